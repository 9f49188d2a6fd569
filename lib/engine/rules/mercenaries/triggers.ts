import type { RulingId } from '../kernel/ruling';
import { type Act, answerId } from './act';
import { aimOf } from './aim';
import { Argument, draftOf, sentence } from './argument';
import { barrierToUse } from './commands';
import { countUse } from './cooldowns';
import { commanderOf, costRefusal, costWords, dueNow, pay } from './costs';
import { familiesOf } from './effects';
import { eventName, kindsOf, overlap } from './kinds';
import {
  abilityName,
  abilityOf,
  abilityState,
  mercName,
  mercNames,
  mercOf,
  opponentOf,
  sourcesOf,
  teamOf,
} from './lookup';
import { typeOf } from './meta';
import { mustRefusal } from './musts';
import type { Ability, When } from './setup';
import { areAllies, areEnemies, sideOf, userOf } from './sides';
import type { Cause, Source, State, Use } from './state';
import { inMatchOf, targetCites } from './targeting';
import type { Transaction } from './transaction';
import { openUse } from './uses';

/** Triggers: they answer by themselves, once their cause has Hit and before it has Resolved (`2a:trigger`, `2f:trigger-base`). */

/** One thing that Triggers may wait for, falling on one merc. */
export interface Event {
  /** Its kind and families, or the words of what an admin stated. */
  readonly names: readonly string[];
  readonly struck: string | null;
  /** The merc whose ability it was; null: stated by an admin. */
  readonly merc: string | null;
}

/** Triggers of one team that wait for one of these events, by name in small letters. */
function waitersFor(state: State, team: string, names: readonly string[]): Source[] {
  const { watch, borrowed } = teamOf(state, team);
  const found: Source[] = [];
  for (const name of names) if (Object.hasOwn(watch.triggers, name)) found.push(...(watch.triggers[name] ?? []));
  for (const merc of borrowed) {
    for (const source of sourcesOf(state, merc)) {
      const { when } = abilityOf(state, source.ability).def;
      if (when && names.includes(eventName(when.event))) found.push(source);
    }
  }
  return found;
}

/** The teams whose Triggers an event may concern: those of both mercs, and whom they play. */
function concerned(state: State, { struck, merc }: Event): readonly string[] {
  if (struck === null) return Object.keys(state.setup.teams);
  const teams: string[] = [];
  const add = (team: string | null): void => {
    if (team !== null && !teams.includes(team)) teams.push(team);
  };
  for (const one of merc === null ? [struck] : [struck, merc]) {
    for (const team of [sideOf(state, one), mercOf(state, one).team]) {
      if (team === null || teams.includes(team)) continue;
      add(team);
      add(opponentOf(state, team));
    }
  }
  return teams;
}

/** Whether a Trigger's condition fits an event. `anyone` is anyone in its user's match; who did what is stated is the stater's to say. */
export function conditionFits(state: State, when: When, user: string, { struck, merc }: Event): boolean {
  const on = when.on ?? 'anyone';
  const by = when.by ?? 'anyone';
  if (struck === null ? on !== 'anyone' : !stands(state, user, struck, on)) return false;
  return merc === null || by === 'anyone' || stands(state, user, merc, by);
}

function stands(state: State, user: string, merc: string, how: NonNullable<When['on']>): boolean {
  switch (how) {
    case 'user':
      return merc === user;
    case 'ally':
      return merc !== user && areAllies(state, user, merc);
    case 'enemy':
      return areEnemies(state, user, merc);
    default:
      return inMatchOf(state, user, merc);
  }
}

/** Whether a Trigger can answer now: there to use, not on recharge, and not used today. */
export const canAnswer = (state: State, source: Source): boolean =>
  typeOf(state, source) === 'Trigger' && barrierToUse(state, source) === null;

/** Whether an effect that Hits is one for which a Trigger steps in, rather than one that it answers. */
const stepsIn = (trigger: Ability, hit: { names: readonly string[] }): boolean =>
  (trigger.effects ?? []).some(
    (effect) => effect.do === 'Intercept' && (!effect.kinds || overlap(effect.kinds.map(eventName), hit.names)),
  );

/** How often one Trigger answers to what a single declaration set off: a chain of Multi-Use Triggers ends there. */
export const CHAIN_BOUND = 10;

/** Counts the answers to each declaration, so that a chain has an end. */
export type ChainCount = Map<string, number>;

/** Opens the uses of all Triggers that answer to what these acts hit. */
export const answersTo = (tx: Transaction, acts: readonly Act[], chain: ChainCount): Use[] =>
  acts.flatMap((act) =>
    act.outcome === 'Resolved' && mayBeAnswered(tx.state, act) ? answersToAct(tx, act, chain) : [],
  );

function answersToAct(tx: Transaction, act: Act, chain: ChainCount): Use[] {
  const events = act.blows.flatMap(({ effect, mercs }): Event[] => {
    const names = kindsOf(effect, act.def, tx.state.setup.settings).events;
    return mercs.map((struck) => ({ names, struck, merc: act.user }));
  });
  const root = act.use.cause?.root ?? act.use.ruling;
  return answers(
    tx,
    events,
    { ruling: act.use.ruling, ability: act.use.ability, merc: act.user, struck: [], root },
    chain,
    true,
  );
}

/** Whether a team that an act concerns has any Trigger at all that waits for what it did. */
function mayBeAnswered(state: State, { blows, def, user }: Act): boolean {
  return blows.some(({ effect, mercs }) => {
    const names = kindsOf(effect, def, state.setup.settings).events;
    return mercs.some((struck) => {
      for (const team of concerned(state, { names, struck, merc: user })) {
        const { watch, borrowed } = teamOf(state, team);
        if (borrowed.length > 0 || names.some((name) => Object.hasOwn(watch.triggers, name))) return true;
      }
      return false;
    });
  });
}

/** Opens the uses of all Triggers that answer to a KO that was paid as a cost: it is its payer's doing. */
export function answersToCost(tx: Transaction, { struck, ruling, source }: Transaction['paid'][number]): Use[] {
  const merc = userOf(tx.state, source.holder) ?? source.holder;
  const cause: Cause = { ruling, ability: source.ability, merc, struck: [], root: tx.entry.id };
  const names = ['KO', ...familiesOf({ do: 'KO' }, tx.state.setup.settings)].map(eventName);
  return answers(tx, [{ names, struck, merc }], cause, tx.costChain, false);
}

/** Opens the uses of all Triggers that answer to something that an admin states. */
export const answersToStated = (tx: Transaction, event: Event): Use[] =>
  answers(tx, [event], { ruling: null, ability: null, merc: null, struck: [], root: tx.entry.id }, new Map(), false);

function answers(tx: Transaction, events: readonly Event[], cause: Cause, chain: ChainCount, hits: boolean): Use[] {
  const met = new Map<string, { source: Source; struck: string[]; answers: boolean }>();
  for (const event of events) {
    for (const team of concerned(tx.state, event)) {
      for (const source of waitersFor(tx.state, team, event.names)) {
        const { def } = abilityOf(tx.state, source.ability);
        const user = userOf(tx.state, source.holder);
        if (!def.when || user === null || !conditionFits(tx.state, def.when, user, event)) continue;
        const key = JSON.stringify([source.holder, source.ability]);
        const found = met.get(key) ?? { source, struck: [], answers: false };
        met.set(key, found);
        if (!(hits && stepsIn(def, event))) found.answers = true;
        if (event.struck !== null && !found.struck.includes(event.struck)) found.struck.push(event.struck);
      }
    }
  }
  return [...met.values()].flatMap(({ source, struck, answers }) => {
    if (!isFirst(tx, source) || !answers || !canAnswer(tx.state, source)) return [];
    const key = JSON.stringify([cause.root, source.holder, source.ability]);
    const count = (chain.get(key) ?? 0) + 1;
    chain.set(key, count);
    if (count > CHAIN_BOUND) return [];
    return [openAnswer(tx, source, { ...cause, struck }, count === CHAIN_BOUND)];
  });
}

/** Notes that the event came; of a Trigger on the first one of the week only that one counts. */
export function isFirst(tx: Transaction, source: Source): boolean {
  const { def } = abilityOf(tx.state, source.ability);
  if (!def.when?.first) return true;
  if (abilityState(tx.state, source)?.met) return false;
  tx.ability(source).met = true;
  return true;
}

/** Writes a Trigger's declaration, which nobody makes, and pays for it. */
export function openAnswer(tx: Transaction, source: Source, cause: Cause, last = false): Use {
  const { state, entry } = tx;
  const { def, key, owner } = abilityOf(state, source.ability);
  const name = owner === source.holder ? key : source.ability;
  const ruling: RulingId = answerId(cause.ruling ?? entry.id, source.holder, name);
  const by = commanderOf(state, source.holder);
  const user = userOf(state, source.holder) ?? source.holder;
  const costs = dueNow(def.costs);
  const unpaid = costRefusal(state, by, costs) ?? mustRefusal(state, user, def);
  const argument = new Argument();
  const bound = last ? ` It has answered ${CHAIN_BOUND} times to one declaration: the chain ends here.` : '';
  argument.say('Declaration', 'passed', `${occasion(state, cause)} ${def.name} answers by itself.${bound}`, [
    '2a:trigger',
    '2f:trigger-base',
  ]);
  if (unpaid) argument.say('Costs', 'stopped', sentence(unpaid.text), unpaid.cites);
  else if (costs.length === 0) argument.say('Costs', 'none', 'It has no cost.', []);
  else argument.say('Costs', 'passed', `It costs ${costWords(state, costs)}.`, ['2e:costs']);
  argument.say(
    'Targeting',
    aimOf(def).kind === 'user' ? 'none' : 'waits',
    'Its own words say on whom it falls.',
    targetCites(def),
  );
  const draft = draftOf(tx, {
    id: ruling,
    cause: cause.ruling,
    ability: source.ability,
    merc: source.holder,
    by,
    at: entry.at,
  });
  draft.changes = unpaid ? [] : pay(tx, by, costs, { ruling, source });
  argument.writeTo(draft);
  const place = state.rulings.count;
  tx.rule(place, draft);
  return openUse(tx, source, { place, ruling, by, use: countUse(tx, source), unpaid: unpaid?.text ?? null, cause });
}

function occasion(state: State, { ability, merc, struck }: Cause): string {
  const whom = struck.length > 0 ? mercNames(state, struck) : null;
  return ability === null || merc === null
    ? `It was stated that this came to pass${whom === null ? '' : ` on ${whom}`}.`
    : `${mercName(state, merc)}’s ${abilityName(state, ability)} has hit${whom === null ? '' : ` ${whom}`}.`;
}
