import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { action, openAction, seasonAction } from '@/lib/platform/auth/action';
import type { Actor } from '@/lib/platform/auth/actor';
import { PATH_HEADER } from '@/lib/platform/auth/asked';
import { wholeNumber } from '@/lib/platform/auth/form-data';
import { FRESH } from '@/lib/platform/auth/form-state';
import { mistake, ok } from '@/lib/result';

// The framework's own doors, which are there only within a request of it.
const request = vi.hoisted(() => ({
  headers: new Headers(),
  cookies: new Map<string, string>(),
  actor: null as Actor | null,
}));
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ set: (name: string, value: string) => request.cookies.set(name, value) }),
}));
vi.mock('next/cache', () => ({ refresh: () => {} }));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));
vi.mock('@/lib/platform/auth/session', () => ({ currentActor: async () => request.actor }));

const KEY = '0b9a3b5e-6d2f-4c39-9a62-0d8a5d6f7b10';
const leader: Actor = { id: '1', key: 'odile', name: 'Odile', role: 'leader', season: 'lantern', team: 'chateau' };

beforeEach(() => {
  request.headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' });
  request.cookies.clear();
  request.actor = leader;
});

const done = vi.fn(async () => ok({ to: '/desk#bid', said: 'Your bid stands.' }));
beforeEach(() => done.mockClear());
const bid = action({
  act: 'bid',
  input: z.object({ gp: wholeNumber('Write GP as a whole number.'), team: z.string().optional() }),
  team: ({ team }) => team ?? 'chateau',
  run: done,
});

function form(fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ key: KEY, gp: '3', ...fields })) data.append(name, value);
  return data;
}

describe('an action of a season', () => {
  const act = seasonAction({
    act: 'bid',
    input: z.object({}),
    run: async (_, { actor }) => ok({ to: `/s/${actor.season}` }),
  });

  it('is done in the season in whose pages its form stands', async () => {
    request.headers.set(PATH_HEADER, '/s/lantern/desk');
    await expect(act(FRESH, form())).rejects.toThrow('redirect /s/lantern');
  });

  it('is refused where it stands in none', async () => {
    request.headers.set(PATH_HEADER, '/account');
    expect(await act(FRESH, form())).toMatchObject({ problem: { code: 'no-season' } });
  });
});

describe('an action', () => {
  it('hands on who acts and the form’s key, then leads to what was done and says so', async () => {
    await expect(bid(FRESH, form())).rejects.toThrow(/^redirect \/desk\?done=[0-9a-f]{8}#bid$/);
    expect(done).toHaveBeenCalledWith({ gp: 3, team: undefined }, { actor: leader, key: expect.any(String) });
    expect([...request.cookies.values()].join()).toContain('Your bid stands.');
  });

  it.each([
    ['another site', 'http://evil.example'],
    ['nowhere', null],
  ])('sent from %s does nothing', async (_, origin) => {
    request.headers = new Headers({ host: 'localhost:3000', ...(origin !== null && { origin }) });
    expect((await bid(FRESH, form())).problem?.code).toBe('foreign');
    expect(done).not.toHaveBeenCalled();
  });

  it('of a visitor asks for a sign-in, and of one whom the policy does not let, refuses', async () => {
    request.actor = null;
    expect((await bid(FRESH, form())).problem?.code).toBe('signed-out');
    request.actor = { ...leader, team: 'labyrinth' };
    expect((await bid(FRESH, form())).problem?.code).toBe('forbidden');
    request.actor = leader;
    expect((await bid(FRESH, form({ team: 'labyrinth' }))).problem?.code).toBe('forbidden');
    expect(done).not.toHaveBeenCalled();
  });

  it('without the form’s key does nothing', async () => {
    expect((await bid(FRESH, form({ key: 'x' }))).problem?.code).toBe('no-key');
    expect(done).not.toHaveBeenCalled();
  });

  it('gives a mistake back at its field, with what was typed', async () => {
    expect(await bid(FRESH, form({ gp: 'three', oldPassword: 'secret' }))).toEqual({
      problem: { code: 'invalid', message: 'Write GP as a whole number.', field: 'gp' },
      values: { gp: ['three'] },
      shown: null,
    });
  });

  it('gives a use-case’s mistake back as it is', async () => {
    const late = action({ act: 'bid', input: z.object({}), run: async () => mistake('late', 'Wartime is over.') });
    expect((await late(FRESH, form())).problem).toEqual({ code: 'late', message: 'Wartime is over.' });
  });

  it('may show what it would come to, and why it was not done', async () => {
    const problem = { code: 'stale', message: 'The journal has moved on.' };
    const preview = action({ act: 'bid', input: z.object({}), run: async () => ok({ shown: { gp: 6 }, problem }) });
    expect(await preview({ ...FRESH, shown: null }, form())).toEqual({
      problem,
      values: { gp: ['3'] },
      shown: { gp: 6 },
    });
  });

  it('says that nothing was saved when the database is away, and hides no bug', async () => {
    const failing = (error: Error) =>
      action({ act: 'bid', input: z.object({}), run: () => Promise.reject(error) })(FRESH, form());
    const away = Object.assign(new Error('cannot reach'), { code: 'P1001' });
    expect(await failing(away)).toMatchObject({ problem: { code: 'unreachable' }, values: { gp: ['3'] } });
    await expect(failing(new Error('a bug'))).rejects.toThrow('a bug');
  });
});

it('an open action needs nobody, unless its act does', async () => {
  request.actor = null;
  const run = async () => ok({ to: '/' });
  await expect(openAction({ act: 'sign-in', input: z.object({}), run })(FRESH, form())).rejects.toThrow('redirect /');
  expect((await openAction({ act: 'advance', input: z.object({}), run })(FRESH, form())).problem?.code).toBe(
    'signed-out',
  );
});
