import type { Viewer } from '../../../engine/rules/kernel/ruleset';
import { tabletop } from '../../../engine/rules/tabletop/ruleset';
import type { Distraction } from '../../../engine/rules/tabletop/setup';
import type { State } from '../../../engine/rules/tabletop/state';
import type { CreatureView, EffectView, SheetView } from '../../../engine/rules/tabletop/view';
import type { TableFact } from '../game';

/** How an encounter stands in lines that can be compared. Beliefs are left out: an admin who looks may play as well. */
export function factsOf(state: State, viewer: Viewer): readonly TableFact[] {
  const { round, running, creatures, effects } = tabletop.view(state, viewer);
  return [
    { what: 'Round', value: String(round) },
    { what: 'Turn', value: running === null ? 'nobody’s' : (creatures[running]?.name ?? running) },
    ...Object.values(creatures).flatMap(creatureFacts),
    ...effects.map((effect) => effectFact(effect, creatures)),
  ];
}

function creatureFacts(creature: CreatureView): TableFact[] {
  const { name, hp, at, plane, initiative, actions, flatFooted, noMagic, sheet } = creature;
  const { distractions, distractedBy, held, pending, conditions, values, numbers } = creature;
  const line = (what: string, value: string | number | boolean): TableFact => ({
    what: `${name}: ${what}`,
    value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
  });
  return [
    line('HP', hp),
    line('at', `${at} ft`),
    line('plane', plane),
    line('initiative', initiative),
    line('actions left', sayList(Object.entries(actions).flatMap(([action, left]) => (left ? [action] : [])))),
    line('flat-footed', flatFooted),
    line('no magic', noMagic),
    line('distractions', sayList([...distractions.map(sayDistraction), ...distractedBy])),
    line('holds', held ?? 'no charge'),
    line('long action', pending === null ? 'none' : pending.ability),
    line('conditions', sayList(conditions)),
    ...Object.entries(values).map(([stat, value]) => line(stat, value)),
    ...numbers.map(({ stat, value }) => line(stat, value)),
    ...(sheet === null ? [] : sheetFacts(sheet).map(({ what, value }) => line(what, value))),
  ];
}

function sheetFacts({ level, ac, touchAc, sr, grapple, attack, abilityMods, saves, skills, abilities }: SheetView) {
  const named = { ...abilityMods, ...saves, ...skills };
  return [
    { what: 'level', value: level },
    { what: 'AC', value: ac },
    { what: 'touch AC', value: touchAc },
    { what: 'spell resistance', value: sr },
    { what: 'grapple', value: grapple },
    { what: 'attack', value: `${attack.bonus}, ${attack.damage}` },
    ...Object.entries(named).map(([what, value]) => ({ what, value })),
    ...abilities.map(({ name, left }) => ({ what: `uses of ${name}`, value: left ?? 'at will' })),
  ];
}

function effectFact(
  { id, user, abilityName, on, ends }: EffectView,
  creatures: Readonly<Record<string, CreatureView>>,
) {
  const name = (key: string) => creatures[key]?.name ?? key;
  const left = ends.as === 'fixed' ? `, ${ends.left} turns left` : '';
  return {
    what: `${abilityName} of ${name(user)} (${id})`,
    value: `on ${sayList(on.map(({ creature }) => name(creature)))}${left}`,
  };
}

const sayList = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
const sayDistraction = (distraction: Distraction): string =>
  typeof distraction === 'string' ? distraction : `grappled by ${distraction.grappled}`;
