import { grants } from '../exceptions';
import { lastWeek } from '../lasting';
import { abilityOf, mercName, mercOf, teamName } from '../lookup';
import { typeOf } from '../meta';
import { byOrigin, linkTo, type Origin, originOf } from '../origin';
import { endWaiting } from '../outcomes';
import { release } from '../possession';
import { pronounsOf } from '../pronouns';
import { addMark } from '../removals';
import { supportsOf } from '../sides';
import type { Use } from '../state';
import type { Transaction } from '../transaction';
import { takeFrom } from '../waiting';
import { type Descriptor, field, shapeOf } from './descriptor';

/** Effects by which mercs change sides: `glossary:possession`, `glossary:subversion`. */

const { weeks } = field;

const possessShape = shapeOf('Possess', { weeks });
export const possess: Descriptor<typeof possessShape> = {
  schema: possessShape,
  apply: (tx, act, { effect, mercs }, order) => {
    const { by } = act.use;
    if (by === null) return [];
    return mercs.map((merc) => {
      release(tx, merc);
      addMark(tx, merc, {
        status: 'Possessed',
        from: tx.state.week,
        until: lastWeek(tx.state, effect),
        during: 'week',
        by,
        origin: originOf(act.use),
      });
      if (mercOf(tx.state, merc).team !== by) {
        const team = tx.team(by);
        team.borrowed = [...team.borrowed, merc];
      }
      cancelWaiting(tx, merc, order, originOf(act.use));
      return `${mercName(tx.state, merc)} is possessed: ${teamName(tx.state, by)} commands ${pronounsOf(tx.state, merc).them} until the end of Results.`;
    });
  },
  cites: ['glossary:possession', 'glossary:removal'],
  families: { of: (_, { possessionIsRemoval }) => (possessionIsRemoval ? ['Removal'] : []) },
  stage: 'sides',
  clash: 'side',
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'Possession',
    event: 'possessed',
    page: (_, { is }) => `${is} possessed`,
    says: 'of the subject',
    lasts: true,
  },
};

/**
 * What it had declared, its Pure Supports' abilities included, is Cancelled without recharge, but for Pre-Battles and
 * what says that it goes on.
 */
function cancelWaiting(tx: Transaction, merc: string, order: number, origin: Origin): void {
  const stays = (use: Use): boolean => {
    const { def } = abilityOf(tx.state, use.ability);
    if (typeOf(tx.state, use) === 'Pre-Battle') return true;
    if (def.unaffectedBy?.some((kind) => kind === 'Possess' || kind === 'Removal')) return true;
    return (def.effects ?? []).some((effect) => grants(effect, 'user', 'removed'));
  };
  const text = `${mercName(tx.state, merc)} was possessed${byOrigin(tx.state, origin)} after it was declared`;
  const links = linkTo(origin);
  for (const holder of [merc, ...supportsOf(tx.state, merc)]) {
    const cites =
      holder === merc ? (['glossary:possession'] as const) : (['glossary:possession', '2g:pure-support'] as const);
    for (const use of takeFrom(tx, holder, (one) => !stays(one)))
      endWaiting(tx, use, 'Cancelled', { text, cites, links }, order);
  }
}

const subvertShape = shapeOf('Subvert', { weeks });
export const subvert: Descriptor<typeof subvertShape> = {
  schema: subvertShape,
  apply: (tx, act, { effect, mercs }) =>
    mercs.map((merc) => {
      release(tx, merc);
      addMark(tx, merc, {
        status: 'Subverted',
        from: tx.state.week,
        until: lastWeek(tx.state, effect),
        during: 'week',
        by: null,
        origin: originOf(act.use),
      });
      if (!tx.state.thirdParties.includes(merc)) tx.state.thirdParties = [...tx.state.thirdParties, merc];
      return `${mercName(tx.state, merc)} leaves ${pronounsOf(tx.state, merc).their} team and fights as a third party.`;
    }),
  cites: ['glossary:subversion'],
  families: { of: (_, { subversionIsRemoval }) => (subversionIsRemoval ? ['Removal'] : []) },
  stage: 'sides',
  clash: 'side',
  concerns: 'mercs',
  told: false,
  byHand: false,
  words: {
    noun: 'Subversion',
    event: 'subverted',
    page: (_, { becomes }) => `${becomes} a third party`,
    says: 'of the subject',
    lasts: true,
  },
};
