import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mercenaries } from '@/lib/engine/rules/mercenaries';
import { setEnd } from '@/lib/features/review/ending';
import { readJournalPage } from '@/lib/features/review/journal';
import { acceptRules, readHeld, type VersionOrder } from '@/lib/features/review/versions';
import { readMasthead } from '@/lib/features/season/masthead';
import { db } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { rebuild } from '@/lib/record/week/rebuild';
import { checkVersions } from '@/lib/record/week/version';
import { ok } from '@/lib/result';
import { everything, ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { cameTo, shownBy } from '../support/results';

// The product's rules, in an object of this file's own, so that a test can put others in between two starts.
vi.mock('@/lib/engine/rules/mercenaries', async (original) => {
  const real = await original<typeof import('@/lib/engine/rules/mercenaries')>();
  return { ...real, mercenaries: { ...real.mercenaries } };
});

const database = ownDatabase();
const { ...PRODUCT } = mercenaries;
let season: TestSeason;
let week: PlayedWeek;
const because = 'The new reading is the better one.';

/** The site starts again, with other rules. */
function startsWith(rules: Partial<typeof mercenaries>): Promise<readonly { week: number; held: boolean }[]> {
  Object.assign(mercenaries, PRODUCT, rules);
  forget();
  return checkVersions();
}
/** A rule that differs: targets in posts are not read any more, so that a Strike without one is unclear (2e:targeting). */
const OTHER_RULES: Partial<typeof mercenaries> = {
  version: 'other',
  step: (state, entry, dice) =>
    PRODUCT.step(
      state,
      entry.kind === 'post' ? { ...entry, readings: entry.readings.map((one) => ({ ...one, targets: [] })) } : entry,
      dice,
    ),
};
const weekRow = () => db.week.findFirstOrThrow({ where: { seasonId: season.id } });
const outcomes = async () =>
  (await db.ruling.findMany({ where: { week: { seasonId: season.id }, supersededBy: null } })).map(
    ({ outcome }) => outcome,
  );
const talks = () =>
  append({
    where: { season: season.key },
    actor: season.leader(2),
    entries: () => ok([{ kind: 'post', by: team(2), text: 'Talk.', readings: [], reader: 'test' }]),
  });
const order = (): VersionOrder => ({ act: 'version', to: `other/${mercenaries.stateVersion}`, because });

beforeEach(async () => {
  season = await openSeason(2);
  week = new PlayedWeek(season);
  await week.to('Wartime');
  await week.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]));
});
afterEach(async () => {
  Object.assign(mercenaries, PRODUCT);
  forget();
  await db.week.updateMany({ data: { phase: 'Closed' } });
});

describe('an open week, when other rules start', () => {
  it('goes on where they rule it the same, and is of their version then', async () => {
    expect(await startsWith({ version: 'same' })).toEqual([{ week: 1, held: false }]);
    expect(await weekRow()).toMatchObject({ rulesetVersion: 'same', heldFor: null });
    expect(await talks()).toMatchObject({ ok: true });
    expect(await startsWith({ version: 'same' })).toEqual([]);
  });

  it('is folded again too where only the state has another version', async () => {
    expect(await startsWith({ stateVersion: PRODUCT.stateVersion + 1 })).toEqual([{ week: 1, held: false }]);
    expect(await weekRow()).toMatchObject({ stateVersion: PRODUCT.stateVersion + 1 });
  });

  it('is held where they rule otherwise: no act is taken, what is public stays, and the page says why', async () => {
    const before = await everything(database.url());
    expect(await startsWith(OTHER_RULES)).toEqual([{ week: 1, held: true }]);
    expect(await talks()).toMatchObject({
      problem: { code: 'held', message: expect.stringContaining('Week 1 is held') },
    });
    const after = await everything(database.url());
    expect({ ...after, Week: [] }).toEqual({ ...before, Week: [] });
    expect((await readMasthead(season.key)).week?.held).toBe(true);
    expect(await readHeld(season.key)).toMatchObject({
      week: 1,
      difference: { groups: [{ rows: [{ what: 'Strike', outcomeBefore: 'Resolved', outcomeAfter: 'Unclear' }] }] },
    });
    expect(await rebuild({ season: season.key })).toMatchObject({ problem: { code: 'held' } });
  });

  it('is held lazily as well, where nothing was checked at the start', async () => {
    Object.assign(mercenaries, OTHER_RULES);
    forget();
    expect(await talks()).toMatchObject({ problem: { code: 'held' } });
    expect(await outcomes()).toEqual(['Resolved']);
  });

  it('goes on when the earlier rules are back', async () => {
    await startsWith(OTHER_RULES);
    await startsWith({});
    expect((await readMasthead(season.key)).week?.held).toBe(false);
    expect(await talks()).toMatchObject({ ok: true });
  });
});

describe('accepting the differences', () => {
  it('is an entry with all of them, after which the week goes on under the new rules', async () => {
    await startsWith(OTHER_RULES);
    const form = `${season.key}-accept`;
    const { seq } = await weekRow();
    const { saw } = shownBy(await acceptRules(season.admin, { key: 'early' }, order()));
    // What was shown was another difference.
    const [named, at, , rows] = saw.split('.');
    const other = [named, at, 'A'.repeat(22), rows].join('.');
    expect(cameTo(await acceptRules(season.admin, { key: form, saw: other }, order()))).toBe('stale');
    expect(cameTo(await acceptRules(season.admin, { key: form, saw }, order()))).toBe('saved');
    expect(await outcomes()).toEqual(['Unclear']);
    expect(await weekRow()).toMatchObject({ rulesetVersion: 'other', heldFor: null, seq: seq + 1 });
    const { journal } = await week.look();
    expect(journal.at(-1)).toMatchObject({
      ...{ kind: 'version', actor: season.admin.key, because, from: `${PRODUCT.version}/${PRODUCT.stateVersion}` },
      changed: [{ before: 'Resolved', after: 'Unclear' }],
    });
    expect(await readJournalPage(season.key, {})).toMatchObject({
      value: { acts: [{ who: season.admin.name, because, can: null }, {}, {}, {}] },
    });
    expect(await talks()).toMatchObject({ ok: true });
    expect(await acceptRules(season.admin, { key: 'late', saw }, order())).toMatchObject({
      problem: { code: 'not-held' },
    });
    // What was written then is what the journal says by these rules.
    const before = await everything(database.url());
    await rebuild({ season: season.key });
    expect(await everything(database.url())).toEqual(before);
  });

  it('twice with one form is one act, and no other person’s form is taken for one’s own', async () => {
    await startsWith(OTHER_RULES);
    const { saw } = shownBy(await acceptRules(season.admin, { key: '-' }, order()));
    const accept = (actor = season.admin) => acceptRules(actor, { key: `${season.key}-twice`, saw }, order());
    const both = await Promise.all([accept(), accept()]);
    expect(both).toMatchObject([ok({ done: { week: 1 } }), ok({ done: { week: 1 } })]);
    expect((await week.look()).journal.filter(({ kind }) => kind === 'version')).toHaveLength(1);
    expect(await accept(season.leader(1))).toMatchObject({ problem: { code: 'repeated' } });
  });

  it('is refused in a season that has ended, and possible again once it goes on', async () => {
    await startsWith(OTHER_RULES);
    const { saw } = shownBy(await acceptRules(season.admin, { key: '-' }, order()));
    const accept = (form: string) => acceptRules(season.admin, { key: `${season.key}-${form}`, saw }, order());
    await setEnd({ actor: season.admin }, season.key, { ended: true, because });
    const before = await everything(database.url());
    expect(await accept('ended')).toMatchObject({ problem: { code: 'ended' } });
    expect(await everything(database.url())).toEqual(before);
    expect(await outcomes()).toEqual(['Resolved']);
    await setEnd({ actor: season.admin }, season.key, { ended: false, because });
    expect(cameTo(await accept('goes on'))).toBe('saved');
  });

  it('never touches a closed week', async () => {
    for (const phase of ['Battles', 'Results', 'Week'] as const) await week.to(phase);
    const closed = async () => await db.ruling.findMany({ where: { week: { number: 1, seasonId: season.id } } });
    const before = await closed();
    expect(await startsWith(OTHER_RULES)).toEqual([{ week: 2, held: false }]);
    const note = await append({
      where: { season: season.key, week: 1 },
      actor: season.admin,
      entries: () => ok([{ kind: 'approve', rulings: before.map(({ rulingId }) => rulingId) }]),
    });
    expect(note).toMatchObject({ problem: { code: 'closed' } });
    expect(await closed()).toEqual(before);
    // Nor does a rebuild, by its number or with its season.
    const one = await rebuild({ season: season.key, week: 1 });
    expect(one).toMatchObject({
      problem: { code: 'other-rules', message: expect.stringContaining('Week 1 was closed under another version') },
    });
    expect(await rebuild({ season: season.key })).toEqual(ok([2]));
    expect(await closed()).toEqual(before);
  });
});
