import type { Journalled } from '../../rules/kernel/fold';
import { mercenaries } from '../../rules/mercenaries';
import type { Entry } from '../../rules/mercenaries/entry';
import type { Setup } from '../../rules/mercenaries/setup';
import type { View } from '../../rules/mercenaries/view';
import { expectationsOf } from './happened';
import type { StepData } from './step-data';
import { writePlay } from './steps';

/** A week as it was played, as far as whoever exports it may know. */
export interface PlayedWeek {
  /** One sentence that says what it shows. */
  readonly name: string;
  readonly setup: Setup;
  readonly journal: readonly Journalled<Entry>[];
  /** What came of it. */
  readonly view: View;
  /** How things stand at the end: of a closed week, as the next one opens. */
  readonly end: View;
}

/** A week as a scenario, in parts. */
export interface ExportedWeek {
  readonly name: string;
  readonly opening: Setup;
  readonly play: readonly StepData[];
  readonly expect: Readonly<Record<string, unknown>>;
  /** What no step can say, in sentences. */
  readonly left: readonly string[];
}

/**
 * Writes a week as a scenario: its opening, its journal as steps with the dice that were thrown beside them, so that it
 * stands without any seed, and what came of it as what is expected.
 */
export function exportWeek({ name, setup, journal, view, end }: PlayedWeek): ExportedWeek {
  const { steps, left, leftRulings } = writePlay(setup, journal, view.rulings);
  const rulings = view.rulings.filter(({ id }) => !leftRulings.has(id));
  return { name, opening: setup, play: steps, expect: expectationsOf(setup, rulings, end), left };
}

/** How the next week opens after one that is closed, before anybody says who meets whom in it. */
export const openingAfter = (state: ReturnType<typeof mercenaries.open>): ReturnType<typeof mercenaries.open> =>
  mercenaries.open(mercenaries.setup.parse(mercenaries.close(state)));
