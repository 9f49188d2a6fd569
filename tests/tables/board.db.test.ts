import { beforeAll, describe, expect, it } from 'vitest';
import { runText } from '@/lib/engine/scenarios/run';
import { auditFilter } from '@/lib/features/audit/filter';
import { readAudit } from '@/lib/features/audit/log';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { byHand, orderCard, placeCard, postOrders, readAbility, state } from '@/lib/record/tables/deviants/act';
import { EXAMPLE_BOARD } from '@/lib/record/tables/deviants/example';
import { readBoard } from '@/lib/record/tables/deviants/read';
import { exportTable } from '@/lib/record/tables/export';
import { tableKind } from '@/lib/record/tables/kinds';
import { openTable, type TableOrder } from '@/lib/record/tables/open';
import { takeSeat } from '@/lib/record/tables/seats';
import { undoTable } from '@/lib/record/tables/undo';
import { everything, ownDatabase } from '../db/database';
import { cameTo, codeOf, shownBy, value } from '../support/results';
import { move, person } from './people';

const database = ownDatabase();

let north: Actor;
let south: Actor;
let maud: Actor;

const board = async (number: number, actor: Actor | null) => value(await readBoard(number, actor, null));

const orderOf = (yaml: string): TableOrder => ({
  ruleset: 'deviants',
  name: 'A board',
  yaml,
  mode: 'yaml',
  fields: {},
  visibility: 'everybody',
  hours: null,
  do: 'open',
  seats: [north, south].map(({ key }) => ({ by: 'user', key })),
});

/** The example's board, with both players seated; Maud opened it and judges. */
async function opened(): Promise<number> {
  const kind = tableKind('deviants');
  const made = value(await openTable(orderOf(kind?.example ?? ''), maud));
  if (!('number' in made)) throw new Error(JSON.stringify(made));
  for (const actor of [north, south]) value(await takeSeat(made.number, actor));
  return made.number;
}

beforeAll(async () => {
  north = await person('Nell');
  south = await person('Sam');
  maud = await person('Maud', 'admin');
});

describe('the audit log', () => {
  it('tells what is done at tables: opening, seats, and what their journals hold', async () => {
    const number = await opened();
    value(await orderCard(move(number, north), 'play', 'Dusk Clerk', 3));
    const { lines } = await readAudit(auditFilter.parse({}));
    const told = lines.map(({ what, who, about }) => [what, who, about]);
    expect(told).toContainEqual(['Opened a table', 'Maud', `Table ${number}`]);
    expect(told).toContainEqual(['Took a seat', 'Nell', `Table ${number}, North`]);
    expect(told).toContainEqual(['Took a seat', 'Sam', `Table ${number}, South`]);
    expect(lines.find(({ what }) => what === 'Played a card')).toMatchObject({
      who: 'Nell',
      href: `/tables/${number}/record`,
    });
  });

  it('a form that opens a table opens one, however often it is sent', async () => {
    const order = orderOf(tableKind('deviants')?.example ?? '');
    const first = value(await openTable(order, maud, 'one-form'));
    expect(codeOf(await openTable(order, maud, 'one-form'))).toBe('repeated');
    expect('number' in first && (await db.table.count({ where: { number: { gt: first.number } } }))).toBe(0);
  });
});

describe('a judge’s board', () => {
  it('begins with the set-up of the example, as its YAML says it', async () => {
    const number = await opened();
    const { view } = await board(number, maud);
    expect(view.cards.map(({ name }) => name)).toEqual(EXAMPLE_BOARD.cards.map(({ name }) => name));
  });

  it('shows a judge the order of an event before it happens: HQ, column, type, Initiative', async () => {
    const number = await opened();
    const { row } = value(await readBoard(number, maud, { name: 'Start of Clash', subject: null }));
    expect(row?.answers.map(({ held, criterion }) => [held.ability.name, criterion])).toEqual([
      ['Toll', null],
      ['Brace', 'order:hq'],
      ['Aim', 'order:type'],
      ['Call', 'order:column'],
      ['Ride Down', 'order:initiative'],
      ['Churn', 'order:type'],
    ]);
    const ruled = value(await state(move(number, maud), { kind: 'event', event: 'Start of Clash', card: null }));
    // Aim has Reef Warden struck, whose Grudge answers before the rest of the row.
    expect(ruled.filter(({ outcome }) => outcome === 'Resolved').map(({ ability }) => ability)).toEqual([
      'Toll',
      'Brace',
      'Aim',
      'Grudge',
      'Call',
      'Ride Down',
      'Churn',
    ]);
    // The preview is for who judges.
    expect(value(await readBoard(number, north, { name: 'Start of Clash', subject: null })).row).toBeNull();
  });

  it('takes a player’s orders in bold, and no other player’s cards', async () => {
    const number = await opened();
    const ruled = value(
      await postOrders(move(number, north), 'Now: **play dusk clerk in column 3**, **Move Reef Warden to column 4**.'),
    );
    expect(ruled.map(({ card, outcome }) => [card, outcome])).toEqual([
      ['Dusk Clerk', 'Played'],
      ['Dusk Clerk', 'Resolved'],
      ['Reef Warden', 'Refused'],
    ]);
    expect(codeOf(await postOrders(move(number, north), 'Nothing in bold.'))).toBe('no-orders');
    expect(codeOf(await orderCard(move(number, maud), 'play', 'Cliff Singer', 3))).toBe('forbidden');
  });

  it('gives refused lines back to who wrote them, and tells of cards in a hand to that player alone', async () => {
    const number = await opened();
    const post =
      '**Play Dusk Clark in column 3**, **Paly Dusk Clerk in column 3**, **Move Hnd Cannon to column 2**, **Good luck!**';
    const ruled = value(await postOrders(move(number, north), post));
    expect(ruled.map(({ outcome }) => outcome)).toEqual(['Refused', 'Refused', 'Refused']);
    const { cameBack } = await board(number, north);
    expect(cameBack?.lines.map(({ text, near }) => [text, near])).toEqual([
      ['Play Dusk Clark in column 3', ['Dusk Clerk']],
      ['Paly Dusk Clerk in column 3', ['Dusk Clerk']],
      ['Move Hnd Cannon to column 2', []],
    ]);
    expect(cameBack?.lines[2]?.reason).toContain('Did you mean “Hand Cannon”?');
    expect(JSON.stringify((await board(number, south)).view)).not.toContain('Dusk Clerk”?');
    for (const other of [south, maud, null]) expect((await board(number, other)).cameBack).toBeNull();
    value(await orderCard(move(number, north), 'play', 'Dusk Clerk', 3));
    expect((await board(number, north)).cameBack).toBeNull();
  });

  it('keeps a hand from the opponent and from watchers, and shows it to its player and the judge', async () => {
    const number = await opened();
    const seenBy = async (actor: Actor | null) =>
      (await board(number, actor)).view.cards.filter(({ zone }) => zone === 'hand').map(({ name }) => name);
    expect(await seenBy(north)).toEqual(['Dusk Clerk']);
    expect(await seenBy(south)).toEqual(['Cliff Singer']);
    expect(await seenBy(null)).toEqual([]);
    expect(await seenBy(maud)).toEqual(['Dusk Clerk', 'Cliff Singer']);
    // What waits in hand for an event that comes is nobody else's either.
    value(await state(move(number, maud), { kind: 'event', event: 'Arrive', card: null }));
    const names = async (actor: Actor | null) => JSON.stringify((await board(number, actor)).view);
    expect(await names(north)).not.toContain('Cliff Singer');
    expect(await names(south)).not.toContain('Dusk Clerk');
    expect(await names(null)).not.toMatch(/Cliff Singer|Dusk Clerk/);
  });

  it('lets only its judge state events and rule by hand', async () => {
    const number = await opened();
    const event = { kind: 'event', event: 'Start of Clash', card: null } as const;
    expect(codeOf(await state(move(number, north), event))).toBe('forbidden');
    const set = { kind: 'set', of: { North: { counters: { Entropy: 9 } } }, because: 'Mine.' } as const;
    expect(codeOf(await byHand({ ...move(number, north) }, set))).toBe('forbidden');
  });

  it('lets a judge who does not play move cards of both sides, and nobody judge a board at which they sit', async () => {
    const number = await opened();
    expect(codeOf(await placeCard(move(number, north), 'play', 'Dusk Clerk', 3))).toBe('forbidden');
    for (const [card, column] of [
      ['Dusk Clerk', 3],
      ['Cliff Singer', 4],
    ] as const)
      expect(value(await placeCard(move(number, maud), 'play', card, column))[0]?.outcome).toBe('Played');
    const { view, rules } = await board(number, maud);
    expect(rules).toBe(true);
    expect(view.cards.filter(({ column }) => column !== null && column > 2).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dusk Clerk', 'Cliff Singer']),
    );
    const made = value(
      await openTable(
        {
          ...orderOf(tableKind('deviants')?.example ?? ''),
          seats: [
            { by: 'user', key: maud.key },
            { by: 'user', key: south.key },
          ],
        },
        maud,
      ),
    );
    if (!('number' in made)) throw new Error(JSON.stringify(made));
    value(await takeSeat(made.number, south));
    expect(codeOf(await placeCard(move(made.number, maud), 'play', 'Cliff Singer', 4))).toBe('own-game');
    const set = { kind: 'set', of: { North: { counters: { Entropy: 9 } } }, because: 'Mine.' } as const;
    expect(codeOf(await byHand({ ...move(made.number, maud) }, set))).toBe('own-game');
    expect(await board(made.number, maud)).toMatchObject({ judges: true, rules: false });
  });

  it('shows what a judge’s act changes, and does it only as it was shown', async () => {
    const number = await opened();
    const set = { kind: 'set', of: { North: { counters: { Entropy: 3 } } }, because: 'Counted again.' } as const;
    const shown = shownBy(await byHand({ ...move(number, maud) }, set));
    const lines = shown.difference.groups.flatMap(({ rows }) =>
      rows.map(({ what, before, after }) => [what, before, after]),
    );
    expect(lines).toContainEqual(['North: Entropy', '2', '3']);
    // Tail needs Entropy 3, and its Character is still planning.
    expect(lines?.some(([what]) => what === 'Night Courier: Tail')).toBe(false);
    expect((await board(number, null)).view.players[0]?.counters).toEqual({ Entropy: 2 });
    const other = { kind: 'set', of: { North: { counters: { Entropy: 1 } } }, because: 'Counted wrong.' } as const;
    const first = shownBy(await byHand({ ...move(number, maud) }, other));
    expect(cameTo(await byHand({ ...move(number, maud), saw: first.saw }, other))).toBe('saved');
    // It would lead from 1 to 3 now and not from 2, so that it is shown again; a turn alone changes nothing of it.
    const late = await byHand({ ...move(number, maud), saw: shown.saw }, set);
    expect(cameTo(late)).toBe('stale');
    const again = shownBy(late);
    value(await state(move(number, maud), { kind: 'turn', initiative: 'North' }));
    expect(cameTo(await byHand({ ...move(number, maud), saw: again.saw }, set))).toBe('saved');
    expect((await board(number, null)).view.players[0]?.counters).toEqual({ Entropy: 3 });
  });

  it('names the line of an ability that is not valid', () => {
    expect(readAbility('name: Alarm\nkind: triggered\ntriggers: [Arrive]\neffects:\n  - { do: shout }')).toMatchObject({
      ok: false,
      problem: { code: 'ability', message: expect.stringMatching(/^Line 5: effects\[0\]/) },
    });
    expect(readAbility('')).toMatchObject({ ok: false });
  });

  it('takes the last act back, and its rows are those that its journal gives', async () => {
    const number = await opened();
    value(await state(move(number, maud), { kind: 'event', event: 'Start of Clash', card: null }));
    const order = { ...move(number, maud), because: 'It was no clash.' };
    const shown = shownBy(await undoTable({ ...order }));
    expect(cameTo(await undoTable({ ...order, saw: shown.saw }))).toBe('saved');
    expect((await board(number, null)).view.rulings).toEqual([]);
    const before = await everything(database.url());
    value((await tableKind('deviants')?.rebuild(number)) ?? { ok: true, value: null });
    expect(await everything(database.url())).toEqual(before);
  });

  it('is exported as a scenario that passes', async () => {
    const number = await opened();
    value(await orderCard(move(number, north), 'play', 'Dusk Clerk', 3));
    value(await state(move(number, maud), { kind: 'event', event: 'Start of Clash', card: null }));
    const exported = value(await exportTable(number, maud));
    const reports = runText('board.yaml', exported);
    expect(reports.map(({ ok, differences }) => ({ ok, differences }))).toEqual([{ ok: true, differences: [] }]);
  });
});
