import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { loadWeekPage } from '@/lib/features/season/week';
import { passing, weekFilter } from '@/lib/features/season/week-filter';
import { db } from '@/lib/platform/db/client';
import { readerOf } from '@/lib/record/views/reader';
import { writtenPages } from './written-pages';

const VISITOR = readerOf('lantern', null);
writtenPages();

async function entriesOf(number: number, asked: Record<string, string>) {
  const page = await loadWeekPage(number, weekFilter.parse(asked), VISITOR);
  if (page === null) throw new Error('There is no such week.');
  return page.phases.flatMap(({ entries }) => entries);
}

/** What the client is sent of rows, in bytes, while something is read. */
async function read(work: () => Promise<unknown>): Promise<{ queries: number; bytes: number }> {
  let bytes = 0;
  let queries = 0;
  const real = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    queries += 1;
    const answer: unknown = Reflect.apply(real, this, given);
    if (answer instanceof Promise) {
      return answer.then((result: { rows?: unknown }) => {
        bytes += JSON.stringify(result.rows ?? []).length;
        return result;
      });
    }
    return answer;
  } as typeof Client.prototype.query);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return { queries, bytes };
}

describe('words looked for in a week', () => {
  it.each([
    'gate',
    'Dantès',
    'DANTES',
    'enthral robin',
    'good morning',
    'borgo',
    'roster',
    'terrain bid',
    '“gate”',
    "nobody's business",
    '100%',
    '_',
    '\\',
    '\'; DROP TABLE "Post"; --',
    'riddle nothing',
  ])('find by the database what stands in an entry as it is shown: %s', async (q) => {
    for (const number of [1, 2]) {
      const all = await entriesOf(number, {});
      const expected = all.flatMap((entry) => (passing(entry, weekFilter.parse({ q }), null) ? [entry.id] : []));
      expect((await entriesOf(number, { q })).map(({ id }) => id)).toEqual(expected);
    }
  });

  it('read no text of a long week but that of the page: as many queries and about as many bytes for forty times the text', async () => {
    const week = await db.week.findFirstOrThrow({ where: { season: { key: 'lantern' }, number: 2 } });
    const one = await db.post.findFirstOrThrow({ where: { weekId: week.id } });
    const look = () => entriesOf(2, { q: 'nothing has these words' });
    await look();
    const before = await read(look);
    const long = 'A long story of the Gate. '.repeat(1_000);
    const data = Array.from({ length: 200 }, (_, at) => ({
      ...one,
      id: `lantern-2-9${at}`,
      seq: 9_000 + at,
      text: long,
    }));
    await db.post.createMany({ data });
    const after = await read(look);
    expect(Math.abs(after.queries - before.queries)).toBeLessThanOrEqual(2);
    // Of each post its id, its place and its marks are read, some 300 bytes; its text has 26,000.
    expect(after.bytes - before.bytes).toBeLessThan(200 * 400);
    const found = await read(() => entriesOf(2, { q: 'long story' }));
    expect(found.bytes).toBeLessThan(before.bytes + 500_000);
  });
});
