import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '@/lib/engine/dice/chain';
import type { View } from '@/lib/engine/rules/crisis-collide/view';
import { runText } from '@/lib/engine/scenarios/run';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { replayAt } from '@/lib/record/journal/clock';
import { readTableFile, replayTable, tableFileOf } from '@/lib/record/replay/table';
import { readTableBundle } from '@/lib/record/tables/bundle';
import { challenge, rematch } from '@/lib/record/tables/challenge';
import { pickTeam, postOrders, replaceCombatant } from '@/lib/record/tables/crisis-collide/act';
import { overrideDuel } from '@/lib/record/tables/crisis-collide/override';
import { readDuel } from '@/lib/record/tables/crisis-collide/read';
import { dueTables, turnDueTable } from '@/lib/record/tables/due';
import { archiveTable, finishTable } from '@/lib/record/tables/end';
import { exportTable } from '@/lib/record/tables/export';
import { tableKind } from '@/lib/record/tables/kinds';
import { listTables } from '@/lib/record/tables/list';
import { readHead } from '@/lib/record/tables/load';
import { openTable, practise } from '@/lib/record/tables/open';
import { readFrame } from '@/lib/record/tables/page';
import { readRecord } from '@/lib/record/tables/record';
import { inviteUser, linkToSeat, redeemSeatLink, takeSeat } from '@/lib/record/tables/seats';
import { undoTable } from '@/lib/record/tables/undo';
import { everything, ownDatabase } from '../db/database';
import { cameTo, codeOf, shownBy, value } from '../support/results';
import { move, person } from './people';

const database = ownDatabase();

/** Fighters who fall to a single blow, and one who is worth shifting to. */
const YAML = `
sides: { Left: {}, Right: {} }
combatants:
  Spark:
    hp: 100
    move: "-2:+2"
    abilities:
      Jab: { cost: 10 AP, attack: 60, range: "1:2", rate: 100 }
      Flood: { cost: 100 CR, attack: 500, range: "1:6", priority: 5 }
  Stone: { hp: 100 }
  Reed: { hp: 100, move: "-1:+2" }
  Thorn: { hp: 100, abilities: { Sting: { cost: 5 AP, attack: 10, range: "1:7" } } }
`;

let ada: Actor;
let bea: Actor;
let maud: Actor;
let nell: Actor;
let otto: Actor;

async function openFor(seats: readonly ('link' | Actor)[], hours: number | null = null, yaml = YAML): Promise<number> {
  const opened = value(
    await openTable(
      {
        ruleset: 'crisis-collide',
        name: 'A duel',
        yaml,
        mode: 'yaml',
        fields: {},
        visibility: 'everybody',
        hours,
        do: 'open',
        seats: seats.map((seat) => (seat === 'link' ? { by: 'link' } : { by: 'user', key: seat.key })),
      },
      maud,
    ),
  );
  if (!('number' in opened)) throw new Error(JSON.stringify(opened));
  return opened.number;
}

/** A duel that has begun, with Spark leading on both sides. */
async function begun(hours: number | null = null): Promise<number> {
  const number = await openFor([ada, bea], hours);
  for (const actor of [ada, bea]) value(await takeSeat(number, actor));
  value(await pickTeam(move(number, ada), ['Spark', 'Stone', 'Thorn'], 'Spark'));
  value(await pickTeam(move(number, bea), ['Spark', 'Reed', 'Stone'], 'Spark'));
  return number;
}

const order = (number: number, actor: Actor, turn: number, lines: readonly string[]) =>
  postOrders(move(number, actor), turn, lines.map((line, at) => `<b>${at + 1}: ${line}</b>`).join('\n'));

async function duelOf(number: number, actor: Actor | null): Promise<View> {
  const view = value(await readDuel(number, actor));
  if (view.stage !== 'duel') throw new Error('The duel has not begun.');
  return view.duel;
}

beforeAll(async () => {
  ada = await person('Ada');
  bea = await person('Bea');
  nell = await person('Nell');
  maud = await person('Maud', 'admin');
  otto = await person('Otto', 'admin');
});

describe('seats', () => {
  it('are kept for who is invited by name, and the game begins once all sit', async () => {
    const number = await openFor([ada, 'link']);
    expect((await readHead(number))?.state).toBe('open');
    expect(codeOf(await takeSeat(number, bea))).toBe('forbidden');
    expect(codeOf(await inviteUser(number, 'Right', 'Bea', ada))).toBe('forbidden');
    expect(codeOf(await inviteUser(number, 'Right', 'ada', maud))).toBe('twice');
    value(await inviteUser(number, 'Right', 'bea', maud));
    value(await takeSeat(number, ada));
    value(await takeSeat(number, bea));
    expect((await readHead(number))?.state).toBe('playing');
  });

  it('are taken by a link that works once, and an earlier link of the seat stops working', async () => {
    const number = await openFor([ada, 'link']);
    const token = (path: string) => path.split('/').at(-1) ?? '';
    const first = token(value(await linkToSeat(number, 'Right', maud)));
    const second = token(value(await linkToSeat(number, 'Right', maud)));
    expect(codeOf(await redeemSeatLink(first, bea))).toBe('spent');
    value(await redeemSeatLink(second, bea));
    expect(codeOf(await redeemSeatLink(second, nell))).toBe('spent');
    expect((await readHead(number))?.seats[1]?.user?.name).toBe('Bea');
  });

  it('a side that has no name of its own is called by who sits there', async () => {
    const number = await openFor([ada, bea]);
    expect((await readHead(number))?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  });
});

describe('a set-up', () => {
  it('that is not valid opens nothing, and says at which line', async () => {
    const kind = tableKind('crisis-collide');
    const checked = kind?.check(
      'sides: { A: {}, B: {} }\ncombatants:\n  Ember:\n    hp: lots\n  Moss: {}\n  Tarn: {}\n',
    );
    expect(checked).toMatchObject({ ok: false, problems: [{ line: 4, at: 'combatants.Ember.hp' }] });
    const few = kind?.check('sides: { A: {}, B: {} }\ncombatants: { Ember: {} }\n');
    expect(few).toMatchObject({ ok: false, problems: [{ line: 2, at: 'combatants' }] });
    const half = kind?.check('sides:\n  A: { team: [X, Y, Z] }\n  B: {}\n');
    expect(half).toMatchObject({ ok: false, problems: [{ line: 3, at: 'sides.B' }] });
    expect(kind?.check('sides: {')).toMatchObject({ ok: false });
  });

  it('is written as it is read', () => {
    const kind = tableKind('crisis-collide');
    const once = kind?.check(kind.example);
    if (once?.ok !== true) throw new Error('The example is not valid.');
    expect(kind?.check(once.yaml)).toEqual(once);
  });
});

describe('a duel', () => {
  it('keeps a pick and orders from the other, a watcher and an admin until they are revealed', async () => {
    const number = await openFor([ada, bea]);
    for (const actor of [ada, bea]) value(await takeSeat(number, actor));
    value(await pickTeam(move(number, ada), ['Spark', 'Stone', 'Thorn'], 'Thorn'));
    for (const other of [bea, maud, nell, null]) {
      const view = value(await readDuel(number, other));
      expect(view.stage === 'picking' && view.sides[0]?.pick).toEqual({ state: 'sealed' });
    }
    value(await pickTeam(move(number, bea), ['Spark', 'Reed', 'Stone'], 'Reed'));
    const posted = value(await order(number, ada, 1, ['same space, then Sting', 'shift to Stone', 'rest']));
    expect(posted).toEqual({ refused: [], complete: true, revealed: false });
    for (const other of [bea, maud, nell, null]) {
      const seen = await duelOf(number, other);
      expect(seen.sides[0].orders).toEqual({ state: 'sealed' });
      const told = JSON.stringify([seen, value(await readRecord(number, other))]);
      expect(told).not.toMatch(/then Sting|shift to|Left\/Stone|Left\/Spark/);
    }
    const head = await readHead(number);
    expect(head?.standing).toBe('Turn 1: orders awaited from Bea');
  });

  it('tells its author alone which line came back and why, and reveals once both are in', async () => {
    const number = await begun();
    const first = value(await order(number, ada, 1, ['2 spaces forward, then Howl', 'rest', 'rest']));
    expect(first.refused.map(({ phase, cites }) => [phase, cites[0]])).toEqual([[1, 'order:invalid']]);
    value(await order(number, bea, 1, ['rest', 'rest', 'rest']));
    expect((await duelOf(number, bea)).rulings).toEqual([]);
    expect((await duelOf(number, ada)).rulings).toHaveLength(1);
    expect((await duelOf(number, ada)).turn).toBe(1);
    const mended = value(await postOrders(move(number, ada), 1, '**1: 1 space forward, then Jab**'));
    expect(mended).toMatchObject({ refused: [], revealed: true });
    const played = await duelOf(number, null);
    expect(played.turns).toHaveLength(1);
    // 60 strength, no resistance, one hit, on 100 HP.
    expect(played.combatants['Right/Spark']?.hp).toBe(40);
    expect(codeOf(await order(number, ada, 1, ['rest', 'rest', 'rest']))).toBe('stale');
    expect(codeOf(await order(number, nell, 2, ['rest', 'rest', 'rest']))).toBe('forbidden');
    expect(codeOf(await postOrders(move(number, ada), 2, 'no bold in it'))).toBe('no-orders');
  });

  it('goes on by the clock once the deadline has passed', async () => {
    const number = await begun(1);
    value(await order(number, ada, 1, ['1 space forward, then Jab', 'rest', 'rest']));
    const later = new Date(Date.now() + 2 * 3_600_000);
    value(await replayAt(later, () => readFrame(number, null, later)));
    const seen = await duelOf(number, null);
    expect([seen.turn, seen.combatants['Right/Spark']?.hp]).toEqual([2, 40]);
    // The next orders have their full hour.
    expect(Date.parse(seen.closesAt ?? '')).toBe(later.getTime() + 3_600_000);
  });

  it('is won when all of a side are eliminated; then it is finished, and all of it is shown', async () => {
    const number = await begun();
    value(await order(number, ada, 1, ['1 space forward, then Jab', 'rest', 'Flood']));
    value(await order(number, bea, 1, ['rest', 'rest', 'rest']));
    // The Jab brings 100 Crisis Rate, the Flood 500 damage: Spark of the right is out, and the turn ends.
    expect((await duelOf(number, bea)).stage).toBe('replacement');
    expect(codeOf(await replaceCombatant(move(number, bea), 'Right/Spark'))).toBe('invalid');
    value(await replaceCombatant(move(number, bea), 'Right/Reed'));
    for (const turn of [2, 3]) {
      const lines = ['same space, then Jab', 'same space, then Flood', 'rest'];
      value(await order(number, ada, turn, lines));
      value(await order(number, bea, turn, ['rest', 'rest', 'rest']));
    }
    const over = await duelOf(number, null);
    expect([over.stage, over.winner]).toEqual(['over', 'Left']);
    const head = await readHead(number);
    expect(head?.state).toBe('finished');
    expect(head?.standing).toBe('Ada wins');
    expect(verify(head?.seed ?? '', head?.seedHash ?? '')).toBe(true);
    expect(value(await readRecord(number, null)).posts).toHaveLength(6);
    const scenario = value(await exportTable(number, null));
    expect(runText('export', scenario).map(({ ok, differences }) => ({ ok, differences }))).toEqual([
      { ok: true, differences: [] },
    ]);
    const file: unknown = JSON.parse(JSON.stringify(tableFileOf(value(await readTableBundle(number, null)))));
    expect(replayTable(value(readTableFile(file)))).toEqual([]);
    const forged = value(readTableFile(file));
    expect(replayTable({ ...forged, journal: forged.journal.slice(0, -1) })).not.toEqual([]);
    expect(codeOf(await archiveTable(number, ada))).toBe('forbidden');
    value(await archiveTable(number, maud));
    expect((await listTables(null)).lines.some((line) => line.number === number)).toBe(false);
    expect((await listTables(null, true)).lines.some((line) => line.number === number)).toBe(true);
    expect(codeOf(await order(number, ada, 4, ['rest', 'rest', 'rest']))).toBe('closed');
  });

  it('is played to its end against each bot', async () => {
    for (const bot of ['random', 'lookahead']) {
      const number = value(await practise(nell, 'crisis-collide', bot));
      const picking = value(await readDuel(number, nell));
      if (picking.stage !== 'picking') throw new Error('There is nothing to pick.');
      const team = Object.keys(picking.pool).slice(0, 3);
      value(await pickTeam(move(number, nell), team, team[0] ?? ''));
      for (let turn = 1; turn <= 60; turn += 1) {
        const seen = await duelOf(number, nell);
        if (seen.stage === 'over') break;
        expect(seen.sides[1].orders.state).not.toBe('open');
        if (seen.sides[0].awaiting === 'replacement') {
          const next = seen.sides[0].known.find((key) => seen.combatants[key]?.eliminated === false) ?? '';
          value(await replaceCombatant(move(number, nell), next));
        } else value(await order(number, nell, seen.turn, ['rest', 'rest', 'rest']));
      }
      expect((await readHead(number))?.state).toBe('finished');
    }
  });
});

describe('an admin', () => {
  it('overrides numbers and a ruling, once that was shown, and undoes it', async () => {
    const number = await begun();
    value(await order(number, ada, 1, ['1 space forward, then Jab', 'rest', 'rest']));
    value(await order(number, bea, 1, ['rest', 'rest', 'rest']));
    const jab = (await duelOf(number, maud)).turns[0]?.phases[0]?.rulings.find(
      ({ outcome }) => outcome === 'Performed',
    );
    const asked = {
      ...move(number, maud),
      because: 'The Jab was never in reach.',
      ruling: jab?.id ?? '',
      outcome: 'Not performed' as const,
      set: { 'hp:Right/Spark': '100' },
    };
    const shown = shownBy(await overrideDuel({ ...asked }));
    expect(shown.difference.groups[0]?.rows).toMatchObject([{ what: 'Bea/Spark: HP', before: '40', after: '100' }]);
    expect((await duelOf(number, null)).combatants['Right/Spark']?.hp).toBe(40);
    // Another order than the one that was shown is shown first.
    expect(cameTo(await overrideDuel({ ...asked, because: 'Another.', saw: shown.saw }))).not.toBe('saved');
    expect(cameTo(await overrideDuel({ ...asked, saw: shown.saw }))).toBe('saved');
    const ruled = await duelOf(number, null);
    expect(ruled.combatants['Right/Spark']?.hp).toBe(100);
    expect(ruled.turns[0]?.phases[0]?.rulings.find(({ id }) => id === jab?.id)?.override?.outcome).toBe(
      'Not performed',
    );
    const record = value(await readRecord(number, null));
    expect(record.superseded.map(({ id }) => id)).toContain(`${jab?.id}~1`);
    const undo = { ...move(number, maud), because: 'It was in reach after all.' };
    const preview = shownBy(await undoTable({ ...undo }));
    expect(cameTo(await undoTable({ ...undo, saw: preview.saw }))).toBe('saved');
    expect((await duelOf(number, null)).combatants['Right/Spark']?.hp).toBe(40);
  });

  it('takes back a turn with the post that revealed it, and opens the orders of both', async () => {
    const number = await begun();
    value(await order(number, ada, 1, ['1 space forward, then Jab', 'rest', 'rest']));
    value(await order(number, bea, 1, ['rest', 'rest', 'rest']));
    const undo = { ...move(number, maud), because: 'Bea mistook the turn.' };
    const preview = shownBy(await undoTable({ ...undo }));
    value(await undoTable({ ...undo, saw: preview.saw }));
    const back = await duelOf(number, null);
    expect([back.turn, back.turns.length, back.sides[0].awaiting, back.sides[1].awaiting]).toEqual([
      1,
      0,
      'orders',
      'orders',
    ]);
  });

  it('neither rules nor takes back anything in a duel at which they sit; another admin can', async () => {
    const number = await openFor([maud, ada]);
    value(await takeSeat(number, ada));
    value(await pickTeam(move(number, maud), ['Spark', 'Stone', 'Thorn'], 'Spark'));
    value(await pickTeam(move(number, ada), ['Spark', 'Reed', 'Stone'], 'Spark'));
    value(await order(number, ada, 1, ['1 space forward, then Jab', 'rest', 'rest']));
    value(await order(number, maud, 1, ['rest', 'rest', 'rest']));
    expect(codeOf(await undoTable({ ...move(number, maud), because: 'I know better now.' }))).toBe('own-game');
    const ruling = { ruling: null, outcome: null, set: { 'hp:Left/Spark': '100' }, because: 'I say so.' };
    expect(codeOf(await overrideDuel({ ...ruling, ...move(number, maud) }))).toBe('own-game');
    expect(value(await readFrame(number, maud)).judges).toBe(false);
    const mine = { ...move(number, otto), because: 'Maud asked for it.' };
    const preview = shownBy(await undoTable({ ...mine }));
    expect(cameTo(await undoTable({ ...mine, saw: preview.saw }))).toBe('saved');
    const back = await duelOf(number, ada);
    expect(back.sides.map(({ orders }) => orders.state)).toEqual(['none', 'none']);
  });

  it('marks what somebody does to a game in which they sit', async () => {
    const number = await openFor([maud, ada]);
    value(await takeSeat(number, ada));
    value(await finishTable(number, maud, 'I have to leave.', `finish-${number}`));
    const record = value(await readRecord(number, null));
    expect(record.deeds.map(({ what, ownGame }) => [what, ownGame])).toContainEqual(['ends the game', true]);
  });

  it('ends a game before its end', async () => {
    const number = await begun();
    expect(codeOf(await finishTable(number, ada, 'I am losing.', 'f-1'))).toBe('forbidden');
    value(await finishTable(number, maud, 'Both have left.', 'f-2'));
    expect((await readHead(number))?.state).toBe('finished');
  });
});

describe('players by themselves', () => {
  it('open a duel against each other, and a rematch once it is over', async () => {
    expect(codeOf(await challenge(ada, 'crisis-collide', 'Ada', 'c-1'))).toBe('twice');
    expect(codeOf(await challenge(ada, 'crisis-collide', 'Nobody at all', 'c-2'))).toBe('not-found');
    expect(codeOf(await challenge(ada, 'deviants', 'Bea', 'c-3'))).toBe('needs-master');
    const number = value(await challenge(ada, 'crisis-collide', 'bea', 'c-4'));
    const head = await readHead(number);
    expect(head?.seats.map(({ user, joined }) => [user?.key, joined])).toEqual([
      ['ada', true],
      ['bea', false],
    ]);
    value(await takeSeat(number, bea));
    expect((await readHead(number))?.state).toBe('playing');
    expect(codeOf(await rematch(number, bea, 'c-5'))).toBe('open');
    value(await finishTable(number, ada, 'Out of time.', 'c-6'));
    expect(codeOf(await rematch(number, nell, 'c-7'))).toBe('forbidden');
    const again = await readHead(value(await rematch(number, bea, 'c-8')));
    expect(again?.seats.map(({ user, joined }) => [user?.key, joined])).toEqual([
      ['ada', false],
      ['bea', true],
    ]);
  });
});

describe('a deadline', () => {
  it('falls due by a worker, who finds the table and turns it once', async () => {
    const number = await begun(1);
    const closes = Date.parse((await readHead(number))?.closesAt ?? '');
    expect(await dueTables(new Date(closes - 1))).not.toContain(number);
    expect(await dueTables(new Date(closes + 1))).toContain(number);
    await replayAt(new Date(closes + 1000), async () => {
      value(await turnDueTable(number));
      value(await turnDueTable(number));
    });
    expect((await duelOf(number, null)).turn).toBe(2);
  });
});

it('what people read of a table is rebuilt from its journal alone', async () => {
  const number = await begun(24);
  value(await order(number, ada, 1, ['1 space forward, then Jab', 'shift to Nobody', 'rest']));
  value(await order(number, bea, 1, ['rest', 'rest', 'rest']));
  value(await order(number, ada, 1, ['1 space forward, then Jab', 'rest', 'rest']));
  const undo = { ...move(number, maud), because: 'To have something superseded.' };
  const preview = shownBy(await undoTable({ ...undo }));
  value(await undoTable({ ...undo, saw: preview.saw }));
  const before = await everything(database.url());
  const all = await db.table.findMany({ select: { number: true } });
  for (const table of all)
    value((await tableKind('crisis-collide')?.rebuild(table.number)) ?? { ok: true, value: null });
  const after = await everything(database.url());
  for (const name of ['Table', 'TableSeat', 'TablePost', 'TableRuling', 'JournalEntry'])
    expect(after[name], name).toEqual(before[name]);
});
