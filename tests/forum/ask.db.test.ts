import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '@/lib/features/forum/ask/addresses';
import { ask } from '@/lib/features/forum/ask/client';
import { fetchTopic } from '@/lib/features/forum/ask/fetch-topic';
import { forgetManners } from '@/lib/features/forum/ask/robots';
import { topicAddress } from '@/lib/features/forum/ask/topic-address';
import { saveHandle } from '@/lib/features/forum/handles';
import { bringTopic } from '@/lib/features/forum/topics/bring';
import { followTopic, lookAgain, readTopics, takeWaiting } from '@/lib/features/forum/topics/follow';
import { allowForum, setRuleUnseen } from '@/lib/features/forum/topics/forums';
import { db } from '@/lib/platform/db/client';
import { loadWeek } from '@/lib/record/week/load';
import { ownDatabase } from '../db/database';
import { openSeason } from '../db/league';

ownDatabase();

/** This machine's own forum: what it answers, by path; what it was asked. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answers: Record<string, Answer> = {};
let asked: { path: string; agent: string }[] = [];
const server = createServer((request, response) => {
  asked.push({ path: request.url ?? '', agent: request.headers['user-agent'] ?? '' });
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  answers = {};
  asked = [];
  forgetManners();
});
afterAll(() => new Promise((done) => server.close(done)));

const ANY = { isAllowed: () => true };
const codeOf = (result: { ok: true } | { ok: false; problem: { code: string } }): string =>
  result.ok ? 'ok' : result.problem.code;
const html =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  };

describe('an address of the network', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is nobody’s to ask', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a forum is asked', () => {
  it('never where its name or number leads to this machine', async () => {
    answers['/x'] = html('secret');
    const { port } = new URL(`http://${host}`);
    for (const name of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      expect([name, codeOf(await ask(`http://${name}:${port}/x`))]).toEqual([name, 'address']);
    }
    expect(asked).toEqual([]);
  });

  it('by http alone, without a password in the address', async () => {
    expect(codeOf(await ask('file:///etc/passwd', null, ANY))).toBe('address');
    expect(codeOf(await ask(`http://user:word@${host}/`, null, ANY))).toBe('address');
  });

  it('and says who asks', async () => {
    answers['/x'] = html('hello');
    const answer = await ask(`http://${host}/x`, null, ANY);
    expect(answer.ok && Buffer.from(answer.value.body).toString()).toBe('hello');
    expect(asked[0]?.agent).toMatch(/^MercenariesDesk\//);
  });

  it('and does not follow to another host, nor for ever', async () => {
    const to =
      (location: string): Answer =>
      (_, response) => {
        response.writeHead(302, { location }).end();
      };
    answers['/other'] = to('http://localhost/x');
    answers['/round'] = to('/round');
    answers['/once'] = to('/x');
    answers['/x'] = html('here');
    expect(codeOf(await ask(`http://${host}/other`, null, ANY))).toBe('address');
    expect(codeOf(await ask(`http://${host}/round`, null, ANY))).toBe('refused');
    expect(codeOf(await ask(`http://${host}/once`, null, ANY))).toBe('ok');
  });

  it('and takes no more than a page may have, packed or not', async () => {
    answers['/long'] = html('x'.repeat(13 * 1024 * 1024));
    answers['/bomb'] = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60 * 1024 * 1024)));
    };
    answers['/packed'] = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello'));
    };
    expect(codeOf(await ask(`http://${host}/long`, null, ANY))).toBe('too-large');
    expect(codeOf(await ask(`http://${host}/bomb`, null, ANY))).toBe('too-large');
    const packed = await ask(`http://${host}/packed`, null, ANY);
    expect(packed.ok && Buffer.from(packed.value.body).toString()).toBe('hello');
  });
});

describe('the address of a topic', () => {
  it.each([
    ['https://nodebb.example/topic/7/week-4', 'https://nodebb.example/api/topic/7'],
    ['https://example.org/forum/topic/7/week-4?page=2', 'https://example.org/forum/topic/7/week-4?page=2'],
    ['https://talk.example/t/week-4/7/12', 'https://talk.example/t/7.json'],
    ['https://forum.example/viewtopic.php?t=7#p12', 'https://forum.example/viewtopic.php?t=7'],
    ['https://xf.example/threads/week-4.7/', 'https://xf.example/threads/week-4.7/'],
    ['https://mybb.example/showthread.php?tid=7', 'https://mybb.example/showthread.php?tid=7'],
  ])('%s is asked for as %s', (address, first) => {
    expect(topicAddress(address).first).toBe(first);
  });
});

/** A topic of NodeBB. */
const topic = (posts: readonly { pid: number; username: string; content: string }[], page = 1, of = 1): string =>
  JSON.stringify({
    tid: 7,
    title: 'Week 1',
    posts: posts.map(({ username, ...post }) => ({
      ...post,
      uid: 2,
      timestamp: Date.now() + 60_000 + post.pid,
      edited: 0,
      deleted: 0,
      user: { username },
    })),
    pagination: { currentPage: page, pageCount: of },
  });
const json =
  (body: string, etag?: string): Answer =>
  (request, response) => {
    if (etag !== undefined && request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else
      response
        .writeHead(200, { 'content-type': 'application/json', ...(etag === undefined ? {} : { etag }) })
        .end(body);
  };

/** Lets this machine's forum be asked, which no owner could: its name is no host of a forum. */
const allowHere = () =>
  db.forum.upsert({ where: { host }, create: { host, allowed: true }, update: { allowed: true, askedAt: null } });

describe('a topic is asked for', () => {
  it('only where an owner allowed the forum, and where the forum lets programs read', async () => {
    const url = `http://${host}/topic/7/week`;
    expect(codeOf(await fetchTopic(url, { ways: ANY }))).toBe('not-allowed');
    expect(asked).toEqual([]);
    await allowHere();
    answers['/api/topic/7'] = json(topic([{ pid: 1, username: 'x', content: '<p>One</p>' }]));
    answers['/robots.txt'] = html('User-agent: *\nDisallow: /api/');
    expect(codeOf(await fetchTopic(url, { ways: ANY }))).toBe('robots');
    forgetManners();
    answers['/robots.txt'] = (_, response) => {
      response.writeHead(503).end();
    };
    await allowHere();
    expect(codeOf(await fetchTopic(url, { ways: ANY }))).toBe('robots');
    expect(asked.map(({ path }) => path)).not.toContain('/api/topic/7');
  });

  it('page by page, and not again where nothing changed', async () => {
    await allowHere();
    answers['/api/topic/7'] = json(topic([{ pid: 1, username: 'x', content: '<p>One</p>' }], 1, 2), '"a"');
    answers['/api/topic/7?page=2'] = json(topic([{ pid: 2, username: 'x', content: '<p>Two</p>' }], 2, 2));
    const first = await fetchTopic(`http://${host}/topic/7/week`, { ways: ANY });
    expect(first.ok && first.value.pages.map(({ page, posts }) => [page?.number, posts.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect((await db.forum.findUniqueOrThrow({ where: { host } })).askedAt).not.toBeNull();
    if (!first.ok) return;
    const again = await fetchTopic(`http://${host}/topic/7/week`, { before: first.value.validators, ways: ANY });
    // The first page is as it was, and leads on to the second as it did.
    expect(again.ok && again.value.pages.map(({ page }) => page?.number)).toEqual([2]);
  });

  it('and a host is allowed by its name, written as an address or not', async () => {
    expect(await allowForum({ actor: null }, 'https://Forum.Example.org/viewtopic.php?t=7', true)).toEqual({
      ok: true,
      value: { host: 'forum.example.org' },
    });
    for (const words of ['localhost', '', 'a b', 'http://', '-x.example']) {
      expect([words, codeOf(await allowForum({ actor: null }, words, true))]).toEqual([words, 'host']);
    }
  });
});

describe('a topic that is followed', () => {
  it('has what is new wait for an admin, and is ruled unseen only where the season’s setting says so', async () => {
    const season = await openSeason(2);
    await allowHere();
    const author = `Follower of ${season.key}`;
    await saveHandle({ actor: null }, author, season.leader(1).id);
    const { id } = await db.forumTopic.create({
      data: { seasonId: season.id, host, topic: '7', title: 'Week 1', url: `http://${host}/topic/7/week` },
      select: { id: true },
    });
    expect(codeOf(await followTopic({ actor: null }, id, true))).toBe('ok');
    const posts = [{ pid: 1, username: author, content: '<p><strong>Strike</strong> on Merc 2 1</p>' }];
    answers['/api/topic/7'] = json(topic(posts));
    expect(await lookAgain(id, ANY)).toEqual({ ok: true, value: { outcome: 'waits', fresh: 1 } });
    const posted = async () => {
      const week = await loadWeek({ season: season.key });
      return week.ok ? week.value.journal.filter(({ kind }) => kind === 'post').length : -1;
    };
    expect(await posted()).toBe(0);
    expect((await readTopics(season.key)).lines.find((one) => one.id === id)).toMatchObject({
      followed: true,
      waits: true,
      problem: null,
    });

    const staged = await takeWaiting(season.admin, id);
    if (!staged.ok) throw new Error(staged.problem.message);
    const look = await bringTopic(season.admin, { key: '-' }, staged.value);
    const saw = look.ok && 'shown' in look.value ? look.value.shown.saw : undefined;
    const done = await bringTopic(season.admin, { key: 'followed-1', saw }, staged.value);
    expect(done.ok && 'done' in done.value).toBe(true);
    expect(await posted()).toBe(1);

    await setRuleUnseen({ actor: null }, season.key, true);
    answers['/api/topic/7'] = json(topic([...posts, { pid: 2, username: author, content: '<p>More</p>' }]));
    expect(await lookAgain(id, ANY)).toMatchObject({ ok: true, value: { outcome: 'ruled' } });
    expect(await posted()).toBe(2);

    // Somebody unknown is asked about first, whatever the setting says.
    answers['/api/topic/7'] = json(
      topic([...posts, { pid: 3, username: `Unheard of ${season.key}`, content: '<p>x</p>' }]),
    );
    expect(await lookAgain(id, ANY)).toMatchObject({ ok: true, value: { outcome: 'waits' } });
    expect(await posted()).toBe(2);

    answers = {};
    expect(codeOf(await lookAgain(id, ANY))).toBe('refused');
    expect((await readTopics(season.key)).lines.find((one) => one.id === id)?.problem).toContain('404');
  });
});

describe('the topics of a season', () => {
  it('come in pages, each once, by their titles', async () => {
    const season = await openSeason(2);
    await db.forum.upsert({ where: { host: 'many.example' }, update: {}, create: { host: 'many.example' } });
    await db.forumTopic.createMany({
      data: Array.from({ length: 120 }, (_, nth) => ({
        ...{ seasonId: season.id, host: 'many.example', topic: String(nth), title: 'The same title' },
      })),
    });
    const first = await readTopics(season.key);
    const all = await Promise.all(Array.from({ length: first.pages }, (_, at) => readTopics(season.key, at + 1)));
    expect(all.map(({ lines }) => lines.length)).toEqual([50, 50, first.found - 100]);
    expect(new Set(all.flatMap(({ lines }) => lines.map(({ id }) => id))).size).toBe(first.found);
  });
});
