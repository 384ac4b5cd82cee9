"""Learn Scoundrel in less than five minutes: actor and critic in plain NumPy.

    OPENBLAS_NUM_THREADS=1 python examples/train_scoundrel.py --curve curve.svg

A network of one hidden layer plays 512 dungeons at once and learns from every
8 steps of all of them: advantages by GAE (Schulman et al., arXiv:1506.02438), steps
by Adam (Kingma and Ba, arXiv:1412.6980). One thread is enough for
matrices so small. Needs ``pip install '.[rl]' matplotlib``.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import stammtisch.envs  # noqa: F401 - makes the environments known
from stammtisch.envs.scoundrel import observation as seen

Floats = NDArray[np.float32]

GAMES, STEPS, HIDDEN, ACTIONS = 512, 8, 128, 9
RATE, TRACE, ENTROPY, CRITIC = 4e-3, 0.95, 0.01, 0.5
POINTS = 20
"""Rewards are divided by it, so that the critic's numbers are small."""


def features(observations: NDArray[np.int8], masks: NDArray[np.int8]) -> Floats:
    """Health, weapon, room and wounds as shares; what may be done, and where the cards are."""
    table, cards = observations[:, : seen.CARDS], observations[:, seen.CARDS :]
    monsters, weapon = table[:, seen.ROOM :: 3], table[:, [seen.WEAPON]]
    wounds = np.where(masks[:, 1:8:2], np.maximum(monsters - weapon, 0), monsters)
    shares = np.hstack([table, wounds, np.maximum(table[:, [seen.HEALTH]] - wounds, 0)]) / np.float32(15)
    return np.hstack([shares, masks, cards == seen.UNSEEN, cards >= seen.UNDER]).astype(np.float32)


class Network:
    """Logits of the actions and, as last output, the value of the position, from one hidden layer."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, ACTIONS + 1), (ACTIONS + 1,)]
        scales = [np.sqrt(2 / inputs), 0, 0.01, 0]
        self.weights = [
            (rng.standard_normal(shape) * scale).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.steps = 0

    def __call__(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The hidden layer and the outputs."""
        into, bias, out, shift = self.weights
        hidden = np.maximum(inputs @ into + bias, 0)
        return hidden, hidden @ out + shift

    def learn(self, inputs: Floats, hidden: Floats, slopes: Floats, rate: float) -> None:
        """One step of Adam against the slopes of the loss by the outputs."""
        back = slopes @ self.weights[2].T * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(0), hidden.T @ slopes, slopes.sum(0)]
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.steps) / size


class Play(NamedTuple):
    """One step of all games."""

    inputs: Floats
    hidden: Floats
    outputs: Floats
    odds: Floats
    actions: NDArray[np.int64]
    rewards: Floats
    ended: NDArray[np.bool_]


def policy(outputs: Floats, masks: NDArray[np.int8]) -> Floats:
    """The probability of each action, 0 for the illegal ones."""
    logits = np.where(masks, outputs[:, :ACTIONS], -np.inf)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def advantages(plays: list[Play], after: Floats) -> Floats:
    """How much better it went than the critic thought; ``after`` is its value of what comes next."""
    trace, gains = np.zeros_like(after), []
    for play in reversed(plays):
        values, goes_on = play.outputs[:, ACTIONS], ~play.ended
        trace = play.rewards + goes_on * after - values + TRACE * goes_on * trace
        gains.append(trace)
        after = values
    return np.concatenate(gains[::-1])


def slopes(outputs: Floats, odds: Floats, actions: NDArray[np.int64], gains: Floats) -> Floats:
    """The slopes of policy loss, entropy bonus and critic loss by the outputs, each the mean of all plays."""
    even = (gains - gains.mean()) / (gains.std() + 1e-8)
    logs = np.log(odds + 1e-8)
    result = np.empty_like(outputs)
    entropy = -(odds * logs).sum(1, keepdims=True)
    result[:, :ACTIONS] = odds * even[:, None] + ENTROPY * odds * (logs + entropy)
    result[np.arange(len(gains)), actions] -= even
    result[:, ACTIONS] = -CRITIC * gains
    return result / len(gains)


def train(updates: int, seed: int) -> list[tuple[float, float, float]]:
    """Learn so many times; lines of processor minutes, mean score, and share of dungeons won."""
    rng = np.random.default_rng(seed)
    env = gymnasium.make_vec("Scoundrel-v0", num_envs=GAMES)
    observations, info = env.reset(seed=seed)
    inputs = features(observations, info["action_mask"])
    network = Network(inputs.shape[1], rng)
    curve: list[tuple[float, float, float]] = []
    scores: list[int] = []
    began = time.process_time()
    for update in range(updates):
        plays: list[Play] = []
        for _ in range(STEPS):
            hidden, outputs = network(inputs)
            odds = policy(outputs, info["action_mask"])
            actions = (odds.cumsum(1) > rng.random((GAMES, 1), np.float32)).argmax(1)
            observations, rewards, ended, _, info = env.step(actions)
            plays.append(Play(inputs, hidden, outputs, odds, actions, rewards / POINTS, ended))
            inputs = features(observations, info["action_mask"])
            if ended.any():
                scores += info["final_info"]["score"][ended].tolist()
        gains = advantages(plays, network(inputs)[1][:, ACTIONS])
        past = Play(*map(np.concatenate, zip(*plays, strict=True)))
        rate = RATE * (1 - update / updates)
        network.learn(past.inputs, past.hidden, slopes(past.outputs, past.odds, past.actions, gains), rate)
        if len(scores) > 20_000:
            minutes = (time.process_time() - began) / 60
            curve.append((minutes, float(np.mean(scores)), float(np.mean(np.array(scores) > 0))))
            print("{:5.2f} minutes  score {:7.1f}  won {:7.3%}".format(*curve[-1]))
            scores.clear()
    return curve


def draw(curve: list[tuple[float, float, float]], target: Path) -> None:
    """The mean score and the share of dungeons won over the time."""
    import matplotlib.pyplot as plt

    minutes, scores, won = zip(*curve, strict=True)
    figure, (above, below) = plt.subplots(2, figsize=(7, 5), sharex=True, layout="constrained")
    above.plot(minutes, scores, color="#b11d2b")
    above.set(ylabel="mean score", title="Scoundrel-v0, actor and critic in NumPy")
    below.plot(minutes, 100 * np.array(won), color="#1d6a72")
    below.set(ylabel="won, per cent", xlabel="processor minutes")
    for axes in (above, below):
        axes.grid(alpha=0.3)
    figure.savefig(target)


def main() -> None:
    """Read the command line, train, and draw."""
    parser = argparse.ArgumentParser(description="Learn Scoundrel.")
    parser.add_argument("--updates", type=int, default=8_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw how it went")
    options = parser.parse_args()
    curve = train(options.updates, options.seed)
    if options.curve and not curve:
        raise SystemExit("That was too short for a curve. Give it more --updates.")
    if options.curve:
        draw(curve, options.curve)


if __name__ == "__main__":
    main()
