import { randomUUID } from 'node:crypto';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import type { MercView, View } from '../../engine/rules/mercenaries/view';
import type { Tx } from '../../platform/db/client';
import { addRows, type Row, saveRows } from '../../platform/db/save';
import { abilityLive, mercLive, ownAbilities, teamLive } from './projection/league';
import { type Ids, idOf } from './projection/source';

/** Rows of what outlives a week, as a Setup has it: written when a season opens, and when a week opens with an import. */

export const NOBODY: Ids = { teams: new Map(), mercs: new Map(), abilities: new Map(), users: new Map() };

/** By the key of a team: who leads it (a user's id), and its motto. */
export type TeamPeople = Readonly<Record<string, { readonly leaderId?: string | null; readonly motto?: string }>>;

/**
 * Adds the teams, mercs, abilities and contracts of a Setup that have no rows yet: four queries whatever its size.
 * @param known the ids of those that have
 * @returns the ids of all
 */
export async function addLeague(
  tx: Tx,
  seasonId: string,
  setup: Setup,
  known: Ids,
  people: TeamPeople = {},
): Promise<Ids> {
  const view = viewOf(setup);
  const teams = Object.values(view.teams);
  const mercs = Object.values(view.mercs);
  const abilities = mercs.flatMap((merc) =>
    ownAbilities(merc).map((ability, place) => ({ mercenary: merc.key, key: ability.key, ability, place })),
  );
  const ids: Ids = {
    teams: withNew(known.teams, teams),
    mercs: withNew(known.mercs, mercs),
    abilities: withNew(known.abilities, abilities),
    users: known.users,
  };
  const teamRows = teams.map((team, place) => ({
    id: idOf(ids.teams, team.key, 'team'),
    seasonId,
    key: team.key,
    leaderId: people[team.key]?.leaderId ?? null,
    place,
    motto: people[team.key]?.motto ?? '',
    ...teamLive(team),
  }));
  const mercRows = mercs.map((merc) => ({
    id: idOf(ids.mercs, merc.key, 'merc'),
    seasonId,
    key: merc.key,
    ...mercLive(merc),
  }));
  const abilityRows = abilities.map(({ mercenary, key, ability, place }) => ({
    id: idOf(ids.abilities, key, 'ability'),
    mercenaryId: idOf(ids.mercs, mercenary, 'merc'),
    key,
    place,
    ...abilityLive(ability),
  }));
  await addRows(tx, { name: 'Team', key: ['id'] }, unknown(teamRows, known.teams));
  await addRows(tx, { name: 'Mercenary', key: ['id'] }, unknown(mercRows, known.mercs));
  await addRows(tx, { name: 'Ability', key: ['id'] }, unknown(abilityRows, known.abilities));
  await signed(
    tx,
    view,
    mercs.filter(({ key }) => !known.mercs.has(key)),
    ids,
  );
  return ids;
}

/**
 * The same for a week that opens with an import. Mercs who were given to another team end their contract with the week
 * that has closed; the leaders of new teams are found by their names.
 * @param before what the closed week left
 */
export async function takeIn(tx: Tx, seasonId: string, setup: Setup, before: View, known: Ids): Promise<Ids> {
  const newTeams = Object.entries(setup.teams).filter(([key]) => !known.teams.has(key));
  const users = await tx.user.findMany({
    where: { name: { in: newTeams.map(([, { leader }]) => leader) } },
    select: { id: true, name: true },
  });
  const people: TeamPeople = Object.fromEntries(
    newTeams.map(([key, { leader }]) => [key, { leaderId: users.find(({ name }) => name === leader)?.id ?? null }]),
  );
  const ids = await addLeague(tx, seasonId, setup, known, people);
  const view = viewOf(setup);
  const moved = Object.values(view.mercs).filter(({ key, team }) => {
    const old = before.mercs[key];
    return old !== undefined && old.team !== team;
  });
  await tx.contract.updateMany({
    where: { mercenaryId: { in: moved.map(({ key }) => idOf(ids.mercs, key, 'merc')) }, untilWeek: null },
    data: { untilWeek: before.week },
  });
  await signed(tx, view, moved, ids);
  return ids;
}

const viewOf = (setup: Setup): View => mercenaries.view(mercenaries.open(setup), { kind: 'record' });

const withNew = (known: ReadonlyMap<string, string>, all: readonly { readonly key: string }[]): Map<string, string> =>
  new Map([...known, ...all.filter(({ key }) => !known.has(key)).map(({ key }) => [key, randomUUID()] as const)]);

const unknown = <R extends Row & { readonly key: string }>(
  rows: readonly R[],
  known: ReadonlyMap<string, string>,
): R[] => rows.filter(({ key }) => !known.has(key));

/** Contracts of mercs with the teams that they stand in; who has none is for hire. */
const signed = (tx: Tx, view: View, mercs: readonly MercView[], ids: Ids): Promise<void> =>
  saveRows(
    tx,
    { name: 'Contract', key: ['mercenaryId', 'teamId', 'fromWeek'], makesId: true },
    mercs.flatMap((merc) =>
      merc.team === null
        ? []
        : [
            {
              mercenaryId: idOf(ids.mercs, merc.key, 'merc'),
              teamId: idOf(ids.teams, merc.team, 'team'),
              fromWeek: merc.hired,
              untilWeek: null,
              price: null,
              place: view.teams[merc.team]?.mercs.indexOf(merc.key) ?? 0,
            },
          ],
    ),
  );
