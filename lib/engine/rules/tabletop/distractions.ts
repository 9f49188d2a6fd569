import type { ClauseId } from '../kernel/ruling';
import { turnsOf } from './actions';
import { check, roll20 } from './dice';
import { numberOf } from './numbers';
import { abilityOf, creatureOf, nameOf, type Play } from './play';
import type { Check } from './record';
import { saveDc, sayCheck } from './saves';
import type { Distraction } from './setup';
import type { AbilityRef, Attempt, State } from './state';
import { CONCENTRATION, ENDURANCE, PLAIN_DISTRACTIONS } from './terms';
import type { Walk } from './walk';

/** What a distraction that was not overcome ends a use with. */
export interface Failed {
  readonly check: Check;
  readonly cites: readonly ClauseId[];
  readonly what: string;
}

const INJURY_DC = 15;
/** One more for each full four points of damage. */
const injuryDc = (damage: number): number => INJURY_DC + Math.floor(damage / 4);

const PLAIN: Readonly<Record<(typeof PLAIN_DISTRACTIONS)[number], { readonly dc: number; readonly cites: ClauseId }>> =
  {
    entangled: { dc: 20, cites: 'distraction:entangled' },
    'violent motion': { dc: 20, cites: 'distraction:violent-motion' },
  };

/** Whether a use takes one or more full rounds: its checks come round by round (distraction:concentration, distraction:endurance). */
export const isLong = (play: Play, { user, ability }: Pick<Attempt, 'user' | 'ability'>): boolean =>
  turnsOf(abilityOf(play.state, user, ability).action) > 0;

/**
 * The check at the start of Step 2, and at the beginning of each turn in which a long action is still going on
 * (distraction:endurance): of continuous damage since the user's last turn ended, or since the check before.
 */
export function endure(play: Play, attempt: Attempt, walk: Walk): Failed | null {
  const { user, ability } = attempt;
  const continuous = isLong(play, attempt) ? attempt.continuous : creatureOf(play.state, user).continuous;
  if (!abilityOf(play.state, user, ability).concentration || continuous === 0) return null;
  const bonuses = [{ what: ENDURANCE, amount: numberOf(play.state, user, ENDURANCE) }];
  const made = check(play, { kind: 'endurance', by: user, about: `${user}/${ability}` }, bonuses, injuryDc(continuous));
  const cites = ['distraction:continuous-injury', 'distraction:endurance'];
  return judged(play, made, `continuous damage (${continuous})`, cites, walk);
}

/**
 * Step 2c: one Concentration check for each distraction, in the order of the rules; the first failure ends it
 * (distraction:several). Of a long action the same immediately before each next round, of that round's distractions.
 * @param examined what there was up to now has been checked a moment ago: what Step 2 itself has brought is left
 */
export function concentrate(play: Play, attempt: Attempt, walk: Walk, examined = false): Failed | null {
  const { user, ability: key } = attempt;
  if (!abilityOf(play.state, user, key).concentration) {
    walk.skip('2c', 'It needs no concentration.');
    return null;
  }
  const { distractions, distractedBy, continuous } = creatureOf(play.state, user);
  const all = examined
    ? []
    : [...distractions, ...attempt.met.filter((one) => !distractions.some((other) => alike(one, other)))];
  const abilities = (examined ? [] : [...distractedBy, ...attempt.metAbilities]).filter(
    (one, at, whole) => whole.findIndex((other) => other.user === one.user && other.ability === one.ability) === at,
  );
  const asks: (() => Failed | null)[] = [
    ...PLAIN_DISTRACTIONS.filter((plain) => all.includes(plain)).map((plain) => () => {
      const { dc, cites } = PLAIN[plain];
      return judged(play, concentration(play, attempt, dc), plain, [cites], walk);
    }),
    ...all.flatMap((one) => (typeof one === 'string' ? [] : [() => grappled(play, attempt, one.grappled, walk)])),
    ...abilities.map((by) => () => bothered(play, attempt, by, walk)),
  ];
  const { injury } = attempt;
  if (injury > 0)
    asks.push(() =>
      judged(
        play,
        concentration(play, attempt, injuryDc(injury)),
        `immediate damage (${injury})`,
        ['distraction:immediate-injury'],
        walk,
      ),
    );
  for (const ask of asks) {
    const failed = ask();
    if (failed !== null) return failed;
  }
  if (asks.length === 0 && continuous === 0 && !examined) walk.skip('2c', 'There is nothing to distract the user.');
  return null;
}

function concentration(play: Play, { user, ability }: Attempt, dc: number): Check {
  const bonuses = [{ what: CONCENTRATION, amount: numberOf(play.state, user, CONCENTRATION) }];
  return check(play, { kind: 'concentration', by: user, about: `${user}/${ability}` }, bonuses, dc);
}

function grappled(play: Play, attempt: Attempt, by: string, walk: Walk): Failed | null {
  const held = grappleCheck(play, by, attempt.user);
  const made = concentration(play, attempt, held.total);
  return judged(play, made, `the grapple of ${nameOf(play.state, by)}`, ['distraction:grappling'], walk, held);
}

/** The opponent's side of a grapple: its own check, rolled anew each time (distraction:grappling). */
export function grappleCheck(play: Play, by: string, on: string): Check {
  const bonuses = [{ what: 'grapple', amount: numberOf(play.state, by, 'grapple') }];
  const rolled = roll20(play, { kind: 'grapple', by, about: `hold on ${on}` }, bonuses);
  return { ...rolled, dc: rolled.total, passed: true };
}

function bothered(play: Play, attempt: Attempt, by: AbilityRef, walk: Walk): Failed | null {
  const made = concentration(play, attempt, distractionDc(play.state, by));
  const { name } = abilityOf(play.state, by.user, by.ability);
  return judged(play, made, `${name} of ${nameOf(play.state, by.user)}`, ['distraction:ability', 'save:dc'], walk);
}

/** The ability's save DC and its level. */
const distractionDc = (state: State, { user, ability }: AbilityRef): number =>
  (saveDc(state, user, ability) ?? 0) + (abilityOf(state, user, ability).level ?? 0);

function judged(
  play: Play,
  made: Check,
  what: string,
  cites: readonly ClauseId[],
  walk: Walk,
  against: Check | null = null,
): Failed | null {
  const checks = against === null ? [made] : [against, made];
  const text = `Distracted by ${what}: ${sayCheck(play.state, made)}`;
  const all = [...cites, 'step:2c', 'distraction:when', 'distraction:concentration', 'duration:checks'];
  const rests = cites.includes('distraction:endurance')
    ? all.filter((one) => one !== 'distraction:concentration')
    : all;
  if (made.passed) {
    walk.pass('2c', text, rests, { checks });
    return null;
  }
  walk.stop('2c', text, rests, { checks });
  return { check: made, what, cites: rests };
}

/** Whether two distractions are one and the same. */
export const alike = (one: Distraction, other: Distraction): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.grappled === other.grappled;
