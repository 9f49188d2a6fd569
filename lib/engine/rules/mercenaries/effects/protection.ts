import { z } from 'zod';
import { addLasting, lastWeek } from '../lasting';
import { mercName } from '../lookup';
import { originOf } from '../origin';
import { removeFor } from '../removals';
import { type Descriptor, field, shapeOf } from './descriptor';
import { nounsOf } from './nouns';
import { joinedWith, several, span } from './words';

/** Effects that protect: immunity, what cannot be aimed at, and stepping in for another (`2e:targeting`, `2f:interception`). */

const { kinds, weeks, from } = field;
const onMercs = { stage: 'conditions', clash: null, concerns: 'mercs', told: false, byHand: false } as const;

const list = (words: readonly string[] | undefined): string => (words ? ` (${words.join(', ')})` : '');

const immuneShape = shapeOf('Immune', { kinds, weeks });
export const immune: Descriptor<typeof immuneShape> = {
  ...onMercs,
  schema: immuneShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      addLasting(tx, merc, act, effect);
      return `${mercName(tx.state, merc)} is Immune${list(effect.kinds)}.`;
    }),
  cites: ['2e:targeting'],
  families: ['Positive'],
  words: {
    noun: 'immunity',
    event: 'made Immune',
    page: (effect, { becomes }) => `${becomes} Immune to ${joinedWith(effect.kinds ?? [], 'and') || 'everything'}`,
    says: 'of the subject',
    lasts: true,
  },
};

const untargetableShape = shapeOf('Untargetable', { weeks });
export const untargetable: Descriptor<typeof untargetableShape> = {
  ...onMercs,
  schema: untargetableShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      removeFor(tx, merc, 'Untargetable', lastWeek(tx.state, effect), originOf(act.use));
      return `${mercName(tx.state, merc)} is Untargetable${span(effect.weeks)}.`;
    }),
  cites: ['2e:targeting'],
  families: ['Positive'],
  words: {
    noun: 'Untargetability',
    event: 'made Untargetable',
    page: (_, { becomes }) => `${becomes} Untargetable`,
    says: 'of the subject',
    lasts: true,
  },
};

const interceptShape = shapeOf('Intercept', {
  kinds,
  weeks,
  from,
  /** For whom: `allies`, or mercs by key or name. */
  for: z.union([z.literal('allies'), z.string(), z.array(z.string())]).optional(),
});
export const intercept: Descriptor<typeof interceptShape> = {
  ...onMercs,
  schema: interceptShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      addLasting(tx, merc, act, effect);
      return `${mercName(tx.state, merc)} stands ready to step in${list(effect.kinds)}.`;
    }),
  cites: ['2f:interception', 'glossary:intercept'],
  families: [],
  words: {
    noun: 'interception',
    event: 'set to intercept',
    page: (effect, { takes }, nameOf) => {
      const whom =
        effect.for === undefined || effect.for === 'allies'
          ? 'an ally'
          : joinedWith(several(effect.for).map(nameOf), 'or');
      const types = several(effect.from);
      const what = effect.kinds ? nounsOf(effect.kinds) : 'any effect';
      return `${takes} ${what}${types.length > 0 ? ` of ${joinedWith(types, 'and')} abilities` : ''} meant for ${whom}`;
    },
    says: 'of the user',
    lasts: true,
  },
};
