import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { Actor } from '@/lib/platform/auth/actor';
import { PATH_HEADER } from '@/lib/platform/auth/asked';
import { type FormState, FRESH } from '@/lib/platform/auth/form-state';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason } from '../db/league';
import { serverActions } from '../support/doors';
import { formsOf, HOSTILE_WORDS } from '../support/hostile-input';

// The framework's own doors, which are there only within a request of it.
const request = vi.hoisted(() => ({
  headers: new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' }),
  actor: null as Actor | null,
  recipes: new Map<unknown, { readonly input: z.ZodType }>(),
}));
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
// Keeps what each action takes, so that the forms below fit it as it is today.
vi.mock('@/lib/platform/auth/action', async (original) => {
  type Maker = (recipe: { readonly input: z.ZodType }) => unknown;
  const real = await original<{ action: Maker; seasonAction: Maker; openAction: Maker }>();
  const kept =
    (make: Maker): Maker =>
    (recipe) => {
      const made = make(recipe);
      request.recipes.set(made, recipe);
      return made;
    };
  return {
    ...real,
    action: kept(real.action),
    seasonAction: kept(real.seasonAction),
    openAction: kept(real.openAction),
  };
});

ownDatabase();
const modules = import.meta.glob<Record<string, unknown>>('/app/**/*actions.ts');
const actions = serverActions();
let season: TestSeason;
let words: readonly string[];

beforeAll(async () => {
  // What signs with: a session is begun by some of these.
  process.env.NEXTAUTH_SECRET ??= 'a secret of the tests alone, long enough';
  season = await openSeason(2);
  // The page on which the form stands, as the proxy tells it.
  request.headers.set(PATH_HEADER, `/s/${season.key}/desk`);
  const [mercs, teams, abilities, entries] = await Promise.all([
    db.mercenary.findMany({ select: { key: true }, take: 2 }),
    db.team.findMany({ select: { key: true }, take: 1 }),
    db.ability.findMany({ select: { key: true }, take: 1 }),
    db.journalEntry.findMany({ select: { id: true }, take: 1 }),
  ]);
  words = [mercs, teams, abilities]
    .flatMap((rows) => rows.map(({ key }) => key))
    .concat(
      entries.map(({ id }) => id),
      '1',
    );
});

type Called = (state: FormState, data: FormData) => Promise<FormState<unknown>>;

/** What sending a form comes to: `done`, or the code of its problem. A throw is an answer of 500. */
async function send(action: Called, fields: readonly (readonly [string, string])[]): Promise<string> {
  const data = new FormData();
  data.append('key', crypto.randomUUID());
  for (const [name, value] of fields) data.append(name, value);
  return action(FRESH, data).then(
    (state) => state.problem?.code ?? 'done',
    (thrown: Error) => {
      if (!thrown.message.startsWith('redirect')) throw thrown;
      return 'done';
    },
  );
}

const flat = (form: Record<string, readonly string[]>) =>
  Object.entries(form).flatMap(([name, values]) => values.map((value) => [name, value] as const));

describe.each(actions.filter(({ name }) => !/(?:signin|reset|welcome|invite)\/.*actions/.test(name)))(
  '$name',
  ({ file, export: name }) => {
    const load = async () => {
      const action = (await modules[`/${file}`]?.())?.[name] as Called;
      const recipe = request.recipes.get(action);
      if (recipe === undefined) throw new Error(`${name} is made by neither wrapper`);
      return { action, recipe };
    };
    const people = () => [season.leader(1), { ...season.admin, role: 'owner' as const }];

    it('takes no field that is called as every object’s own parts are', async () => {
      const { action } = await load();
      for (const actor of people()) {
        request.actor = actor;
        for (const field of ['__proto__', 'constructor', 'toString', '/mercs/__proto__/name'])
          expect(await send(action, [[field, 'x']]), field).toMatch(/^(?:unknown-field|forbidden)$/);
      }
    });

    it('answers every hostile word in every field with a word of its own, and never with a fault', {
      timeout: 240_000,
    }, async () => {
      const { action, recipe } = await load();
      const forms = formsOf(recipe.input, () => words);
      for (const actor of people()) {
        request.actor = actor;
        for (const form of forms.slice(0, 3)) {
          for (const field of Object.keys(form)) {
            for (const word of HOSTILE_WORDS) {
              const came = await send(action, flat({ ...form, [field]: [word] }));
              if (came === 'forbidden') break;
              if (word.includes('\0')) expect(came, `${field} with ${JSON.stringify(word)}`).toBe('unwritable');
              else expect(came).toBeTypeOf('string');
            }
          }
        }
      }
    });
  },
);

it('nothing of it has become a part of every object', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});
