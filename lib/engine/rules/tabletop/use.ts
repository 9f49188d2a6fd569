import { costWords, isImmediate, pay, turnsOf } from './actions';
import type { Answer, Use } from './command';
import { concentrate, endure, type Failed, isLong } from './distractions';
import { expend, giveBack, usesLeft } from './expenditure';
import { sayRange } from './forms';
import { attack, defend } from './opportunity';
import {
  abilityOf,
  change,
  creatureOf,
  findAbility,
  isCreature,
  nameOf,
  orByChance,
  type Play,
  rule,
  sheetOf,
} from './play';
import { rangeClause } from './ranges';
import { type Announced, announce } from './refusals';
import { kindClause, resolve } from './resolution';
import { sayCheck } from './saves';
import { type Attempt, type CreatureState, NO_ACTIONS } from './state';
import { hold, leaveToChance, touchAll } from './touch';
import { Walk } from './walk';
import { list } from './words';

/**
 * A use of an ability, from its announcement on (step:order). Reactions to it come before all of it, triggers after
 * (action:immediate-kinds); a use that is rejected is answered by nobody.
 * @param answering it is itself an answer to another use
 */
export function use(play: Play, user: string, asked: Use, answering = false): void {
  const first = announce(play.state, user, asked, answering);
  if (first.refusals.length > 0 || first.ability === null) {
    reject(play, user, asked, first);
    return;
  }
  const { reactions, triggers } = sort(play, asked.answers);
  for (const { by, use: reaction } of reactions) use(play, by, reaction, true);
  const announced = reactions.length === 0 ? first : announce(play.state, user, asked, answering);
  if (announced.refusals.length > 0 || announced.ability === null) {
    reject(play, user, asked, announced);
    return;
  }
  start(play, user, announced.ability, { ...asked, mode: announced.mode, answers: triggers }, announced);
}

/** Triggers come after; everything else that is said in answer comes before, if only to be rejected. */
function sort(play: Play, answers: readonly Answer[]): { reactions: Answer[]; triggers: Answer[] } {
  const isTrigger = ({ by, use: { ability } }: Answer) => {
    const key = isCreature(play.state, by) ? findAbility(sheetOf(play.state, by), ability) : null;
    return key !== null && abilityOf(play.state, by, key).action.as === 'trigger';
  };
  return { reactions: answers.filter((one) => !isTrigger(one)), triggers: answers.filter(isTrigger) };
}

function reject(play: Play, user: string, asked: Use, { ability, on, reach, refusals }: Announced): void {
  const walk = new Walk();
  for (const { step, text, cites } of refusals) walk.stop(step, text, cites);
  rule(play, 'use', {
    by: user,
    ability: ability ?? asked.ability,
    on,
    outcome: 'Rejected',
    reach,
    step: refusals[0]?.step ?? null,
    steps: walk.whole(),
    cites: ['input:refused', ...refusals.flatMap(({ cites }) => cites)],
    reason: refusals.map(({ text }) => text).join(' '),
  });
}

/** Steps 1a to 1c. */
function start(play: Play, user: string, key: string, asked: Use, { on, reach }: Announced): void {
  const { name, action, range, kind } = abilityOf(play.state, user, key);
  const walk = new Walk();
  const named = (keys: readonly string[]) => list(keys.map((one) => nameOf(play.state, one)));
  expend(play, user, key);
  const left = usesLeft(play.state, user, key);
  const mode = asked.mode === null ? '' : `, as ${asked.mode}`;
  const uses = left === null ? 'It is used at will.' : `Uses left: ${left}.`;
  walk.pass('1a', `${nameOf(play.state, user)} uses ${name}${mode}. ${uses}`, [
    'step:1a',
    kindClause(kind),
    left === null ? 'expend:at-will' : 'expend:use',
  ]);
  const whom = on.length === 0 ? 'nobody in particular' : named(on);
  const feet = reach === null ? sayRange(range) : `${reach} ft.`;
  walk.pass('1b', `On ${asked.hold ? 'whoever is touched later' : whom}; range: ${feet}`, [
    'step:1b',
    rangeClause(range),
  ]);
  pay(play, user, action);
  const outside = isImmediate(action) && play.state.running !== user;
  const turns = turnsOf(action);
  const attempt: Attempt = {
    entry: play.entry.id,
    user,
    ability: key,
    use: asked,
    on: asked.hold ? [] : on,
    reach,
    left: turns,
    injury: 0,
    continuous: 0,
    met: creatureOf(play.state, user).distractions,
    metAbilities: creatureOf(play.state, user).distractedBy,
    steps: [...walk.steps],
  };
  if (turns > 0) {
    postpone(play, attempt);
    return;
  }
  const price = outside ? 'the immediate action, and the next turn’s swift action with it' : costWords(action);
  const immediate = isImmediate(action) ? [outside ? 'action:immediate' : 'action:immediate-own-turn'] : [];
  walk.pass('1c', `It takes ${price}.`, ['step:1c', 'basics:action-cost', ...immediate]);
  finish(play, attempt, walk);
}

/** action:long: the cost is paid at the start of the user's turn after that time. */
function postpone(play: Play, attempt: Attempt): void {
  const { user, ability: key, on, reach, steps } = attempt;
  const { name, action } = abilityOf(play.state, user, key);
  change(play, user, { pending: attempt, actions: NO_ACTIONS });
  rule(play, 'begin', {
    by: user,
    ability: key,
    on,
    outcome: 'Pending',
    reach,
    step: '1b',
    steps: new Walk([...steps]).whole(),
    cites: ['action:long', 'step:1c', ...new Walk([...steps]).cites()],
    reason: `${nameOf(play.state, user)} is taken up with ${name} for ${costWords(action)}.`,
  });
}

/** A long action has been paid: its own steps follow, and the turn's own actions are whole. */
export function completeLong(play: Play, user: string): void {
  const { pending } = creatureOf(play.state, user);
  if (pending === null) return;
  const { name, action } = abilityOf(play.state, user, pending.ability);
  change(play, user, { pending: null });
  const walk = new Walk([...pending.steps]);
  walk.pass('1c', `The ${costWords(action)} that ${name} takes are over.`, [
    'step:1c',
    'action:long',
    'basics:action-cost',
  ]);
  if (isGestureless(play, pending)) {
    giveBack(play, user, pending.ability);
    const text = `${nameOf(play.state, user)} is in a grapple and cannot supply somatic components.`;
    const announced = {
      ...pending,
      mode: pending.use.mode,
      refusals: [{ step: '1d' as const, cites: ['distraction:grappling', 'step:1d'], text }],
    };
    reject(play, user, pending.use, announced);
    return;
  }
  finish(play, pending, walk);
}

/** A grapple keeps the somatic components of a spell from being supplied at Step 1d (distraction:grappling). */
function isGestureless(play: Play, { user, ability }: Attempt): boolean {
  const { kind, components } = abilityOf(play.state, user, ability);
  const grappled = creatureOf(play.state, user).distractions.some((one) => typeof one !== 'string');
  return kind === 'spell' && components.includes('S') && grappled;
}

/**
 * A round of a long action is over: Concentration is checked immediately before the next one, against that round's
 * distractions and damage alone (distraction:concentration, distraction:immediate-injury).
 */
export function endLongRound(play: Play, user: string): void {
  const { pending } = creatureOf(play.state, user);
  if (pending === null || !abilityOf(play.state, user, pending.ability).concentration) return;
  const last = pending.left <= 1;
  if (last && isGestureless(play, pending)) return;
  examine(play, pending, last, concentrate, ({ distractions, distractedBy }) => ({
    injury: 0,
    met: distractions,
    metAbilities: distractedBy,
  }));
}

/** A long action is still going on as its user's turn begins: Endurance is checked (distraction:endurance). */
export function goOnLong(play: Play, user: string): void {
  const { pending } = creatureOf(play.state, user);
  if (pending !== null) examine(play, pending, false, endure, () => ({ continuous: 0 }));
}

/**
 * One look at a long action between two rounds. Passed, it goes on and a ruling tells the checks, or the steps of the use
 * keep them where it is about to be paid; failed, it is over.
 */
function examine(
  play: Play,
  pending: Attempt,
  kept: boolean,
  check: (play: Play, attempt: Attempt, walk: Walk) => Failed | null,
  after: (creature: CreatureState) => Partial<Attempt>,
): void {
  const { user, ability: key, on, reach } = pending;
  const { name } = abilityOf(play.state, user, key);
  orByChance(
    play,
    () => {
      const walk = new Walk([...pending.steps]);
      const failed = check(play, pending, walk);
      if (failed !== null) {
        change(play, user, { pending: null });
        distracted(play, pending, failed, walk);
        return;
      }
      const told = new Walk(walk.steps.slice(pending.steps.length).filter(({ verdict }) => verdict === 'passed'));
      const [made] = told.checks();
      const steps = kept && made !== undefined ? [...walk.steps] : pending.steps;
      change(play, user, { pending: { ...pending, steps, ...after(creatureOf(play.state, user)) } });
      if (kept || made === undefined) return;
      rule(play, 'go-on', {
        by: user,
        ability: key,
        on,
        outcome: 'Pending',
        dc: made.dc,
        total: made.total,
        reach,
        step: '2c',
        checks: told.checks(),
        cites: [...told.cites(), 'action:long'],
        reason: `${told.steps.map(({ text }) => text).join(' ')} ${name} goes on.`,
      });
    },
    () =>
      rule(play, 'go-on', {
        by: user,
        ability: key,
        on,
        outcome: 'Pending',
        reach,
        cites: ['action:long', 'distraction:when'],
        reason: `Dice decide whether ${name} goes on.`,
        byChance: true,
      }),
  );
}

/** Steps 1d to 3c, and then the triggers that answer it. */
function finish(play: Play, attempt: Attempt, walk: Walk): void {
  orByChance(
    play,
    () => walkOn(play, attempt, walk),
    () => leaveToChance(play, attempt),
  );
  for (const { by, use: trigger } of attempt.use.answers) use(play, by, trigger, true);
}

function walkOn(play: Play, attempt: Attempt, walk: Walk): void {
  const { user, ability: key, use: asked } = attempt;
  const { kind, components, range } = abilityOf(play.state, user, key);
  if (kind === 'spell') walk.pass('1d', `Components: ${components.join(', ') || 'none'}.`, ['step:1d']);
  else walk.skip('1d', 'It has no components.', ['step:1d', kindClause(kind)]);
  const isTouch = range.as === 'touch';
  const touched = isTouch ? touchAll(play, attempt, walk) : { on: attempt.on, missed: null };
  const lost = endure(play, attempt, walk);
  if (lost !== null) {
    distracted(play, attempt, lost, walk);
    return;
  }
  const provokes = defend(play, attempt, walk);
  // Two injuries of different rounds are never summed: a long action's rounds have been looked at one by one.
  const injury = attempt.injury + attack(play, attempt, provokes, walk);
  const failed = concentrate(play, { ...attempt, injury }, walk, isLong(play, attempt));
  if (failed !== null) {
    distracted(play, attempt, failed, walk);
    return;
  }
  if (isTouch && (asked.hold || touched.on.length === 0)) {
    hold(play, attempt, touched.missed, walk);
    return;
  }
  resolve(play, isTouch ? { ...attempt, on: touched.on } : attempt, walk);
}

/** distraction:failure: the use comes back, and nothing else does. */
function distracted(play: Play, { user, ability: key, on, reach }: Attempt, failed: Failed, walk: Walk): void {
  giveBack(play, user, key);
  const { name } = abilityOf(play.state, user, key);
  rule(play, 'use', {
    by: user,
    ability: key,
    on,
    outcome: 'Distracted',
    dc: failed.check.dc,
    total: failed.check.total,
    reach,
    step: '2c',
    steps: walk.whole(),
    cites: [...failed.cites, 'distraction:failure', ...walk.cites()],
    reason: `${name} fails, distracted by ${failed.what}. ${sayCheck(play.state, failed.check)} It is not expended; its action is spent.`,
  });
}
