import { amountOf, check } from './dice';
import { hurt } from './harm';
import { attackBonus, initiativeOrder, numberOf } from './numbers';
import { abilityOf, nameOf, type Play, rule, sheetOf } from './play';
import { sayCheck } from './saves';
import type { Attempt } from './state';
import type { Walk } from './walk';
import { list } from './words';

/** Step 2a: whether a use made defensively provokes nothing. @returns whether it still provokes */
export function defend(play: Play, { user, ability: key, use }: Attempt, walk: Walk): boolean {
  const { provokes, skill, level, name } = abilityOf(play.state, user, key);
  if (!provokes) {
    walk.skip('2a', `${name} provokes nothing.`);
    return false;
  }
  if (!use.defensively) {
    walk.skip('2a', 'It is not used defensively.');
    return true;
  }
  const bonuses = [{ what: skill, amount: numberOf(play.state, user, skill) }];
  const defended = check(play, { kind: 'defensive', by: user, about: `${user}/${key}` }, bonuses, 15 + (level ?? 0));
  const end = defended.passed ? 'It provokes nothing.' : 'It provokes all the same.';
  walk.pass('2a', `${sayCheck(play.state, defended)} ${end}`, ['step:2a', 'duration:checks'], { checks: [defended] });
  return !defended.passed;
}

/**
 * Step 2b: attacks of opportunity, highest initiative first.
 * @returns the damage that the user took
 */
export function attack(play: Play, { user, ability: key, use }: Attempt, provokes: boolean, walk: Walk): number {
  const attackers = provokes
    ? initiativeOrder(play.state).filter((one) => one !== user && use.opportunity.includes(one))
    : [];
  if (attackers.length === 0) {
    walk.skip('2b', provokes ? 'Nobody takes the opportunity.' : 'There is no opportunity for anyone.');
    return 0;
  }
  const dealt = attackers.map((attacker) => strike(play, attacker, user, key));
  const total = dealt.reduce((sum, one) => sum + one, 0);
  const names = list(attackers.map((one) => nameOf(play.state, one)));
  walk.pass('2b', `Attacks of opportunity by ${names}: ${total} damage.`, ['step:2b']);
  return total;
}

function strike(play: Play, attacker: string, user: string, key: string): number {
  const { state } = play;
  const about = `opportunity of ${user}/${key}`;
  const bonuses = [{ what: 'attack', amount: attackBonus(state, attacker) }];
  const hit = check(play, { kind: 'attack', by: attacker, about }, bonuses, numberOf(state, user, 'ac'));
  const rolled = hit.passed
    ? amountOf(play, sheetOf(state, attacker).attack.damage, { kind: 'damage', by: attacker, about })
    : { amount: 0, dice: [] };
  const dealt = Math.max(0, rolled.amount);
  if (hit.passed) hurt(play, user, dealt, 'immediate');
  const end = hit.passed ? `It hits for ${dealt} damage.` : 'It misses.';
  rule(play, 'opportunity', {
    by: attacker,
    user,
    ability: key,
    on: [user],
    outcome: 'Opportunity',
    affected: hit.passed ? [user] : [],
    damage: hit.passed ? { [user]: dealt } : {},
    dc: hit.dc,
    total: hit.total,
    step: '2b',
    steps: [
      {
        step: '2b',
        verdict: hit.passed ? 'passed' : 'stopped',
        text: `${sayCheck(state, hit)} ${end}`,
        cites: ['step:2b'],
        checks: [hit],
        dice: rolled.dice,
      },
    ],
    cites: ['step:2b', 'duration:checks'],
    reason: `${nameOf(state, attacker)} attacks ${nameOf(state, user)} of opportunity. ${end}`,
  });
  return dealt;
}
