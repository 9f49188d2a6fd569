import type { ClauseId } from '../kernel/ruling';
import { isDispellable, isMagic } from './combining';
import { type Applied, apply } from './effects';
import { end, goOn, sayRunning } from './ending';
import { abilityOf, creatureOf, nameOf, type Play, rule, rulingId } from './play';
import type { Check } from './record';
import { checkResistance, rollSave, SAVE_CLAUSES, saveDc, sayCheck } from './saves';
import type { Attempt, State } from './state';
import type { Kind } from './terms';
import type { Walk } from './walk';
import { list } from './words';

const KIND_CLAUSE: Readonly<Record<Kind, ClauseId>> = {
  spell: 'type:spell',
  Sp: 'type:spell-like',
  Su: 'type:supernatural',
  Ex: 'type:extraordinary',
};
export const kindClause = (kind: Kind): ClauseId => KIND_CLAUSE[kind];

/** Who of the targets comes to Steps 3a and 3b, and what keeps the others from it. */
interface Sifted {
  readonly open: readonly string[];
  readonly reached: readonly string[];
  readonly magicless: readonly string[];
}

/** Step 3 of a use: resistance, saves and effects, and its ruling (step:3a, step:3b, step:3c). */
export function resolve(play: Play, attempt: Attempt, walk: Walk): void {
  const { user, ability: key, on } = attempt;
  const { kind, save } = abilityOf(play.state, user, key);
  const sifted = sift(play.state, attempt);
  reach(play, attempt);
  const stopped = sifted.open.length === 0 && (on.length > 0 || userIsMagicless(play.state, attempt));
  const resistance = resists(play, attempt, sifted.open, walk);
  const resisted = resistance.filter(({ made }) => !made.passed).map(({ target }) => target);
  const facing = sifted.open.filter((one) => !resisted.includes(one));
  const { saved, dc, checks } = saves(play, attempt, facing, walk);
  const affected = save?.result === 'negates' ? facing.filter((one) => !saved.includes(one)) : facing;
  const id = rulingId(play, 'use', user, key);
  const placed = on.length === 0 && !stopped;
  const halved = save?.result === 'half' ? saved : [];
  const applied = affected.length > 0 || placed ? apply(play, attempt, affected, halved, id) : null;
  const outcome = outcomeOf(play.state, attempt, sifted, affected, placed);
  tellEffects(play.state, attempt, walk, sifted, affected, applied, outcome);
  const single = save === null || save.result === 'disbelief' || on.length === 0 ? soleCheck(walk) : soleOf(checks);
  rule(play, 'use', {
    by: user,
    ability: key,
    on,
    outcome,
    affected,
    saved,
    resisted,
    damage: applied?.damage ?? {},
    healed: applied?.healed ?? {},
    dc: outcome === 'Suppressed' ? null : (dc ?? single?.dc ?? null),
    total: single?.total ?? null,
    reach: attempt.reach,
    step: '3c',
    steps: walk.whole(),
    cites: [
      ...walk.cites(),
      kindClause(kind),
      ...(halved.length > 0 ? ['save:half', 'level:rounding'] : []),
      ...(sifted.reached.length > 0 ? ['combine:once-a-round'] : []),
      ...(outcome === 'Suppressed' || sifted.magicless.length > 0 ? ['type:antimagic'] : []),
    ],
    reason: reasonOf(play.state, attempt, { sifted, affected, saved, resisted, outcome, applied }),
  });
  for (const { effect, on: target } of applied?.dispelled ?? []) dispel(play, attempt, effect.id, target);
}

/** combine:once-a-round, type:antimagic */
function sift(state: State, attempt: Attempt): Sifted {
  const { user, ability: key, on } = attempt;
  const magic = isMagic(abilityOf(state, user, key).kind);
  const here = creatureOf(state, user).noMagic;
  const reached = on.filter((target) => state.reached.includes(reachedBy(attempt, target)));
  const magicless = on.filter((target) => magic && (here || creatureOf(state, target).noMagic));
  return {
    open: on.filter((target) => !reached.includes(target) && !magicless.includes(target)),
    reached,
    magicless,
  };
}

const userIsMagicless = (state: State, { user, ability }: Attempt): boolean =>
  creatureOf(state, user).noMagic && isMagic(abilityOf(state, user, ability).kind);

const reachedBy = ({ user, ability }: Attempt, target: string): string => `${user}/${ability}>${target}`;

/** A try that fails counts too. */
function reach(play: Play, attempt: Attempt): void {
  const { state } = play;
  const fresh = attempt.on.map((target) => reachedBy(attempt, target)).filter((one) => !state.reached.includes(one));
  play.state = { ...state, reached: [...state.reached, ...fresh] };
}

/** Step 3a. */
function resists(
  play: Play,
  { user, ability: key }: Attempt,
  open: readonly string[],
  walk: Walk,
): { target: string; made: Check }[] {
  const { kind, resistible } = abilityOf(play.state, user, key);
  if (!isDispellable(kind)) {
    walk.skip('3a', 'Spell resistance is no matter of this kind of ability.', ['step:3a', kindClause(kind)]);
    return [];
  }
  if (!resistible) {
    walk.skip('3a', 'The ability allows no spell resistance.');
    return [];
  }
  const made = open.flatMap((target) =>
    checkResistance(play, user, key, [target]).map((check) => ({ target, made: check })),
  );
  if (made.length === 0) walk.skip('3a', 'Nothing that would be affected has spell resistance.');
  else
    walk.pass(
      '3a',
      made
        .map(({ target, made: check }) => `Against ${nameOf(play.state, target)}: ${sayCheck(play.state, check)}`)
        .join(' '),
      ['step:3a', 'duration:checks'],
      { checks: made.map(({ made: check }) => check) },
    );
  return made;
}

/** Step 3b. */
function saves(
  play: Play,
  { user, ability: key, use }: Attempt,
  facing: readonly string[],
  walk: Walk,
): { saved: string[]; dc: number | null; checks: Check[] } {
  const { save } = abilityOf(play.state, user, key);
  const dc = saveDc(play.state, user, key);
  if (save === null || dc === null) {
    walk.skip('3b', 'It allows no save.');
    return { saved: [], dc, checks: [] };
  }
  if (save.result === 'disbelief') {
    walk.skip('3b', 'There is no save on meeting it, only for looking into it.', ['step:3b', 'disbelief:study']);
    return { saved: [], dc, checks: [] };
  }
  const forgone = facing.filter((target) => use.forgo.includes(target));
  const rolling = facing.filter((target) => !use.forgo.includes(target));
  const checks = rolling.map((target) => rollSave(play, target, user, key, dc));
  const saved = rolling.filter((_, at) => checks[at]?.passed === true);
  const gaveUp = forgone.length === 0 ? '' : `${list(forgone.map((one) => nameOf(play.state, one)))} forgo the save. `;
  if (facing.length === 0) walk.skip('3b', 'Nobody is left to save against it.');
  else if (checks.length === 0) walk.pass('3b', gaveUp.trim(), ['step:3b', 'save:forgo']);
  else
    walk.pass(
      '3b',
      gaveUp + checks.map((check) => sayCheck(play.state, check)).join(' '),
      [...SAVE_CLAUSES, ...(forgone.length > 0 ? ['save:forgo'] : [])],
      { checks },
    );
  return { saved, dc, checks };
}

function outcomeOf(
  state: State,
  attempt: Attempt,
  { open, magicless }: Sifted,
  affected: readonly string[],
  placed: boolean,
): 'Resolved' | 'No effect' | 'Suppressed' {
  if (affected.length > 0 || placed) return 'Resolved';
  if (userIsMagicless(state, attempt)) return 'Suppressed';
  return open.length === 0 && magicless.length > 0 ? 'Suppressed' : 'No effect';
}

function tellEffects(
  state: State,
  { user, ability: key }: Attempt,
  walk: Walk,
  { reached, magicless }: Sifted,
  affected: readonly string[],
  applied: Applied | null,
  outcome: string,
): void {
  const { duration, name } = abilityOf(state, user, key);
  const names = (keys: readonly string[]) => list(keys.map((one) => nameOf(state, one)));
  const texts = [
    ...(outcome === 'Suppressed' && magicless.length === 0
      ? [`There is no magic where ${nameOf(state, user)} is.`]
      : []),
    ...(magicless.length > 0 ? [`There is no magic for ${name} to reach ${names(magicless)} by.`] : []),
    ...(reached.length > 0 ? [`${name} has reached ${names(reached)} already this round.`] : []),
    ...(affected.length > 0 ? [`It affects ${names(affected)}.`] : []),
    ...(applied !== null ? lasting(applied, duration.as) : []),
  ];
  const cites = ['step:3c', `duration:${duration.as}`];
  if (outcome === 'Resolved') walk.pass('3c', texts.join(' '), cites, { dice: applied?.dice ?? [] });
  else walk.stop('3c', texts.length === 0 ? 'Nobody is affected.' : texts.join(' '), ['step:3c']);
}

const lasting = ({ rounds }: Applied, as: string): string[] => {
  if (as === 'instantaneous') return ['It is done and gone.'];
  if (rounds !== null) return [rounds === 0 ? 'It lasts no time at all.' : `It lasts ${rounds} of its user’s turns.`];
  return [as === 'permanent' ? 'It lasts until it is ended.' : `It lasts by ${as}.`];
};

interface Told {
  readonly sifted: Sifted;
  readonly affected: readonly string[];
  readonly saved: readonly string[];
  readonly resisted: readonly string[];
  readonly outcome: string;
  readonly applied: Applied | null;
}

function reasonOf(state: State, { user, ability: key, on }: Attempt, told: Told): string {
  const { name } = abilityOf(state, user, key);
  const names = (keys: readonly string[]) => list(keys.map((one) => nameOf(state, one)));
  if (told.outcome === 'Suppressed') return `${name} comes to nothing: there is no magic here.`;
  if (told.outcome === 'Resolved') {
    const dealt = Object.entries(told.applied?.damage ?? {}).map(([one, amount]) => `${nameOf(state, one)} ${amount}`);
    const harm = dealt.length === 0 ? '' : `, damage: ${dealt.join(', ')}`;
    return on.length === 0 ? `${name} is in place.` : `${name} affects ${names(told.affected)}${harm}.`;
  }
  const why = [
    ...(told.saved.length > 0 ? [`${names(told.saved)} saved`] : []),
    ...(told.resisted.length > 0 ? [`${names(told.resisted)} resisted`] : []),
    ...(told.sifted.reached.length > 0 ? [`${names(told.sifted.reached)} had been reached this round`] : []),
    ...(told.sifted.magicless.length > 0 ? [`magic does not reach ${names(told.sifted.magicless)}`] : []),
  ];
  return `${name} affects nobody: ${why.join('; ')}.`;
}

/** type:dispel: with no check; what cannot be dispelled goes on. */
function dispel(play: Play, { user, ability: key }: Attempt, effect: string, target: string): void {
  const met = play.state.effects.find(({ id }) => id === effect);
  if (met?.on.includes(target) !== true) return;
  const { kind } = abilityOf(play.state, met.user, met.ability);
  const by = `${abilityOf(play.state, user, key).name} of ${nameOf(play.state, user)}`;
  const said = sayRunning(play, met, [target]);
  const cites = ['type:dispel', kindClause(kind)];
  if (isDispellable(kind)) end(play, met, [target], { cites, reason: `${by} ends ${said}.` });
  else goOn(play, met, [target], { cites, reason: `${by} does not reach ${said}: its kind cannot be dispelled.` });
}

/** The one check of a use, where there was just one. */
const soleCheck = (walk: Walk): Check | undefined => soleOf(walk.checks());
const soleOf = (checks: readonly Check[]): Check | undefined => (checks.length === 1 ? checks[0] : undefined);
