import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '@/lib/engine/rules/kernel/ruleset';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { readJournal } from '@/lib/record/week/journal';
import { loadWeek } from '@/lib/record/week/load';
import { preview } from '@/lib/record/week/preview';
import { viewFor } from '@/lib/record/week/ruleset';
import type { Appended, NewJournalEntry, Preview } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
import { everything, ownDatabase } from './database';
import { declares, merc, openSeason, type TestSeason, team } from './league';

const database = ownDatabase();
let season: TestSeason;
const ADMIN: Viewer = { kind: 'admin' };
const leads = (nth: number): Viewer => ({ kind: 'leader', team: team(nth) });

beforeEach(async () => {
  season = await openSeason(2);
  await advance({ where: { season: season.key, week: 1 }, actor: season.admin, to: 'Wartime' });
});

async function does(by: number, ...entries: NewJournalEntry[]): Promise<Appended> {
  const done = await append({ where: { season: season.key }, actor: season.leader(by), entries: () => ok(entries) });
  if (!done.ok) throw new Error(done.problem.message);
  return done.value;
}
async function shows(viewer: Viewer, ...entries: NewJournalEntry[]): Promise<Preview> {
  const shown = await preview({ season: season.key }, entries, viewer, 'somebody');
  if (!shown.ok) throw new Error(shown.problem.message);
  return shown.value;
}
const rowsOf = ({ difference }: Preview, id: string) => difference.groups.find((group) => group.id === id)?.rows ?? [];
const toBattles: NewJournalEntry = { kind: 'advance', to: 'Battles', closesAt: null };
const strike = (by: number, user: string, target: string) => declares(by, `${user}/strike`, [target]);

describe('a preview', () => {
  it('shows what a post would do, and does nothing', async () => {
    const before = await everything(database.url());
    const shown = await shows(leads(1), strike(1, merc(1, 1), merc(2, 1)));
    expect(shown).toMatchObject({ week: 1, seq: 2, rulings: [{ outcome: 'Resolved', hits: [merc(2, 1)] }] });
    expect(rowsOf(shown, 'rulings')).toMatchObject([
      { sign: 'add', what: 'Strike', declared: true, note: 'Merc 1 1 → Merc 2 1', outcomeAfter: 'Resolved' },
    ]);
    expect(rowsOf(shown, 'removals')).toMatchObject([
      { sign: 'add', what: 'Merc 2 1', note: 'Team 2', after: 'KO for week 1', why: 'Strike' },
    ]);
    expect(rowsOf(shown, 'cooldowns')).toMatchObject([{ what: 'Strike', before: 'ready now', after: 'from week 3' }]);
    expect(await everything(database.url())).toEqual(before);
  });

  it('is what then comes', async () => {
    const post = strike(1, merc(1, 1), merc(2, 1));
    const shown = await shows(leads(1), post);
    const act = {
      where: { season: season.key },
      actor: season.leader(1),
      entries: () => ok([post]),
    };
    const done = await append(act);
    if (!done.ok) throw new Error(done.problem.message);
    expect(done.value.rulings.map(({ outcome, hits }) => [outcome, hits])).toEqual(
      shown.rulings.map(({ outcome, hits }) => [outcome, hits]),
    );
  });

  it('throws no die that nobody has thrown: it answers "by chance"', async () => {
    const shown = await shows(leads(1), declares(1, `${merc(1, 1)}/gamble`, []));
    expect(shown.rulings).toMatchObject([{ byChance: true, rolls: [] }]);
    expect(rowsOf(shown, 'rulings')).toMatchObject([{ what: 'Gamble', byChance: true }]);
  });

  it('shows dice that were thrown as they fell, though the week is folded again', async () => {
    const gamble = await does(1, declares(1, `${merc(1, 1)}/gamble`, []));
    const other = await does(1, strike(1, merc(1, 2), merc(2, 2)));
    const shown = await shows(ADMIN, {
      kind: 'strike',
      target: other.entries[0]?.id ?? '',
      part: null,
      because: 'Asked for.',
    });
    const again = shown.view.rulings.find(({ id }) => id === gamble.rulings[0]?.id);
    expect(again).toEqual(gamble.rulings[0]);
    expect(again?.rolls).toHaveLength(1);
    expect(rowsOf(shown, 'rulings')).toMatchObject([
      { sign: 'cut', what: 'Strike', outcomeBefore: 'Resolved', outcomeAfter: null },
    ]);
    expect(rowsOf(shown, 'removals')).toMatchObject([{ sign: 'cut', what: 'Merc 2 2', before: 'KO for week 1' }]);
    expect(shown.difference.same).toBe('The other ruling, every roll and GP stay as they are.');
  });

  it('of an override shows what it changes later on', async () => {
    const first = await does(1, strike(1, merc(1, 1), merc(2, 1)));
    await does(2, strike(2, merc(2, 1), merc(1, 2)));
    const shown = await shows(ADMIN, {
      kind: 'override',
      ruling: first.rulings[0]?.id ?? '',
      ability: `${merc(1, 1)}/strike`,
      outcome: 'Nullified',
      because: 'It was shielded.',
    });
    expect(rowsOf(shown, 'rulings')).toMatchObject([
      { note: 'Merc 1 1 → Merc 2 1', outcomeBefore: 'Resolved', outcomeAfter: 'Nullified' },
      { note: 'Merc 2 1 → Merc 1 2', outcomeBefore: 'Rejected', outcomeAfter: 'Resolved' },
    ]);
  });

  it('that changes nothing says so', async () => {
    const loaded = await loadWeek({ season: season.key });
    const closesAt = loaded.ok ? loaded.value.record.closesAt : null;
    const shown = await shows(ADMIN, { kind: 'deadline', closesAt, because: 'As before.' });
    expect(shown.difference).toEqual({ groups: [], same: 'Nothing changes.' });
  });

  it('refuses what is no entry, and a week that is not there', async () => {
    const bad: NewJournalEntry = { kind: 'win', team: '' };
    expect(await preview({ season: season.key }, [bad], ADMIN, 'x')).toMatchObject({
      ok: false,
      problem: { code: 'invalid' },
    });
    expect(await preview({ season: 'none' }, [], ADMIN, 'x')).toMatchObject({
      ok: false,
      problem: { code: 'not-found' },
    });
  });
});

describe('rosters and bids before the lock', () => {
  const SECRET = 'Hill 1';

  beforeEach(async () => {
    await does(
      1,
      { kind: 'roster', by: team(1), mercs: [merc(1, 1)] },
      { kind: 'bid', by: team(1), terrain: SECRET, gp: 7 },
    );
    await does(1, declares(1, `${merc(1, 1)}/ambush`, [merc(2, 1)]));
    await does(2, declares(2, `${merc(2, 3)}/ambush`, [merc(1, 3)]));
  });

  it('are read by their own team alone', async () => {
    const loaded = await loadWeek({ season: season.key });
    if (!loaded.ok) throw new Error(loaded.problem.message);
    expect(viewFor(loaded.value, leads(1)).teams[team(1)]).toMatchObject({
      roster: { state: 'open', value: { mercs: [merc(1, 1)] } },
      bid: { state: 'open', value: { terrain: SECRET, gp: 7 } },
    });
    for (const viewer of [leads(2), ADMIN, { kind: 'visitor' } as const]) {
      const { roster, bid } = viewFor(loaded.value, viewer).teams[team(1)] ?? {};
      expect({ roster, bid }).toEqual({ roster: { state: 'sealed' }, bid: { state: 'sealed' } });
    }
    await does(0, toBattles);
    const locked = await loadWeek({ season: season.key });
    if (!locked.ok) throw new Error(locked.problem.message);
    expect(viewFor(locked.value, leads(2)).teams[team(1)]).toMatchObject({
      roster: { state: 'open' },
      bid: { state: 'open' },
    });
  });

  it('are in the journal for their own team alone', async () => {
    const kinds = async (viewer: Viewer) => {
      const journal = await readJournal({ season: season.key }, viewer);
      return journal.ok ? journal.value.map(({ kind }) => kind) : [];
    };
    const orders = ['deadline', 'advance', 'roster', 'bid', 'post', 'post'];
    const others = orders.filter((kind) => kind !== 'roster' && kind !== 'bid');
    expect(await kinds(leads(1))).toEqual(orders);
    for (const viewer of [leads(2), ADMIN, { kind: 'visitor' } as const]) expect(await kinds(viewer)).toEqual(others);
    await does(0, toBattles);
    expect(await kinds(ADMIN)).toEqual([...orders, 'advance']);
  });

  it('do not show in what an admin would bring about by advancing', async () => {
    const shown = await shows(ADMIN, toBattles);
    // Team 2 has given no roster, and everybody knows: its Ambush is Nullified. Team 1's hangs on who it sent.
    const rulings = rowsOf(shown, 'rulings');
    expect(rulings).toMatchObject([
      { note: 'Merc 2 3 → Merc 1 3', outcomeBefore: 'Pending', outcomeAfter: 'Nullified' },
      { note: 'Merc 1 1 → Merc 2 1', outcomeBefore: 'Pending', outcomeAfter: null, after: 'the rosters decide' },
    ]);
    expect(rowsOf(shown, 'gp')).toEqual([]);
    expect(rowsOf(shown, 'terrain')).toEqual([]);
    expect(shown.difference.same).toContain('The orders of Team 1 are sealed');
    expect(JSON.stringify(shown.difference)).not.toContain(SECRET);
    // Whatever the sealed orders are, the preview is the same.
    await does(
      1,
      { kind: 'roster', by: team(1), mercs: [merc(1, 4)] },
      { kind: 'bid', by: team(1), terrain: 'Hill 1', gp: 1 },
    );
    const other = await shows(ADMIN, toBattles);
    expect(other.difference).toEqual(shown.difference);
    expect(other.view.teams[team(1)]).toMatchObject({ gp: 10, roster: { state: 'sealed' }, bid: { state: 'sealed' } });
  });
});
