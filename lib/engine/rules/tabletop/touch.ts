import { paid } from './actions';
import type { Touch } from './command';
import { check } from './dice';
import { attackBonus, numberOf } from './numbers';
import { abilityOf, change, creatureOf, isCreature, nameOf, noCreature, orByChance, type Play, rule } from './play';
import { isWithin } from './ranges';
import type { Check } from './record';
import { resolve } from './resolution';
import { sayCheck } from './saves';
import type { Attempt } from './state';
import { Walk } from './walk';

/** Touching (range:touch) and holding a charge (range:hold). */

const TOUCH = { as: 'touch' } as const;
const CLAUSES = ['range:touch', 'duration:checks'];

/** Whom a touch reaches, and the roll that missed where it reaches nobody. */
export interface Touched {
  readonly on: readonly string[];
  readonly missed: Check | null;
}

/** The touch of a use, at the end of Step 1d or, without one, of Step 1c. Oneself and the willing are touched without a roll. */
export function touchAll(play: Play, { user, ability: key, use, on }: Attempt, walk: Walk): Touched {
  const touched: string[] = [];
  let missed: Check | null = null;
  const step = abilityOf(play.state, user, key).kind === 'spell' ? '1d' : '1c';
  for (const target of on) {
    if (!isWithin(play.state, user, TOUCH, target)) {
      walk.pass(step, `${nameOf(play.state, target)} is not near enough to be touched.`, ['range:touch']);
      continue;
    }
    if (target === user || use.willing.includes(target)) {
      walk.pass(step, `${nameOf(play.state, target)} lets it happen.`, ['range:touch']);
      touched.push(target);
      continue;
    }
    const made = touchRoll(play, user, key, target);
    walk.pass(step, sayCheck(play.state, made), CLAUSES, { checks: [made] });
    if (made.passed) touched.push(target);
    else missed = made;
  }
  return { on: touched, missed: touched.length === 0 ? missed : null };
}

/** A melee touch attack. */
function touchRoll(play: Play, user: string, key: string, target: string): Check {
  const bonuses = [{ what: 'attack', amount: attackBonus(play.state, user) }];
  return check(
    play,
    { kind: 'touch', by: user, about: `${user}/${key}` },
    bonuses,
    numberOf(play.state, target, 'touchAc'),
  );
}

/** The charge is held until the end of the user's next turn; one that was held before is lost. */
export function hold(play: Play, attempt: Attempt, missed: Check | null, walk: Walk): void {
  const { user, ability: key } = attempt;
  const { name } = abilityOf(play.state, user, key);
  if (creatureOf(play.state, user).held !== null) lose(play, user, 'Another charge takes its place.');
  const { turns } = creatureOf(play.state, user);
  change(play, user, { held: { attempt: { ...attempt, steps: [...walk.steps] }, turn: turns } });
  tellHeld(play, attempt, missed, walk, `${nameOf(play.state, user)} holds the charge of ${name}.`);
}

function tellHeld(
  play: Play,
  { user, ability: key, on, reach }: Attempt,
  missed: Check | null,
  walk: Walk,
  reason: string,
) {
  rule(play, 'hold', {
    by: user,
    ability: key,
    on,
    outcome: 'Held',
    dc: missed?.dc ?? null,
    total: missed?.total ?? null,
    reach,
    step: walk.last(),
    steps: walk.whole(),
    cites: ['range:hold', 'range:touch', ...walk.cites()],
    reason: missed === null ? reason : `${sayCheck(play.state, missed)} ${reason}`,
  });
}

/** A charge that nobody was touched with in time is gone; its use stays expended. */
export function lose(play: Play, user: string, because: string): void {
  const { held } = creatureOf(play.state, user);
  if (held === null) return;
  const { ability: key, reach } = held.attempt;
  change(play, user, { held: null });
  rule(play, 'lose', {
    by: user,
    ability: key,
    outcome: 'Lost',
    reach,
    cites: ['range:hold', 'expend:use'],
    reason: `The charge of ${abilityOf(play.state, user, key).name} is lost. ${because}`,
  });
}

/** A held charge is delivered: a standard action of one's own turn. */
export function deliver(play: Play, user: string, command: Touch): void {
  const { held, actions, pending } = creatureOf(play.state, user);
  const { target } = command;
  const key = held?.attempt.ability ?? null;
  const refuse = (reason: string, ...cites: readonly string[]) =>
    rule(play, 'touch', {
      by: user,
      ability: key,
      on: [target],
      outcome: 'Rejected',
      reach: held?.attempt.reach ?? null,
      step: '1b',
      cites: [...cites, 'input:refused'],
      reason,
    });
  const who = nameOf(play.state, user);
  const left = paid(actions, { as: 'standard' });
  if (held === null) {
    refuse(`${who} holds no charge.`, 'range:hold');
    return;
  }
  if (!isCreature(play.state, target)) {
    refuse(noCreature(play.state, target));
    return;
  }
  if (pending !== null) {
    refuse(`${who} is taken up with a long action.`, 'action:long');
    return;
  }
  if (play.state.running !== user) {
    refuse(`It is not the turn of ${who}.`);
    return;
  }
  if (left === null) {
    refuse(`${who} has no standard action left to touch with.`, 'action:turn');
    return;
  }
  if (!isWithin(play.state, user, TOUCH, target)) {
    refuse(`${nameOf(play.state, target)} is not near enough to be touched.`, 'range:maximum', 'range:touch');
    return;
  }
  change(play, user, { actions: left });
  const { use } = held.attempt;
  const attempt: Attempt = {
    ...held.attempt,
    on: [target],
    use: {
      ...use,
      willing: command.willing ? [...use.willing, target] : use.willing,
      forgo: command.forgo ? [...use.forgo, target] : use.forgo,
    },
  };
  orByChance(
    play,
    () => {
      const walk = new Walk([...attempt.steps]);
      const { on, missed } = touchAll(play, attempt, walk);
      if (on.length === 0) return tellHeld(play, attempt, missed, walk, `${who} still holds the charge.`);
      change(play, user, { held: null });
      resolve(play, attempt, walk);
    },
    () => leaveToChance(play, attempt),
  );
}

/** A preview: dice that may not be thrown yet decide what becomes of it. */
export function leaveToChance(play: Play, { user, ability: key, on, reach, steps }: Attempt): void {
  rule(play, 'use', {
    by: user,
    ability: key,
    on,
    outcome: 'Pending',
    reach,
    steps: new Walk([...steps]).whole(),
    cites: ['step:order'],
    reason: `Dice decide what becomes of ${abilityOf(play.state, user, key).name}.`,
    byChance: true,
  });
}
