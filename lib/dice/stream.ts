import { type Dice, type DieLabel, dieLabel } from '../rules/kernel/dice';
import { draw } from './draw';
import { type Seed, seedBytes } from './seed';

/**
 * The text that a die of a week is drawn under: the stream, the dice epoch, and what the die is thrown for.
 * @param epoch 0, and one more each time that a week went back past a draw
 */
export const drawLabel = (stream: string, epoch: number, label: DieLabel): string =>
  drawText(stream, epoch, dieLabel(label));

/** The same for a label as a ruling shows it. */
export const drawText = (stream: string, epoch: number, label: string): string =>
  [stream, `epoch ${epoch}`, label].join(' | ');

/** The dice of one week. */
export function seededDice(seed: Seed, stream: string, epoch: number): Dice {
  seedBytes(seed);
  return { roll: (label, sides) => draw(seed, drawLabel(stream, epoch, label), sides) };
}

/** What was thrown: the labels of a week's dice, without the stream and the epoch. */
export interface RecordedDice extends Dice {
  readonly thrown: ReadonlySet<string>;
}

/** The same dice, which also keep the labels that they were asked for. */
export function recorded(dice: Dice, before: ReadonlySet<string> = new Set()): RecordedDice {
  const thrown = new Set(before);
  return {
    thrown,
    roll(label, sides) {
      thrown.add(dieLabel(label));
      return dice.roll(label, sides);
    },
  };
}

/** The same dice for a preview: those that were thrown show as they fell, every other one answers "by chance". */
export const onlyThrown = (dice: Dice, thrown: ReadonlySet<string>): Dice => ({
  roll: (label, sides) => (thrown.has(dieLabel(label)) ? dice.roll(label, sides) : null),
});
