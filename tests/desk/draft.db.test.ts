import { beforeEach, expect, it } from 'vitest';
import { keepDraft, readDraft } from '@/lib/features/desk/draft';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';

ownDatabase();
let season: TestSeason;
beforeEach(async () => {
  season = await openSeason(2);
});

const notes = () => db.auditEntry.count({ where: { kind: 'draft' } });

it('a draft that is kept while it is typed is the last one, and is noted once as there and once as gone', async () => {
  const leader = season.leader(1);
  const before = await notes();
  for (const text of ['Come', 'Come in', 'Come in, all']) await keepDraft(leader, team(1), text);
  expect(await readDraft(leader, team(1))).toBe('Come in, all');
  expect((await notes()) - before).toBe(1);
  await keepDraft(leader, team(1), ' ');
  await keepDraft(leader, team(1), '');
  expect(await readDraft(leader, team(1))).toBe('');
  expect((await notes()) - before).toBe(2);
});

it('a draft is nobody’s but its author’s', async () => {
  await keepDraft(season.leader(1), team(1), 'CANARY');
  expect(await readDraft(season.leader(2), team(1))).toBe('');
  expect(await keepDraft(season.leader(2), team(1), 'mine')).toMatchObject({ ok: false });
  expect(await readDraft(season.leader(1), team(1))).toBe('CANARY');
});
