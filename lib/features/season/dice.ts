import 'server-only';
import { z } from 'zod';
import { db } from '../../platform/db/client';
import { readNames } from '../../record/views/names';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason, type SeasonRecord } from '../../record/views/season';
import { namedIn } from '../../record/week/beacon';
import { mixedBeaconSchema } from '../../record/week/entry';
import { loadFolded } from '../../record/week/load';
import { type PublishedHead, publishedHead } from '../../record/week/published';
import { readBundle } from './bundle';
import type { DicePage, DiceWeek, DrawLine, DrawnWeek } from './dice-model';

/** What was mixed into a week's dice: as it opened, or in a week from before commitments, by each team. */
const mixed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nonce'), by: z.string(), nonce: z.string() }),
  z.object({
    kind: z.literal('nonce-mix'),
    nonces: z.array(z.object({ team: z.string(), nonce: z.string(), hash: z.string() })),
    unopened: z.array(z.object({ team: z.string(), hash: z.string() })),
    beacon: mixedBeaconSchema.optional(),
  }),
]);

/**
 * A season's dice: what was published of each week's seed, who mixed what in, and every draw of one closed week.
 * @param key the season's
 * @param number the week whose draws are asked for; null: the last closed one; of one that is not closed nothing is shown
 * @returns null where there is no such season
 */
export async function loadDicePage(key: string, number: number | null): Promise<DicePage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const [{ chainEnd }, rows, given, names] = await Promise.all([
    db.season.findUniqueOrThrow({ where: { id: season.id }, select: { chainEnd: true } }),
    db.week.findMany({
      where: { seasonId: season.id },
      orderBy: { number: 'desc' },
      select: { id: true, number: true, seedHash: true, seed: true, diceEpoch: true, seq: true, head: true },
    }),
    db.journalEntry.findMany({
      where: { week: { seasonId: season.id }, kind: { in: ['nonce', 'nonce-mix'] } },
      orderBy: { seq: 'asc' },
      select: { weekId: true, kind: true, payload: true },
    }),
    readNames(season.id, { mercs: [] }),
  ]);
  const mixedInto = (weekId: string): Pick<DiceWeek, 'nonces' | 'unopened' | 'beacon'> => {
    const nonces = new Map<string, DiceWeek['nonces'][number]>();
    const unopened: DiceWeek['unopened'][number][] = [];
    let beacon: DiceWeek['beacon'] = null;
    for (const { weekId: of, kind, payload } of given) {
      if (of !== weekId) continue;
      const entry = mixed.parse({ ...Object(payload), kind });
      if (entry.kind === 'nonce') {
        nonces.set(entry.by, { team: names.team(entry.by), nonce: entry.nonce, hash: null });
        continue;
      }
      for (const { team, nonce, hash } of entry.nonces) nonces.set(team, { team: names.team(team), nonce, hash });
      beacon = entry.beacon ?? null;
      unopened.push(...entry.unopened.map(({ team, hash }) => ({ team: names.team(team), hash })));
    }
    return { nonces: [...nonces.values()], unopened, beacon };
  };
  const openHeads = await readOpenHeads(season.key, rows);
  const weeks = rows.map(
    ({ id, number, seedHash, seed, diceEpoch, seq, head: hash }): DiceWeek => ({
      number,
      head: seed === null ? (openHeads.heads.get(number) ?? null) : { seq, hash },
      closed: seed !== null,
      commitment: seedHash,
      seed,
      ...mixedInto(id),
      epoch: diceEpoch,
    }),
  );
  const closed = weeks.filter((week) => week.closed);
  const asked = number === null ? closed[0] : closed.find((week) => week.number === number);
  return {
    name: season.name,
    zone: season.timeZone,
    chainEnd,
    named: openHeads.named,
    weeks,
    shown: asked ? await readDrawn(season, asked) : null,
  };
}

/** Heads of the weeks that are not closed, by their numbers (what is sealed in them is not hashed), and the round that one names. */
async function readOpenHeads(
  season: string,
  rows: readonly { readonly number: number; readonly seed: string | null }[],
): Promise<{ readonly heads: ReadonlyMap<number, PublishedHead | null>; readonly named: DicePage['named'] }> {
  const heads = new Map<number, PublishedHead | null>();
  let named: DicePage['named'] = null;
  for (const { number, seed } of rows) {
    const week = seed === null ? await loadFolded({ season, week: number }) : null;
    if (!week?.ok) continue;
    heads.set(number, await publishedHead(week.value));
    const found = namedIn(week.value.journal);
    named = found && { ...found, week: number + 1 };
  }
  return { heads, named };
}

async function readDrawn(season: Pick<SeasonRecord, 'id' | 'key'>, week: DiceWeek): Promise<DrawnWeek> {
  const bundle = await readBundle(season.key, week.number);
  if (!bundle.ok) throw new Error(bundle.problem.message);
  const { last, parts } = bundle.value;
  const { draws, seed } = parts.dice;
  const rows = await db.ruling.findMany({
    where: { AND: [standing(VISITOR)], rulingId: { in: [...new Set(draws.map(({ ruling }) => ruling))] } },
    select: lineColumns,
  });
  const labels = draws.map(({ label }) => partsOf(label));
  const [lines, names] = await Promise.all([
    toLines(season.id, rows),
    readNames(season.id, {
      mercs: labels.map(({ merc }) => merc),
      abilities: labels.flatMap(({ merc, ability }) => [ability, `${merc}/${ability}`]),
    }),
  ]);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  return {
    ...week,
    seed,
    stream: parts.stream,
    last,
    draws: draws.flatMap(({ label, sides, value, limit, for: what, ruling }, at): DrawLine[] => {
      const line = lineOf.get(ruling);
      const part = labels[at];
      if (!line || !part) return [];
      const { merc, ability, when, epoch } = part;
      return [
        {
          label,
          epoch,
          merc: names.merc(merc).name,
          ability: names.ability(ability.includes('/') ? ability : `${merc}/${ability}`),
          when,
          sides,
          value,
          limit: limit ?? null,
          what: what ?? null,
          ruling: { id: line.id, title: line.title, outcome: line.outcome },
        },
      ];
    }),
  };
}

/** A label taken apart: `STREAM | epoch N | MERC | ABILITY | day D | use U | draw K`. */
function partsOf(label: string): { epoch: number; merc: string; ability: string; when: string } {
  const [, epoch = '', merc = '', ability = '', ...when] = label.split(' | ');
  return { epoch: Number(epoch.replace('epoch ', '')), merc, ability, when: when.join(', ') };
}
