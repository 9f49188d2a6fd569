import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { action, openAction, seasonAction } from '@/lib/platform/auth/action';
import type { Actor } from '@/lib/platform/auth/actor';
import { PATH_HEADER } from '@/lib/platform/auth/asked';
import { wholeNumber } from '@/lib/platform/auth/form-data';
import { FRESH } from '@/lib/platform/auth/form-state';
import { readRefused } from '@/lib/platform/auth/refused';
import { mistake, ok } from '@/lib/result';

// The framework's own doors, which are there only within a request of it.
const request = vi.hoisted(() => ({
  headers: new Headers(),
  cookies: new Map<string, string>(),
  actor: null as Actor | null,
}));
const limits = vi.hoisted(() => ({ refusal: null as { code: string; message: string } | null }));
vi.mock('@/lib/platform/auth/limits', () => ({
  countAct: async () => (limits.refusal === null ? { ok: true, value: null } : { ok: false, problem: limits.refusal }),
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

  it('says that nothing was saved where the database was away before anything began', async () => {
    const away = Object.assign(new Error('cannot reach'), { code: 'P1001' });
    const gone = vi.spyOn(request, 'actor', 'get').mockImplementation(() => {
      throw away;
    });
    expect(await bid(FRESH, form())).toMatchObject({ problem: { code: 'unreachable' }, values: { gp: ['3'] } });
    expect(done).not.toHaveBeenCalled();
    gone.mockRestore();
  });

  it('hides no bug', async () => {
    const run = () => Promise.reject(new Error('a bug'));
    await expect(action({ act: 'bid', input: z.object({}), run })(FRESH, form())).rejects.toThrow('a bug');
  });

  describe('whose answer the database lost', () => {
    const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'P1017' });

    it('is asked for once more with the same key, and learns what became of it', async () => {
      const run = vi.fn(done).mockRejectedValueOnce(away);
      const keyed = action({ act: 'bid', input: z.object({}), run });
      await expect(keyed(FRESH, form())).rejects.toThrow(/^redirect \/desk/);
      const keys = run.mock.calls.map((call: unknown[]) => (call[1] as { key: string }).key);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });

    it('says that it is not known, and that the same form may be sent again', async () => {
      const run = vi.fn(() => Promise.reject(away));
      const lost = await action({ act: 'bid', input: z.object({}), run })(FRESH, form());
      expect(lost).toMatchObject({ problem: { code: 'unknown' }, values: { gp: ['3'] } });
      expect(lost.problem?.message).toContain('not known');
      expect(lost.problem?.next).toContain('counts once');
      expect(run).toHaveBeenCalledTimes(2);
    });

    it('is not asked for again where twice would be done twice', async () => {
      const run = vi.fn(() => Promise.reject(away));
      const lost = await action({ act: 'bid', input: z.object({}), run, keyed: false })(FRESH, form());
      expect(lost.problem).toMatchObject({
        code: 'unknown',
        next: expect.stringContaining('look whether it was done'),
      });
      expect(run).toHaveBeenCalledTimes(1);
    });
  });

  it('past what one account may send is told in words and not done', async () => {
    limits.refusal = { code: 'limited', message: 'That were more than 90 posts in a quarter of an hour.' };
    expect((await bid(FRESH, form())).problem).toEqual(limits.refusal);
    limits.refusal = null;
    expect(done).not.toHaveBeenCalled();
  });
});

describe('a refusal of a form that is not on its page any more', () => {
  const asked = (more: Record<string, string> = {}) => {
    request.headers = new Headers({
      ...{ host: 'localhost:3000', origin: 'http://localhost:3000' },
      ...{ 'content-security-policy': `script-src 'nonce-${Math.random()}'`, ...more },
    });
  };

  it('is said by the page that the same request renders, and by no other', async () => {
    asked();
    const mine = request.headers;
    await bid(FRESH, form({ gp: 'three' }));
    asked();
    expect(await readRefused()).toBeNull();
    request.headers = mine;
    expect(await readRefused()).toMatchObject({ code: 'invalid' });
    expect(await readRefused()).toBeNull();
  });

  it('is not kept where a script takes the answer', async () => {
    asked({ 'next-action': 'x' });
    await bid(FRESH, form({ gp: 'three' }));
    expect(await readRefused()).toBeNull();
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
