import { own } from '../../engine/rules/kernel/key';
import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import { ALIGNMENTS, GENDERS, MERC_TYPES, PHASES, STATUSES, TIERS } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { ABILITY_FACETS, type AbilityFacet } from '../../record/views/ability-facets';
import { seasonPath } from '../../record/views/address';
import { VISITOR } from '../../record/views/reader';
import { standing } from '../../record/views/ruling-line';
import { readSeason, type SeasonRecord } from '../../record/views/season';
import { RULING_KINDS, SORTS } from '../../record/views/terms';
import { type Choice, type NotThere, nearest, nearPage, nearParameter, plain } from './near-site';

/** So many of the newest rulings may have been meant. */
const RULINGS = 1_000;

/**
 * @param season its key
 * @param address a path below `/s/KEY` with its query, as it was asked for
 * @returns null where nothing of the address is of a kind that is known here. Of rulings only those that everybody may see
 *   are told.
 */
export async function notThere(season: string, address: string): Promise<NotThere | null> {
  const record = await readSeason(season);
  if (!record || !URL.canParse(address, 'http://here.invalid')) return null;
  const { pathname, searchParams } = new URL(address, 'http://here.invalid');
  const parameter = nearParameter(pathname, searchParams);
  if (parameter !== null) return parameter;
  const [room, part, ...rest] = pathname.split('/').slice(3).map(plain);
  if (room === undefined) return null;
  const all = seasonPath(season, `/${room}`);
  const within = rest.length === 0 && part !== undefined && !isPage(room, part) ? own(ROOMS, room) : undefined;
  if (within && part !== undefined) {
    const choices = await within.choices(record);
    if (!choices.some(({ value }) => value === part)) {
      const near = nearest(part, choices).map(({ value, words }) => ({
        words,
        href: seasonPath(season, `/${room}/${encodeURIComponent(value)}`),
      }));
      return { kind: within.kind, asked: part, near, all };
    }
  }
  for (const [name, asked] of searchParams) {
    const choices = await valuesOf(record, room, part, name);
    if (choices === null || asked === '' || choices.some(({ value }) => value === asked)) continue;
    const near = nearest(asked, choices).map(({ value, words }) => {
      const changed = new URLSearchParams(searchParams);
      changed.set(name, value);
      return { words, href: `${pathname}?${changed}` };
    });
    return { kind: own(KINDS, name) ?? name, asked, near, all: pathname };
  }
  return nearPage(pathname, searchParams);
}

/** What a name of a query stands for, where it is another word. */
const KINDS: Readonly<Record<string, string>> = {
  ability: 'type of ability',
  mark: 'parameter',
  quantity: 'number of targets',
  selection: 'kind of target',
  type: 'type of merc',
  of: 'team or merc',
};

const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, words: value }));
const weeks = ({ weeks: all }: SeasonRecord): Choice[] =>
  all.map(({ number }) => ({ value: String(number), words: `Week ${number}` }));
const named = (rows: readonly { readonly key: string; readonly name: string }[]): Choice[] =>
  rows.map(({ key, name }) => ({ value: key, words: name }));
const teams = async ({ id }: SeasonRecord): Promise<Choice[]> =>
  named(await db.team.findMany({ where: { seasonId: id }, select: { key: true, name: true } }));

const mercs = async ({ id }: SeasonRecord): Promise<Choice[]> =>
  named(await db.mercenary.findMany({ where: { seasonId: id }, select: { key: true, name: true } }));

/** Whose numbers an admin may set by hand. */
async function adjustable(season: SeasonRecord): Promise<Choice[]> {
  return [
    ...(await teams(season)).map(({ value, words }) => ({ value: `team ${value}`, words })),
    ...(await mercs(season)).map(({ value, words }) => ({ value: `merc ${value}`, words })),
  ];
}

async function matches({ id }: SeasonRecord, week?: number): Promise<Choice[]> {
  const rows = await db.match.findMany({
    where: { week: { seasonId: id, ...(week === undefined ? {} : { number: week }) } },
    orderBy: { place: 'asc' },
    select: {
      place: true,
      week: { select: { number: true } },
      attacker: { select: { name: true } },
      defender: { select: { name: true } },
    },
  });
  return rows.map(({ place, week: { number }, attacker, defender }) => ({
    value: week === undefined ? `${number}-${place + 1}` : String(place + 1),
    words: `${attacker.name} v ${defender.name}${week === undefined ? `, week ${number}` : ''}`,
  }));
}

/** Pages of a room that are of none of its things. */
const isPage = (room: string, part: string): boolean => room === 'wiki' && (part === 'abilities' || part === 'compare');

/** The rooms whose pages stand below a list. */
const ROOMS: Readonly<Record<string, { kind: string; choices: (season: SeasonRecord) => Promise<Choice[]> }>> = {
  weeks: { kind: 'week', choices: async (season) => weeks(season) },
  teams: { kind: 'team', choices: teams },
  matches: { kind: 'match', choices: (season) => matches(season) },
  wiki: {
    kind: 'merc',
    choices: mercs,
  },
  rulings: {
    kind: 'ruling',
    choices: async ({ id }) =>
      same(
        (
          await db.ruling.findMany({
            where: { AND: [standing(VISITOR), { week: { seasonId: id } }] },
            orderBy: { at: 'desc' },
            take: RULINGS,
            select: { rulingId: true },
          })
        ).map(({ rulingId }) => rulingId),
      ),
  },
};

/** What a name of a query may be in a room; null: anything, or it is not asked there. */
async function valuesOf(
  season: SeasonRecord,
  room: string,
  part: string | undefined,
  name: string,
): Promise<Choice[] | null> {
  switch (`${room} ${name}`) {
    case 'dice week':
      return weeks(season).filter((_, at) => season.weeks[at]?.closedAt !== null);
    case 'rulings week':
    case 'admin week':
    case 'admin fork':
      return weeks(season);
    case 'admin of':
      return adjustable(season);
    case 'rulings team':
      return teams(season);
    case 'admin team':
      return part === 'review' ? teams(season) : null;
    case 'admin match':
      return part === 'review' ? matches(season, season.weeks.at(-1)?.number ?? 0) : null;
    case 'admin kind':
      return same(RULING_KINDS);
    case 'wiki team':
      return [...(await teams(season)), { value: '-', words: 'For hire' }];
    case 'weeks match':
      return season.weeks.some(({ number }) => String(number) === part) ? matches(season, Number(part)) : null;
    case 'rulings merc':
      return mercs(season);
    case 'rulings phase':
      return same(PHASES);
    case 'rulings clause':
      return same(rulebook.clauses.map(({ id }) => id));
    case 'rulings state':
      return same(['provisional', 'overridden']);
    case 'admin outcome':
    case 'rulings outcome':
    case 'weeks outcome':
      return same(OUTCOMES);
    case 'admin phase':
      return same(PHASES);
    case 'wiki sort':
      return same(SORTS);
    case 'wiki dir':
      return same(['up', 'down']);
    case 'wiki alignment':
      return same(ALIGNMENTS);
    case 'wiki type':
      return same(MERC_TYPES);
    case 'wiki gender':
      return same(GENDERS);
    case 'wiki tier':
      return same(TIERS);
    case 'wiki status':
      return same(STATUSES);
    default:
      return room === 'wiki' && Object.hasOwn(ABILITY_FACETS, name)
        ? same(ABILITY_FACETS[name as AbilityFacet].values)
        : null;
  }
}
