import type { AbilityType } from '../../engine/rules/mercenaries/terms';
import type { AbilityView, MercView, View } from '../../engine/rules/mercenaries/view';
import { tagsOf, timeOf } from '../../record/views/ability-words';
import type { AbilityGroup, DeskAbility } from './model';

/** The abilities that a team commands now: its own mercs', those of the possessed and the stolen ones. */
export function commanded(view: View, team: string): { merc: MercView; ability: AbilityView }[] {
  return Object.values(view.mercs)
    .filter((merc) => merc.controller === team || merc.team === team)
    .flatMap((merc) => merc.abilities.map((ability) => ({ merc: view.mercs[ability.holder] ?? merc, ability })));
}

const STATES: Record<AbilityView['state'], DeskAbility['state']> = {
  ready: 'yes',
  resting: 'no',
  waiting: 'used',
  used: 'used',
  closed: 'always',
  off: 'no',
  always: 'always',
  armed: 'yes',
  gone: 'no',
  stolen: 'no',
};

function word(ability: AbilityView, { week, phase }: View): string {
  if (restsOn(ability, week)) return `from week ${ability.ready}`;
  switch (ability.state) {
    case 'ready':
      return 'ready';
    case 'resting':
      return 'resting';
    case 'waiting':
      return 'declared, waits';
    case 'used':
      return 'used today';
    case 'closed':
      return timeOf(ability.type, phase) === 'over' ? `from week ${week + 1}` : `in ${PHASE_OF[ability.type]}`;
    case 'off':
      return 'not now';
    case 'always':
      return ability.type === 'On Purchase' ? (ability.choice ?? 'to choose') : 'always on';
    case 'armed':
      return 'armed';
    case 'gone':
      return 'used up';
    case 'stolen':
      return 'stolen';
  }
}

/** It recharges beyond this week, which is said in every phase: "in Wartime" would promise it for this one. */
const restsOn = ({ state, ready }: AbilityView, week: number): boolean =>
  (state === 'resting' || state === 'closed') && ready > week;

/** Its time in this week is past: it is for the next one. */
export const isOver = ({ state, type }: AbilityView, { phase }: View): boolean =>
  state === 'closed' && timeOf(type, phase) === 'over';

const PHASE_OF: Record<AbilityType, string> = {
  Peacetime: 'Peacetime',
  'Pre-Battle': 'Wartime',
  'Start of Battle': 'Wartime',
  'Mid-Battle': 'Wartime',
  Trigger: 'its time',
  Results: 'Results',
  Passive: 'its time',
  'On Purchase': 'its week',
};

const toDeskAbility = (merc: MercView, ability: AbilityView, declared: boolean, view: View): DeskAbility => ({
  key: ability.key,
  name: ability.name,
  merc: { key: merc.key, name: merc.name },
  what: tagsOf(ability.definition)
    .map(({ word }) => word)
    .join(' · ')
    .toLowerCase(),
  declared,
  state: restsOn(ability, view.week) || isOver(ability, view) ? 'no' : STATES[ability.state],
  word: word(ability, view),
  why: ability.why,
});

const WHEN: Record<AbilityType, string> = {
  Peacetime: 'resolves as it is posted',
  'Pre-Battle': 'resolves as it is posted',
  'Start of Battle': 'waits for the rosters',
  'Mid-Battle': 'waits for the rosters',
  Results: 'resolves as it is posted',
  Trigger: '',
  Passive: '',
  'On Purchase': '',
};

/** The order of the groups in each phase: what is open now first. */
const ORDER: Record<View['phase'], readonly AbilityType[]> = {
  Peacetime: ['Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle', 'Results'],
  Wartime: ['Pre-Battle', 'Start of Battle', 'Mid-Battle', 'Results', 'Peacetime'],
  Battles: ['Results', 'Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle'],
  Results: ['Results', 'Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle'],
  Closed: ['Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle', 'Results'],
};

/** Those that act by themselves stand together, behind what is declared. */
const BY_ITSELF: readonly AbilityType[] = ['Trigger', 'Passive', 'On Purchase'];

/** A team's abilities by type, open phases first, each with what it is and whether it is ready. */
export function abilityGroups(view: View, team: string): AbilityGroup[] {
  const all = commanded(view, team);
  const declared = new Set(
    view.rulings
      .filter((ruling) => ruling.by === team && ruling.outcome !== 'Rejected')
      .map((ruling) => ruling.ability),
  );
  const of = (types: readonly AbilityType[]) =>
    all
      .filter(({ ability }) => types.includes(ability.type))
      .map(({ merc, ability }) => toDeskAbility(merc, ability, declared.has(ability.key), view));
  const groups: AbilityGroup[] = ORDER[view.phase].map((type) => ({
    type,
    label: PHASE_OF[type] === view.phase ? `open now · ${WHEN[type]}` : `in ${PHASE_OF[type]} · ${WHEN[type]}`,
    abilities: of([type]),
  }));
  const byItself: AbilityGroup = { type: 'By itself', label: 'never declared', abilities: of(BY_ITSELF) };
  return [...groups, byItself].filter((group) => group.abilities.length > 0);
}
