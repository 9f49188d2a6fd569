import { bounded } from '../kernel/numbers';
import type { Effect } from './effects';
import { abilityOf, cardOf, mercOf, opponentOf, teamOf } from './lookup';
import { activeEffects, isWide, type Moment, passiveRecipient, passiveSources, passivesOn } from './passives';
import { holds } from './removals';
import type { Source, State } from './state';
import { STATUSES, type Status } from './terms';
import { baseTraits, type Traits } from './traits';

/** A merc's and a team's values as they stand now, with what lasts and what Passives add. */

/** What Parameter Only asks of a merc, Passives included. */
export function traitsOf(state: State, merc: string): Traits {
  const base = baseTraits(state, merc);
  const changes = passivesOn(state, merc, 'Modify');
  const free = cardOf(state, merc).assists !== undefined && !cardOf(state, merc).upkeepGiven;
  const raised = free ? 0 : passiveUpkeep(state, merc, 'now');
  if (changes.length === 0 && raised === 0) return base;
  let { alignment, types, gender } = base;
  for (const { effect } of changes) {
    alignment = effect.alignment ?? alignment;
    types = effect.types ?? types;
    gender = effect.gender ?? gender;
  }
  return { ...base, alignment, types, gender, upkeep: Math.max(0, base.upkeep + raised) };
}

/** What a merc costs its team each week (`glossary:upkeep`), in GP. */
export function upkeepOf(state: State, key: string, moment: Moment = 'now'): number {
  const merc = mercOf(state, key);
  const lasting = merc.lasting.reduce(
    (sum, { effect }) => sum + (effect.do === 'Upkeep' ? (effect.amount ?? 0) : 0),
    0,
  );
  return Math.max(0, bounded(merc.upkeep + lasting + passiveUpkeep(state, key, moment)));
}

const passiveUpkeep = (state: State, merc: string, moment: Moment): number =>
  passivesOn(state, merc, 'Upkeep', moment).reduce((sum, { effect }) => sum + (effect.amount ?? 0), 0);

/** What a team earns on each day of Results (`glossary:infra`), in GP. */
export function infrastructureOf(state: State, key: string, moment: Moment = 'now'): number {
  const team = teamOf(state, key);
  const lasting = team.lasting.reduce((sum, { infrastructure }) => sum + infrastructure, 0);
  const passive = passiveNumbers(state, key, 'Infrastructure', moment).reduce((a, b) => a + b.amount, 0);
  return bounded(team.infrastructure + lasting + passive);
}

/** Infrastructure minus the upkeep of all its mercs (`glossary:ri`). */
export const realIncomeOf = (state: State, team: string): number =>
  bounded(
    infrastructureOf(state, team) - teamOf(state, team).mercs.reduce((sum, merc) => sum + upkeepOf(state, merc), 0),
  );

/** A number that an active Passive gives to a team. A merc that it goes to passes it on to the team that owns it. */
export interface PassiveNumber {
  readonly source: Source;
  readonly amount: number;
}

export function passiveNumbers(
  state: State,
  team: string,
  kind: 'GP' | 'Infrastructure',
  moment: Moment,
): readonly PassiveNumber[] {
  const found: PassiveNumber[] = [];
  const opponent = opponentOf(state, team);
  const near = [...(passiveSources(state, team, kind) ?? []), ...(passiveSources(state, opponent, kind) ?? [])];
  for (const [sources, wide] of [
    [near, false],
    [state.wide[kind] ?? [], true],
  ] as const) {
    for (const source of sources) {
      for (const effect of activeEffects(state, source, kind, moment)) {
        if (isWide(state, source, effect) !== wide || !pays(state, source, effect, team)) continue;
        found.push({ source, amount: effect.amount ?? 0 });
      }
    }
  }
  return found;
}

function pays(state: State, { holder, ability }: Source, effect: Effect, team: string): boolean {
  const home = mercOf(state, holder).team;
  switch (passiveRecipient(abilityOf(state, ability).def, effect)) {
    case 'every team':
      return true;
    case 'pool':
      return home !== null && state.setup.teams[home]?.pool === state.setup.teams[team]?.pool;
    case 'both teams':
      return home === team || home === opponentOf(state, team);
    case 'enemies':
      return home !== null && home === opponentOf(state, team);
    default:
      return home === team;
  }
}

/** The conditions that a merc is under now, in the order of the rulebook's list. */
export function statusesOf(state: State, merc: string): Status[] {
  const found = STATUSES.filter((status) => holds(state, merc, status));
  return !found.includes('Untargetable') && isUntargetable(state, merc) ? [...found, 'Untargetable'] : found;
}

export const isUntargetable = (state: State, merc: string): boolean =>
  holds(state, merc, 'Untargetable') || passivesOn(state, merc, 'Untargetable').length > 0;

/** The write-up with what was added for a time in bold (`glossary:transformation`, `glossary:form-switch`). */
export function writeupOf(state: State, key: string): string {
  const merc = mercOf(state, key);
  let text = merc.writeup;
  for (const { effect } of merc.lasting) if (effect.do === 'Form Switch') text = effect.text ?? text;
  for (const { effect } of passivesOn(state, key, 'Form Switch')) text = effect.text ?? text;
  for (const { effect } of merc.lasting) {
    if (effect.do === 'Transform' || effect.do === 'Vehicle') text = bold(text, effect.text);
  }
  for (const kind of ['Transform', 'Vehicle'] as const) {
    for (const { effect } of passivesOn(state, key, kind)) text = bold(text, effect.text);
  }
  return text;
}

const bold = (text: string, added: string | undefined): string =>
  added ? `${text} <b>${added}</b>`.trimStart() : text;
