import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { OUTCOMES } from '../../lib/engine/rules/kernel/ruling';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import type { Entry, EntryKind } from '../../lib/engine/rules/mercenaries/entry';
import { entrySchema } from '../../lib/engine/rules/mercenaries/entry';
import { STATUSES } from '../../lib/engine/rules/mercenaries/terms';
import { playedTo, testDice } from './support/played';
import { seasons } from './support/season';

/** A step is total: whatever an entry names, it comes to a ruling or to nothing, and never to a throw. */

// More of them: SEASONS=20000 npx vitest run --project unit tests/rules/total.test.ts
const runs = { numRuns: Number(process.env.SEASONS ?? 500) };
vi.setConfig({ testTimeout: 600_000 });

/** Keys that are there, keys that are not, and such as a plain object has by itself. */
const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('red', 'blue', 'red0', 'red1', 'blue0', 'blue1', 'green0', 'free0') },
  { weight: 4, arbitrary: fc.constantFrom('red0/a', 'red0/b', 'red1/a', 'blue0/a', 'blue1/a', 'green0/a', 'free0/a') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Mill', 'red/Mill', 'blue/Marsh', 'nobody', 'no/such', 'red0/', '/a', '/', ' '),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'constructor/name', '.'),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
);
const names = fc.array(name, { maxLength: 4 });
const ref = fc.option(name, { nil: null });
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const count = fc.nat({ max: 1000 });
const at = fc.constantFrom('2026-01-01T12:00:00.000Z', '2026-02-30T00:00:00Z', '2031-01-01T00:00:00+14:00');

const reading = fc.record({
  kind: fc.constantFrom('declaration' as const, 'unclear' as const, 'talk' as const),
  span: fc.constant({ start: 0, end: 5 }),
  text: fc.string({ maxLength: 20 }),
  ability: ref,
  merc: ref,
  targets: names,
  includeUnrosterable: fc.boolean(),
  marks: fc.constant([]),
  how: fc.constant(null),
  doubt: fc.constantFrom(null, 'no target' as const, 'tied' as const),
  candidates: fc.array(fc.record({ ability: name, merc: name, targets: names, note: fc.constant('near') }), {
    maxLength: 1,
  }),
  note: fc.constant('As it was read.'),
});

/** One for each kind of entry; of each, anything that its schema lets in. */
const FIELDS: { readonly [K in EntryKind]: fc.Arbitrary<object> } = {
  post: fc.record({
    by: name,
    text: fc.constant('**x**'),
    readings: fc.array(reading, { maxLength: 3 }),
    reader: name,
  }),
  declare: fc.record({ by: name, ability: name, merc: ref, targets: names, includeUnrosterable: fc.boolean() }),
  advance: fc.record({
    to: fc.constantFrom('Wartime', 'Battles', 'Results', 'Week'),
    closesAt: fc.option(at, { nil: null }),
  }),
  day: fc.constant({}),
  deadline: fc.record({ closesAt: fc.option(at, { nil: null }), because: name }),
  roster: fc.record({ by: name, mercs: names }),
  bid: fc.record({ by: name, terrain: name, gp: whole }),
  defer: fc.record({ by: name }),
  hire: fc.record({ by: name, merc: name, price: count }),
  release: fc.record({ by: name, merc: name }),
  trade: fc.record({ by: name, with: name, gives: names, gets: names, gp: whole }),
  buyback: fc.record({ by: name, ability: name, price: count }),
  choose: fc.record({ by: name, ability: name, merc: ref, choice: name }),
  link: fc.record({ by: name, merc: name, to: name }),
  customize: fc.record({ by: name, merc: name, choice: name }),
  happens: fc.record({ event: fc.oneof(name, fc.constantFrom('KO', 'Removal', 'first blood')), to: ref }),
  win: fc.record({ team: name }),
  adjust: fc.record(
    {
      team: name,
      merc: name,
      ability: name,
      terrain: fc.oneof(fc.constant('Mill'), name),
      outUntil: fc.option(whole, { nil: null }),
      gp: whole,
      exp: whole,
      status: fc.uniqueArray(fc.constantFrom(...STATUSES), { maxLength: 3 }),
      ready: whole,
      infrastructure: whole,
      uses: count,
      choice: ref,
      customization: ref,
      roster: names,
      to: ref,
      parameters: fc.constant({ upkeep: 3, types: ['Robot'] }),
      definition: fc.constantFrom(
        { name: 'Other', type: 'Trigger', cooldown: 0, when: { event: 'KO' }, effects: [{ do: 'KO', to: 'cause' }] },
        {
          name: 'Other',
          type: 'Passive',
          cooldown: 0,
          effects: [{ do: 'Intercept' }, { do: 'Retime', into: 'Results' }],
        },
      ),
      because: fc.constant('by hand'),
    },
    { requiredKeys: ['because'] },
  ),
  import: fc.constantFrom(
    {
      teams: {},
      mercs: { red0: { team: 'nobody', assists: 'no' }, other: { pureSupport: { linkedTo: 'x', since: 1 } } },
    },
    { teams: { green: { gp: -5 }, new: {} }, mercs: { free0: { team: 'new' }, constructor: { team: 'red' } } },
  ),
  rolls: fc.record({ ability: name, values: fc.array(whole, { maxLength: 3 }) }),
};

const override = fc.record(
  { ability: ref, outcome: fc.constantFrom(...OUTCOMES), targets: names },
  { requiredKeys: ['ability', 'outcome'] },
);

const anything = fc
  .constantFrom(...(Object.keys(FIELDS) as EntryKind[]))
  .chain((kind) =>
    fc.record({ kind: fc.constant(kind), fields: FIELDS[kind], overrides: fc.array(override, { maxLength: 2 }) }),
  );

test('no entry that its schema lets in makes a step throw, at whatever time and under whatever ruling of an admin', () => {
  fc.assert(
    fc.property(
      seasons,
      fc.nat({ max: 30 }),
      fc.array(anything, { minLength: 1, maxLength: 8, size: 'max' }),
      (season, moves, acts) => {
        let { state, seq } = playedTo(season, moves);
        for (const { kind, fields, overrides } of [...acts, END]) {
          seq += 1;
          const id = `3-${seq}`;
          const written = {
            ...fields,
            kind,
            id,
            seq,
            at: new Date(Date.UTC(2026, 0, 2, 0, 0, seq)).toISOString(),
            actor: 'someone',
          };
          const read = entrySchema.safeParse(JSON.parse(JSON.stringify(written)));
          if (!read.success) continue;
          const over = overrides.map((one) => ({
            ...one,
            ability: one.ability ?? ('ability' in fields ? String(fields.ability) : null),
            entry: '3-999',
            actor: 'admin',
            ruling: id,
            because: 'So it is ruled.',
          }));
          const entry: Entry = over.length > 0 ? { ...read.data, overrides: over } : read.data;
          state = mercenaries.step(state, entry, testDice);
        }
        expect(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)).toBe(true);
        mercenaries.view(state, { kind: 'record' });
        for (const team of ['red', 'nobody', '__proto__']) mercenaries.vocabulary(state, team);
        mercenaries.open(mercenaries.setup.parse(mercenaries.close(state)));
      },
    ),
    runs,
  );
});

const END = { kind: 'advance' as const, fields: { to: 'Week', closesAt: null }, overrides: [] };

test('each kind of entry is written so that its schema lets most of them in', () => {
  for (const [kind, fields] of Object.entries(FIELDS)) {
    const all = fc.sample(fields, { numRuns: 60, seed: 7 });
    const read = all.filter(
      (one) =>
        entrySchema.safeParse(
          JSON.parse(JSON.stringify({ ...one, kind, id: '3-1', seq: 1, at: '2026-01-01T12:00:00.000Z', actor: 'a' })),
        ).success,
    );
    expect(read.length / all.length, kind).toBeGreaterThan(0.3);
  }
});
