import { DEMO_PEOPLE, type DemoPerson } from '../../demo/act';
import { demoSeason, demoSetup } from '../../demo/season';
import type { SeasonActor } from '../../platform/auth/actor';
import { hashPassword } from '../../platform/auth/password';
import { db } from '../../platform/db/client';
import { ok, type Result } from '../../result';
import { type DemoAccount, demoPassword } from '../secrets';

/** Finds the actor for a key of the script. */
export type Cast = (key: DemoPerson['key']) => SeasonActor;

/** Makes an account for everybody in the demo season. The passwords are returned; stored are their hashes alone. */
export async function makeAccounts(): Promise<Result<{ cast: Cast; accounts: readonly DemoAccount[] }>> {
  const made = await Promise.all(
    DEMO_PEOPLE.map(async (person) => {
      const password = demoPassword();
      return { person, password, hash: await hashPassword(password) };
    }),
  );
  const actors = new Map<string, SeasonActor>();
  for (const { person, hash } of made) {
    if (!hash.ok) return hash;
    const { key, name, role, team } = person;
    const { id } = await db.user.create({ data: { key, name, role, passwordHash: hash.value }, select: { id: true } });
    actors.set(key, { id, key, name, role, season: demoSeason.key, team });
  }
  const cast: Cast = (key) => {
    const actor = actors.get(key);
    if (!actor) throw new Error(`The demo season knows no "${key}".`);
    return actor;
  };
  return ok({
    cast,
    accounts: made.map(({ person, password }) => ({ name: person.name, password, who: whoIs(person) })),
  });
}

function whoIs(person: DemoPerson): string {
  if (person.role === 'leader') return `leads ${demoSetup.teams[person.team]?.name}`;
  return { owner: 'owner, and admin', admin: 'admin', player: 'player without a team' }[person.role];
}
