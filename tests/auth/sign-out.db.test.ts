import { beforeEach, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/auth/signout/route';
import { actorOf } from '@/lib/platform/auth/session';
import { type Session, sealSession, sessionCookie } from '@/lib/platform/auth/token';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { account, signedIn } from './people';

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }));
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => {
      const value = request.cookies.get(name);
      return value === undefined ? undefined : { value };
    },
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}));

ownDatabase();
const own = { host: 'localhost', origin: 'http://localhost' };
const post = (headers: HeadersInit = own) =>
  POST(new Request('http://localhost/api/auth/signout', { method: 'POST', headers }));

let session: Session;
beforeEach(async () => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests, 32 bytes long');
  session = await signedIn(await account());
  request.cookies = new Map([[sessionCookie().name, await sealSession(session)]]);
});

it('ends the session’s row, so that a copy of the cookie opens nothing', async () => {
  expect((await post()).status).toBe(303);
  expect(await db.session.count({ where: { id: session.session } })).toBe(0);
  expect(await actorOf(session, null)).toBeNull();
  expect(request.cookies.get(sessionCookie().name)).toBe('');
  expect(await db.auditEntry.count({ where: { kind: 'sign-out' } })).toBe(1);
});

it('asked for by another site ends nothing', async () => {
  expect((await post({ host: 'localhost', origin: 'https://evil.example' })).status).toBe(403);
  expect(await actorOf(session, null)).not.toBeNull();
});

it('of a session that is over takes the cookie all the same', async () => {
  await db.session.delete({ where: { id: session.session } });
  expect((await post()).status).toBe(303);
  expect(request.cookies.get(sessionCookie().name)).toBe('');
});
