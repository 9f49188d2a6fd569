import { type Act, isBattle, leaveOpen, stop } from './act';
import { type Aim, aimOf } from './aim';
import { candidatesOf, type Range } from './candidates';
import type { Cite } from './clauses';
import { isFielded } from './fielding';
import { joined } from './lists';
import { mercNames } from './lookup';
import { draw, type Pick } from './random';
import type { Ability } from './setup';
import type { Use } from './state';
import { targetCites } from './targeting';
import { aimsAtMercs, targetNames, thingsFor } from './things';
import type { Transaction } from './transaction';

/** Targets that its leader does not name: a whole team, or whom dice pick (`2b:random`, `2b:pool`, `2b:post-rosters`). */

/** How many of the candidates an ability hits in the end. */
const wanted = ({ min, max }: Aim): number => (max === Number.MAX_SAFE_INTEGER ? Math.max(1, min) : max);

/** Picks among all that an ability's words take in: the candidates of a Pool first, then the targets. */
export function pickFor(tx: Transaction, use: Use, user: string, def: Ability, range: Range): Pick {
  const aim = aimOf(def);
  const candidates = aimsAtMercs(def) ? candidatesOf(tx.state, user, def, range) : thingsFor(tx.state, user, def);
  const first = aim.pool === null ? null : draw(tx, use, candidates, aim.pool);
  if (first?.open) return first;
  const last = draw(tx, use, first?.picked ?? candidates, wanted(aim));
  return { ...last, rolls: [...(first?.rolls ?? []), ...last.rolls] };
}

/** The final pick of a Pool out of the candidates that were named. */
export const pickFromPool = (tx: Transaction, use: Use, def: Ability, pool: readonly string[]): Pick =>
  draw(tx, use, pool, wanted(aimOf(def)));

/** Says whom a use is aimed at, where that was not said when it was declared. */
export function aimAtTime(tx: Transaction, act: Act): void {
  const { use, def, user } = act;
  const aim = aimOf(def);
  if (use.open) {
    leaveOpen(act, 'Targeting', 'dice that are not thrown yet pick the target', ['2b:random']);
    return;
  }
  if (aim.kind === 'global') return;
  if (aim.kind === 'user') {
    act.targets = def.quantity || needsTarget(def) ? [user] : [];
    return;
  }
  const fielded = isBattle(act.type) || aim.postRosters;
  if (aim.kind === 'team') {
    act.targets = candidatesOf(tx.state, user, def, { fielded, unrosterable: true, type: act.type });
    if (act.targets.length === 0) stop(act, 'Failed', 'Targeting', nobody(def, 'hit'));
    return;
  }
  const answers = act.type === 'Trigger' && use.targets.length === 0;
  if (aim.postRosters || answers) pickAtTime(tx, act, aim, fielded);
}

function pickAtTime(tx: Transaction, act: Act, aim: Aim, fielded: boolean): void {
  const { use, def, user } = act;
  const { state } = tx;
  const named = [...use.pool, ...use.targets].filter((merc) => !fielded || !aimsAtMercs(def) || isFielded(state, merc));
  if (aim.kind === 'named' && aim.pool === null && named.length > 0) {
    act.targets = named;
    return;
  }
  const designated = use.pool.length > 0 || (aim.designated && use.targets.length > 0);
  if (designated && named.length === 0) {
    stop(act, 'Failed', 'Targeting', {
      text: `${mercNames(state, [...use.pool, ...use.targets])} did not take the field, so ${def.name} has Failed`,
      cites: [...targetCites(def), 'glossary:failure'],
    });
    return;
  }
  const pick =
    named.length > 0
      ? pickFromPool(tx, use, def, named)
      : pickFor(tx, use, user, def, {
          fielded,
          unrosterable: use.includeUnrosterable,
          type: act.type,
        });
  use.picked = true;
  act.rolls = joined(act.rolls, pick.rolls);
  if (pick.open) {
    leaveOpen(act, 'Targeting', 'dice that are not thrown yet pick the target', ['2b:random']);
    return;
  }
  act.targets = pick.picked;
  if (pick.picked.length === 0) {
    stop(act, 'Failed', 'Targeting', nobody(def, 'pick'));
    return;
  }
  act.argument.say('Targeting', 'passed', `The pick falls on ${targetNames(state, act.targets)}.`, targetCites(def));
}

/** Whether any of an ability's effects goes to whom it is aimed at. */
export const needsTarget = ({ effects }: Ability): boolean =>
  (effects ?? []).length === 0 || (effects ?? []).some(({ to }) => to === undefined || to === 'target');

export const nobody = (def: Ability, what: 'hit' | 'pick'): { text: string; cites: Cite[] } => ({
  text: `${def.name} finds nobody to ${what} and has Failed`,
  cites: [...targetCites(def), '2e:hitting', 'glossary:failure'],
});
