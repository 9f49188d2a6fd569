import { type Act, actOf, type Blow, isBattle, onTheField, stop, undone } from './act';
import { sentence } from './argument';
import { countUse } from './cooldowns';
import type { EffectOf } from './effects';
import { isFielded } from './fielding';
import { immuneTo } from './immunity';
import { eventName, kindsOf, overlap } from './kinds';
import { joined, unique } from './lists';
import { abilityOf, abilityState, mercName, mercNames, mercOf, sourcesOf, teamOf } from './lookup';
import { lockedAgainst } from './manipulation';
import { typeOf } from './meta';
import { pronounsOf } from './pronouns';
import { recipientOf } from './recipients';
import { barred, passiveOff, type Refusal, takenOut } from './removals';
import { sideOf, userOf } from './sides';
import type { Source, State, Use } from './state';
import { nullifying } from './timing';
import type { Transaction } from './transaction';
import { canAnswer, conditionFits, isFirst, openAnswer } from './triggers';
import { turnedBy } from './turned';
import { openUse } from './uses';

/** A merc that takes an effect in place of another (`2f:interception`, `glossary:intercept`). */

/** An ability that would let its merc step in. */
interface Guard {
  readonly source: Source;
  /** Who steps in. */
  readonly merc: string;
  readonly effect: EffectOf<'Intercept'>;
  /** Declared before, active by itself, or a Trigger, which is used by it. */
  readonly how: 'declared' | 'passive' | 'trigger';
  /** Place of the declaration; of those never declared, none. */
  readonly place: number;
}

/** Lets one interceptor of each side step in: the first declared, then the first in the order of its team. */
export function intercept(tx: Transaction, act: Act): void {
  if (act.def.unaffectedBy?.includes('Intercept')) return;
  for (const side of sidesHit(tx.state, act)) {
    const guards = inOrder(tx.state, act, guardsOf(tx.state, act, side));
    for (const [place, guard] of guards.entries()) {
      const shielded = whomItShields(tx.state, act, guard);
      if (shielded !== null && takesHold(tx, act, guard, shielded)) {
        noteSpare(tx.state, act, guards.slice(place + 1), guard.merc);
        stepIn(tx, act, guard, shielded);
        break;
      }
    }
  }
  if (act.interceptedBy === null) return;
  act.blows = act.blows.filter(
    ({ mercs, teams, terrains }) => mercs.length > 0 || teams.length > 0 || terrains.length > 0,
  );
  if (act.blows.length > 0) return;
  const by = mercName(tx.state, act.interceptedBy);
  const safe = act.passed.find(({ merc }) => merc === act.interceptedBy);
  stop(act, undone(act.type), 'Hitting', {
    ...(safe?.links ? { links: safe.links } : {}),
    text: `${by} steps in, and ${safe?.text ?? 'the effect cannot hit it'}, so ${act.def.name} hits nobody`,
    cites: [
      '2f:interception',
      'glossary:intercept',
      '2e:targeting',
      '2f:invalidated',
      ...(isBattle(act.type) ? ['glossary:nullify'] : []),
    ],
  });
}

/** Of several who could step in on one side one does (`2f:interception`): the others are named. */
function noteSpare(state: State, act: Act, rest: readonly Guard[], by: string): void {
  const { unmoved } = act;
  const spare = unique(
    rest.filter((guard) => guard.merc !== by && whomItShields(state, act, guard) !== null).map(({ merc }) => merc),
  );
  act.unmoved = unmoved;
  if (spare.length === 0) return;
  act.spare = `${mercNames(state, spare)} could have stepped in too, but one interceptor of a side does.`;
}

/** The blows that may be taken by another: what an ability does to its own user is not among them. */
const open = (act: Act): Blow[] =>
  act.blows.filter(({ effect, mercs }) => mercs.length > 0 && recipientOf(act, effect) !== 'user');

function sidesHit(state: State, act: Act): readonly string[] {
  const sides: string[] = [];
  for (const { mercs } of open(act)) {
    for (const merc of mercs) {
      const side = sideOf(state, merc);
      if (side !== null && side !== sides.at(-1)) sides.push(side);
    }
  }
  return unique(sides);
}

const NO_GUARDS: readonly Guard[] = [];

/** The abilities of one side that step in before something of what an act does. */
function guardsOf(state: State, act: Act, side: string): readonly Guard[] {
  const { watch, borrowed } = teamOf(state, side);
  if (watch.ready.length === 0 && watch.guards.length === 0 && borrowed.length === 0) return NO_GUARDS;
  const blows = open(act);
  const guards: Guard[] = [];
  for (const merc of [...watch.ready, ...borrowed]) {
    if (sideOf(state, merc) !== side) continue;
    for (const { effect, ability, source, place } of mercOf(state, merc).lasting) {
      if (effect.do !== 'Intercept' || !coversAny(state, act, { effect, merc }, blows)) continue;
      guards.push({ source: { holder: source ?? merc, ability: ability ?? '' }, merc, effect, how: 'declared', place });
    }
  }
  for (const source of joined(
    watch.guards,
    borrowed.flatMap((merc) => sourcesOf(state, merc)),
  )) {
    const merc = userOf(state, source.holder);
    if (merc === null) continue;
    if (sideOf(state, merc) !== side) {
      noteTurned(state, act, source, merc);
      continue;
    }
    for (const effect of abilityOf(state, source.ability).def.effects ?? []) {
      if (effect.do !== 'Intercept' || !coversAny(state, act, { effect, merc }, blows)) continue;
      const type = typeOf(state, source);
      if (type !== 'Passive' && type !== 'Trigger') continue;
      const how = type === 'Passive' ? 'passive' : 'trigger';
      guards.push({ source, merc, effect, how, place: Number.MAX_SAFE_INTEGER });
    }
  }
  return guards;
}

/** One of this side's guards who stands elsewhere by now steps in for nobody of it: told, as it may have decided. */
function noteTurned(state: State, act: Act, source: Source, merc: string): void {
  const effects = abilityOf(state, source.ability).def.effects ?? [];
  const would = effects.some((effect) => {
    if (effect.do !== 'Intercept') return false;
    const cover = { effect, merc: source.holder };
    return open(act).some(
      (blow) =>
        (effect.kinds === undefined || covers(state, act, cover, blow)) && blow.mercs.some((one) => one !== merc),
    );
  });
  const turned = would ? turnedBy(state, merc) : null;
  if (!turned) return;
  act.unmoved ??= sentence(`${turned.text}, so ${pronounsOf(state, merc).they} does not step in`);
  act.links = joined(act.links, turned.links ?? []);
}

/** Those whose leader chose whom to shield come first; then as they were declared; then as they stand in the team. */
function inOrder(state: State, act: Act, guards: readonly Guard[]): readonly Guard[] {
  if (guards.length < 2) return guards;
  const hit = new Set(open(act).flatMap(({ mercs }) => mercs));
  const rank = (guard: Guard): number => {
    const choice = choiceOf(state, guard);
    if (choice !== null && hit.has(choice)) return 0;
    return 1;
  };
  return guards.slice().sort((a, b) => rank(a) - rank(b) || a.place - b.place);
}

const choiceOf = (state: State, { source }: Guard): string | null =>
  source.ability === '' ? null : (abilityState(state, source)?.choice ?? null);

/** Whom a guard would shield: as its leader chose, else the first named of those hit; null where it cannot step in. */
function whomItShields(state: State, act: Act, guard: Guard): string | null {
  const all = open(act).filter(
    (blow) => covers(state, act, guard, blow) && blow.mercs.some((merc) => isFor(state, guard, merc)),
  );
  if (all.length === 0) return null;
  const name = mercName(state, guard.merc);
  const covered = all.filter((blow) => takes(state, act, guard, blow));
  if (covered.length === 0) {
    const { they } = pronounsOf(state, guard.merc);
    act.unmoved ??= `${name} is Immune to what ${they} would take, so ${they} steps in for nobody.`;
    return null;
  }
  const away = absence(state, act, guard);
  if (away !== null) {
    act.unmoved ??= sentence(`${away.text}, so ${pronounsOf(state, guard.merc).they} cannot step in`);
    act.links = joined(act.links, away.links ?? []);
    return null;
  }
  const shielded = covered
    .filter((blow) => !blow.mercs.includes(guard.merc))
    .flatMap(({ mercs }) => mercs)
    .filter((merc) => isFor(state, guard, merc));
  if (shielded.length === 0)
    act.unmoved ??= `${name} is hit ${pronounsOf(state, guard.merc).self}, so ${pronounsOf(state, guard.merc).they} steps in for nobody.`;
  if (guard.how === 'trigger' && !shielded.some((merc) => triggerFits(state, act, guard, merc))) return null;
  const choice = choiceOf(state, guard);
  return choice !== null && shielded.includes(choice) ? choice : (shielded[0] ?? null);
}

/** Why a guard is not there to step in; null where it is. */
function absence(state: State, act: Act, { merc, source, how }: Guard): Refusal | null {
  const off = how === 'passive' ? (passiveOff(state, source.holder) ?? passiveOff(state, merc)) : null;
  if (off) return off;
  if (!onTheField(state, act.type)) return takenOut(state, merc);
  if (isFielded(state, merc)) return null;
  return barred(state, merc) ?? { text: `${mercName(state, merc)} is benched`, cites: ['2f:interception'] };
}

/** Whether a guard takes what it may be Immune to: then it is not Hit, unless a setting lets it not step in at all. */
const takes = (state: State, act: Act, { merc }: Guard, { effect }: Blow): boolean =>
  state.setup.settings.immuneInterceptor === 'soaks' || immuneTo(state, merc, effect, act.def) === null;

type Cover = Pick<Guard, 'effect' | 'merc'>;

const coversAny = (state: State, act: Act, cover: Cover, blows: readonly Blow[]): boolean =>
  blows.some((blow) => covers(state, act, cover, blow));

function covers(state: State, act: Act, { effect, merc }: Cover, blow: Blow): boolean {
  if (effect.from !== undefined) {
    const from = Array.isArray(effect.from) ? effect.from : [effect.from];
    if (!from.includes(act.type)) return false;
  }
  if (effect.kinds !== undefined) return overlap(effect.kinds, kindsOf(blow.effect, act.def, state.setup.settings).all);
  return sideOf(state, act.user) !== sideOf(state, merc);
}

function isFor(state: State, { effect, merc }: Guard, shielded: string): boolean {
  if (shielded === merc) return false;
  const whom = effect.for ?? 'allies';
  if (whom === 'allies') return sideOf(state, shielded) === sideOf(state, merc);
  const names = Array.isArray(whom) ? whom : [whom];
  return names.includes(shielded) || names.includes(mercName(state, shielded));
}

function triggerFits(state: State, act: Act, { source, merc }: Guard, struck: string): boolean {
  const { when } = abilityOf(state, source.ability).def;
  if (!when || !canAnswer(state, source)) return false;
  return open(act).some(({ effect, mercs }) => {
    const names = kindsOf(effect, act.def, state.setup.settings).events;
    return (
      mercs.includes(struck) &&
      names.includes(eventName(when.event)) &&
      conditionFits(state, when, merc, { names, struck, merc: act.user })
    );
  });
}

/** Whether a guard does step in: a Trigger is used by it, and a chance of its own may fail. */
function takesHold(tx: Transaction, act: Act, guard: Guard, shielded: string): boolean {
  const percent = guard.effect.chance ?? 100;
  if (guard.how !== 'trigger') {
    if (percent >= 100) return true;
    return thrown(tx, act, openUse(tx, guard.source, { use: countUse(tx, guard.source) }), percent);
  }
  if (!isFirst(tx, guard.source)) return false;
  const root = act.use.cause?.root ?? act.use.ruling;
  const use = openAnswer(tx, guard.source, {
    ruling: act.use.ruling,
    ability: act.use.ability,
    merc: act.user,
    struck: [shielded],
    root,
  });
  const answer = actOf(tx, use);
  act.interceptions = [...act.interceptions, answer];
  nullifying(tx, answer);
  if (answer.outcome !== null) return false;
  const chance = Math.min(percent, answer.def.chance ?? 100);
  if (use.unpaid !== null || (chance < 100 && !thrown(tx, answer, use, chance))) {
    const why = use.unpaid ?? `${answer.def.name} does not succeed by chance`;
    stop(answer, use.unpaid === null ? 'Resolved without effect' : 'Failed', 'Hitting', {
      text: why,
      cites: ['2e:hitting'],
    });
    return false;
  }
  answer.outcome = 'Resolved';
  answer.hits = [guard.merc];
  answer.argument.say(
    'Hitting',
    'passed',
    `${mercName(tx.state, guard.merc)} steps in for ${mercName(tx.state, shielded)}.`,
    ['2e:hitting', '2f:interception', 'glossary:intercept'],
  );
  return true;
}

function thrown(tx: Transaction, act: Act, use: Use, percent: number): boolean {
  const what = `${mercName(tx.state, use.holder)} stepping in`;
  const roll = tx.throwDie(use, 100, { purpose: 'chance', limit: percent, for: what });
  if (roll) act.rolls = [...act.rolls, roll];
  else act.byChance = true;
  return roll !== null && roll.value <= percent;
}

/** Turns all that the guard covers from whom it shields to itself; it takes what it is Immune to, and is not Hit by it. */
function stepIn(tx: Transaction, act: Act, guard: Guard, shielded: string): void {
  for (const blow of act.blows) {
    if (!blow.mercs.includes(shielded) || blow.mercs.includes(guard.merc)) continue;
    if (!covers(tx.state, act, guard, blow) || !takes(tx.state, act, guard, blow)) continue;
    const safe = immuneTo(tx.state, guard.merc, blow.effect, act.def) ?? lockedAgainst(tx.state, guard.merc, act.def);
    if (safe && !act.passed.some(({ merc }) => merc === guard.merc)) {
      act.passed = [...act.passed, { merc: guard.merc, ...safe }];
    }
    blow.mercs = blow.mercs.flatMap((merc) => (merc !== shielded ? [merc] : safe ? [] : [guard.merc]));
  }
  act.interceptedBy ??= guard.merc;
  act.shielded ??= shielded;
}
