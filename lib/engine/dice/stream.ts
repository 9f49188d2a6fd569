import { type Dice, type DieLabel, diceIn, dieLabel } from '../rules/kernel/dice';
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
  return {
    epoch,
    roll: (label, sides) => draw(seed, drawLabel(stream, epoch, label), sides),
    inEpoch: (other) => seededDice(seed, stream, other),
  };
}

/** A die's name within its week: the first epoch's dice are named by their label alone. */
const thrownAs = (epoch: number, label: DieLabel): string =>
  epoch === 0 ? dieLabel(label) : `epoch ${epoch} | ${dieLabel(label)}`;

/** What was thrown: the labels of a week's dice, without the stream. */
export interface RecordedDice extends Dice {
  readonly thrown: ReadonlySet<string>;
}

/** The same dice, which also keep the labels that they were asked for. */
export const recorded = (dice: Dice, before: ReadonlySet<string> = new Set()): RecordedDice =>
  keeping(dice, new Set(before));

function keeping(dice: Dice, thrown: Set<string>): RecordedDice {
  const { epoch = 0 } = dice;
  return {
    thrown,
    epoch,
    roll(label, sides) {
      thrown.add(thrownAs(epoch, label));
      return dice.roll(label, sides);
    },
    inEpoch: (other) => keeping(diceIn(dice, other), thrown),
  };
}

/** The same dice for a preview: those that were thrown show as they fell, every other one answers "by chance". */
export const onlyThrown = (dice: Dice, thrown: ReadonlySet<string>): Dice => ({
  epoch: dice.epoch,
  roll: (label, sides) => (thrown.has(thrownAs(dice.epoch ?? 0, label)) ? dice.roll(label, sides) : null),
  inEpoch: (other) => onlyThrown(diceIn(dice, other), thrown),
});
