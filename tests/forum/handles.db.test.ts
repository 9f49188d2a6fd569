import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropHandle, nearestName, readHandles, saveHandle } from '@/lib/features/forum/handles';
import { paste } from '@/lib/features/forum/paste';
import { disconnect } from '@/lib/platform/db/client';
import { openSeason } from '../db/league';
import { freshDatabase, type TestDatabase } from '../support/database';
import { cameTo, shownBy } from '../support/results';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  process.env.DICE_KEY ??= '0'.repeat(64);
});
afterAll(async () => {
  await disconnect();
  await database.close();
});

const NOBODY = { actor: null };
const topic = (author: string) => `${author} | 2026-12-01 19:22 | Nothing bold, and nothing done.`;

describe('a forum handle', () => {
  it('finds the leader of a pasted post, however it is written', async () => {
    const season = await openSeason(2);
    const before = await paste(season.admin, { key: '-' }, topic('xX Count Xx'));
    expect(before.ok ? null : before.problem.code).toBe('author');
    expect(await saveHandle(NOBODY, ' xX  Count Xx ', season.leader(2).id)).toMatchObject({ ok: true });
    const { posts, saw } = shownBy(await paste(season.admin, { key: '-' }, topic('XX COUNT XX')));
    expect(posts.map(({ team }) => team)).toEqual(['Team 2']);
    expect(cameTo(await paste(season.admin, { key: 'paste-1', saw }, topic('XX COUNT XX')))).toBe('saved');
  });

  it('is one account’s alone, moves to another, and can be forgotten', async () => {
    const season = await openSeason(2);
    await saveHandle(NOBODY, 'The Fox', season.leader(1).id);
    await saveHandle(NOBODY, 'the fox', season.leader(2).id);
    const mine = (await readHandles()).filter(({ folded }) => folded === 'the fox');
    expect(mine).toMatchObject([{ user: { id: season.leader(2).id, teams: ['team-2'] } }]);
    await dropHandle(NOBODY, 'the fox');
    expect((await readHandles()).some(({ folded }) => folded === 'the fox')).toBe(false);
  });

  it('that nobody has is named with its line and whom it may be, all of them at once', async () => {
    const season = await openSeason(2);
    const seen = await paste(season.admin, { key: '-' }, `${topic('Leader 1x')}\n${topic('Somebody Else Entirely')}`);
    expect(seen.ok ? null : seen.problem.message).toBe(
      'Nobody here is known as Leader 1x (line 1, perhaps Leader 1) or Somebody Else Entirely (line 2).',
    );
  });

  it('is refused where it is empty, or of nobody', async () => {
    const season = await openSeason(2);
    expect(await saveHandle(NOBODY, '  ', season.leader(1).id)).toMatchObject({
      ok: false,
      problem: { code: 'empty' },
    });
    const nobody = await saveHandle(NOBODY, 'x', '00000000-0000-7000-8000-000000000000');
    expect(nobody).toMatchObject({ ok: false, problem: { code: 'not-found' } });
  });
});

it.each([
  ['Odille', 'Odile'],
  ['xXodileXx', 'Odile'],
  ['Nemo', null],
])('the nearest of the leaders to %s is %s', (author, near) => {
  expect(nearestName(author, ['Odile', 'Halvard'])).toBe(near);
});
