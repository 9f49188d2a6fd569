import { describe, expect, test } from 'vitest';
import { canFoldOn, fold, foldAll, foldOn, type Journalled } from '../../lib/engine/rules/kernel/fold';
import type { Reading } from '../../lib/engine/rules/kernel/reading';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { Entry } from '../../lib/engine/rules/mercenaries/entry';
import { duel } from './support/duel';
import { freeze } from './support/plain';
import { testDice } from './support/played';

/** Amendments come first, each at the place of what it amends (a week is a fold over its journal). */

type Item = Journalled<Entry>;
type Bare<T> = T extends unknown ? Omit<T, 'id' | 'seq' | 'at' | 'actor'> & { at?: string } : never;

/** A journal of stream `1`: each entry a minute after the one before. */
const journal = (...items: Bare<Item>[]): Item[] =>
  items.map((item, place) => {
    const seq = place + 1;
    return {
      at: new Date(Date.UTC(2026, 0, 1, 12, seq)).toISOString(),
      ...item,
      id: `1-${seq}`,
      seq,
      actor: 'someone',
    };
  });

const wartime: Bare<Item> = { kind: 'advance', to: 'Wartime', closesAt: null };
const sting: Bare<Item> = { kind: 'declare', by: 'red', ability: 'wasp/sting', merc: null, targets: ['lantern'] };
const flash: Bare<Item> = { kind: 'declare', by: 'blue', ability: 'lantern/flash', merc: null, targets: ['wasp'] };

const folded = (items: readonly Item[]) => foldAll(mercenaries, duel, freeze(items), testDice);
const rulings = (items: readonly Item[]) => mercenaries.rulings(folded(items).state);
/** What came of the declarations; the Triggers that answer them have a test of their own. */
const outcomes = (items: readonly Item[]) =>
  rulings(items)
    .filter(({ cause }) => cause === null)
    .map(({ id, outcome }) => [id, outcome]);

const reading = (more: Partial<Reading>): Reading => ({
  kind: 'declaration',
  span: { start: 0, end: 5 },
  text: 'Sting',
  ability: 'wasp/sting',
  merc: 'wasp',
  targets: ['lantern'],
  includeUnrosterable: false,
  marks: [],
  how: 'exact',
  doubt: null,
  candidates: [],
  note: 'It names Sting.',
  ...more,
});
const unclear = reading({ kind: 'unclear', ability: null, merc: null, targets: [], doubt: 'asked', note: 'It asks.' });
const talk = reading({ kind: 'talk', ability: null, merc: null, targets: [], note: 'It is talk.' });
const post = (readings: Reading[], more: { forumAt?: string } = {}): Bare<Item> => ({
  kind: 'post',
  by: 'red',
  text: '**Sting**',
  readings,
  reader: '1',
  ...more,
});

describe('a strike', () => {
  test('leaves what follows as if the entry had never been', () => {
    expect(outcomes(journal(wartime, sting, flash))).toEqual([
      ['1-2', 'Resolved'],
      ['1-3', 'Rejected'],
    ]);
    const struck = journal(wartime, sting, flash, { kind: 'strike', target: '1-2', part: null, because: 'a slip' });
    expect(outcomes(struck)).toEqual([['1-3', 'Resolved']]);
  });

  test('of one bold text leaves the ids of the others as they were', () => {
    const both = [reading({}), reading({ ability: 'wasp/buzz', targets: [] })];
    const plain = journal(wartime, post(both));
    expect(outcomes(plain)).toEqual([
      ['1-2', 'Resolved'],
      ['1-2b', 'Resolved'],
    ]);
    const struck = journal(wartime, post(both), { kind: 'strike', target: '1-2', part: 0, because: 'a slip' });
    expect(outcomes(struck)).toEqual([['1-2b', 'Resolved']]);
  });

  test('that is undone is as if it had never been, and an undone undo gives it back', () => {
    const strike: Bare<Item> = { kind: 'strike', target: '1-2', part: null, because: 'a slip' };
    const undo = (target: string): Bare<Item> => ({ kind: 'undo', target, because: 'after all' });
    expect(outcomes(journal(wartime, sting, strike, undo('1-3')))).toEqual([['1-2', 'Resolved']]);
    expect(outcomes(journal(wartime, sting, strike, undo('1-3'), undo('1-4')))).toEqual([]);
  });

  test('of an entry that is not there is orphaned', () => {
    const { orphans } = folded(journal(wartime, { kind: 'strike', target: '1-9', part: null, because: 'a slip' }));
    expect(orphans).toMatchObject([{ entry: '1-2', kind: 'strike' }]);
  });
});

describe('an undo of an ordinary entry', () => {
  test('takes it back, so that an undone advance leaves the phase as it was', () => {
    expect(folded(journal(wartime, { kind: 'undo', target: '1-1', because: 'too early' })).state.phase).toBe(
      'Peacetime',
    );
  });
});

describe('an override', () => {
  const over = (ability: string | null, more: object = {}): Bare<Item> => ({
    kind: 'override',
    ruling: '1-2',
    ability,
    outcome: 'Nullified',
    because: 'the page says so',
    ...more,
  });

  test('changes the ruling and all that follows from it', () => {
    expect(outcomes(journal(wartime, sting, flash, over('wasp/sting')))).toEqual([
      ['1-2', 'Nullified'],
      ['1-3', 'Resolved'],
    ]);
  });

  test('is carried by the ruling, and the latest one of a ruling is in force', () => {
    const { state, orphans } = folded(
      journal(wartime, sting, over('wasp/sting'), over('wasp/sting', { outcome: 'Failed' })),
    );
    expect(orphans).toEqual([]);
    expect(mercenaries.rulings(state)).toMatchObject([{ id: '1-2', outcome: 'Failed', override: { entry: '1-4' } }]);
  });

  test('may name other targets, which are hit without another word', () => {
    const { state } = folded(
      journal(wartime, sting, over('wasp/sting', { outcome: 'Resolved', targets: ['thistle'] })),
    );
    expect(mercenaries.rulings(state)[0]).toMatchObject({ targets: ['thistle'], hits: ['thistle'] });
  });

  test('of a ruling that is about another ability is orphaned and changes nothing', () => {
    const { state, orphans } = folded(journal(wartime, sting, over('wasp/buzz')));
    expect(mercenaries.rulings(state)[0]).toMatchObject({ outcome: 'Resolved', override: null });
    expect(orphans).toMatchObject([
      { entry: '1-3', kind: 'override', because: 'The ruling is about another ability now.' },
    ]);
  });

  test('of a ruling whose entry was struck is orphaned', () => {
    const strike: Bare<Item> = { kind: 'strike', target: '1-2', part: null, because: 'a slip' };
    expect(folded(journal(wartime, sting, over('wasp/sting'), strike)).orphans).toMatchObject([{ entry: '1-3' }]);
  });

  test('of a Trigger finds it through the entry that set it off', () => {
    const id = '1-2.avenger.tally';
    expect(rulings(journal(wartime, sting))).toContainEqual(
      expect.objectContaining({ id, outcome: 'Resolved', cause: '1-2' }),
    );
    const ruled = journal(wartime, sting, over('avenger/tally', { ruling: id }));
    expect(rulings(ruled)).toContainEqual(expect.objectContaining({ id, outcome: 'Nullified' }));
  });
});

describe('settled and edited posts', () => {
  test('a settled text is ruled at the place of its post', () => {
    const settle: Bare<Item> = {
      kind: 'settle',
      target: '1-2',
      part: 0,
      reading: reading({}),
      because: 'she meant it',
    };
    expect(outcomes(journal(wartime, post([unclear]), flash))).toEqual([
      ['1-2', 'Unclear'],
      ['1-3', 'Resolved'],
    ]);
    expect(outcomes(journal(wartime, post([unclear]), flash, settle))).toEqual([
      ['1-2', 'Resolved'],
      ['1-3', 'Rejected'],
    ]);
  });

  test('a text settled as talk leaves no ruling, and the latest settlement holds', () => {
    const settle = (to: Reading | null): Bare<Item> => ({
      kind: 'settle',
      target: '1-2',
      part: 0,
      reading: to,
      because: 'asked',
    });
    expect(outcomes(journal(wartime, post([unclear]), settle(null)))).toEqual([]);
    expect(outcomes(journal(wartime, post([unclear]), settle(null), settle(reading({}))))).toEqual([
      ['1-2', 'Resolved'],
    ]);
  });

  test('an accepted version takes the place of the first and of what was settled about it', () => {
    const settle: Bare<Item> = {
      kind: 'settle',
      target: '1-2',
      part: 0,
      reading: reading({}),
      because: 'she meant it',
    };
    const accept: Bare<Item> = {
      kind: 'accept',
      target: '1-2',
      text: 'edited',
      readings: [talk],
      because: 'a fair edit',
    };
    expect(outcomes(journal(wartime, post([unclear]), settle, accept))).toEqual([]);
    expect(outcomes(journal(wartime, post([unclear]), accept, settle))).toEqual([['1-2', 'Resolved']]);
  });

  test('a settlement of what is no post is orphaned', () => {
    const settle: Bare<Item> = { kind: 'settle', target: '1-1', part: 0, reading: null, because: 'asked' };
    expect(folded(journal(wartime, settle)).orphans).toMatchObject([{ entry: '1-2', kind: 'settle' }]);
  });
});

describe('a pasted post', () => {
  test('stands where its forum time puts it', () => {
    const early = journal(wartime, flash, post([reading({})], { forumAt: '2026-01-01T12:01:30.000Z' }));
    expect(outcomes(early)).toEqual([
      ['1-3', 'Resolved'],
      ['1-2', 'Rejected'],
    ]);
    const late = journal(wartime, flash, post([reading({})], { forumAt: '2026-01-01T12:02:30.000Z' }));
    expect(outcomes(late)).toEqual([
      ['1-2', 'Resolved'],
      ['1-3', 'Resolved'],
    ]);
  });

  test('is late by its forum time, not by the time of the paste', () => {
    const close: Bare<Item> = { kind: 'deadline', closesAt: '2026-01-01T12:02:30.000Z', because: 'the clock' };
    const inTime = journal(wartime, close, post([reading({})], { forumAt: '2026-01-01T12:02:20.000Z' }));
    expect(outcomes(inTime)).toEqual([['1-3', 'Resolved']]);
    const { state } = folded(journal(wartime, close, post([reading({})])));
    expect(mercenaries.rulings(state)).toMatchObject([
      { outcome: 'Rejected', reason: 'Posted 30 seconds after Wartime closed.', cites: ['2e:declaration'] },
    ]);
  });
});

describe('folding on', () => {
  test('passes over notes, and says of which entries it may not be used', () => {
    const note: Bare<Item> = { kind: 'approve', rulings: ['1-2'] };
    expect(outcomes(journal(wartime, sting, note))).toEqual(outcomes(journal(wartime, sting)));
    const [first, strike, pasted] = journal(
      sting,
      { kind: 'strike', target: '1-1', part: null, because: 'a slip' },
      post([], { forumAt: '2026-01-01T11:00:00.000Z' }),
    );
    expect([first, strike, pasted].map((item) => item && canFoldOn(item))).toEqual([true, false, false]);
  });

  test('equals a whole fold', () => {
    const items = journal(wartime, sting, flash);
    const own = items.filter((item): item is Entry => item.kind === 'advance' || item.kind === 'declare');
    const first = fold(mercenaries, duel, own.slice(0, 2), testDice);
    expect(foldOn(mercenaries, first, own.slice(2), testDice)).toEqual(fold(mercenaries, duel, own, testDice));
  });
});

describe('what is inserted', () => {
  const insert = (before: string, entry: Record<string, unknown> & { kind: string }): Bare<Item> => ({
    kind: 'insert',
    before,
    entry,
    because: 'It was sent in time.',
  });

  test('counts right before the entry that it names, with its own id', () => {
    const late = journal(wartime, { kind: 'advance', to: 'Battles', closesAt: null }, insert('1-2', sting));
    expect(outcomes(late)).toEqual([['1-3', 'Resolved']]);
    const inTime = journal(wartime, sting, { kind: 'advance', to: 'Battles', closesAt: null });
    expect(rulings(late).map(({ outcome, phase }) => [outcome, phase])).toEqual(
      rulings(inTime).map(({ outcome, phase }) => [outcome, phase]),
    );
  });

  test('is struck, overridden and taken back like any other entry', () => {
    const because = 'It was not.';
    const inserted = [wartime, { kind: 'day' } as Bare<Item>, insert('1-2', sting)];
    expect(outcomes(journal(...inserted, { kind: 'undo', target: '1-3', because }))).toEqual([]);
    expect(outcomes(journal(...inserted, { kind: 'strike', target: '1-3', part: null, because }))).toEqual([]);
    const override = { ruling: '1-3', ability: 'wasp/sting', outcome: 'Cancelled' as const, because };
    expect(outcomes(journal(...inserted, { kind: 'override', ...override }))).toEqual([['1-3', 'Cancelled']]);
  });

  test('is an orphan, and changes nothing, where the entry that it names is not there', () => {
    const lost = journal(wartime, insert('1-9', sting));
    expect(outcomes(lost)).toEqual([]);
    expect(folded(lost).orphans).toMatchObject([{ entry: '1-2', kind: 'insert' }]);
  });
});
