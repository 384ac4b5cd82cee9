/** Small synthesised sounds with a meaning; silent until somebody taps the note. */
import { isBoolean, kept } from "./store";

/** Whether sounds are wanted: off until first chosen, then remembered. */
export const sound = kept("sound", 1, false, isBoolean);

interface Tone {
  /** Start and end pitch in hertz. */
  from: number;
  to: number;
  /** Seconds. */
  at?: number;
  length: number;
  wave?: OscillatorType;
  loud?: number;
}

const SOUNDS = {
  deal: [{ from: 900, to: 500, length: 0.04, wave: "triangle", loud: 0.25 }],
  equip: [
    { from: 1400, to: 1350, length: 0.18, wave: "triangle" },
    { from: 2100, to: 2080, length: 0.25, at: 0.03, wave: "sine", loud: 0.3 },
  ],
  hit: [{ from: 160, to: 50, length: 0.22, wave: "square", loud: 0.35 }],
  parry: [
    { from: 700, to: 1500, length: 0.07, wave: "sawtooth", loud: 0.2 },
    { from: 240, to: 120, length: 0.12, at: 0.05, wave: "triangle" },
  ],
  drink: [
    { from: 300, to: 480, length: 0.09 },
    { from: 380, to: 620, length: 0.1, at: 0.1 },
  ],
  avoid: [{ from: 420, to: 140, length: 0.28, wave: "sine" }],
  undo: [{ from: 300, to: 420, length: 0.1, wave: "triangle" }],
  refused: [{ from: 150, to: 140, length: 0.14, wave: "sawtooth", loud: 0.2 }],
  won: [
    { from: 523, to: 523, length: 0.16 },
    { from: 659, to: 659, length: 0.16, at: 0.14 },
    { from: 784, to: 784, length: 0.36, at: 0.28 },
  ],
  card: [{ from: 620, to: 260, length: 0.06, wave: "triangle", loud: 0.4 }],
  fist: [{ from: 130, to: 55, length: 0.16, wave: "triangle", loud: 0.8 }],
  open: [
    { from: 392, to: 392, length: 0.12 },
    { from: 587, to: 587, length: 0.26, at: 0.08 },
  ],
  trick: [{ from: 330, to: 440, length: 0.14, wave: "triangle" }],
  bonus: [
    { from: 1175, to: 1175, length: 0.1, wave: "triangle" },
    { from: 1568, to: 1568, length: 0.1, at: 0.08, wave: "triangle" },
    { from: 2093, to: 2093, length: 0.24, at: 0.16, wave: "triangle", loud: 0.4 },
  ],
  turn: [{ from: 660, to: 700, length: 0.12 }],
  say: [{ from: 500, to: 560, length: 0.05, loud: 0.3 }],
  lost: [
    { from: 220, to: 208, length: 0.3, wave: "triangle" },
    { from: 165, to: 98, length: 0.7, at: 0.26, wave: "triangle" },
  ],
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

function sing(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.length;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = tone.wave ?? "sine";
  voice.frequency.setValueAtTime(tone.from, start);
  voice.frequency.exponentialRampToValueAtTime(tone.to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.3 * (tone.loud ?? 0.6), start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(end);
}

/** Play a sound, if sounds are wanted. */
export function play(name: SoundName): void {
  if (!sound.peek()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[name]) sing(context, tone);
}
