import { describe, expect, it } from 'vitest';
import { saveHandle } from '@/lib/features/forum/handles';
import { bringTopic, type ShownTopic } from '@/lib/features/forum/topics/bring';
import { setClock } from '@/lib/features/forum/topics/forums';
import { plainPage } from '@/lib/features/forum/topics/plain';
import { readSources, stagePages, takeEarly } from '@/lib/features/forum/topics/stage';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { append } from '@/lib/record/week/append';
import { loadWeek } from '@/lib/record/week/load';
import { viewFor } from '@/lib/record/week/ruleset';
import type { NewJournalEntry } from '@/lib/record/week/types';
import type { Result } from '@/lib/result';
import { ownDatabase } from '../db/database';
import { openSeason } from '../db/league';

ownDatabase();

interface Said {
  id: number;
  by: string;
  /** Minutes before now. */
  ago: number;
  text: string;
  edited?: number;
  deleted?: boolean;
}

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
let forums = 0;
/** A host of its own, so that no test knows another's posts. */
const newHost = (): string => {
  forums += 1;
  return `forum-${forums}.example`;
};

/** A saved page of XenForo. */
const saved = (host: string, posts: readonly Said[], page = { number: 1, of: 1 }): string =>
  `<!DOCTYPE html><html id="XF" data-content-key="thread-7"><head><link rel="canonical" href="https://${host}/threads/week.7/"></head><body><h1 class="p-title-value">Week 1</h1>` +
  `<nav class="pageNav"><li class="pageNav-page pageNav-page--current">${page.number}</li><li class="pageNav-page">${page.of}</li></nav>` +
  posts
    .map(
      ({ id, by, ago: minutes, text, edited, deleted }) =>
        `<article class="message ${deleted ? 'message--deleted' : ''}" data-author="${by}" data-content="post-${id}"><h4 class="message-name"><a href="/m/" class="username" data-user-id="2">${by}</a></h4><header class="message-attribution"><time datetime="${ago(minutes)}"></time></header><div class="message-body"><div class="bbWrapper">${text}</div></div>${edited === undefined ? '' : `<div class="message-lastEdit"><time datetime="${ago(edited)}"></time></div>`}</article>`,
    )
    .join('') +
  '</body></html>';

async function stage(actor: SeasonActor, ...pages: readonly string[]): Promise<string> {
  return stagePages(
    actor,
    readSources(pages.map((text, at) => ({ name: `page-${at + 1}.html`, bytes: Buffer.from(text) }))),
  );
}
function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}
const previewTopic = async (actor: SeasonActor, staged: string): Promise<Result<ShownTopic>> => {
  const came = await bringTopic(actor, { key: '-' }, staged);
  if (!came.ok) return came;
  if (!('shown' in came.value)) throw new Error('It was saved, and not shown.');
  return { ok: true, value: came.value.shown };
};
const lookAt = async (actor: SeasonActor, ...pages: readonly string[]): Promise<ShownTopic> =>
  value(await previewTopic(actor, await stage(actor, ...pages)));

/** A season in which the week opened an hour ago by the clock of these tests. */
async function play() {
  const season = await openSeason(2);
  for (const nth of [1, 2]) await saveHandle({ actor: null }, `Player ${nth} of ${season.key}`, season.leader(nth).id);
  return { ...season, host: newHost(), name: (nth: number) => `Player ${nth} of ${season.key}` };
}

/** Shows it, and saves it as it was shown. @returns how many posts and edits were added, or why they were not */
async function save(
  actor: SeasonActor,
  staged: string,
  key = `form-${Math.random()}`,
): Promise<Result<{ added: number; edited: number }>> {
  const look = await previewTopic(actor, staged);
  if (!look.ok) return look;
  return saveShown(actor, staged, look.value.saw, key);
}
async function saveShown(
  actor: SeasonActor,
  staged: string,
  saw: string,
  key: string,
): Promise<Result<{ added: number; edited: number }>> {
  const came = await bringTopic(actor, { key, saw }, staged);
  if (!came.ok) return came;
  if (!('done' in came.value))
    return { ok: false, problem: came.value.problem ?? { code: 'shown', message: 'It was shown.' } };
  const kinds = came.value.done.entries.map(({ kind }) => kind);
  return {
    ok: true,
    value: {
      added: kinds.filter((kind) => kind === 'post').length,
      edited: kinds.filter((kind) => kind === 'edit').length,
    },
  };
}
const states = ({ rows }: ShownTopic) => rows.map(({ post, state }) => `${post} ${state}`);
const journal = async ({ season }: SeasonActor) => value(await loadWeek({ season })).journal;

describe('a topic that is brought in', () => {
  it('adds the posts of those who lead a team, at the forum’s times, in one act', async () => {
    const { admin, host, name } = await play();
    const page = saved(host, [
      { id: 1, by: name(1), ago: -1, text: '<b>Strike</b> on Merc 2 1' },
      { id: 2, by: name(2), ago: -2, text: 'Good luck' },
    ]);
    const look = await lookAt(admin, page);
    expect(look.rows.map(({ team, state, at }) => [team, state, at !== null])).toEqual([
      ['Team 1', 'new', true],
      ['Team 2', 'new', true],
    ]);
    const [first] = look.rows;
    expect(first?.readings.map(({ words }) => words)).toEqual(['Strike']);
    expect(look.difference?.groups.length).toBeGreaterThan(0);
    expect(value(await save(admin, await stage(admin, page)))).toEqual({ added: 2, edited: 0 });
    const posts = (await journal(admin)).filter((entry) => entry.kind === 'post');
    expect(posts).toMatchObject([
      { by: 'team-1', forum: { host, topic: '7', post: '1' } },
      { by: 'team-2', forum: { host, topic: '7', post: '2' } },
    ]);
    const rows = await db.journalEntry.findMany({
      where: { id: { in: posts.map(({ id }) => id) } },
      select: { act: true },
    });
    expect(new Set(rows.map(({ act }) => act)).size).toBe(1);
  });

  it('is known when it comes again, and a growing page brings what is new alone', async () => {
    const { admin, host, name } = await play();
    const first: Said = { id: 1, by: name(1), ago: -1, text: 'One' };
    await save(admin, await stage(admin, saved(host, [first])));
    const look = await lookAt(admin, saved(host, [first, { id: 2, by: name(1), ago: -2, text: 'Two' }]));
    expect(states(look)).toEqual(['1 known', '2 new']);
    const again = await lookAt(admin, saved(host, [first]));
    expect(states(again)).toEqual(['1 known']);
    expect(await save(admin, await stage(admin, saved(host, [first])))).toMatchObject({
      ok: false,
      problem: { code: 'known' },
    });
  });

  it('shows the same post with other words as an edit, which counts for nothing until an admin accepts it', async () => {
    const { admin, host, name } = await play();
    const first: Said = { id: 1, by: name(1), ago: -1, text: '<b>Strike</b> on Merc 2 1' };
    await save(admin, await stage(admin, saved(host, [first])));
    const changed = saved(host, [{ ...first, text: '<b>Strike</b> on Merc 2 2', edited: -3 }]);
    const look = await lookAt(admin, changed);
    expect(states(look)).toEqual(['1 edited']);
    expect(look.rows[0]).toMatchObject({ before: '<b>Strike</b> on Merc 2 1', text: '<b>Strike</b> on Merc 2 2' });
    expect(value(await save(admin, await stage(admin, changed)))).toMatchObject({ added: 0, edited: 1 });
    expect(states(await lookAt(admin, changed))).toEqual(['1 known']);
    const [post, edit] = (await journal(admin)).slice(-2);
    expect(edit).toMatchObject({ kind: 'edit', target: post?.id });
  });

  it('takes two saved pages of one topic with an edit between them as a post and its edit', async () => {
    const { admin, host, name } = await play();
    const first: Said = { id: 1, by: name(1), ago: -1, text: 'One' };
    const look = await lookAt(
      admin,
      saved(host, [first]),
      saved(host, [{ ...first, text: 'One, and more', edited: -2 }]),
    );
    expect(states(look)).toEqual(['1 new', '1 edited']);
    const staged = await stage(
      admin,
      saved(host, [{ ...first, text: 'One, and more', edited: -2 }]),
      saved(host, [first]),
    );
    expect(states(value(await previewTopic(admin, staged)))).toEqual(['1 new', '1 edited']);
    expect(value(await save(admin, staged))).toMatchObject({ added: 1, edited: 1 });
    const [post, edit] = (await journal(admin)).slice(-2);
    expect(post).toMatchObject({ kind: 'post', text: 'One' });
    expect(edit).toMatchObject({ kind: 'edit', target: post?.id, text: 'One, and more' });
  });

  it('notices posts that the forum has deleted, whether it shows that or not', async () => {
    const { admin, host, name } = await play();
    const posts = [1, 2, 3].map((id): Said => ({ id, by: name(1), ago: -id, text: `Post ${id}` }));
    await save(admin, await stage(admin, saved(host, posts)));
    const [one, two, three] = posts;
    if (!one || !two || !three) throw new Error('There are three.');
    expect(states(await lookAt(admin, saved(host, [one, three])))).toEqual(['1 known', '3 known', '2 gone']);
    expect(states(await lookAt(admin, saved(host, [one, { ...two, deleted: true }, three])))).toEqual([
      '1 known',
      '2 gone',
      '3 known',
    ]);
    // What is on another page is not missing on this one.
    expect(states(await lookAt(admin, saved(host, [three], { number: 2, of: 2 })))).toEqual(['3 known']);
  });

  it('asks once who an author is, and saves nothing before; whoever plays no part is shown and skipped', async () => {
    const { admin, host, name } = await play();
    const stranger = `Stranger at ${host}`;
    const page = saved(host, [
      { id: 1, by: stranger, ago: -1, text: '<b>Strike</b>' },
      { id: 2, by: name(1), ago: -2, text: 'Two' },
    ]);
    const look = await lookAt(admin, page);
    expect(states(look)).toEqual(['1 asks', '2 new']);
    expect(look.asks.handles).toMatchObject([{ author: stranger, posts: 1 }]);
    expect(await save(admin, await stage(admin, page))).toMatchObject({ ok: false, problem: { code: 'asks' } });
    await saveHandle({ actor: null }, stranger, null);
    const again = await lookAt(admin, page);
    expect(states(again)).toEqual(['1 skipped', '2 new']);
    expect(again.asks.handles).toEqual([]);
    expect(value(await save(admin, await stage(admin, page)))).toMatchObject({ added: 1 });
  });

  it('passes over guests, posts without text, posts from before the week opened unless they are wanted, and times that lie ahead', async () => {
    const { admin, host, name } = await play();
    const page = saved(host, [
      { id: 1, by: name(1), ago: 3000, text: 'Old' },
      { id: 2, by: name(1), ago: -1, text: ' ' },
      { id: 3, by: name(1), ago: -600, text: 'Ahead' },
    ]);
    const guest = page.replace(
      '</body>',
      '<article class="message" data-author="Leader 1" data-content="post-4"><h4 class="message-name"><span class="username" data-user-id="0">Leader 1</span></h4><time datetime="2026-12-01T00:00:00Z"></time><div class="message-body"><div class="bbWrapper">x</div></div></article></body>',
    );
    const look = await lookAt(admin, guest);
    expect(look.rows.map(({ post, state, why }) => `${post} ${state}: ${why}`).toSorted()).toEqual([
      '1 skipped: from before the week opened',
      '2 skipped: there is no text in it',
      '3 skipped: its time lies ahead: is the forum’s zone right?',
      '4 skipped: written by a guest: anybody can write under that name',
    ]);
    expect(look.before).toBe(1);
    const staged = await stage(admin, page);
    await takeEarly(admin, staged, true);
    expect(value(await previewTopic(admin, staged)).rows[0]).toMatchObject({ post: '1', state: 'new' });
  });

  it('asks once for the zone of a forum that tells none', async () => {
    const { admin, name } = await play();
    const day = new Date().toISOString().slice(0, 10);
    const page = `<html><body><div class="post" id="post_1"><div class="author_information"><span class="largetext"><a href="https://mybb.example/member.php?action=profile&uid=1">${name(1)}</a></span></div><span class="post_date">${day} 00:01</span><div class="post_body">One</div></div></body></html>`;
    const look = await lookAt(admin, page);
    expect(states(look)).toEqual(['1 asks']);
    expect(look.asks.zones).toEqual([{ host: 'mybb.example', example: `${day} 00:01` }]);
    expect(await setClock({ actor: null }, 'mybb.example', { zone: 'Mars/Olympus' })).toMatchObject({
      ok: false,
      problem: { code: 'zone' },
    });
    await setClock({ actor: null }, 'mybb.example', { zone: 'Asia/Tokyo' });
    const again = await lookAt(admin, page);
    expect(again.asks.zones).toEqual([]);
    expect(again.rows[0]?.at).toBe(new Date(`${day}T00:01:00+09:00`).toISOString());
  });

  it('is refused as a whole, with the name of the file, where one page cannot be read', async () => {
    const { admin, host, name } = await play();
    const staged = await stage(
      admin,
      saved(host, [{ id: 1, by: name(1), ago: -1, text: 'One' }]),
      '<p>Not a forum</p>',
    );
    expect(await previewTopic(admin, staged)).toMatchObject({
      ok: false,
      problem: { code: 'unknown-program', message: expect.stringContaining('page-2.html') },
    });
  });

  it('is saved only as it was shown, and seen by nobody but who brought it', async () => {
    const { admin, leader, host, name } = await play();
    const staged = await stage(admin, saved(host, [{ id: 1, by: name(1), ago: -1, text: 'One' }]));
    const look = value(await previewTopic(admin, staged));
    // A name of another preview shows it again.
    expect(await saveShown(admin, staged, 'x'.repeat(60), 'k1')).toMatchObject({
      ok: false,
      problem: { code: 'shown' },
    });
    expect(await previewTopic({ ...admin, id: leader(1).id }, staged)).toMatchObject({
      ok: false,
      problem: { code: 'not-found' },
    });
    const staged2 = await stage(admin, saved(host, [{ id: 1, by: name(1), ago: -1, text: 'One' }]));
    expect(await previewTopic(admin, staged)).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    expect(await saveShown(admin, staged2, look.saw, 'k2')).toMatchObject({ ok: false, problem: { code: 'shown' } });
    expect(value(await save(admin, staged2))).toMatchObject({ added: 1 });
  });

  it('does not bring back what an admin struck, and says so of what was taken back', async () => {
    const { admin, host, name, key } = await play();
    const page = saved(host, [
      { id: 1, by: name(1), ago: -1, text: 'One' },
      { id: 2, by: name(1), ago: -2, text: 'Two' },
    ]);
    value(await save(admin, await stage(admin, page)));
    const [one, two] = (await journal(admin)).filter(({ kind }) => kind === 'post');
    if (!one || !two) throw new Error('There are two.');
    const amend = (entry: NewJournalEntry) =>
      append({ where: { season: key }, actor: admin, entries: () => ({ ok: true, value: [entry] }) });
    value(await amend({ kind: 'strike', target: one.id, part: null, because: 'Not theirs.' }));
    value(await amend({ kind: 'undo', target: two.id, because: 'Too early.' }));
    const look = await lookAt(admin, page);
    expect(look.rows.map(({ state, why }) => [state, why])).toEqual([
      ['known', 'an admin struck it'],
      ['new', 'it was taken back once, and would be added anew'],
    ]);
  });

  it('is not taken for another forum’s post of the same id, where its page does not tell the forum', async () => {
    const { admin, host, name } = await play();
    const first: Said = { id: 1, by: name(1), ago: -1, text: 'One' };
    value(await save(admin, await stage(admin, saved(host, [first]))));
    const nameless = (post: Said) => saved(host, [post]).replace(/<link [^>]*>/, '');
    expect(states(await lookAt(admin, nameless(first)))).toEqual(['1 known']);
    expect(states(await lookAt(admin, nameless({ ...first, ago: -5, text: 'Another' })))).toEqual(['1 new']);
  });

  it('knows a post again that was pasted as text before', async () => {
    const { admin, host, name } = await play();
    const week = value(await loadWeek({ season: admin.season }));
    const at = ago(-1);
    const plain = plainPage(`${name(1)} | ${at} | **Strike** on Merc 2 1`, 'UTC', viewFor(week, { kind: 'admin' }), []);
    const staged = await stagePages(admin, plain.ok ? { ok: true, value: [plain.value] } : plain);
    value(await save(admin, staged));
    const minutes = -(Date.parse(at) - Date.now()) / 60_000;
    const page = saved(host, [{ id: 1, by: name(1), ago: minutes, text: '<b>Strike</b> on Merc 2 1' }]).replace(
      /datetime="[^"]*"/,
      `datetime="${at}"`,
    );
    expect(states(await lookAt(admin, page))).toEqual(['1 known']);
  });
});
