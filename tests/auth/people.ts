import { randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/platform/auth/password';
import { type Account, openRow } from '@/lib/platform/auth/sessions';
import type { Session } from '@/lib/platform/auth/token';
import type { Visit } from '@/lib/platform/auth/visit';
import { db } from '@/lib/platform/db/client';
import type { Role } from '@/lib/platform/db/generated/enums';

export const PASSWORD = 'correct horse battery';
let hashed: string | undefined;

/** Makes an account with `PASSWORD`, under a name that no other test has. */
export async function account(role: Role = 'player') {
  if (hashed === undefined) {
    const made = await hashPassword(PASSWORD);
    if (!made.ok) throw new Error(made.problem.message);
    hashed = made.value;
  }
  const key = `person-${randomUUID().slice(0, 8)}`;
  return db.user.create({ data: { key, name: `Name of ${key}`, role, passwordHash: hashed } });
}

/** A visit from an address, in a browser that no account knows. */
export const from = (address: string): Visit => ({ address, agent: 'a test', device: null });

/** Signs an account in, without its password. */
export const signedIn = ({ id, epoch }: Account): Promise<Session> => openRow(db, { id, epoch }, from('10.9.0.1'));

/** Opens a season, of which no more is there than one team and who leads it. */
export async function seasonLedBy(leaderId: string | null, team: string): Promise<string> {
  const nothing = new Uint8Array([0]);
  const key = `season-${randomUUID().slice(0, 8)}`;
  await db.season.create({
    data: {
      key,
      name: 'A season',
      rulesetId: 'mercenaries',
      rulesetVersion: '1',
      settings: {},
      chainSealed: nothing,
      chainEnd: '',
      chainLength: 1,
      teams: {
        create: {
          key: team,
          name: team,
          leaderId,
          pool: 'A',
          place: 0,
          gp: 0,
          infrastructure: 0,
          realIncome: 0,
          terrains: [],
        },
      },
    },
  });
  return key;
}
