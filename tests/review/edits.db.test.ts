import { beforeEach, describe, expect, it } from 'vitest';
import { editPost, readEdit as readOwn } from '@/lib/features/desk/edit';
import { acceptEdit } from '@/lib/features/review/edits';
import { postOnBehalf } from '@/lib/features/review/post';
import { readReview } from '@/lib/features/review/review';
import { loadRuling } from '@/lib/features/season/ruling';
import { loadWeekPage } from '@/lib/features/season/week';
import { weekFilter } from '@/lib/features/season/week-filter';
import { db } from '@/lib/platform/db/client';
import { readerOf } from '@/lib/record/views/reader';
import { ownDatabase } from '../db/database';
import { declares, merc, openSeason, type TestSeason, team } from '../db/league';
import { cameTo, shownBy } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let week: PlayedWeek;
let forms = 0;
const form = () => `edit-${++forms}`;
const because = 'A slip of the pen.';

beforeEach(async () => {
  season = await openSeason(2);
  week = new PlayedWeek(season);
  await week.to('Wartime');
});

const posted = async () => (await week.does(1, declares(1, `${merc(1, 1)}/strike`, [merc(2, 1)]))).entries[0]?.id ?? '';
const rulings = async () =>
  (await week.look()).record.rulings.map(({ ability, targets, outcome }) => [ability, targets, outcome]);

describe('an edit of an own post', () => {
  it('changes nothing until an admin accepts it, and then keeps the place of its post', async () => {
    const id = await posted();
    const order = { id, text: 'Better so: **Strike (Merc 1 1) on Merc 2 2**' };
    const leader = season.leader(1);
    const { saw, difference } = shownBy(await editPost(leader, { key: form() }, order));
    expect(difference.groups.map((group) => group.id)).toContain('rulings');
    expect(cameTo(await editPost(leader, { key: form(), saw }, order))).toBe('saved');
    expect(await rulings()).toEqual([[`${merc(1, 1)}/strike`, [merc(2, 1)], 'Resolved']]);

    const review = await readReview(season.admin);
    if (!review.ok) throw new Error(review.problem.message);
    const [edit] = review.value.edits.lines;
    expect(edit).toMatchObject({ after: order.text, team: { key: team(1) } });
    const accept = { act: 'accept' as const, edit: edit?.id ?? '', because };
    const accepted = (saw?: string) => acceptEdit(season.admin, { key: form(), saw }, accept);
    const shown = shownBy(await accepted());
    // Somebody posts in between: talk leaves what was shown as it is, and what changes it brings it back.
    await week.does(2, { kind: 'post', by: team(2), text: 'Talk.', readings: [], reader: 'test' });
    const undone = await week.does(0, {
      kind: 'override',
      ruling: id,
      ability: `${merc(1, 1)}/strike`,
      outcome: 'Failed',
      because,
    });
    expect(cameTo(await accepted(shown.saw))).toBe('stale');
    await week.does(0, { kind: 'undo', target: undone.entries[0]?.id ?? '', because });
    expect(cameTo(await accepted(shown.saw))).toBe('saved');
    expect(await rulings()).toEqual([[`${merc(1, 1)}/strike`, [merc(2, 2)], 'Resolved']]);
    expect(await db.post.findUnique({ where: { id } })).toMatchObject({ text: order.text });
    const page = await loadRuling(id, readerOf(season.key, null));
    expect(page?.source?.settled).toMatchObject({ kind: 'accept', by: season.admin.name, because });
    expect(await readReview(season.admin)).toMatchObject({ value: { edits: { lines: [] } } });
  });

  it('is declined by taking it back, and replaced by a later one', async () => {
    const id = await posted();
    const leader = season.leader(1);
    for (const text of ['One.', 'Another.']) {
      const { saw } = shownBy(await editPost(leader, { key: form() }, { id, text }));
      expect(cameTo(await editPost(leader, { key: form(), saw }, { id, text }))).toBe('saved');
    }
    const review = await readReview(season.admin);
    expect(review).toMatchObject({ value: { edits: { lines: [{ after: 'Another.' }] } } });
    const edit = review.ok ? (review.value.edits.lines[0]?.id ?? '') : '';
    await week.does(0, { kind: 'undo', target: edit, because });
    expect(await readReview(season.admin)).toMatchObject({ value: { edits: { lines: [{ after: 'One.' }] } } });
  });

  it('is its own team’s alone, and says something else', async () => {
    const id = await posted();
    expect(await readOwn(season.leader(2), id)).toMatchObject({ problem: { code: 'not-found' } });
    const { text } = await db.post.findUniqueOrThrow({ where: { id } });
    expect(await editPost(season.leader(1), { key: form() }, { id, text })).toMatchObject({
      problem: { code: 'same', field: 'text' },
    });
  });
});

describe('an override whose ruling is gone', () => {
  it('is listed as orphaned, and counts again when the ruling comes back', async () => {
    const id = await posted();
    const key = `${merc(1, 1)}/strike`;
    await week.does(0, { kind: 'override', ruling: id, ability: key, outcome: 'Failed', because });
    const struck = await week.does(0, { kind: 'strike', target: id, part: 0, because });
    expect(await readReview(season.admin)).toMatchObject({
      value: {
        orphans: {
          lines: [{ ruling: null, act: { orphaned: expect.stringContaining('no longer there'), can: 'undo' } }],
        },
      },
    });
    await week.does(0, { kind: 'undo', target: struck.entries[0]?.id ?? '', because });
    expect(await readReview(season.admin)).toMatchObject({ value: { orphans: { lines: [] } } });
    expect(await rulings()).toEqual([[key, [merc(2, 1)], 'Failed']]);
  });
});

describe('a post in a leader’s place', () => {
  it('counts as the team’s, and is shown as the admin’s on the post, in the week and with its ruling', async () => {
    const order = { team: team(1), text: '**Strike (Merc 1 1) on Merc 2 1**' };
    const { saw } = shownBy(await postOnBehalf(season.admin, { key: form() }, order));
    // Her own entry will have another number than it was shown under.
    await week.does(2, { kind: 'post', by: team(2), text: 'Talk.', readings: [], reader: 'test' });
    expect(cameTo(await postOnBehalf(season.admin, { key: form(), saw }, order))).toBe('saved');
    expect(await rulings()).toEqual([[`${merc(1, 1)}/strike`, [merc(2, 1)], 'Resolved']]);
    const said = await loadWeekPage(1, weekFilter.parse({}), readerOf(season.key, null));
    const all = said?.phases.flatMap((phase) => phase.entries) ?? [];
    const entries = all.filter((entry) => entry.team?.key === team(1));
    expect(entries).toMatchObject([{ team: { key: team(1) }, post: { by: 'Leader 1', onBehalf: season.admin.name } }]);
    const page = await loadRuling(entries[0]?.id ?? '', readerOf(season.key, null));
    expect(page?.source?.post).toMatchObject({ by: 'Leader 1', onBehalf: season.admin.name });
  });
});
