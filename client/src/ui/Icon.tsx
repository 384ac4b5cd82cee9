const SHAPES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  help: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.5",
  undo: "M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 8h-2",
  avoid: "M5 5v6a4 4 0 0 0 4 4h10M15 11l4 4-4 4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  copy: "M8 8h11v12H8zM5 16V4h11",
  sword: "M20 4l-9.5 9.5M20 4h-4.5L8 11.5M20 4v4.5L12.5 16M6.5 12l5.5 5.5M8 16l-4 4",
  fist: "M6 11V8.5a1.5 1.5 0 0 1 3 0V7.5a1.5 1.5 0 0 1 3 0V7.5a1.5 1.5 0 0 1 3 0V9a1.5 1.5 0 0 1 3 0v5.5a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5zM6 13h6",
  heart: "M12 20C5 15 3.5 11.5 3.5 8.8a4.3 4.3 0 0 1 8.5-1.3 4.3 4.3 0 0 1 8.5 1.3C20.5 11.5 19 15 12 20z",
  skull:
    "M8 18v-2.5A7 7 0 1 1 16 15.5V18zM9.5 21v-3M12 21v-3M14.5 21v-3M9.5 11.5h.01M14.5 11.5h.01",
  auto: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  dark: "M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  note: "M9 18V5.5l10-2V16M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  mute: "M9 18V9M9 5.5l10-2V13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM4 4l16 16",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  check: "M5 12.5l4.5 4.5L19 7.5",
  flame: "M12 3c1 3.5 5 5.5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 .5 1.5 1 2 2 2.5C11.5 9 10.5 6 12 3z",
  sheet: "M5 4h14v16H5zM5 9h14M10 4v16M14.5 9v11",
  last: "M7 6l9-2 3 14-9 2zM7 6l-2 .8 3 13 2-.4",
  smile: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9 10h.01M15 10h.01M8.5 14a4.3 4.3 0 0 0 7 0",
  hat: "M3 15c3-1 4-8 9-8s6 7 9 8c-3 3-15 3-18 0zM12 10v2M10.5 11h3",
  crown: "M4 17h16l1-9-5 3-4-6-4 6-5-3z",
  dealer: "M8 8h10v12H8zM8 17l-3-1L8 5l8 2",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0z",
  seat: "M7 4v9h10V4M5 13h14v4H5zM7 17v4M17 17v4",
  eye: "M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  swap: "M7 5L3.5 8.5 7 12M3.5 8.5H17M17 12l3.5 3.5L17 19M20.5 15.5H7",
  pen: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  chart: "M4 4v16h16M7.5 15.5l4-5 3 2.5 5-7",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  file: "M6 3.5h8l4 4v13H6zM14 3.5v4h4",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  up: "M12 20V5M6 11l6-6 6 6",
} as const;

export type IconName = keyof typeof SHAPES;

/** A line drawing beside a word or in a labelled button; it never speaks for itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
