import { z } from 'zod';
import { inList } from '../../kernel/say';
import { addLasting, changeForGood } from '../lasting';
import { listed, mercName } from '../lookup';
import { ALIGNMENTS, GENDERS, MERC_TYPES } from '../terms';
import { type Descriptor, field, shapeOf } from './descriptor';
import { joinedWith } from './words';

/** Effects on what a merc is (`2b:parameter`). */

const modifyShape = shapeOf('Modify', {
  weeks: field.weeks,
  alignment: z.enum(ALIGNMENTS).optional(),
  types: z.array(z.enum(MERC_TYPES)).min(1).optional(),
  gender: z.enum(GENDERS).optional(),
});
export const modify: Descriptor<typeof modifyShape> = {
  schema: modifyShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      if (effect.weeks !== undefined) addLasting(tx, merc, act, effect);
      else changeForGood(tx, merc, act, effect);
      const now = [effect.alignment, effect.types && inList(effect.types), effect.gender].filter(
        (one) => one !== undefined,
      );
      return `${mercName(tx.state, merc)} is now ${listed(now)}.`;
    }),
  cites: ['2b:parameter'],
  families: [],
  stage: 'changes',
  clash: 'traits',
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'change of traits',
    event: 'changed in its traits',
    page: ({ alignment, types = [], gender }, { becomes }) => {
      const traits = [alignment, gender, ...types].filter((word) => word !== undefined);
      return `${becomes} ${joinedWith(traits, 'and') || 'of another kind'}`;
    },
    says: 'of the subject',
    lasts: true,
  },
};
