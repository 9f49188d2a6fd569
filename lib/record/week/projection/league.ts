import type { AbilityView, MercView, TeamView } from '../../../engine/rules/mercenaries/view';
import type { Row } from '../../../platform/db/save';
import type { JournalEntry } from '../types';
import { inForce } from './amended';
import { idOf, type Source } from './source';

/** Rows of what outlives a week: teams, mercs, abilities and contracts, as they stand now. */

export const teamLive = (team: TeamView): Row => ({
  name: team.name,
  pool: team.pool,
  gp: team.gp,
  infrastructure: team.infrastructure,
  changed: team.changed,
  realIncome: team.realIncome,
  terrains: team.terrains,
});

export const mercLive = (merc: MercView): Row => ({
  name: merc.name,
  aka: merc.aka,
  alignment: merc.alignment,
  types: merc.types,
  gender: merc.gender,
  upkeep: merc.upkeep,
  writeup: merc.writeup,
  exp: merc.exp,
  status: merc.status,
  changed: merc.changed,
  held: heldAbilities(merc),
  rosterable: merc.rosterable,
  whyNot: merc.whyNot,
  pureSupport: merc.pureSupport,
  linkedToKey: merc.linkedTo,
  assistsKey: merc.assists,
  customization: merc.customization,
  immune: merc.immune,
});

export const abilityLive = (ability: AbilityView): Row => ({
  name: ability.name,
  type: ability.type,
  quantity: ability.definition.quantity ?? null,
  selection: ability.definition.selection ?? [],
  global: ability.definition.global ?? null,
  cooldown: ability.definition.cooldown,
  chance: ability.definition.chance ?? null,
  multiUse: ability.definition.multiUse ?? false,
  manipulation: ability.definition.manipulation ?? false,
  text: ability.definition.text ?? '',
  definition: ability.definition,
  readyWeek: ability.ready,
  state: ability.state,
  why: ability.why,
  choice: ability.choice,
  usesLeft: ability.usesLeft,
  holderKey: ability.holder,
});

/** The abilities that a merc owns; a view may show it others that it copied or stole. */
export const ownAbilities = (merc: MercView): readonly AbilityView[] =>
  merc.abilities.filter((ability) => ability.key.startsWith(`${merc.key}/`));

/** What it has of others to use, as its page tells it. */
const heldAbilities = (merc: MercView) =>
  merc.abilities.flatMap(({ key, name, type, ready, state, why, held }) =>
    held ? [{ key, name, type, ready, state, why, ...held }] : [],
  );

export const teamRows = ({ week, ids }: Source): Row[] =>
  Object.values(week.record.teams).map((team) => ({ id: idOf(ids.teams, team.key, 'team'), ...teamLive(team) }));

export const mercRows = ({ week, ids }: Source): Row[] =>
  Object.values(week.record.mercs).map((merc) => ({ id: idOf(ids.mercs, merc.key, 'merc'), ...mercLive(merc) }));

export const abilityRows = ({ week, ids }: Source): Row[] =>
  Object.values(week.record.mercs).flatMap((merc) =>
    ownAbilities(merc).map((ability) => ({
      id: idOf(ids.abilities, ability.key, 'ability'),
      ...abilityLive(ability),
    })),
  );

/**
 * The contracts that this week moves: the one that a merc came with ends when it changes hands, and a new one begins.
 */
export function contractRows({ week, ids }: Source): { changed: Row[]; made: Row[] } {
  const changed: Row[] = [];
  const made: Row[] = [];
  for (const merc of Object.values(week.record.mercs)) {
    const mercenaryId = idOf(ids.mercs, merc.key, 'merc');
    const before = week.setup.mercs[merc.key];
    const place = (team: string) => Math.max(0, week.record.teams[team]?.mercs.indexOf(merc.key) ?? 0);
    if (before?.team) {
      changed.push({
        mercenaryId,
        teamId: idOf(ids.teams, before.team, 'team'),
        fromWeek: before.hired,
        untilWeek: stays(merc, before) ? null : week.week,
        place: place(before.team),
      });
    }
    if (merc.team && !(before && stays(merc, before))) {
      made.push({
        mercenaryId,
        teamId: idOf(ids.teams, merc.team, 'team'),
        fromWeek: merc.hired,
        untilWeek: null,
        price: pricePaid(week.journal, merc.key, merc.team),
        place: place(merc.team),
      });
    }
  }
  return { changed, made };
}

/** Who left and came back within a week serves anew. */
const stays = (merc: { team: string | null; hired: number }, before: { team: string | null; hired: number }): boolean =>
  merc.team === before.team && merc.hired === before.hired;

function pricePaid(journal: readonly JournalEntry[], merc: string, team: string): number | null {
  const hires = inForce(journal).filter((entry) => entry.kind === 'hire');
  return hires.findLast((hire) => hire.merc === merc && hire.by === team)?.price ?? null;
}
