import { z } from 'zod';
import { db } from '../../platform/db/client';
import type { Told } from './model';

const reasoned = z.object({ because: z.string() });

/**
 * Who struck, settled, overrode, accepted or adjusted something, when and why.
 * @param ids of the journal's entries; only those that give a reason are told, so that no secret entry can be.
 */
export async function readActs(ids: readonly string[]): Promise<Map<string, Told>> {
  if (ids.length === 0) return new Map();
  const entries = await db.journalEntry.findMany({
    where: {
      id: { in: [...new Set(ids)] },
      kind: { in: ['strike', 'settle', 'override', 'accept', 'undo', 'adjust', 'insert', 'corrected'] },
    },
    select: { id: true, kind: true, at: true, actor: true, payload: true },
  });
  const people = await readPeople(entries.map((entry) => entry.actor));
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        kind: entry.kind,
        by: people(entry.actor),
        at: entry.at.toISOString(),
        because: reasoned.parse(entry.payload).because,
      },
    ]),
  );
}

/** @returns the names of users by their immutable keys; the clock has none, and is called so. */
export async function readPeople(keys: readonly string[]): Promise<(key: string) => string> {
  const users = await db.user.findMany({
    where: { key: { in: [...new Set(keys)] } },
    select: { key: true, name: true },
  });
  const names = new Map(users.map((user) => [user.key, user.name]));
  return (key) => names.get(key) ?? (key === 'clock' ? 'the clock' : key);
}
