import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from '@/lib/features/desk/draft';
import { keepTyped, readTyped } from '@/lib/features/desk/typed';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';

ownDatabase();
let season: TestSeason;
beforeEach(async () => {
  season = await openSeason(2);
});

const roster = { mercs: ['merc-1-1'] };
const notes = () => db.auditEntry.count({ where: { kind: 'draft' } });

describe('what is typed on a desk and not sent', () => {
  it('is kept whole, and what is not there any more is forgotten', async () => {
    const leader = season.leader(1);
    await keepTyped(leader, team(1), { week: 1, text: 'Half', parts: { roster, bid: { gp: ['3'] } } });
    await keepTyped(leader, team(1), { week: 1, parts: { roster } });
    const typed = await readTyped(leader, team(1), 1);
    expect(typed.text).toBe('Half');
    expect(Object.entries(typed.parts).map(([part, { fields }]) => [part, fields])).toEqual([['roster', roster]]);
  });

  it('keeps the time of a part that did not change', async () => {
    const leader = season.leader(1);
    await keepTyped(leader, team(1), { week: 1, parts: { roster } });
    const first = (await readTyped(leader, team(1), 1)).parts.roster?.at;
    await keepTyped(leader, team(1), { week: 1, parts: { roster, bid: { gp: ['3'] } } });
    expect((await readTyped(leader, team(1), 1)).parts.roster?.at).toBe(first);
  });

  it('is of its week, but for the post', async () => {
    const leader = season.leader(1);
    await keepTyped(leader, team(1), { week: 1, text: 'Half', parts: { roster } });
    expect(await readTyped(leader, team(1), 2)).toMatchObject({ text: 'Half', parts: {} });
  });

  it('is nobody’s but its author’s', async () => {
    await keepTyped(season.leader(1), team(1), { week: 1, text: 'CANARY', parts: { roster } });
    expect(await readTyped(season.leader(2), team(1), 1)).toEqual({ text: '', at: null, parts: {} });
    expect(await keepTyped(season.leader(2), team(1), { week: 1, parts: {} })).toMatchObject({
      problem: { code: 'no-team' },
    });
  });

  it('outlasts a post: its text is gone with it, and the ticks stay', async () => {
    const leader = season.leader(1);
    await keepTyped(leader, team(1), { week: 1, text: 'Posted', parts: { roster } });
    await forgetDraft(leader, team(1));
    expect(await readTyped(leader, team(1), 1)).toMatchObject({ text: '', parts: { roster: { fields: roster } } });
    await keepDraft(leader, team(1), 'Another');
    await keepDraft(leader, team(1), '');
    expect(await readDraft(leader, team(1))).toBe('');
    expect((await readTyped(leader, team(1), 1)).parts.roster?.fields).toEqual(roster);
  });

  it('is noted once as there and once as gone, and never what it says', async () => {
    const leader = season.leader(1);
    const before = await notes();
    for (const gp of ['1', '2']) await keepTyped(leader, team(1), { week: 1, parts: { bid: { gp: [gp] } } });
    expect((await notes()) - before).toBe(1);
    await keepTyped(leader, team(1), { week: 1, text: '', parts: {} });
    expect((await notes()) - before).toBe(2);
    expect(await db.draft.count({ where: { userId: leader.id } })).toBe(0);
  });

  it('is refused where it is more than anybody types', async () => {
    const parts = { 'customize:merc-1-1': { choice: ['x'.repeat(70_000)] } };
    expect(await keepTyped(season.leader(1), team(1), { week: 1, parts })).toMatchObject({
      problem: { code: 'too-long' },
    });
  });
});
