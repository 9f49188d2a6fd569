import type { ClauseId } from '../kernel/ruling';
import { paid } from './actions';
import type { Attack } from './command';
import { amountOf, check } from './dice';
import { hurt } from './harm';
import { attackBonus, numberOf } from './numbers';
import { change, creatureOf, isCreature, nameOf, noCreature, orByChance, type Play, rule, sheetOf } from './play';
import { isWithin } from './ranges';
import type { Check, Die } from './record';
import { sayCheck } from './saves';

/**
 * An ordinary attack (action:attack): a standard action of one's own turn, 1d20 and the attack bonus against AC. It hits
 * for the damage of its line; where the line names a critical, a die that is high enough and a second roll that hits too
 * deal that damage so many times.
 */
export function attackNow(play: Play, user: string, { target }: Attack): void {
  const refused = refusalOf(play, user, target);
  if (refused !== null) {
    rule(play, 'attack', {
      by: user,
      on: [target],
      outcome: 'Rejected',
      reach: isCreature(play.state, user) ? sheetOf(play.state, user).attack.reach : null,
      cites: [...refused.cites, 'action:attack', 'input:refused'],
      reason: refused.reason,
    });
    return;
  }
  change(play, user, { actions: paid(creatureOf(play.state, user).actions, STANDARD) ?? undefined });
  orByChance(
    play,
    () => strike(play, user, target),
    () =>
      rule(play, 'attack', {
        by: user,
        on: [target],
        outcome: 'Pending',
        cites: ['action:attack'],
        reason: `Dice decide whether ${nameOf(play.state, user)} hits ${nameOf(play.state, target)}.`,
        byChance: true,
      }),
  );
}

const STANDARD = { as: 'standard' } as const;

interface Refused {
  readonly reason: string;
  readonly cites: readonly ClauseId[];
}

function refusalOf({ state }: Play, user: string, target: string): Refused | null {
  const who = nameOf(state, user);
  if (!isCreature(state, target)) return { reason: noCreature(state, target), cites: [] };
  if (target === user) return { reason: `${who} does not attack itself.`, cites: [] };
  const { pending, actions } = creatureOf(state, user);
  if (pending !== null) return { reason: `${who} is taken up with a long action.`, cites: ['action:long'] };
  if (state.running !== user) return { reason: `It is not the turn of ${who}.`, cites: [] };
  if (paid(actions, STANDARD) === null)
    return { reason: `${who} has no standard action left to attack with.`, cites: ['action:turn'] };
  const { reach } = sheetOf(state, user).attack;
  return isWithin(state, user, { as: 'fixed', feet: reach }, target)
    ? null
    : { reason: `${nameOf(state, target)} is beyond the ${reach} ft. of the attack.`, cites: ['range:maximum'] };
}

function strike(play: Play, user: string, target: string): void {
  const about = `attack on ${target}`;
  const roll = (): Check => {
    const bonuses = [{ what: 'attack', amount: attackBonus(play.state, user) }];
    return check(play, { kind: 'attack', by: user, about }, bonuses, numberOf(play.state, target, 'ac'));
  };
  const hit = roll();
  const { damage, critical } = sheetOf(play.state, user).attack;
  const threat = hit.passed && critical !== null && hit.die.value >= critical.from ? roll() : null;
  const times = threat?.passed === true && critical !== null ? critical.times : 1;
  const dice: Die[] = [];
  let dealt = 0;
  for (let time = 0; hit.passed && time < times; time += 1) {
    const rolled = amountOf(play, damage, { kind: 'damage', by: user, about });
    dice.push(...rolled.dice);
    dealt += Math.max(0, rolled.amount);
  }
  if (hit.passed) hurt(play, target, dealt, 'immediate');
  const checks = threat === null ? [hit] : [hit, threat];
  const told = [
    sayCheck(play.state, hit),
    ...(threat === null
      ? []
      : [`A critical is threatened. ${sayCheck(play.state, threat)}${times > 1 ? ` Damage × ${times}.` : ''}`]),
  ].join(' ');
  const end = hit.passed ? `It hits for ${dealt} damage.` : 'It misses.';
  rule(play, 'attack', {
    by: user,
    on: [target],
    outcome: hit.passed ? 'Resolved' : 'No effect',
    affected: hit.passed ? [target] : [],
    damage: hit.passed ? { [target]: dealt } : {},
    dc: hit.dc,
    total: hit.total,
    reach: sheetOf(play.state, user).attack.reach,
    checks,
    steps: [
      {
        step: '3c',
        verdict: hit.passed ? 'passed' : 'stopped',
        text: `${told} ${end}`,
        cites: ['action:attack'],
        checks,
        dice,
      },
    ],
    cites: ['action:attack', 'action:turn', 'duration:checks'],
    reason: `${nameOf(play.state, user)} attacks ${nameOf(play.state, target)}. ${told} ${end}`,
  });
}
