import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { PATH_HEADER } from '@/lib/platform/auth/asked';
import { type FormState, FRESH } from '@/lib/platform/auth/form-state';
import { type Act, may } from '@/lib/platform/auth/policy';
import { db } from '@/lib/platform/db/client';
import { everything, ownDatabase } from '../db/database';
import { openSeason, type TestSeason } from '../db/league';
import { serverActions } from '../support/doors';

// The framework's own doors, which are there only within a request of it.
const request = vi.hoisted(() => ({ headers: new Headers(), actor: null as Actor | null }));
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined, set: () => {} }),
}));
vi.mock('next/cache', () => ({ refresh: () => {} }));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));
vi.mock('@/lib/platform/auth/session', async (original) => ({
  ...(await original<object>()),
  currentActor: async () => request.actor,
  currentSession: async () => null,
}));

const database = ownDatabase();
const OWN = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const KEY = '0b9a3b5e-6d2f-4c39-9a62-0d8a5d6f7b10';
const modules = import.meta.glob<Record<string, unknown>>('/app/**/*actions.ts');
const actions = serverActions();
let season: TestSeason;
let people: Record<string, Actor | null>;
let before: unknown;

beforeAll(async () => {
  season = await openSeason(2);
  const other = (role: Actor['role']): Actor => ({ ...season.leader(2), role, team: null });
  people = {
    visitor: null,
    player: other('player'),
    leader: season.leader(1),
    admin: season.admin,
    owner: { ...season.admin, role: 'owner' },
  };
  before = await everything(database.url());
});
beforeEach(() => {
  // The page on which the form stands, as the proxy tells it.
  request.headers = new Headers({ ...OWN, [PATH_HEADER]: `/s/${season.key}/desk` });
  request.actor = null;
});

function form(fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ key: KEY, ...fields })) data.append(name, value);
  return data;
}

type Called = (state: FormState, data: FormData) => Promise<FormState<unknown>>;
async function called(file: string, name: string): Promise<Called> {
  const module = await modules[`/${file}`]?.();
  const found = module?.[name];
  if (typeof found !== 'function') throw new Error(`${file} has no ${name}`);
  return found as Called;
}

/** What calling it comes to: the code of its problem, or `done`. */
async function call(file: string, name: string, data: FormData): Promise<string> {
  const action = await called(file, name);
  return action(FRESH, data).then(
    (state) => state.problem?.code ?? 'done',
    (thrown: Error) => {
      if (!thrown.message.startsWith('redirect')) throw thrown;
      return 'done';
    },
  );
}

describe.each(actions)('$name', ({ file, export: name, act }) => {
  it('is refused to every role that the policy does not let, before anything else is looked at', async () => {
    for (const [who, actor] of Object.entries(people)) {
      if (may(actor, act as Act)) continue;
      request.actor = actor;
      const expected = who === 'visitor' ? 'signed-out' : 'forbidden';
      expect(await call(file, name, form()), who).toBe(expected);
      expect(await call(file, name, new FormData()), `${who}, without a key`).toBe(expected);
    }
  });

  it('is refused to nobody whom the policy lets', async () => {
    for (const [who, actor] of Object.entries(people)) {
      if (!may(actor, act as Act)) continue;
      request.actor = actor;
      // An input that no schema takes, so that nothing is done.
      expect(await call(file, name, form({ key: 'none' })), who).toBe('no-key');
    }
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['another port', 'http://localhost:3001'],
    ['a sandboxed frame', 'null'],
    ['nowhere', null],
  ])('sent from %s does nothing, whoever’s browser it is', async (_, origin) => {
    request.headers = new Headers({ host: OWN.host, ...(origin !== null && { origin }) });
    for (const actor of Object.values(people)) {
      request.actor = actor;
      expect(await call(file, name, form())).toBe('foreign');
    }
  });
});

it('none of that has changed anything', async () => {
  expect(await everything(database.url())).toEqual(before);
});

describe('a form’s key, replayed', () => {
  const post = (actor: Actor, text: string, key = KEY) => {
    request.actor = actor;
    return call('app/s/[season]/desk/actions.ts', 'writePost', form({ text, intent: 'post', key }));
  };
  const texts = async () => (await db.post.findMany({ orderBy: { seq: 'asc' } })).map(({ text }) => text);

  it('with the same body is one act, also when both come at once', async () => {
    expect(await Promise.all([post(season.leader(1), 'Once.'), post(season.leader(1), 'Once.')])).toEqual([
      'done',
      'done',
    ]);
    expect(await post(season.leader(1), 'Once.')).toBe('done');
    expect(await texts()).toEqual(['Once.']);
  });

  it('with another body is another act: nothing that was typed is taken for what was said before', async () => {
    expect(await post(season.leader(1), 'Something else.')).toBe('done');
    expect(await texts()).toEqual(['Once.', 'Something else.']);
  });

  it('by somebody else is their own act, and neither shows nor stops the first one’s', async () => {
    expect(await post(season.leader(2), 'Once.')).toBe('done');
    const posts = await db.post.findMany({ orderBy: { seq: 'asc' }, select: { text: true, teamKey: true } });
    expect(posts.at(-1)).toEqual({ text: 'Once.', teamKey: 'team-2' });
    expect(posts).toHaveLength(3);
  });

  it('of an invite makes no second link, and shows the first one to nobody', async () => {
    const invite = (actor: Actor, note: string) => {
      request.actor = actor;
      const fields = { role: 'player', team: '', days: '7', note };
      return call('app/admin/accounts/actions.ts', 'invite', form(fields));
    };
    expect(await invite(season.admin, 'Nell')).toBe('done');
    expect(await invite(season.admin, 'Nell')).toBe('shown');
    expect(await db.onceLink.count()).toBe(1);
    expect(await invite(season.admin, 'Piet')).toBe('done');
    expect(await db.onceLink.count()).toBe(2);
  });
});
