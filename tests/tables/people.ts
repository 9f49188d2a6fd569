import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';

/** Somebody with an account, as the session knows them. */
export async function person(name: string, role: Actor['role'] = 'player'): Promise<Actor> {
  const key = name.toLowerCase();
  const { id } = await db.user.create({ data: { key, name, role, passwordHash: '-' }, select: { id: true } });
  return { id, key, name, role, season: null, team: null };
}

let forms = 0;
/** Somebody does something at a table, by a form of its own. */
export const move = (number: number, actor: Actor) => {
  forms += 1;
  return { number, actor, key: `form-${forms}` };
};
