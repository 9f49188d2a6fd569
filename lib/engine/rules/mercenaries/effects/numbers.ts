import { bounded } from '../../kernel/numbers';
import { commanderOf } from '../costs';
import { addLasting, changeForGood, lastWeek } from '../lasting';
import { mercName, teamName } from '../lookup';
import { originOf } from '../origin';
import type { State } from '../state';
import type { Family } from '../terms';
import { type Descriptor, field, shapeOf } from './descriptor';
import { moved, signed } from './words';

/** Effects on numbers: GP, infrastructure, upkeep, EXP. */

const { amount, weeks } = field;

/** What a change of so much counts as, of a number that does good when it rises. */
const gain = (by: number): readonly Family[] => (by === 0 ? [] : [by > 0 ? 'Positive' : 'Negative']);

interface Falls {
  readonly mercs: readonly string[];
  readonly teams: readonly string[];
}
/** What is given to a merc falls on the team that commands it. */
const receivers = (state: State, { mercs, teams }: Falls): string[] =>
  [...teams, ...mercs.map((merc) => commanderOf(state, merc))].filter((team) => team !== null);

const gpShape = shapeOf('GP', { amount });
export const gp: Descriptor<typeof gpShape> = {
  schema: gpShape,
  apply: (tx, act, blow) => {
    const by = blow.effect.amount ?? 0;
    return receivers(tx.state, blow).map((team) => {
      tx.book(team, 'effect', by, act.def.name, act.use.ruling);
      return `${teamName(tx.state, team)}: ${signed(by)} GP.`;
    });
  },
  cites: ['glossary:gp'],
  families: { of: ({ amount: by = 0 }) => gain(by) },
  stage: 'numbers',
  clash: null,
  concerns: 'teams',
  told: false,
  byHand: false,
  words: {
    noun: 'change of GP',
    event: 'given or charged GP',
    page: (effect, verbs) => moved(verbs, effect.amount, 'GP'),
    says: 'of the subject',
    lasts: false,
  },
};

const infrastructureShape = shapeOf('Infrastructure', { amount, weeks });
export const infrastructure: Descriptor<typeof infrastructureShape> = {
  schema: infrastructureShape,
  apply: (tx, act, blow) => {
    const { effect } = blow;
    const by = effect.amount ?? 0;
    return receivers(tx.state, blow).map((team) => {
      if (effect.weeks === undefined) {
        tx.team(team).infrastructure = bounded(tx.team(team).infrastructure + by);
      } else if (effect.weeks > 0) {
        const row = tx.team(team);
        const until = lastWeek(tx.state, effect);
        row.lasting = [...row.lasting, { infrastructure: by, until, origin: originOf(act.use) }];
      }
      return `${teamName(tx.state, team)}: ${signed(by)} infrastructure.`;
    });
  },
  cites: ['glossary:infra'],
  families: { of: ({ amount: by = 0 }) => gain(by) },
  stage: 'numbers',
  clash: null,
  concerns: 'teams',
  told: false,
  byHand: false,
  words: {
    noun: 'change of infrastructure',
    event: 'given other infrastructure',
    page: (effect, verbs) => moved(verbs, effect.amount, 'infrastructure'),
    says: 'of the subject',
    lasts: true,
  },
};

const upkeepShape = shapeOf('Upkeep', { amount, weeks });
/** Without weeks it stays for good. It does good when it falls. */
export const upkeep: Descriptor<typeof upkeepShape> = {
  schema: upkeepShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const by = effect.amount ?? 0;
      if (effect.weeks !== undefined) addLasting(tx, merc, act, effect);
      else changeForGood(tx, merc, act, { upkeep: Math.max(0, tx.merc(merc).upkeep + by) });
      return `${mercName(tx.state, merc)}: upkeep ${signed(by)}.`;
    }),
  cites: ['glossary:upkeep'],
  families: { of: ({ amount: by = 0 }) => gain(-by) },
  stage: { of: ({ amount: by = 0 }) => (by < 0 ? 'lowered upkeep' : 'numbers') },
  clash: null,
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'change of upkeep',
    event: 'given another upkeep',
    page: ({ amount: by = 0 }, { has, its }) =>
      `${has} ${its} upkeep ${by < 0 ? 'lowered' : 'raised'} by ${Math.abs(by)}`,
    says: 'of the subject',
    lasts: true,
  },
};

const expShape = shapeOf('EXP', { amount });
export const exp: Descriptor<typeof expShape> = {
  schema: expShape,
  apply: (tx, _, { effect, mercs }) =>
    mercs.map((merc) => {
      tx.merc(merc).exp = bounded(tx.merc(merc).exp + (effect.amount ?? 0));
      return `${mercName(tx.state, merc)}: ${signed(effect.amount ?? 0)} EXP.`;
    }),
  cites: ['2d:effect'],
  families: { of: ({ amount: by = 0 }) => gain(by) },
  stage: 'numbers',
  clash: null,
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'change of EXP',
    event: 'given EXP',
    page: (effect, verbs) => moved(verbs, effect.amount, 'EXP'),
    says: 'of the subject',
    lasts: false,
  },
};
