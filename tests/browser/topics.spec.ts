import { league } from './support/league';
import { expect, test } from './support/season';

/** Three teams, the third without a match. */
test.use({
  setup: {
    ...league,
    teams: {
      ...league.teams,
      'tide-office': {
        ...{ name: 'The Tide Office', leader: 'Nell', gp: 5, infrastructure: 5, pool: 'A' },
        ...{ terrains: [{ name: 'Low Water' }], mercs: [] },
      },
    },
  },
});

interface Said {
  readonly id: number;
  readonly by: string;
  readonly text: string;
  readonly edited?: true;
}

const began = Date.now();
const at = (id: number): string => new Date(began + id * 60_000).toISOString();

/** A topic of phpBB, as a browser saves it. */
const saved = (posts: readonly Said[]): Buffer =>
  Buffer.from(
    '<!DOCTYPE html>\n<!-- saved from url=(0044)https://forum.example/viewtopic.php?t=7 -->\n<html><head><meta charset="utf-8"></head><body id="phpbb"><h2 class="topic-title"><a href="https://forum.example/viewtopic.php?t=7">Week 1</a></h2>' +
      posts
        .map(
          ({ id, by, text, edited }) =>
            `<div id="p${id}" class="post has-profile bg1"><dl class="postprofile"><dt><a href="./memberlist.php?mode=viewprofile&amp;u=${id}" class="username">${by}</a></dt></dl><div class="postbody"><p class="author">by <strong><a href="./memberlist.php?mode=viewprofile" class="username">${by}</a></strong> » <time datetime="${at(id)}">today</time></p><div class="content">${text}</div>${edited ? '<div class="notice">Last edited once.</div>' : ''}<div class="signature"><b>Ash Curtain</b></div></div></div>`,
        )
        .join('') +
      '</body></html>',
  );

const FIRST: readonly Said[] = [
  { id: 1, by: 'Ada', text: 'Rain, then. <b>Needle Rain on Sable Quist.</b>' },
  {
    id: 2,
    by: 'salt_captain',
    text: '<blockquote><cite>Ada wrote:</cite><b>Needle Rain on Sable Quist.</b></blockquote>Ada | 2026-12-01 19:22 | <b>Ash Curtain on Iron Moth.</b>',
  },
  { id: 3, by: 'nellie', text: 'High water at nine.' },
  { id: 4, by: 'gull', text: '<b>Needle Rain on everybody!</b>' },
];
const SECOND = FIRST.map(
  (post): Said => (post.id === 2 ? { ...post, text: '<b>Ash Curtain on Greta Vane.</b>', edited: true } : post),
);

for (const javaScriptEnabled of [true, false]) {
  test(`an admin brings in two saved pages of one topic by three leaders with an edit between, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    season,
  }) => {
    const maud = await season.enter('Maud', { javaScriptEnabled });
    const upload = async (...files: readonly Buffer[]) => {
      await maud.goto('/admin/topics');
      await maud
        .locator('input[type=file]')
        .setInputFiles(files.map((buffer, nth) => ({ name: `page-${nth + 1}.html`, mimeType: 'text/html', buffer })));
      await maud.getByRole('button', { name: 'See what is in it' }).click();
      await expect(maud).toHaveURL(/staged=/);
    };
    const row = (author: string) =>
      maud.getByRole('row').filter({ has: maud.getByRole('rowheader', { name: author }) });

    await upload(saved(FIRST));
    await expect(maud.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await maud.getByLabel(/^Who is salt_captain/).selectOption('Bram');
    await maud.getByLabel(/^Who is nellie/).selectOption('Nell');
    await maud.getByLabel(/^Who is gull/).selectOption({ label: 'Plays no part here: pass their posts over' });
    await maud.getByRole('button', { name: 'Keep who they are' }).click();

    await expect(row('Ada')).toContainText('The Lantern Watch');
    await expect(row('Ada')).toContainText(/\d{4}, \d\d:\d\d:\d\d/);
    await expect(row('salt_captain')).toContainText('Bram, The Salt Road');
    await expect(row('salt_captain')).toContainText('Ash Curtain on Iron Moth.');
    await expect(row('salt_captain').getByText('Needle Rain on Sable Quist.').first()).toBeHidden();
    await expect(row('nellie')).toContainText('The Tide Office');
    await expect(row('gull')).toContainText('skipped');
    await expect(maud.getByText('What it changes')).toBeVisible();
    await maud.getByRole('button', { name: 'Add 3 posts' }).click();
    await expect(maud.getByRole('status').filter({ hasText: 'Added 3 posts' })).toBeVisible();

    // The same page once more: nobody is asked about again, and nothing comes twice.
    await upload(saved(FIRST));
    await expect(maud.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await expect(maud.getByText('3 known')).toBeVisible();

    await upload(saved(SECOND));
    await expect(row('salt_captain')).toContainText('edited');
    await maud.getByRole('button', { name: 'Propose 1 edit' }).click();
    await expect(maud).toHaveURL(/review/);
    await expect(maud.locator('#edits')).toContainText('The Salt Road');
  });
}

test('a page that is none is refused with its name and what is wrong', async ({ season }) => {
  const maud = await season.enter('Maud');
  await maud.goto('/admin/topics');
  await maud
    .locator('input[type=file]')
    .setInputFiles({ name: 'topic.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 and so on') });
  await maud.getByRole('button', { name: 'See what is in it' }).click();
  await expect(maud.getByRole('alert').filter({ hasText: 'topic.zip' })).toContainText('zip archive');
});
