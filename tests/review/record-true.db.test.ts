import { beforeEach, describe, expect, it } from 'vitest';
import { auditFilter } from '@/lib/features/audit/filter';
import { readAudit } from '@/lib/features/audit/log';
import { type AmendOrder, amend, amendable, approve } from '@/lib/features/review/amend';
import { setEnd } from '@/lib/features/review/ending';
import { readJournalPage } from '@/lib/features/review/journal';
import { setBar } from '@/lib/features/review/own';
import { nameWinner } from '@/lib/features/review/table';
import { type TakeBackOrder, takeBack } from '@/lib/features/review/undo';
import { loadRuling } from '@/lib/features/season/ruling';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { forget } from '@/lib/record/week/cache';
import { rebuild } from '@/lib/record/week/rebuild';
import { everything, ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy } from '../support/results';
import { PlayedWeek } from './support/week';

const database = ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
let forms = 0;
const because = 'It was a slip.';

beforeEach(async () => {
  season = await openSeason(4);
  week = new PlayedWeek(season);
  await week.to('Wartime');
});

const form = () => `${season.key}-form-${++forms}`;
/** Declares a strike, and gives the id of its ruling. */
async function strikes(by: number, target: string): Promise<string> {
  const done = await week.does(by, declares(by, `${merc(by, 1)}/strike`, [target]));
  const [ruling] = done.rulings;
  if (!ruling) throw new Error('Nothing was ruled.');
  return ruling.id;
}
const override = (ruling: string, more: Partial<AmendOrder> = {}): AmendOrder => ({
  ...{ act: 'override', ruling, outcome: 'Failed', targets: null, cites: [], because },
  ...more,
});
async function amends(order: AmendOrder, actor = season.admin): Promise<void> {
  const { saw } = shownBy(await amend(actor, { key: '-' }, order));
  expect(cameTo(await amend(actor, { key: form(), saw }, order))).toBe('saved');
}
async function undoes(id: string): Promise<void> {
  const order: TakeBackOrder = { act: 'undo', id, because };
  const { saw } = shownBy(await takeBack(season.admin, { key: '-' }, order));
  expect(cameTo(await takeBack(season.admin, { key: form(), saw }, order))).toBe('saved');
}
const last = async () => {
  const entry = (await week.look()).journal.at(-1);
  if (!entry) throw new Error('The journal is empty.');
  return entry;
};
const page = async (id: string) => {
  const found = await loadRuling(id, { season: season.key, team: null });
  if (!found) throw new Error('There is no such ruling.');
  return found;
};

describe('an override and its undo', () => {
  it('give back the approval that stood, by whom and when it was given, and the ticks', async () => {
    const id = await strikes(1, merc(2, 1));
    await approve(season.admin, [id], form());
    const { approval } = await page(id);
    expect(approval).toMatchObject({ by: season.admin.name });
    await amends(override(id));
    expect(await page(id)).toMatchObject({ approval: null, line: { provisional: true, outcome: 'Failed' } });
    await undoes((await last()).id);
    expect(await page(id)).toMatchObject({ approval, line: { provisional: false, outcome: 'Resolved' } });
    // A process that knew nothing of it finds the same, and so does a rebuild.
    forget();
    await week.does(3, declares(3, `${merc(3, 1)}/strike`, [merc(4, 1)]));
    expect((await page(id)).approval).toEqual(approval);
    const before = await everything(database.url());
    await rebuild({ season: season.key });
    expect(await everything(database.url())).toEqual(before);
  });

  it('give back no approval that was taken back meanwhile, nor one of other words', async () => {
    const id = await strikes(1, merc(2, 1));
    await approve(season.admin, [id], form());
    const approved = await last();
    await amends(override(id));
    const overridden = await last();
    await undoes(approved.id);
    await undoes(overridden.id);
    expect(await page(id)).toMatchObject({ approval: null, line: { provisional: true } });
    // What was approved as overridden is not approved as ruled.
    await amends(override(id));
    const again = await last();
    await approve(season.admin, [id], form());
    expect((await page(id)).approval).not.toBeNull();
    await undoes(again.id);
    expect((await page(id)).approval).toBeNull();
  });

  it('stand on the ruling’s record each at its own time', async () => {
    const id = await strikes(1, merc(2, 1));
    const declared = await last();
    await amends(override(id));
    const overridden = await last();
    await undoes(overridden.id);
    const undone = await last();
    const { revisions } = await page(id);
    expect(revisions.map(({ at }) => at)).toEqual([declared.at, overridden.at, undone.at]);
  });
});

describe('the audit log', () => {
  const lines = async (kind: string) => (await readAudit(auditFilter.parse({ kind }))).lines;

  it('says of an override from which outcome, also where it overrides an override', async () => {
    const id = await strikes(1, merc(2, 1));
    await amends(override(id));
    await amends(override(id, { outcome: 'Nullified' }));
    expect((await lines('override')).slice(0, 2)).toMatchObject([
      { before: 'Failed', after: 'Nullified' },
      { before: 'Resolved', after: 'Failed' },
    ]);
  });

  it('says from which phase, roster and winner, passing over what was taken back or refused', async () => {
    const advance = await last();
    await undoes(advance.id);
    await week.to('Wartime');
    expect((await lines('advance'))[0]).toMatchObject({ before: 'Peacetime', after: 'Wartime' });
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 1)] });
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(2, 1)] });
    await week.does(1, { kind: 'roster', by: team(1), mercs: [merc(1, 3)] });
    await week.to('Battles');
    await nameWinner(season.admin, { team: team(1) }, { key: form() });
    await nameWinner(season.admin, { team: team(2) }, { key: form() });
    expect((await lines('roster')).slice(0, 1)).toMatchObject([{ before: 'Merc 1 1', after: 'Merc 1 3' }]);
    expect((await lines('win')).slice(0, 2)).toMatchObject([
      { before: 'Team 1', after: 'Team 2' },
      { before: null, after: 'Team 1' },
    ]);
  });

  it('says of what was adjusted what it was', async () => {
    await week.does(season.admin, { kind: 'adjust', ability: `${merc(1, 1)}/strike`, ready: 5, because });
    expect((await lines('adjust'))[0]?.after).toContain('(was ');
  });
});

describe('the last act', () => {
  it('is never an undo: what was taken back is not done again by a button', async () => {
    await strikes(1, merc(2, 1));
    const first = await last();
    const id = await strikes(3, merc(4, 1));
    await amends(override(id));
    const lastAct = async () => {
      const found = await readJournalPage(season.key, {});
      return found.ok ? (found.value.last?.id ?? null) : null;
    };
    const overridden = await last();
    expect(await lastAct()).toBe(overridden.id);
    await undoes(overridden.id);
    const second = (await week.look()).journal.find((entry) => entry.kind === 'post' && entry.id !== first.id);
    expect(await lastAct()).toBe(second?.id);
  });
});

describe('an act on the own match', () => {
  let leading: SeasonActor;
  beforeEach(async () => {
    leading = { ...season.leader(1), role: 'admin' };
    await db.user.update({ where: { id: leading.id }, data: { role: 'admin' } });
  });

  it('is marked on the ruling that everybody reads, and an act on another match is not', async () => {
    const own = await strikes(2, merc(1, 1));
    const far = await strikes(3, merc(4, 1));
    await approve(leading, [own], form());
    await approve(leading, [far], form());
    await amends(override(own), leading);
    expect((await page(own)).ownActs).toMatchObject([
      { kind: 'approve', by: leading.name, team: { key: team(1), name: 'Team 1' } },
      { kind: 'override', by: leading.name },
    ]);
    expect((await page(far)).ownActs).toEqual([]);
  });

  it('asks first where it names the winner, and not where another match is decided', async () => {
    await week.to('Battles');
    const key = form();
    const asked = await nameWinner(leading, { team: team(2) }, { key });
    const { own, saw } = shownBy(asked);
    expect(own).toMatchObject({ team: { key: team(1) }, barred: false });
    expect((await week.look()).record.matches.map(({ winner }) => winner)).toEqual([null, null]);
    expect(cameTo(await nameWinner(leading, { team: team(2) }, { key, saw }))).toBe('saved');
    expect(cameTo(await nameWinner(leading, { team: team(3) }, { key: form() }))).toBe('saved');
    expect((await week.look()).record.matches.map(({ winner }) => winner)).toEqual([team(2), team(3)]);
  });

  it('is offered only where it will not be refused', async () => {
    const own = await strikes(2, merc(1, 1));
    const far = await strikes(3, merc(4, 1));
    expect(await amendable(leading, own)).toEqual({ override: true, strike: false });
    await setBar(season.key, true, { actor: season.admin });
    expect(await amendable(leading, own)).toEqual({ override: false, strike: false });
    expect(await amendable(leading, far)).toEqual({ override: true, strike: false });
    expect(await amendable(season.admin, own)).toEqual({ override: true, strike: false });
    await setEnd({ actor: season.admin }, season.key, { ended: true, because });
    expect(await amendable(season.admin, own)).toEqual({ override: false, strike: false });
  });
});
