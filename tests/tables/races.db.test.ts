import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { finishTable } from '@/lib/record/tables/end';
import { tableKind } from '@/lib/record/tables/kinds';
import { readHead } from '@/lib/record/tables/load';
import { openTable } from '@/lib/record/tables/open';
import { inviteUser, linkToSeat, redeemSeatLink } from '@/lib/record/tables/seats';
import { ownDatabase } from '../db/database';
import { codeOf, value } from '../support/results';
import { person } from './people';

ownDatabase();
let maud: Actor;
let ada: Actor;
let bea: Actor;

beforeAll(async () => {
  maud = await person('Maud', 'admin');
  ada = await person('Ada');
  bea = await person('Bea');
});

/** A table whose seats are all free, of a game that may end without dice. */
async function opened(ruleset: string): Promise<number> {
  const kind = tableKind(ruleset);
  if (kind === null) throw new Error(`There is no game ${ruleset}.`);
  const order = { ruleset, name: 'A table', yaml: kind.example, mode: 'yaml' as const, fields: {}, hours: null };
  const made = value(await openTable({ ...order, visibility: 'everybody', do: 'open', seats: [] }, maud));
  if (!('number' in made)) throw new Error(JSON.stringify(made));
  return made.number;
}
const seatsOf = async (number: number) => (await readHead(number))?.seats ?? [];

describe('a seat link and an invitation to the same seat at once', () => {
  it('leave nobody with a word that is not so, and use no link up in vain', async () => {
    for (let round = 0; round < 12; round += 1) {
      const number = await opened('crisis-collide');
      const [seat] = await seatsOf(number);
      const path = value(await linkToSeat(number, seat?.key ?? '', maud));
      const token = path.split('/').at(-1) ?? '';
      const [sat, invited] = await Promise.all([
        redeemSeatLink(token, ada),
        inviteUser(number, seat?.key ?? '', bea.name, maud),
      ]);
      const [now] = await seatsOf(number);
      const holder = now?.user?.key;
      // Whoever was told that the seat is theirs has it.
      if (sat.ok) expect([holder, now?.joined]).toEqual([ada.key, true]);
      if (invited.ok && !sat.ok) expect([holder, now?.joined]).toEqual([bea.key, false]);
      expect(sat.ok || invited.ok).toBe(true);
      const used = await db.onceLink.count({ where: { purpose: 'seat', usedBy: ada.key, usedAt: { not: null } } });
      const taken = await db.tableSeat.count({ where: { userId: ada.id, joinedAt: { not: null } } });
      expect(used).toBe(taken);
    }
  });
});

describe('a game that two end at once', () => {
  it.each(['deviants', 'crisis-collide'])('of %s is ended once', async (ruleset) => {
    const number = await opened(ruleset);
    const both = await Promise.all([
      finishTable(number, maud, 'Enough.', `end-${ruleset}-1`),
      finishTable(number, maud, 'Enough, too.', `end-${ruleset}-2`),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['closed', 'ok']);
    expect(await db.journalEntry.count({ where: { stream: `table/${number}`, kind: 'finish' } })).toBe(1);
  });
});
