import { demoMatches, demoSetup } from '../../demo/season';
import type { Vocabulary } from '../../engine/rules/kernel/reading';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Names } from './judge';

/** The week of the demo season whose matches the labelled posts were written for. */
const WEEK = 4;
const state = mercenaries.open({ ...demoSetup, week: WEEK, matches: [...(demoMatches[WEEK - 1] ?? [])] });

/** The teams of the demo season. */
export const demoTeams: readonly string[] = Object.keys(demoSetup.teams);

/** What a post of one of the demo's leaders may name, in that week as it opens. */
export const demoVocabulary = (team: string): Vocabulary => mercenaries.vocabulary(state, team);

/** The demo's names behind a vocabulary's keys. */
export const namesIn = ({ abilities, mercs }: Vocabulary): Names => ({
  ability: (key) => abilities.find((one) => one.key === key)?.name ?? key,
  merc: (key) => mercs.find((one) => one.key === key)?.name ?? key,
});
