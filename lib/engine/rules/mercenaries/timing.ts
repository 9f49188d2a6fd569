import type { ClauseId } from '../kernel/ruling';
import { type Act, isBattle, stop } from './act';
import { sentence } from './argument';
import { controllerOf, TYPE_CLAUSE } from './commands';
import { grants } from './exceptions';
import { isFielded } from './fielding';
import { joined } from './lists';
import { abilityName, cardOf, findTeam, mercName, mercOf, teamName } from './lookup';
import { nullifiedBy, nullifyPassedBy } from './meta';
import { byOrigin, linkTo, type Origin, saidOrigin } from './origin';
import { barred, disabled, holds, markOf, type Refusal } from './removals';
import { isPureSupport, sideOf } from './sides';
import type { State } from './state';
import type { AbilityType } from './terms';
import type { Transaction } from './transaction';

/** Whether a use may still take place when its time has come (`2e:timing`, `2f:invalidated`). */

/** A nullify stops what is used from its Hit on; what waited then was stopped at once. */
export function nullifying(tx: Transaction, act: Act): void {
  if (act.use.waited) return;
  const mark = nullifiedBy(tx.state, act.use);
  if (mark === null) return;
  const still = act.effects.filter((effect) => grants(effect, 'user', 'nullified'));
  if (still.length > 0) {
    act.effects = still;
    return;
  }
  act.origin = mark.origin;
  stop(act, 'Nullified', 'Timing', nullifiedText(tx.state, act.use.ability, mark.origin));
}

/** @param origin whose Nullify it was; null: not known */
export const nullifiedText = (state: State, ability: string, origin: Origin | null): Refusal => ({
  text: `${abilityName(state, ability)} has been Nullified${byOrigin(state, origin)}`,
  cites: ['glossary:nullify', '2h:meta'],
  links: linkTo(origin),
});

export function timing(tx: Transaction, act: Act): void {
  const { state } = tx;
  const stopped = whyNot(state, act);
  if (!stopped) {
    const passed = nullifyPassedBy(state, act.use);
    const words = WORDS[act.type] ?? 'It takes place at once.';
    const stolen = passed && ` It is stolen, so ${saidOrigin(state, passed.origin) ?? 'a Nullify'} does not reach it.`;
    const cites = timingCites(state, act.type);
    act.argument.say('Timing', 'passed', `${words}${stolen ?? ''}`, stolen ? [...cites, 'glossary:stolen'] : cites);
    if (passed) act.links = joined(act.links, linkTo(passed.origin));
    return;
  }
  const still = act.effects.filter((effect) => grants(effect, 'user', stopped.removed ? 'removed' : 'benched'));
  if (still.length === 0) {
    stop(act, isBattle(act.type) ? 'Nullified' : 'Invalidated', 'Timing', stopped);
    return;
  }
  act.effects = still;
  act.argument.say('Timing', 'passed', `${sentence(stopped.text)} Its own text lets it take place all the same.`, [
    '2e:timing',
    '2f:invalidated',
    TYPE_CLAUSE[act.type],
  ]);
}

const WORDS: Partial<Record<AbilityType, string>> = {
  'Start of Battle': 'The match begins, and its user is on the field.',
  'Mid-Battle': 'The teams have met, and its user is on the field.',
  'Pre-Battle': 'It takes place before the battle.',
  Trigger: 'It answers before its cause has resolved.',
};

function timingCites(state: State, type: AbilityType): ClauseId[] {
  const { battleOrder, removalsFirst } = state.setup.settings;
  const together = isBattle(type) && battleOrder === 'simultaneous';
  const order = together ? '2f:simultaneous' : type === 'Trigger' ? '2f:trigger-base' : '2f:declaration-order';
  const cites = ['2e:timing', TYPE_CLAUSE[type], '2f:earlier-timing', order];
  return together && removalsFirst ? [...cites, '2f:declaration-order'] : cites;
}

interface Stopped extends Refusal {
  readonly removed: boolean;
}

/** Why the user cannot do it when its time has come; null where it can. */
function whyNot(state: State, act: Act): Stopped | null {
  const { use, def, type, user } = act;
  if (!use.waited) return null;
  if (removalWaived(state, act)) return null;
  const own = disabled(state, use.holder);
  if (isBattle(type)) {
    if (isFielded(state, user) && (own === null || user === use.holder)) return null;
    const out = barred(state, user) ?? own;
    const linked: ClauseId[] = isPureSupport(state, use.holder) ? ['2g:pure-support'] : [];
    const cites: ClauseId[] = [TYPE_CLAUSE[type], 'glossary:nullify', ...linked];
    if (out) {
      const text = `${out.text}, so ${def.name} cannot take place`;
      return { ...out, text, cites: [...cites, '2f:invalidated', ...out.cites], removed: true };
    }
    const away = stayedHome(state, user);
    return {
      ...away,
      text: `${away.text}, so ${def.name} does not take place`,
      cites: [...cites, ...away.cites],
      removed: false,
    };
  }
  const away = own ?? possessedSince(state, act) ?? (user === use.holder ? null : barred(state, user));
  if (!away) return null;
  const text = `${away.text} before ${def.name} could take place`;
  return { ...away, text, cites: ['2f:invalidated', TYPE_CLAUSE[type], ...away.cites], removed: true };
}

/** Why somebody who could have gone is not in the battle. */
export function stayedHome(state: State, merc: string): Refusal {
  const side = sideOf(state, merc);
  const name = mercName(state, merc);
  const team = side === null ? undefined : findTeam(state, side);
  const dropped = team?.dropped.find((one) => one.merc === merc);
  if (dropped) {
    return { text: dropped.text, cites: ['glossary:roster'], links: dropped.ruling === null ? [] : [dropped.ruling] };
  }
  const assisted = cardOf(state, merc).assists;
  if (assisted !== undefined) {
    const out = barred(state, assisted);
    const whose = `${name} is the Assist of ${mercName(state, assisted)}`;
    return {
      text: out ? `${whose}, and ${out.text}` : `${whose}, who does not take the field`,
      cites: ['glossary:assist', ...(out?.cites ?? [])],
      links: out?.links ?? [],
    };
  }
  const none = team !== undefined && team.roster === null && team.match !== null;
  return {
    text: none
      ? `${teamName(state, team.key)} sent no roster, and ${name} stayed home`
      : `${name} is not in the roster`,
    cites: ['glossary:roster'],
  };
}

function possessedSince(state: State, { use }: Act): Refusal | null {
  if (!holds(state, use.holder, 'Possessed') || controllerOf(state, use.holder) === use.by) return null;
  const origin = markOf(state, use.holder, 'Possessed')?.origin;
  const text = `${mercName(state, use.holder)} was possessed${byOrigin(state, origin)}`;
  return { text, cites: ['glossary:possession'], links: linkTo(origin) };
}

/** Whether the ability's text says that the removal its user is under does not touch it. */
function removalWaived(state: State, { def, user }: Act): boolean {
  const kinds = def.unaffectedBy;
  if (!kinds || mercOf(state, user).status.length === 0) return false;
  return (
    barred(state, user) !== null &&
    (kinds.includes('Removal') ||
      (kinds.includes('KO') && holds(state, user, 'KO')) ||
      (kinds.includes('Seduce') && holds(state, user, 'Seduced')) ||
      (kinds.includes('Kidnap') && holds(state, user, 'Kidnapped')) ||
      (kinds.includes('Intimidate') && holds(state, user, 'Intimidated')))
  );
}
