import { eventName } from './kinds';
import { abilityOf, mercOf, sourcesOf, teamOf } from './lookup';
import { isStolen } from './meta';
import { isWide } from './passives';
import type { Source, State, Watch } from './state';
import type { Transaction } from './transaction';

/** The lists by which events find what answers to them and effects find the Passives that touch them. */

export const emptyWatch = (): Watch => ({ triggers: {}, passives: {}, guards: [], ready: [] });

/** A team's own lists, in the order of its mercs. */
export function watchOf(state: State, team: string): Watch {
  const watch = emptyWatch();
  for (const merc of teamOf(state, team).mercs) {
    for (const source of sourcesOf(state, merc)) enter(state, watch, source);
    if (mercOf(state, merc).lasting.some(({ effect }) => effect.do === 'Intercept')) watch.ready.push(merc);
  }
  return watch;
}

function enter(state: State, watch: Watch, source: Source): void {
  const { owner, def } = abilityOf(state, source.ability);
  if (owner === source.holder && isStolen(state, source)) return;
  const effects = def.effects ?? [];
  if (def.type === 'Trigger' && def.when) add(watch.triggers, eventName(def.when.event), source);
  if (def.type === 'Passive') {
    for (const effect of effects) if (!isWide(state, source, effect)) add(watch.passives, effect.do, source);
  }
  const guards = def.type === 'Trigger' || def.type === 'Passive';
  if (guards && effects.some((effect) => effect.do === 'Intercept')) watch.guards.push(source);
}

/** The Passives that reach teams beyond their own match. */
export function wideOf(state: State): Record<string, Source[]> {
  const wide: Record<string, Source[]> = {};
  for (const { mercs } of state.teams) {
    for (const merc of mercs) {
      for (const source of sourcesOf(state, merc)) {
        const { owner, def } = abilityOf(state, source.ability);
        if (def.type !== 'Passive' || (owner === source.holder && isStolen(state, source))) continue;
        for (const effect of def.effects ?? []) if (isWide(state, source, effect)) add(wide, effect.do, source);
      }
    }
  }
  return wide;
}

/** Writes a team's lists anew, after a hire, a theft or a copy. */
export function refreshWatch(tx: Transaction, team: string): void {
  const { state } = tx;
  const had = Object.keys(state.wide).length > 0;
  tx.team(team).watch = watchOf(state, team);
  const has = teamOf(state, team).mercs.some((merc) =>
    sourcesOf(state, merc).some(({ holder, ability }) => {
      const { def } = abilityOf(state, ability);
      return def.type === 'Passive' && (def.effects ?? []).some((effect) => isWide(state, { holder, ability }, effect));
    }),
  );
  if (had || has) state.wide = wideOf(state);
}

function add(lists: Record<string, Source[]>, name: string, source: Source): void {
  const list = Object.hasOwn(lists, name) ? (lists[name] ?? []) : [];
  if (!list.some(({ holder, ability }) => holder === source.holder && ability === source.ability)) {
    lists[name] = [...list, source];
  }
}
