import { describe, expect, it } from 'vitest';
import { readEnd, setEnd } from '@/lib/features/review/ending';
import { readBundle } from '@/lib/features/season/bundle';
import { readSeasons } from '@/lib/features/season/seasons';
import { db } from '@/lib/platform/db/client';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { rebuild } from '@/lib/record/week/rebuild';
import { ok } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { openSeason, team } from '../db/league';

ownDatabase();
const because = 'All weeks are played.';

describe('a season that has ended', () => {
  it('takes nothing more, is read and verified, and is no more the current one', async () => {
    const earlier = await openSeason(2);
    const later = await openSeason(2);
    const where = { season: later.key };
    await advance({ where: { ...where, week: 1 }, actor: later.admin, to: 'Week' });
    const prize = () =>
      append({
        where,
        actor: later.admin,
        entries: () => ok([{ kind: 'adjust', team: team(1), gp: 1, because: 'A prize.' }]),
      });
    expect((await readSeasons())[0]).toMatchObject({ key: later.key, current: true, endedAt: null });
    expect(await setEnd({ actor: later.admin }, later.key, { ended: true, because })).toEqual(ok(true));
    expect(await prize()).toMatchObject({ problem: { code: 'ended' } });
    expect(await advance({ where: { ...where, week: 2 }, actor: 'clock', to: 'Wartime' })).toMatchObject({
      problem: { code: 'ended' },
    });
    expect(await readBundle(later.key, 1)).toMatchObject({ ok: true });
    expect(await rebuild(where)).toMatchObject({ ok: true });
    expect((await readSeasons()).map(({ key }) => key)).toEqual([earlier.key, later.key]);
    expect(await db.auditEntry.findFirst({ where: { kind: 'end-season' } })).toMatchObject({ because });

    expect(await setEnd({ actor: later.admin }, later.key, { ended: true, because })).toMatchObject({
      problem: { code: 'nothing' },
    });
    expect(await setEnd({ actor: later.admin }, later.key, { ended: false, because })).toEqual(ok(false));
    expect(await readEnd(later.key)).toBeNull();
    expect(await prize()).toMatchObject({ ok: true });
  });

  it('takes nothing that was under way while it ended: the end waits for it, or it is refused', async () => {
    const season = await openSeason(2);
    const where = { season: season.key };
    const prize = (gp: number) =>
      append({ where, actor: season.admin, entries: () => ok([{ kind: 'adjust', team: team(1), gp, because }]) });
    const [ended, ...prizes] = await Promise.all([
      setEnd({ actor: season.admin }, season.key, { ended: true, because }),
      ...[1, 2, 3, 4, 5, 6].map(prize),
    ]);
    expect(ended).toEqual(ok(true));
    const { endedAt } = await db.season.findUniqueOrThrow({ where: { key: season.key } });
    const later = await db.journalEntry.findMany({
      where: { week: { season: { key: season.key } }, at: { gt: endedAt ?? '' } },
    });
    expect(later).toEqual([]);
    for (const one of prizes) if (!one.ok) expect(one.problem.code).toBe('ended');
  });
});
