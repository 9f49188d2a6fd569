import { check } from './dice';
import { end, goOn, sayRunning } from './ending';
import { passUses } from './expenditure';
import { initiativeOrder, levelOf } from './numbers';
import { abilityOf, change, changeEffect, creatureOf, nameOf, note, orByChance, type Play, rule } from './play';
import type { Check } from './record';
import { sayCheck } from './saves';
import { NO_ACTIONS, type Running, WHOLE } from './state';
import { lose } from './touch';
import { completeLong, endLongRound, goOnLong } from './use';

/** Rounds and turns (action:round): what happens as they begin and end. */

/** The running turn ends and the creature's next one begins; turns between are passed through, with their checks. */
export function goTo(play: Play, creature: string): void {
  if (play.state.running !== null) endTurn(play, play.state.running);
  const order = initiativeOrder(play.state);
  for (;;) {
    const next = nextIn(play, order);
    startTurn(play, next);
    if (next === creature) return;
    endTurn(play, next);
  }
}

/** Whose turn comes next; a round is opened where all have had theirs. */
function nextIn(play: Play, order: readonly string[]): string {
  const { last } = play.state;
  const after = last === null ? undefined : order[order.indexOf(last) + 1];
  if (last !== null && after !== undefined) return after;
  openRound(play, 1);
  return order[0] ?? '';
}

/** A new round: once a round is over for all (combine:once-a-round), and so is what distracts until its end. */
export function openRound(play: Play, rounds: number): void {
  const { state } = play;
  play.state = { ...state, round: state.round + rounds, last: null, running: null, reached: [], thrown: {} };
  for (const [key, { distractedBy }] of Object.entries(play.state.creatures))
    if (distractedBy.length > 0) change(play, key, { distractedBy: [] });
}

/** What begins with a turn: its actions, uses that come back, abilities whose time is over, checks, a long action that is paid. */
function startTurn(play: Play, key: string): void {
  endLongRound(play, key);
  const creature = creatureOf(play.state, key);
  play.state = { ...play.state, running: key, last: key };
  const { pending } = creature;
  change(play, key, {
    turns: creature.turns + 1,
    actions: pending !== null && pending.left > 1 ? NO_ACTIONS : { ...WHOLE, swift: !creature.immediate },
    immediate: false,
    pending: pending && { ...pending, left: pending.left - 1 },
  });
  note(play, 'turn', key, `The turn of ${nameOf(play.state, key)} begins.`, ['action:turn']);
  passUses(play, key, 1);
  passTime(play, key, 1);
  dissipate(play, key);
  if (pending === null) return;
  if (pending.left <= 1) completeLong(play, key);
  else goOnLong(play, key);
}

/** What ends with a turn: recovery checks, a charge that was held too long. */
export function endTurn(play: Play, key: string): void {
  play.state = { ...play.state, running: null };
  for (const { id } of play.state.effects) recover(play, key, id);
  const { held, turns } = creatureOf(play.state, key);
  if (held !== null && turns > held.turn) lose(play, key, 'Nobody was touched in time.');
  change(play, key, { continuous: 0 });
}

/** So many turns of a user have begun: what lasts for a fixed time runs on, and ends when it is over (duration:fixed). */
export function passTime(play: Play, user: string, turns: number): void {
  for (const { id, user: whose, ends } of play.state.effects) {
    if (whose !== user || ends.as !== 'fixed') continue;
    const left = ends.left - turns;
    changeEffect(play, id, { ends: { ...ends, left: Math.max(0, left) } });
    if (left > 0) continue;
    const effect = play.state.effects.find((one) => one.id === id);
    if (effect === undefined) continue;
    end(play, effect, null, { cites: ['duration:fixed'], reason: `The time of ${sayRunning(play, effect)} is over.` });
  }
}

/** duration:dissipation: the user, at the start of its turn. */
function dissipate(play: Play, user: string): void {
  for (const effect of play.state.effects) {
    const { ends, ability: key } = effect;
    if (effect.user !== user || ends.as !== 'dissipation') continue;
    const { level, gainedAt } = abilityOf(play.state, user, key);
    const bonuses = [
      { what: 'level', amount: levelOf(play.state, user) },
      { what: 'earlier checks', amount: -ends.checks },
    ];
    const dc = 4 + 2 * (level ?? gainedAt);
    decide(play, effect, 'duration:dissipation', null, effect.on, () => {
      const made = check(play, { kind: 'dissipation', by: user, about: `${user}/${key}` }, bonuses, dc);
      changeEffect(play, effect.id, { ends: { ...ends, checks: ends.checks + 1 } });
      return { made, ends: !made.passed };
    });
  }
}

/** duration:recovery: each thing affected, at the end of its own turn, for itself alone. */
function recover(play: Play, creature: string, id: string): void {
  const effect = play.state.effects.find((one) => one.id === id);
  if (effect === undefined || effect.ends.as !== 'recovery' || !effect.on.includes(creature)) return;
  const { user, ability: key } = effect;
  const { tries } = effect.ends;
  const earlier = tries[creature] ?? 0;
  const bonuses = [
    { what: 'level', amount: levelOf(play.state, creature) },
    { what: 'earlier attempts', amount: earlier },
  ];
  const dc = 18 + levelOf(play.state, user);
  decide(play, effect, 'duration:recovery', [creature], [creature], () => {
    const made = check(play, { kind: 'recovery', by: creature, about: `${user}/${key}` }, bonuses, dc);
    changeEffect(play, id, { ends: { as: 'recovery', tries: { ...tries, [creature]: earlier + 1 } } });
    return { made, ends: made.passed };
  });
}

/** An ability goes on or ends by a check. */
function decide(
  play: Play,
  effect: Running,
  clause: string,
  from: readonly string[] | null,
  on: readonly string[],
  roll: () => { made: Check; ends: boolean },
): void {
  const cites = [clause, 'duration:checks'];
  const said = sayRunning(play, effect, on);
  orByChance(
    play,
    () => {
      const { made, ends } = roll();
      const now = play.state.effects.find(({ id }) => id === effect.id) ?? effect;
      const told = sayCheck(play.state, made);
      if (ends) end(play, now, from, { cites, reason: `${told} ${said} ends.`, check: made });
      else goOn(play, now, on, { cites, reason: `${told} ${said} goes on.`, check: made });
    },
    () =>
      rule(play, 'go-on', {
        by: effect.user,
        ability: effect.ability,
        on,
        outcome: 'Continues',
        cites,
        reason: `A die decides whether ${said} goes on.`,
        byChance: true,
      }),
  );
}

/** A creature ends its turn; only the one whose turn it is can. */
export function endOwnTurn(play: Play, key: string): void {
  if (play.state.running === key) {
    endTurn(play, key);
    return;
  }
  rule(play, 'end-turn', {
    by: key,
    outcome: 'Rejected',
    cites: ['input:refused'],
    reason: `It is not the turn of ${nameOf(play.state, key)}.`,
  });
}
