import { Client } from 'pg';
import { abilityNameOf, mercNameOf } from '../names';

/** A season of 2,000 mercs, 50 weeks, 50,000 rulings and as many posts, written straight into the tables that the search reads. */
export const SEARCHED = 'searched';
export const SIZE = { mercs: 2_000, weeks: 50, rulingsOfWeek: 1_000 } as const;

const MERCS = Array.from({ length: SIZE.mercs }, (_, at) => ({ key: `m${at}`, name: mercNameOf(at) }));
const ABILITIES = MERCS.flatMap(({ key }, at) =>
  [0, 1, 2].map((place) => ({ merc: key, key: `${key}/a${place}`, place, name: abilityNameOf(3 * at + place) })),
);

/** Sentences as rulings and posts have them, made of names: `$1` stands for an array of names of mercs, `$2` for those of abilities. */
const SENTENCE = `names[1 + (n * 7) % cardinality(names)] || '’s ' || powers[1 + (n * 13) % cardinality(powers)] ||
  (ARRAY[' is Nullified: its target was out of the battle before it began', ' resolves: the target is KO’d until the week closes',
  ' fails: the die fell above its chance', ' is Rejected: it rests until a later week'])[1 + n % 4] ||
  ', by ' || names[1 + (n * 31) % cardinality(names)] || '.'`;

/** @param url of a migrated database without a season */
export async function fillSearched(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "Season" (id, key, name, "rulesetId", "rulesetVersion", settings, "phaseHours", "chainSealed", "chainEnd", "chainLength")
       VALUES (gen_random_uuid(), $1, 'Searched season', 'mercenaries', '1.0', '{}', '{48,72,24,24}', '', '', 60) RETURNING id`,
      [SEARCHED],
    );
    const season = rows[0]?.id;
    const named = [MERCS.map(({ name }) => name), ABILITIES.map(({ name }) => name)];
    await client.query(
      `INSERT INTO "Mercenary" (id, "seasonId", key, name, aka, alignment, types, gender, upkeep, writeup, status, immune)
       SELECT gen_random_uuid(), $1, key, name, '{}', 'Neutral', '{Human}', 'Male', 3,
              'Once a keeper of ' || name || ', who has walked under ' || ($3::text[])[1 + (n * 17) % 2000] || ' and came back changed.', '{}', '{}'
       FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS given(key, name, n)`,
      [season, MERCS.map(({ key }) => key), named[0]],
    );
    await client.query(
      `INSERT INTO "Ability" (id, "mercenaryId", key, name, type, place, cooldown, selection, text, definition, "readyWeek", state)
       SELECT gen_random_uuid(), m.id, given.key, given.name, 'Pre-Battle', given.place, 2, '{}',
              'He turns ' || given.name || ' against one enemy, who forgets the day.', '{}', 1, 'ready'
       FROM unnest($2::text[], $3::text[], $4::text[], $5::int[]) AS given(merc, key, name, place)
       JOIN "Mercenary" m ON m.key = given.merc AND m."seasonId" = $1`,
      [
        season,
        ABILITIES.map(({ merc }) => merc),
        ...['key', 'name', 'place'].map((of) => ABILITIES.map((each) => each[of as 'key'])),
      ],
    );
    await client.query(
      `INSERT INTO "Week" (id, "seasonId", number, stream, phase, day, "dayOfPhase", "opensAt", "closedAt", setup, "rulesetVersion", "seedSealed", "seedHash")
       SELECT gen_random_uuid(), $1, n, $2 || '/' || n, 'Closed', 7, 1, now() - (51 - n) * interval '7 days', now() - (50 - n) * interval '7 days', '{}', '1.0', '', ''
       FROM generate_series(1, $3::int) n`,
      [season, SEARCHED, SIZE.weeks],
    );
    const each = `FROM "Week" w, generate_series(1, $4::int) i, LATERAL (SELECT (w.number * 1000 + i) AS n) x,
      (SELECT $2::text[] AS names, $3::text[] AS powers) given WHERE w."seasonId" = $1`;
    await client.query(
      `INSERT INTO "Ruling" (id, "rulingId", revision, "weekId", "entryId", about, "abilityKey", "mercKey", targets, hits, outcome, reason, cites, phase, day, at, "ruledAt", seq, "order", body, ticked)
       SELECT '${SEARCHED}-' || w.number || '-' || i || '~1', '${SEARCHED}-' || w.number || '-' || i, 1, w.id, '${SEARCHED}-' || w.number || '-' || i, 'ability',
              'm' || n % 2000 || '/a0', 'm' || n % 2000, ARRAY['m' || (n * 3) % 2000], '{}', 'Nullified', ${SENTENCE}, '{}', 'Wartime', 3,
              w."opensAt" + i * interval '5 minutes', now(), i, i, '{"steps":[],"rolls":[],"changes":[]}', '{}'
       ${each}`,
      [season, ...named, SIZE.rulingsOfWeek],
    );
    await client.query(
      `INSERT INTO "Post" (id, "weekId", seq, phase, "teamKey", byline, at, text)
       SELECT '${SEARCHED}-' || w.number || '-' || i, w.id, i, 'Wartime', 't', 'Somebody', w."opensAt" + i * interval '5 minutes', 'We say: **' || ${SENTENCE} || '**' ${each}`,
      [season, ...named, SIZE.rulingsOfWeek],
    );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
