import { freshAbility } from '../cooldowns';
import { lastWeek } from '../lasting';
import { abilityOf, listed, mercName, mercOf } from '../lookup';
import { abilitiesReached } from '../meta';
import { originOf } from '../origin';
import { pronounsOf } from '../pronouns';
import type { Held, Source } from '../state';
import type { Transaction } from '../transaction';
import { refreshWatch } from '../watch';
import { type Descriptor, field, shapeOf } from './descriptor';
import { reachOf } from './meta-abilities';

/** Abilities in other hands: stolen until used, or copied beside their owner (`glossary:stolen`, `glossary:limited-use`). */

const { abilities, weeks } = field;

const stealShape = shapeOf('Steal', { abilities });
/** Takes abilities from their owner until the start of the week after the thief has used them. */
export const steal: Descriptor<typeof stealShape> = {
  schema: stealShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const thief = act.user;
      const taken = abilitiesReached(tx.state, act.def, effect, merc).filter((source) => canLeave(tx, source, thief));
      for (const source of taken) {
        tx.ability(source).stolen = { by: thief, used: false, rest: 0, bought: false, origin: originOf(act.use) };
        hold(tx, thief, { ability: source.ability, how: 'stolen', until: null, state: null });
      }
      watchAgain(tx, [thief, ...taken.map(({ holder }) => holder)]);
      return `${mercName(tx.state, thief)} steals ${namesOf(tx, taken)} from ${mercName(tx.state, merc)}.`;
    }),
  cites: ['glossary:stolen', '2h:meta'],
  families: ['Meta-Ability', 'Negative'],
  stage: 'thefts',
  clash: 'thefts',
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'theft',
    event: 'robbed of an ability',
    page: (effect, { has }) => `${has} ${reachOf(effect)} stolen`,
    says: 'of the subject',
    lasts: false,
  },
};

const copyShape = shapeOf('Copy', { abilities, weeks });
/** Lets the user use abilities as its own, with a recharge of its own. */
export const copy: Descriptor<typeof copyShape> = {
  schema: copyShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      const copier = act.user;
      const until = lastWeek(tx.state, effect);
      const taken = abilitiesReached(tx.state, act.def, effect, merc).filter((source) => canLeave(tx, source, copier));
      for (const { ability } of taken) {
        const old = mercOf(tx.state, copier).held.find((held) => held.ability === ability && held.how === 'copied');
        hold(tx, copier, { ability, how: 'copied', until, state: old?.state ?? freshAbility() });
      }
      watchAgain(tx, [copier]);
      return `${mercName(tx.state, copier)} may use ${namesOf(tx, taken)} of ${mercName(tx.state, merc)} as ${pronounsOf(tx.state, copier).their} own.`;
    }),
  cites: ['2h:meta'],
  families: ['Meta-Ability'],
  stage: 'copies',
  clash: 'copies',
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'copy',
    event: 'copied',
    page: (effect, { has }) => `${has} ${reachOf(effect)} copied`,
    says: 'of the subject',
    lasts: true,
  },
};

/** Its owner's own ability, not a copy, not one of Limited Use, and not the taker's already. */
const canLeave = (tx: Transaction, { holder, ability }: Source, taker: string): boolean => {
  const { owner, def } = abilityOf(tx.state, ability);
  return owner === holder && holder !== taker && def.limitedUses === undefined;
};

function hold(tx: Transaction, merc: string, held: Held): void {
  const row = tx.merc(merc);
  row.held = [...row.held.filter(({ ability }) => ability !== held.ability), held];
}

function watchAgain(tx: Transaction, mercs: readonly string[]): void {
  const teams = new Set(mercs.map((merc) => mercOf(tx.state, merc).team));
  for (const team of teams) if (team !== null) refreshWatch(tx, team);
}

const namesOf = (tx: Transaction, sources: readonly Source[]): string =>
  sources.length === 0 ? 'nothing' : listed(sources.map(({ ability }) => abilityOf(tx.state, ability).def.name));
