/** What a die is thrown for. Equal labels give equal dice; nothing else about the game moves a die. */
export interface DieLabel {
  readonly merc: string;
  readonly ability: string;
  /** Day of the week, counted through all its phases from 1. */
  readonly day: number;
  /** Which use of the ability on that day, from 1 (a struck use frees its number). */
  readonly use: number;
  /** Which draw of that use, from 1. */
  readonly draw: number;
}

export interface Dice {
  /**
   * Throws one die.
   * @returns a whole number from 1 to `sides`, or null where no die may be thrown (a preview): the
   *   ruling is then marked `byChance` and nothing that hangs on the die is applied.
   */
  roll(label: DieLabel, sides: number): number | null;
  /** How often the week went back past a draw before these dice; absent: 0. */
  readonly epoch?: number;
  /** The same dice as they fall in another epoch; absent: dice that know no epochs. */
  inEpoch?(epoch: number): Dice;
}

/** Dice as they fall in one epoch. */
export const diceIn = (dice: Dice, epoch: number): Dice => (epoch === 0 ? dice : (dice.inEpoch?.(epoch) ?? dice));

/** Dice that answer "by chance": a preview draws no real die before its entry is appended. */
export const BY_CHANCE: Dice = { roll: () => null };

/** The text under which a die is derived and shown; the stream and epoch are put before it. */
export const dieLabel = (label: DieLabel): string =>
  [label.merc, label.ability, `day ${label.day}`, `use ${label.use}`, `draw ${label.draw}`].join(' | ');
