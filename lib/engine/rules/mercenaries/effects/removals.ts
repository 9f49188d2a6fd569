import { lastWeek } from '../lasting';
import { mercName } from '../lookup';
import { originOf } from '../origin';
import { addMark, removeFor, removeForPhase } from '../removals';
import { type Descriptor, field, shapeOf } from './descriptor';
import { span } from './words';

/** Effects that take a merc out of the battle or its abilities out of use (glossary). */

const onMercs = { clash: null, concerns: 'mercs', told: false, byHand: false } as const;
const { weeks } = field;

const koShape = shapeOf('KO', { weeks });
export const ko: Descriptor<typeof koShape> = {
  ...onMercs,
  schema: koShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      removeFor(tx, merc, 'KO', lastWeek(tx.state, effect), originOf(act.use));
      return `${mercName(tx.state, merc)} is KO’d${span(effect.weeks)}.`;
    }),
  cites: ['glossary:ko', 'glossary:removal'],
  families: ['Removal'],
  stage: 'conditions',
  words: { noun: 'KO', event: 'KO’d', page: (_, { is }) => `${is} KO’d`, says: 'of the subject', lasts: true },
};

const seduceShape = shapeOf('Seduce', { weeks });
export const seduce: Descriptor<typeof seduceShape> = {
  ...onMercs,
  schema: seduceShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      if (effect.weeks === undefined) removeForPhase(tx, merc, 'Seduced', originOf(act.use));
      else removeFor(tx, merc, 'Seduced', lastWeek(tx.state, effect), originOf(act.use));
      return `${mercName(tx.state, merc)} is seduced${effect.weeks ? span(effect.weeks) : ' for this phase'}.`;
    }),
  cites: ['glossary:seduction', 'glossary:removal'],
  families: ['Removal'],
  stage: 'conditions',
  words: {
    noun: 'Seduction',
    event: 'seduced',
    page: (_, { is }) => `${is} seduced`,
    says: 'of the subject',
    lasts: true,
  },
};

const kidnapShape = shapeOf('Kidnap', { weeks });
export const kidnap: Descriptor<typeof kidnapShape> = {
  ...onMercs,
  schema: kidnapShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      removeFor(tx, merc, 'Kidnapped', lastWeek(tx.state, effect), originOf(act.use));
      return `${mercName(tx.state, merc)} is kidnapped${effect.weeks ? span(effect.weeks) : ' until the end of Results'}.`;
    }),
  cites: ['glossary:kidnapping', 'glossary:removal'],
  families: ['Removal'],
  stage: 'conditions',
  words: {
    noun: 'Kidnapping',
    event: 'kidnapped',
    page: (_, { is }) => `${is} kidnapped`,
    says: 'of the subject',
    lasts: true,
  },
};

const intimidateShape = shapeOf('Intimidate', { weeks });
export const intimidate: Descriptor<typeof intimidateShape> = {
  ...onMercs,
  schema: intimidateShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      removeFor(tx, merc, 'Intimidated', lastWeek(tx.state, effect), originOf(act.use));
      return `${mercName(tx.state, merc)} is intimidated and keeps out of the battle.`;
    }),
  cites: ['glossary:intimidation', 'glossary:removal'],
  families: ['Removal'],
  stage: 'conditions',
  words: {
    noun: 'Intimidation',
    event: 'intimidated',
    page: (_, { is }) => `${is} intimidated`,
    says: 'of the subject',
    lasts: true,
  },
};

const injureShape = shapeOf('Injure', { weeks });
/** Costs the week after, not the present one. */
export const injure: Descriptor<typeof injureShape> = {
  ...onMercs,
  schema: injureShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const from = tx.state.week + 1;
      const until = Math.max(from, lastWeek(tx.state, effect));
      addMark(tx, merc, { status: 'Injured', from, until, during: 'week', by: null, origin: originOf(act.use) });
      return `${mercName(tx.state, merc)} is injured and misses next week.`;
    }),
  cites: ['glossary:injured'],
  families: [],
  stage: 'conditions',
  words: {
    noun: 'Injury',
    event: 'Injured',
    page: (_, { is }) => `${is} Injured, which costs the week after`,
    says: 'of the subject',
    lasts: true,
  },
};
