import type { Ruling } from '../../engine/rules/kernel/ruling';
import { shownTarget } from '../../engine/rules/mercenaries/things';
import type { View } from '../../engine/rules/mercenaries/view';
import type { MercName, RulingLine } from '../../record/views/model';
import { tellingClauses } from '../../record/views/telling';

/** A ruling of a view that is not saved (a preview) as a line: with the names that this view knows. */
export function lineOf(ruling: Ruling, view: View, words: string | null): RulingLine {
  const merc = (key: string): MercName => {
    const found = view.mercs[key];
    return { key, name: found?.name ?? shownTarget(view, key), gender: found?.gender ?? 'Genderless' };
  };
  const team = ruling.by === null ? undefined : view.teams[ruling.by];
  return {
    id: ruling.id,
    week: ruling.week,
    phase: ruling.phase,
    at: ruling.at,
    title: ruling.ability === null ? (words ?? ruling.about) : abilityName(view, ruling.ability),
    declared: true,
    about: ruling.about,
    ability: ruling.ability,
    merc: ruling.merc === null ? null : merc(ruling.merc),
    team: team === undefined ? null : { key: team.key, name: team.name },
    targets: ruling.targets.map(merc),
    hits: ruling.hits.map(merc),
    interceptedBy: ruling.interceptedBy === null ? null : merc(ruling.interceptedBy),
    outcome: ruling.outcome,
    reason: ruling.reason,
    cites: tellingClauses(ruling.cites, ruling.steps),
    readyWeek: ruling.readyWeek,
    provisional: false,
    override: null,
    secret: ruling.secretOf !== null,
    cause: ruling.cause,
  };
}

/** @param key `MERC/ABILITY`. */
export function abilityName(view: View, key: string): string {
  const merc = view.mercs[key.slice(0, key.indexOf('/'))];
  return merc?.abilities.find((ability) => ability.key === key)?.name ?? key.slice(key.indexOf('/') + 1);
}
