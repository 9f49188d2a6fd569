import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pickTeam } from '@/lib/record/tables/crisis-collide/act';
import { readHead } from '@/lib/record/tables/load';
import { openTable } from '@/lib/record/tables/open';
import { inviteUser, linkToSeat, redeemSeatLink, takeSeat } from '@/lib/record/tables/seats';
import { undoTable } from '@/lib/record/tables/undo';
import { ownDatabase } from '../db/database';
import { cameTo, codeOf, shownBy, value } from '../support/results';
import { move, person } from './people';

ownDatabase();
const yaml = `
sides: { Left: {}, Right: {} }
combatants:
  Spark: { hp: 100, abilities: { Jab: { cost: 10 AP, attack: 60, range: "1:2" } } }
  Stone: { hp: 100 }
  Reed: { hp: 100 }
  Thorn: { hp: 100 }
`;

it('who has ruled at a table takes no seat at it afterwards, by a link or by name, and uses no link up', async () => {
  const [maud, otto] = [await person('Maud', 'admin'), await person('Otto', 'admin')];
  const ada = await person('Ada');
  const order = { ruleset: 'crisis-collide', name: 'A duel', mode: 'yaml' as const, yaml, fields: {}, hours: null };
  const seats = [{ by: 'user' as const, key: ada.key }, { by: 'link' as const }];
  const opened = value(await openTable({ ...order, visibility: 'everybody', do: 'open', seats }, maud));
  if (!('number' in opened)) throw new Error('no table was opened');
  const { number } = opened;
  value(await takeSeat(number, ada));
  value(await pickTeam(move(number, ada), ['Spark', 'Stone', 'Thorn'], 'Spark'));
  const undo = { ...move(number, otto), because: 'She asked for it.' };
  const { saw } = shownBy(await undoTable(undo));
  expect(cameTo(await undoTable({ ...undo, saw }))).toBe('saved');
  const free = (await readHead(number))?.seats.find(({ user }) => user === null)?.key ?? '';
  const token =
    value(await linkToSeat(number, free, maud))
      .split('/')
      .at(-1) ?? '';
  expect(codeOf(await redeemSeatLink(token, otto))).toBe('judged');
  expect(await db.onceLink.count({ where: { purpose: 'seat', usedAt: { not: null } } })).toBe(0);
  value(await inviteUser(number, free, otto.name, maud));
  expect(codeOf(await takeSeat(number, otto))).toBe('judged');
  value(await inviteUser(number, free, maud.name, maud));
  expect(codeOf(await takeSeat(number, maud))).toBe('ok');
});
