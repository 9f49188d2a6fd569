import { describe, expect, it } from 'vitest';
import type { Ruling } from '@/lib/engine/rules/kernel/ruling';
import { settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import type { AbilityView, MatchView, MercView, TeamView, View } from '@/lib/engine/rules/mercenaries/view';
import { difference } from '@/lib/record/week/difference';

const NO_ORDERS = { roster: { state: 'none' }, bid: { state: 'none' } } as const;
const team = (key: string, name: string, more: Partial<TeamView> = {}): TeamView => ({
  ...{
    key,
    name,
    leader: name,
    gp: 6,
    points: null,
    infrastructure: 8,
    changed: [],
    realIncome: 4,
    pool: 'A',
    mercs: [],
    ledger: [],
    match: null,
  },
  terrains: [{ name: 'Moor', outUntil: null }],
  ...NO_ORDERS,
  ...more,
});
const ability = (key: string, name: string, more: Partial<AbilityView> = {}): AbilityView => ({
  ...{ key, name, type: 'Pre-Battle', ready: 4, usable: true, why: null, state: 'ready', choice: null, usesLeft: null },
  definition: { name, type: 'Pre-Battle', cooldown: 2 },
  holder: key.split('/')[0] ?? '',
  held: null,
  ...more,
});
const merc = (key: string, name: string, of: string | null, more: Partial<MercView> = {}): MercView => ({
  ...{ key, name, aka: [], team: of, side: of, controller: of, alignment: 'Neutral', types: ['Human'], gender: 'Male' },
  ...{
    upkeep: 2,
    hired: 0,
    writeup: '',
    exp: 0,
    status: [],
    changed: [],
    rosterable: true,
    whyNot: null,
    immune: [],
    linkedTo: null,
  },
  ...{ pureSupport: false, assists: null, customization: null, paidDown: false, abilities: [] },
  ...more,
});
const ruling = (id: string, more: Partial<Ruling> = {}): Ruling => ({
  ...{
    id,
    entry: id,
    part: 0,
    cause: null,
    week: 4,
    day: 2,
    phase: 'Wartime',
    ability: 'milady/wine',
    about: 'ability',
  },
  ...{ merc: 'milady', by: 'meung', targets: ['atalanta'], hits: ['atalanta'], outcome: 'Resolved', reason: 'Hit.' },
  ...{
    cites: ['2a:pre-battle'],
    steps: [],
    rolls: [],
    interceptedBy: null,
    changes: [],
    at: '2026-12-01T10:00:00.000Z',
  },
  ...{ ruledBy: id, order: 1, span: null, marks: [], candidates: [], readyWeek: 7, secretOf: null, override: null },
  ...more,
});
const match: MatchView = {
  ...{
    key: 'meung vs arcadia',
    attacker: 'meung',
    defender: 'arcadia',
    tier: 'High',
    deferred: false,
    first: 'meung',
    turn: null,
    battle: null,
  },
  ...{ terrain: null, winner: null, facts: [] },
};
const MILADY = merc('milady', 'Milady de Winter', 'meung', { abilities: [ability('milady/wine', 'Poisoned Wine')] });
const ATALANTA = merc('atalanta', 'Atalanta', 'arcadia');
const GOLEM = merc('golem', 'the Golem', null);

function view(more: Partial<View> = {}): View {
  return {
    ...{ week: 4, phase: 'Wartime', day: 2, dayOfPhase: 1, closesAt: '2026-12-03T20:00:00.000Z', rostersLocked: false },
    settings: settingsSchema.parse({}),
    teams: { meung: team('meung', 'Meung'), arcadia: team('arcadia', 'Arcadia') },
    mercs: { milady: MILADY, atalanta: ATALANTA, golem: GOLEM },
    matches: [match],
    rulings: [],
    adjustments: [],
    ...more,
  };
}
const rows = (before: View, after: View) =>
  Object.fromEntries(difference(before, after).groups.map(({ id, rows }) => [id, rows.map(brief)]));
const brief = ({
  sign,
  what,
  note,
  before,
  after,
}: {
  sign: string;
  what: string;
  note: string | null;
  before: string | null;
  after: string | null;
}) => [sign, what, note, before, after] as const;

describe('the difference of two views', () => {
  it('of one and the same is nothing', () => {
    expect(difference(view(), view())).toEqual({ groups: [], same: 'Nothing changes.' });
  });

  it('tells a ruling by ability, user and targets, with both outcomes, its reason and clauses', () => {
    const rejected = ruling('4-9', {
      outcome: 'Rejected',
      hits: [],
      reason: 'It may not be targeted.',
      cites: ['2e:targeting'],
    });
    const { groups } = difference(view({ rulings: [ruling('4-9')] }), view({ rulings: [rejected] }));
    expect(groups).toEqual([
      {
        id: 'rulings',
        title: 'Rulings',
        label: '1 of 1 differs',
        rows: [
          {
            ...{ sign: 'change', what: 'Poisoned Wine', declared: true, note: 'Milady de Winter → Atalanta' },
            ...{ before: null, after: null, outcomeBefore: 'Resolved', outcomeAfter: 'Rejected', byChance: false },
            also: [{ before: 'hits Atalanta', after: 'hits nobody' }],
            ...{ why: 'It may not be targeted.', cites: ['2e:targeting'], ruling: '4-9' },
          },
        ],
      },
    ]);
  });

  it('tells whom a ruling Hits when its outcome stays, and what it changed when its Hits do', () => {
    const [old, other] = [ruling('4-9'), ruling('4-9', { hits: ['golem'] })];
    expect(rows(view({ rulings: [old] }), view({ rulings: [other] })).rulings).toEqual([
      ['change', 'Poisoned Wine', 'Milady de Winter → Atalanta', 'hits Atalanta', 'hits the Golem'],
    ]);
    const told = ruling('4-9', { changes: ['Atalanta is KO.'] });
    expect(rows(view({ rulings: [old] }), view({ rulings: [told] })).rulings?.[0]?.slice(3)).toEqual([
      'nothing changed',
      'Atalanta is KO.',
    ]);
  });

  it('tells targets, dice and numbers beside the outcomes, and of two with one outcome all that differs', () => {
    const die = { label: '4-9/1', sides: 100, value: 41, purpose: 'chance' as const, limit: 40 };
    const old = ruling('4-9', { changes: ['Meung gains 3 GP.'], rolls: [die] });
    const failed = ruling('4-9', { outcome: 'Failed', targets: ['golem'], hits: [], rolls: [{ ...die, value: 7 }] });
    const [told] = difference(view({ rulings: [old] }), view({ rulings: [failed] })).groups[0]?.rows ?? [];
    expect(told?.also).toEqual([
      { before: 'aimed at Atalanta', after: 'aimed at the Golem' },
      { before: 'hits Atalanta', after: 'hits nobody' },
      { before: 'Meung gains 3 GP.', after: 'nothing changed' },
      { before: 'rolled 41 (needed 40 or less)', after: 'rolled 7 (needed 40 or less)' },
    ]);
    const [came] = difference(view(), view({ rulings: [old] })).groups[0]?.rows ?? [];
    expect(came?.also?.map(({ after }) => after)).toEqual(['Meung gains 3 GP.', 'rolled 41 (needed 40 or less)']);
  });

  it('says times in the season’s zone', () => {
    const later = view({ closesAt: '2026-12-04T20:00:00.000Z' });
    const { groups } = difference(view(), later, { zone: 'Europe/Berlin' });
    expect(groups[0]?.rows[0]).toMatchObject({ before: 'closes Thu 3 Dec, 21:00', after: 'closes Fri 4 Dec, 21:00' });
  });

  it('tells that a sealed order is another, or none, and nothing of what is in it', () => {
    const at = '2026-12-03T20:00:07.000Z';
    const orders = [
      { team: 'meung', what: 'roster', before: at, after: null },
      { team: 'arcadia', what: 'terrain bid', before: at, after: '2026-12-02T20:00:00.000Z' },
    ] as const;
    const { groups, same } = difference(view(), view(), { orders });
    expect(groups[0]?.rows.map(brief)).toEqual([
      ['cut', 'Meung', 'roster', 'given Thu 3 Dec, 20:00:07, sealed', 'none'],
      ['change', 'Arcadia', 'terrain bid', 'given Thu 3 Dec, 20:00:07, sealed', 'given Wed 2 Dec, 20:00:00, sealed'],
    ]);
    expect(same).not.toContain('Nothing changes');
  });

  it('passes over what no reader sees of a ruling: its place in the order, its reason in other words', () => {
    const moved = ruling('4-9', { order: 7, reason: 'It Hit.' });
    expect(difference(view({ rulings: [ruling('4-9')] }), view({ rulings: [moved] })).groups).toEqual([]);
  });

  it('counts those that wait apart from those that were ruled, and those that are new', () => {
    const waits = (id: string) => ruling(id, { outcome: 'Pending', hits: [] });
    const label = (before: Ruling[], after: Ruling[]) =>
      difference(view({ rulings: before }), view({ rulings: after })).groups[0]?.label;
    expect(label([waits('4-1'), waits('4-2'), ruling('4-3')], [ruling('4-1'), waits('4-2'), ruling('4-3')])).toBe(
      '1 of 2 that wait',
    );
    expect(label([ruling('4-1'), ruling('4-2')], [ruling('4-1')])).toBe('1 of 2 differs');
    expect(label([], [ruling('4-1'), ruling('4-2')])).toBe('2 new');
    expect(label([waits('4-1')], [ruling('4-1'), ruling('4-2')])).toBe('1 of 1 that wait, 1 new');
  });

  it('marks what dice decide that nobody has thrown', () => {
    const chance = ruling('4-9', { byChance: true, outcome: 'Pending', hits: [] });
    expect(difference(view(), view({ rulings: [chance] })).groups[0]?.rows).toMatchObject([
      { byChance: true, sign: 'add' },
    ]);
  });

  it('tells who is taken away and who is given back, and by which ability', () => {
    const away = { ...ATALANTA, status: ['KO' as const], rosterable: false };
    const [free, gone] = [view(), view({ mercs: { milady: MILADY, atalanta: away }, rulings: [ruling('4-9')] })];
    expect(rows(free, gone).removals).toEqual([['add', 'Atalanta', 'Arcadia', null, 'KO for week 4']]);
    expect(rows(gone, free).removals).toEqual([['cut', 'Atalanta', 'Arcadia', 'KO for week 4', 'may be rostered']]);
    const why = difference(free, gone).groups.find(({ id }) => id === 'removals')?.rows[0];
    expect(why).toMatchObject({ why: 'Poisoned Wine', ruling: '4-9', cites: ['2a:pre-battle'] });
  });

  it('tells what else a merc is', () => {
    const other = {
      ...GOLEM,
      team: 'meung',
      controller: 'meung',
      status: ['Untargetable' as const],
      exp: 5,
      writeup: 'Clay.',
    };
    expect(rows(view(), view({ mercs: { milady: MILADY, atalanta: ATALANTA, golem: other } })).mercs).toEqual([
      ['change', 'the Golem', 'Meung', 'may be targeted', 'Untargetable'],
      ['change', 'the Golem', 'Meung', 'for hire', 'with Meung'],
      ['change', 'the Golem', 'Meung', 'under nobody’s command', 'under Meung'],
      ['change', 'the Golem', 'Meung', 'EXP 0', 'EXP 5'],
      ['change', 'the Golem', 'Meung', 'its write-up', 'another write-up'],
    ]);
  });

  it('tells when an ability may be declared again, how often yet, and what was chosen', () => {
    const used = ability('milady/wine', 'Poisoned Wine', { ready: 7, usesLeft: 1, choice: 'Red' });
    const after = view({ mercs: { milady: { ...MILADY, abilities: [used] } } });
    expect(rows(view(), after).cooldowns).toEqual([
      ['change', 'Poisoned Wine', 'Milady de Winter', 'ready now', 'from week 7, 1 left'],
    ]);
    expect(rows(view(), after).mercs).toEqual([['change', 'Poisoned Wine', 'Milady de Winter', 'not chosen', 'Red']]);
  });

  it('tells GP with the lines that moved it, and real income', () => {
    const line = {
      id: '4-9.1',
      team: 'meung',
      amount: -4,
      what: 'bid',
      text: 'bid 4',
      entry: '4-9',
      ruling: null,
      week: 4,
    } as const;
    const paid = team('meung', 'Meung', { gp: 2, realIncome: 3, ledger: [line] });
    expect(rows(view(), view({ teams: { meung: paid, arcadia: team('arcadia', 'Arcadia') } })).gp).toEqual([
      ['change', 'Meung', 'bid 4', '6', '2'],
      ['change', 'Meung', 'real income', '4', '3'],
    ]);
  });

  it('tells terrain, turns, winners and the week', () => {
    const out = team('meung', 'Meung', { terrains: [{ name: 'Moor', outUntil: 5 }] });
    const after = view({
      ...{ phase: 'Battles', day: 3, closesAt: null },
      teams: { meung: out, arcadia: team('arcadia', 'Arcadia') },
      matches: [{ ...match, terrain: 'Moor', winner: 'arcadia', deferred: true, first: 'arcadia' }],
    });
    expect(rows(view(), after)).toEqual({
      terrain: [
        ['change', 'Meung against Arcadia', null, 'open', 'Moor'],
        ['change', 'Meung', null, 'Moor', 'Moor (out until week 5)'],
      ],
      week: [
        ['change', 'Week 4', null, 'Wartime', 'Battles'],
        ['change', 'Week 4', null, 'day 2', 'day 3'],
        ['change', 'Week 4', null, 'closes Thu 3 Dec, 20:00', 'closes when an admin says so'],
        ['change', 'Meung against Arcadia', null, 'Meung uses abilities first', 'Arcadia uses abilities first'],
        ['change', 'Meung against Arcadia', null, 'no winner yet', 'Arcadia wins'],
      ],
    });
  });
});

describe('what stays', () => {
  const roll = { label: 'x', sides: 100, value: 40, purpose: 'chance' } as const;
  const [one, two] = [ruling('4-1', { rolls: [roll] }), ruling('4-2')];
  const failed = ruling('4-2', { outcome: 'Failed', hits: [] });
  const same = (before: Partial<View>, after: Partial<View>) => difference(view(before), view(after)).same;

  it('is told in one sentence', () => {
    const third = ruling('4-3');
    const poorer = { meung: team('meung', 'Meung', { gp: 1 }), arcadia: team('arcadia', 'Arcadia') };
    expect(same({ rulings: [one, two] }, { rulings: [one, failed] })).toBe(
      'The other ruling, every roll and GP stay as they are.',
    );
    expect(same({ rulings: [two, third, ruling('4-4')] }, { rulings: [failed, third, ruling('4-4')] })).toBe(
      'The other 2 rulings and GP stay as they are.',
    );
    expect(same({ rulings: [one, two] }, { rulings: [one, two], teams: poorer })).toBe(
      'All 2 rulings and every roll stay as they are.',
    );
    expect(same({ rulings: [two] }, { rulings: [failed] })).toBe('GP stays as it is.');
    expect(same({}, { teams: poorer })).toBe('');
  });

  it('leaves out rolls once one ruling rests on another die', () => {
    const other = ruling('4-1', { rolls: [{ ...roll, value: 41 }] });
    expect(same({ rulings: [one, two, ruling('4-3')] }, { rulings: [other, two, ruling('4-3')] })).toBe(
      'The other 2 rulings and GP stay as they are.',
    );
    expect(rows(view({ rulings: [one] }), view({ rulings: [other] })).rulings?.[0]?.slice(3)).toEqual([
      'rolled 40',
      'rolled 41',
    ]);
  });

  it('leaves open what hangs on sealed orders', () => {
    const [before, after] = [view({ rulings: [two] }), view({ rulings: [two], day: 3 })];
    const sealed = difference(before, after, {
      sealed: { teams: ['Meung', 'Arcadia'], rulings: new Set(['4-2']) },
    });
    expect(sealed.same).toBe('The orders of Meung and Arcadia are sealed: what depends on them is left open.');
    expect(sealed.groups[0]?.rows).toMatchObject([
      { outcomeBefore: 'Resolved', outcomeAfter: null, after: 'the rosters decide' },
    ]);
  });
});
