import { beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_USE, type Use } from '@/lib/engine/rules/tabletop/command';
import type { LogItem, Ruling } from '@/lib/engine/rules/tabletop/record';
import { runText } from '@/lib/engine/scenarios/run';
import type { Actor } from '@/lib/platform/auth/actor';
import { readTableFile, replayTable, tableFileOf } from '@/lib/record/replay/table';
import { readTableBundle } from '@/lib/record/tables/bundle';
import { exportTable } from '@/lib/record/tables/export';
import { tableKind } from '@/lib/record/tables/kinds';
import { openTable } from '@/lib/record/tables/open';
import { readRecord } from '@/lib/record/tables/record';
import { loadTableRules } from '@/lib/record/tables/rules';
import { inviteUser, takeSeat } from '@/lib/record/tables/seats';
import { byHand, endTurn, giveOrder, postOrders, state } from '@/lib/record/tables/tabletop/act';
import { readEncounter } from '@/lib/record/tables/tabletop/read';
import { undoTable } from '@/lib/record/tables/undo';
import { everything, ownDatabase } from '../db/database';
import { cameTo, codeOf, shownBy, value } from '../support/results';
import { move, person } from './people';

const database = ownDatabase();

let yves: Actor;
let bree: Actor;
let gail: Actor;
let maud: Actor;

const read = async (number: number, actor: Actor | null) => value(await readEncounter(number, actor));
const rulings = (items: readonly LogItem[]): Ruling[] => items.filter((item) => item.kind === 'ruling');
const use = (ability: string, on: readonly string[] | null = null): Use => ({ ...PLAIN_USE, ability, on });
const turn = async (number: number, creature: string) =>
  value(await state(move(number, gail), { kind: 'turn', creature }));

/** The example's encounter, which Gail opened and runs; Yves plays Ysolde, and Bree plays Bram. */
async function opened(): Promise<number> {
  const made = value(
    await openTable(
      {
        ruleset: 'tabletop',
        name: 'At the mire',
        yaml: tableKind('tabletop')?.example ?? '',
        mode: 'yaml',
        fields: {},
        visibility: 'everybody',
        hours: null,
        do: 'open',
        seats: [yves, bree].map(({ key }) => ({ by: 'user', key })),
      },
      gail,
    ),
  );
  if (!('number' in made)) throw new Error(JSON.stringify(made.draft.problems));
  for (const actor of [yves, bree]) value(await takeSeat(made.number, actor));
  return made.number;
}

/** The same with Ysolde's illusion standing, which Bram has looked into. */
async function withIllusion(): Promise<number> {
  const number = await opened();
  await turn(number, 'Ysolde');
  value(await postOrders(move(number, yves), 'Ysolde', 'She lifts a hand: **Painted Wall**.'));
  value(
    await state(move(number, gail), { kind: 'study', by: 'Bram', illusion: 'Painted Wall', careful: true, odd: true }),
  );
  return number;
}

beforeAll(async () => {
  yves = await person('Yves');
  bree = await person('Bree');
  // An admin opens tables; Maud is one who does not run this one.
  gail = await person('Gail', 'admin');
  maud = await person('Maud', 'admin');
});

describe('an encounter at the table', () => {
  it('begins with the set-up of its YAML: seats are those who play, creatures in initiative order', async () => {
    const number = await opened();
    const { view, master, mine } = await read(number, yves);
    expect(view.order).toEqual(['Ysolde', 'Grub', 'Bram', 'Old Marrow']);
    expect({ master, mine }).toEqual({ master: false, mine: ['Ysolde'] });
    expect((await read(number, gail)).mine).toEqual(['Ysolde', 'Bram', 'Grub', 'Old Marrow']);
    expect((await read(number, null)).mine).toEqual([]);
  });

  it('walks the bold order of a post through the steps, with its dice', async () => {
    const number = await opened();
    await turn(number, 'Ysolde');
    const [ruling] = rulings(value(await postOrders(move(number, yves), 'Ysolde', 'Now burn. **ember lash on Grub**')));
    expect(ruling).toMatchObject({ ability: 'Ember Lash', by: 'Ysolde', on: ['Grub'], outcome: 'Resolved' });
    expect(ruling?.steps.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['1a', '1b', '1c', '1d', '2a', '2b', '2c', '3a', '3b', '3c']),
    );
    // A user of level 6: six d6 of damage, and a save against 10 + half of 6 + Charisma 4 (save:dc).
    const dice = ruling?.steps.flatMap((step) => step.dice) ?? [];
    expect(dice.filter(({ kind }) => kind === 'damage').map(({ sides }) => sides)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(ruling?.dc).toBe(17);
    const { view } = await read(number, yves);
    expect(view.creatures.Grub?.hp).toBe(52 - (ruling?.damage.Grub ?? 0));
    expect(view.creatures.Ysolde?.sheet?.abilities.find(({ key }) => key === 'Ember Lash')?.left).toBe(2);
  });

  it('lets a player order for its own creatures alone, and the game master for all', async () => {
    const number = await opened();
    await turn(number, 'Grub');
    expect(codeOf(await postOrders(move(number, yves), 'Grub', '**Mire Breath on Bram**'))).toBe('forbidden');
    expect(codeOf(await giveOrder(move(number, bree), 'Ysolde', use('Hex', ['Grub'])))).toBe('forbidden');
    expect(codeOf(await endTurn(move(number, yves), 'Grub'))).toBe('forbidden');
    expect(codeOf(await postOrders(move(number, gail), 'Grub', 'No bold.'))).toBe('no-orders');
    const [ruling] = rulings(value(await giveOrder(move(number, gail), 'Grub', use('Mire Breath', ['Bram']))));
    expect(ruling).toMatchObject({ by: 'Grub', ability: 'Mire Breath' });
  });

  it('gives each refused line of a post back to who wrote it, with names that were meant, until other orders follow', async () => {
    const number = await opened();
    await turn(number, 'Ysolde');
    value(
      await postOrders(
        move(number, yves),
        'Ysolde',
        '**Painted Wal**, **Attack Gruub**, **Atack Grub**, **Painted Wall**.',
      ),
    );
    const { cameBack } = await read(number, yves);
    expect(cameBack?.by).toBe('Ysolde');
    expect(cameBack?.lines.map(({ text, near }) => [text, near])).toEqual([
      ['Painted Wal', ['Painted Wall']],
      ['Attack Gruub', []],
      ['Atack Grub', ['Attack']],
    ]);
    // Who is there everybody knows, so that the ruling itself names who is near; what is on a sheet is for its player.
    expect(cameBack?.lines[1]?.reason).toBe('There is no creature called “Gruub” here. Did you mean “Grub”?');
    expect(cameBack?.lines[0]?.reason).not.toContain('Painted Wall');
    for (const other of [bree, gail, null]) expect((await read(number, other)).cameBack).toBeNull();
    value(await giveOrder(move(number, yves), 'Ysolde', { do: 'attack', target: 'Grub' }));
    expect((await read(number, yves)).cameBack).toBeNull();
  });

  it('takes an ordinary attack, by a post or a form, and rules it by the line of the sheet', async () => {
    const number = await opened();
    await turn(number, 'Grub');
    value(await state(move(number, gail), { kind: 'happens', to: 'Grub', stands: 0 }));
    value(await state(move(number, gail), { kind: 'happens', to: 'Bram', stands: 0 }));
    const [ruling] = rulings(value(await postOrders(move(number, gail), 'Grub', '**Attack Bram**')));
    const [check] = ruling?.checks ?? [];
    // Grub's line: 2d6+3 at +7, and its bonus is as effects leave it.
    expect(check?.bonuses).toContainEqual({ what: 'attack', amount: 7 });
    expect(ruling?.outcome).toBe(check?.passed ? 'Resolved' : 'No effect');
    const dealt = ruling?.damage.Bram ?? 0;
    expect(dealt === 0 ? !check?.passed : dealt >= 5 && dealt <= 15).toBe(true);
    const again = rulings(value(await giveOrder(move(number, gail), 'Grub', { do: 'attack', target: 'Bram' })));
    expect(again[0]).toMatchObject({ outcome: 'Rejected', cites: expect.arrayContaining(['action:turn']) });
    expect(codeOf(await giveOrder(move(number, bree), 'Grub', { do: 'attack', target: 'Ysolde' }))).toBe('forbidden');
  });

  it('lets no player speak for what others do in answer', async () => {
    const number = await opened();
    await turn(number, 'Ysolde');
    const lash = use('Ember Lash', ['Grub']);
    const answered = { ...lash, answers: [{ by: 'Bram', use: use('Brace') }] };
    expect(codeOf(await giveOrder(move(number, yves), 'Ysolde', answered))).toBe('forbidden');
    expect(codeOf(await giveOrder(move(number, yves), 'Ysolde', { ...lash, forgo: ['Grub'] }))).toBe('forbidden');
    const done = rulings(value(await giveOrder(move(number, gail), 'Ysolde', answered)));
    // A reaction comes before what it answers, and takes the swift action of the next turn (action:immediate).
    expect(done.map(({ ability }) => ability)).toEqual(['Brace', 'Ember Lash']);
    expect((await read(number, null)).view.creatures.Bram?.owesSwift).toBe(true);
  });

  it('lets only its game master state turns, events and time', async () => {
    const number = await opened();
    expect(codeOf(await state(move(number, yves), { kind: 'turn', creature: 'Ysolde' }))).toBe('forbidden');
    expect(codeOf(await state(move(number, bree), { kind: 'happens', to: 'Grub', damage: 9 }))).toBe('forbidden');
    expect(codeOf(await state(move(number, bree), { kind: 'elapse', rounds: 10 }))).toBe('forbidden');
    value(await state(move(number, gail), { kind: 'happens', to: 'Grub', damage: 9, distraction: 'entangled' }));
    expect((await read(number, null)).view.creatures.Grub).toMatchObject({ hp: 43, distractions: ['entangled'] });
  });

  it('says what applies, what is suppressed by what, and why', async () => {
    const number = await opened();
    for (let round = 1; round <= 2; round += 1) {
      await turn(number, 'Bram');
      value(await giveOrder(move(number, bree), 'Bram', use('Rallying Cry', ['Ysolde'])));
    }
    const { effects, creatures } = (await read(number, null)).view;
    const [first, second] = effects;
    // The same ability of one user is there once: the most recent (combine:same-name).
    expect(first?.on[0]?.parts.map(({ held }) => held)).toEqual([{ cites: 'combine:same-name', by: second?.id }]);
    expect(second?.on[0]?.parts.map(({ held }) => held)).toEqual([null]);
    // Two more to attack, once; and it ends at the third turn of its user after the use (duration:fixed).
    expect(creatures.Ysolde?.numbers.map(({ stat, value }) => [stat, value])).toEqual([['attack', 2]]);
    expect(effects.map(({ ends }) => ends)).toEqual([
      { as: 'fixed', left: 2, rounds: 3 },
      { as: 'fixed', left: 3, rounds: 3 },
    ]);
  });

  it('tells nobody but the game master who believes what', async () => {
    const number = await withIllusion();
    const seen = async (actor: Actor | null) => JSON.stringify(await read(number, actor));
    expect((await read(number, gail)).view.beliefs?.map(({ creature }) => creature)).toEqual(['Bram']);
    expect(await seen(gail)).toMatch(/Believed|Disbelieved/);
    // An admin who does not play runs it too; players and watchers do not.
    expect((await read(number, maud)).master).toBe(true);
    for (const actor of [yves, bree, null]) {
      expect((await read(number, actor)).view.beliefs).toBeNull();
      expect(await seen(actor)).not.toMatch(/Believed|Disbelieved|sees that|takes Painted Wall for real/);
    }
    // That it is an illusion is known to who uses it, and to nobody else.
    expect(await seen(yves)).toContain('disbelief');
    for (const actor of [bree, null]) expect(await seen(actor)).not.toContain('disbelief');
  });

  it('keeps beliefs and illusions out of the record, the rules page and the scenario', async () => {
    const before = (await loadTableRules('tabletop', ''))?.sections.flatMap(({ clauses }) => clauses) ?? [];
    const number = await withIllusion();
    const shown = shownBy(await undoTable({ ...move(number, gail), because: 'Not looked into.' }));
    expect(JSON.stringify(shown)).not.toMatch(/believ|for real/i);
    value(await undoTable({ ...move(number, gail), saw: shown.saw, because: 'Not looked into.' }));
    for (const actor of [yves, bree, null])
      expect(JSON.stringify(value(await readRecord(number, actor)))).not.toMatch(/believ|illusion|for real/i);
    value(
      await state(move(number, gail), {
        kind: 'study',
        by: 'Bram',
        illusion: 'Painted Wall',
        careful: true,
        odd: true,
      }),
    );
    const after = (await loadTableRules('tabletop', ''))?.sections.flatMap(({ clauses }) => clauses) ?? [];
    const disbelief = (clauses: typeof after) =>
      clauses.filter(({ id }) => id.startsWith('disbelief:')).map(({ cited }) => cited);
    expect(disbelief(after)).toEqual(disbelief(before));
    value(
      (await tableKind('tabletop')?.finish(number, gail, 'Enough.', `finish-${number}`)) ?? { ok: true, value: null },
    );
    const exported = value(await exportTable(number, null));
    expect(exported).not.toMatch(/^\s*- (study|say|proof):/m);
  });

  it('does not let an admin who plays in it run it', async () => {
    const number = await opened();
    const second = value(
      await openTable(
        {
          ruleset: 'tabletop',
          name: 'Maud plays',
          yaml: tableKind('tabletop')?.example ?? '',
          mode: 'yaml',
          fields: {},
          visibility: 'everybody',
          hours: null,
          do: 'open',
          seats: [{ by: 'user', key: bree.key }, { by: 'link' }],
        },
        gail,
      ),
    );
    if (!('number' in second)) throw new Error('not opened');
    value(await inviteUser(second.number, 'Bram', 'Maud', gail));
    value(await takeSeat(second.number, maud));
    expect((await read(second.number, maud)).master).toBe(false);
    expect((await read(number, maud)).master).toBe(true);
    expect(codeOf(await state(move(second.number, maud), { kind: 'turn', creature: 'Ysolde' }))).toBe('forbidden');
  });

  it('shows what a ruling by hand changes, and does it only as it was shown', async () => {
    const number = await opened();
    const entry = { set: { Grub: { hp: 20 } }, because: 'Miscounted.' };
    expect(codeOf(await byHand({ ...move(number, yves) }, entry))).toBe('forbidden');
    const shown = shownBy(await byHand({ ...move(number, gail) }, entry));
    const lines = shown.difference.groups.flatMap(({ rows }) =>
      rows.map(({ what, before, after }) => [what, before, after]),
    );
    expect(lines).toEqual([['Grub: HP', '52', '20']]);
    expect((await read(number, null)).view.creatures.Grub?.hp).toBe(52);
    expect(cameTo(await byHand({ ...move(number, gail), saw: shown.saw }, entry))).toBe('saved');
    expect((await read(number, null)).view.creatures.Grub?.hp).toBe(20);
  });

  it('takes the last act back, and its rows are those that its journal gives', async () => {
    const number = await withIllusion();
    const order = { ...move(number, gail), because: 'A slip.' };
    const shown = shownBy(await undoTable({ ...order }));
    expect(cameTo(await undoTable({ ...order, saw: shown.saw }))).toBe('saved');
    expect((await read(number, gail)).view.beliefs).toEqual([]);
    const before = await everything(database.url());
    value((await tableKind('tabletop')?.rebuild(number)) ?? { ok: true, value: null });
    expect(await everything(database.url())).toEqual(before);
  });

  it('is exported as a scenario that passes, with its dice as they fell', async () => {
    const number = await opened();
    await turn(number, 'Ysolde');
    value(await postOrders(move(number, yves), 'Ysolde', '**Hex on Grub**, then **Ember Lash on Grub, Bram**'));
    await turn(number, 'Bram');
    value(await giveOrder(move(number, bree), 'Bram', use('Rallying Cry', ['Bram', 'Ysolde'])));
    value(
      await state(move(number, gail), {
        kind: 'happens',
        to: 'Old Marrow',
        damage: 7,
        distraction: { grappled: 'Grub' },
      }),
    );
    value(await endTurn(move(number, bree), 'Bram'));
    value(await state(move(number, gail), { kind: 'elapse', rounds: 2 }));
    value(
      (await tableKind('tabletop')?.finish(number, gail, 'Enough.', `finish-${number}`)) ?? { ok: true, value: null },
    );
    const reports = runText('encounter.yaml', value(await exportTable(number, null)));
    expect(reports.map(({ ok, differences }) => ({ ok, differences }))).toEqual([{ ok: true, differences: [] }]);
    expect(value(await exportTable(number, null))).toContain('rolls:');
  });

  it('gives its whole journal to who ran it alone, and it plays to the same end', async () => {
    const number = await withIllusion();
    value(
      (await tableKind('tabletop')?.finish(number, gail, 'Enough.', `finish-${number}`)) ?? { ok: true, value: null },
    );
    for (const actor of [yves, bree, null]) expect(codeOf(await readTableBundle(number, actor))).toBe('forbidden');
    const file = value(
      readTableFile(JSON.parse(JSON.stringify(tableFileOf(value(await readTableBundle(number, gail)))))),
    );
    expect(replayTable(file)).toEqual([]);
  });

  it('is exported before its end as a watcher knows it', async () => {
    const number = await opened();
    const exported = value(await exportTable(number, gail));
    expect(runText('encounter.yaml', exported).map(({ ok }) => ok)).toEqual([true]);
    expect(exported).not.toMatch(/Ember Lash|Mire Breath/);
  });
});
