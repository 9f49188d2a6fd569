import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fold } from '../../lib/engine/rules/kernel/fold';
import type { ClauseId, Ruling } from '../../lib/engine/rules/kernel/ruling';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { Entry } from '../../lib/engine/rules/mercenaries/entry';
import type { Setup } from '../../lib/engine/rules/mercenaries/setup';
import type { View } from '../../lib/engine/rules/mercenaries/view';
import { bouts } from './support/bout';
import { testDice, whenPlayed } from './support/played';
import { battles } from './support/season';

/** Of what goes off together the order decides nothing, unless a clause says so; then the ruling names that clause. */

// More of them: SEASONS=1000 npx vitest run tests/rules/order.test.ts
const runs = { numRuns: Number(process.env.SEASONS ?? 25) };
vi.setConfig({ testTimeout: 600_000 });

/** The clauses by which the order of declaration may decide within a batch. */
const BY_ORDER: readonly ClauseId[] = [
  '2f:declaration-order',
  '2f:interception',
  'glossary:manipulation',
  '2e:costs',
  '2a:trigger',
];

test('two declarations that wait for one batch may change places', () => {
  fc.assert(
    fc.property(
      battles,
      whenPlayed(({ setup: any, journal }) => {
        const settings = { ...any.settings, battleOrder: 'simultaneous' as const, removalsFirst: false };
        const setup: Setup = { ...any, settings };
        const plain = told(setup, journal);
        for (const [at, first] of journal.entries()) {
          const second = journal[at + 1];
          if (first.kind !== 'declare' || second?.kind !== 'declare' || first.ability === second.ability) continue;
          const other = swapped(journal, at);
          if (![journal, other].every((one) => bothWait(setup, one.slice(0, at + 2), [first.id, second.id]))) continue;
          expectSame(plain, told(setup, other), [first.id, second.id]);
        }
      }),
    ),
    runs,
  );
});

test('all that goes off together may have been declared in any order', () => {
  fc.assert(
    fc.property(bouts, ({ setup, one, other }) => {
      const declared = one.filter(({ kind }) => kind === 'declare').map(({ id }) => id);
      expectSame(told(setup, one), told(setup, other), declared);
    }),
    { numRuns: runs.numRuns * 8 },
  );
});

test('rosters, bids, links and customizations of different teams may change places', () => {
  fc.assert(
    fc.property(
      battles,
      whenPlayed(({ setup, journal }) => {
        const plain = told(setup, journal);
        for (const [at, first] of journal.entries()) {
          const second = journal[at + 1];
          if (!second || !isOrder(first) || !isOrder(second) || first.by === second.by) continue;
          const other = told(setup, swapped(journal, at));
          expect(other.week).toEqual(plain.week);
          expect(unnumbered(other)).toEqual(unnumbered(plain));
        }
      }),
    ),
    runs,
  );
});

const isOrder = (entry: Entry) =>
  entry.kind === 'roster' || entry.kind === 'bid' || entry.kind === 'customize' || entry.kind === 'link';

function swapped(journal: readonly Entry[], at: number): Entry[] {
  const [first, second] = [journal[at], journal[at + 1]];
  return first && second ? [...journal.slice(0, at), second, first, ...journal.slice(at + 2)] : [...journal];
}

function bothWait(setup: Setup, journal: readonly Entry[], ids: readonly string[]): boolean {
  const rulings = mercenaries.rulings(fold(mercenaries, setup, journal, testDice));
  return ids.every((id) => rulings.some((ruling) => ruling.id === id && ruling.outcome === 'Pending'));
}

/** How a week ends and the next one opens, without what only numbers the journal. */
interface Told {
  readonly rulings: ReadonlyMap<string, Ruled>;
  readonly cites: ReadonlyMap<string, readonly ClauseId[]>;
  readonly hits: ReadonlyMap<string, readonly string[]>;
  readonly mercs: ReadonlyMap<string, object>;
  readonly week: object;
}
interface Ruled {
  readonly order: number;
  readonly came: object;
}

function told(setup: Setup, journal: readonly Entry[]): Told {
  const state = fold(mercenaries, setup, journal, testDice);
  const view = mercenaries.view(state, { kind: 'record' });
  const next = mercenaries.open(mercenaries.setup.parse(mercenaries.close(state)));
  return {
    rulings: new Map(sorted(view.rulings).map((ruling) => [ruling.id, ruled(ruling)])),
    cites: new Map(view.rulings.map(({ id, cites }) => [id, cites])),
    hits: new Map(view.rulings.map(({ id, hits, merc }) => [id, merc === null ? hits : [...hits, merc]])),
    mercs: new Map(
      [view, mercenaries.view(next, { kind: 'record' })].flatMap(({ week, mercs }) =>
        shownMercs(mercs).map((merc) => [`${week} ${merc.key}`, merc] as const),
      ),
    ),
    week: [shown(view), shown(mercenaries.view(next, { kind: 'record' }))],
  };
}

const sorted = <T>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

const shownMercs = (mercs: View['mercs']) =>
  Object.values(mercs).map(({ abilities, ...merc }) => ({ ...merc, abilities: sorted(abilities) }));

const shown = ({ rulings: _, teams, mercs, matches, ...rest }: View) => ({
  ...rest,
  teams: Object.values(teams).map(({ ledger, ...team }) => ({
    ...team,
    ledger: sorted(ledger.map(({ id: __, ...line }) => line)),
  })),
  mercs: shownMercs(mercs),
  matches: matches.map(({ facts, ...match }) => ({ ...match, facts: sorted(facts) })),
});

/** What came of a declaration; in which words is not asked. */
const ruled = ({ outcome, targets, hits, rolls, interceptedBy, readyWeek, order }: Ruling): Ruled => ({
  order,
  came: { outcome, targets: [...targets].sort(), hits: [...hits].sort(), rolls, interceptedBy, readyWeek },
});

const unnumbered = ({ rulings }: Told) => new Map([...rulings].map(([id, { came }]) => [id, came]));

/**
 * The same, or a clause by which order decides is named by a ruling that differs, or by one of those that changed places and
 * concerns a merc that differs.
 */
function expectSame(one: Told, other: Told, places: readonly string[]): void {
  const differing = [...new Set([...one.rulings.keys(), ...other.rulings.keys()])].filter(
    (id) => !isDeepStrictEqual(one.rulings.get(id), other.rulings.get(id)),
  );
  if (differing.length === 0 && isDeepStrictEqual(one.week, other.week)) return;
  const mercs = [...one.mercs.keys()].filter((key) => !isDeepStrictEqual(one.mercs.get(key), other.mercs.get(key)));
  const concerns = (id: string): boolean =>
    (one.hits.get(id) ?? []).some((hit) => mercs.some((key) => key.endsWith(` ${hit}`)));
  const asked = [...differing, ...places.filter(concerns)];
  const cited = [one, other].flatMap(({ cites }) => asked.flatMap((id) => cites.get(id) ?? []));
  if (BY_ORDER.some((clause) => cited.includes(clause))) return;
  expect(unnumbered(other)).toEqual(unnumbered(one));
  expect(other.week).toEqual(one.week);
  expect(other.rulings).toEqual(one.rulings);
}
