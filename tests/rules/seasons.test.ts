import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { fold, foldOn } from '../../lib/engine/rules/kernel/fold';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import { expectPlainJson, freeze } from './support/plain';
import { testDice, whenPlayed } from './support/played';
import { seasons } from './support/season';

/** What holds of every season whatever its abilities and whatever is declared. */

// More of them: SEASONS=20000 npx vitest run --project unit tests/rules/seasons.test.ts
const asked = process.env.SEASONS === undefined ? null : Number(process.env.SEASONS);
const runs = { numRuns: asked ?? 25 };
/** That no step throws is asked of many more; where CI judges a change, always of the same ones. */
const many = { numRuns: asked ?? 2000 };
vi.setConfig({ testTimeout: 600_000 });

describe('any season, any entries', () => {
  test('no step throws, and every week can be closed and the next one opened', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          const next = mercenaries.setup.safeParse(mercenaries.close(fold(mercenaries, setup, journal, testDice)));
          expect(next.error).toBeUndefined();
        }),
      ),
      many,
    );
  });

  test('every state is plain JSON, and no step changes the state before it', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          let state = freeze(mercenaries.open(setup));
          for (const entry of journal) {
            state = freeze(mercenaries.step(state, entry, testDice));
            expectPlainJson(state);
          }
          const next = mercenaries.close(state);
          expect(mercenaries.setup.parse(JSON.parse(JSON.stringify(next)))).toEqual(next);
        }),
      ),
      runs,
    );
  });

  test('no two dice bear one label, whatever was cancelled, copied, stolen or given back', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          const { rulings } = mercenaries.view(fold(mercenaries, setup, journal, testDice), { kind: 'record' });
          const labels = rulings.flatMap(({ rolls }) =>
            rolls.map(({ label, epoch = 0 }) => `${label} | epoch ${epoch}`),
          );
          expect(labels.filter((label, nth) => labels.indexOf(label) !== nth)).toEqual([]);
        }),
      ),
      many,
    );
  });

  test('dice that nobody may throw never break a step', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          expectPlainJson(fold(mercenaries, setup, journal, BY_CHANCE));
        }),
      ),
      runs,
    );
  });

  test('a state that went through JSON at each step comes to the same end', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          let state = mercenaries.open(setup);
          for (const entry of journal) state = JSON.parse(JSON.stringify(mercenaries.step(state, entry, testDice)));
          expect(state).toEqual(fold(mercenaries, setup, journal, testDice));
        }),
      ),
      runs,
    );
  });

  test('a fold in two parts equals a whole one', () => {
    fc.assert(
      fc.property(
        seasons,
        fc.nat({ max: 30 }),
        whenPlayed(({ setup, journal }, at) => {
          const first = fold(mercenaries, setup, journal.slice(0, at), testDice);
          expect(foldOn(mercenaries, first, journal.slice(at), testDice)).toEqual(
            fold(mercenaries, setup, journal, testDice),
          );
        }),
      ),
      runs,
    );
  });

  test('GP is what the week opened with and the lines of the ledger', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          const { teams } = mercenaries.view(fold(mercenaries, setup, journal, testDice), { kind: 'record' });
          for (const { key, gp, ledger } of Object.values(teams)) {
            expect(gp).toBe(ledger.reduce((sum, { amount }) => sum + amount, setup.teams[key]?.gp ?? 0));
          }
        }),
      ),
      runs,
    );
  });

  test('every declaration has one ruling with six steps, and every ruling an id of its own', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          const rulings = mercenaries.rulings(fold(mercenaries, setup, journal, testDice));
          expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
          for (const entry of journal) {
            if (entry.kind === 'declare') expect(rulings.filter(({ id }) => id === entry.id)).toHaveLength(1);
          }
          for (const ruling of rulings) {
            expect(ruling.steps.map(({ step }) => step)).toEqual([
              'Declaration',
              'Costs',
              'Targeting',
              'Timing',
              'Hitting',
              'Resolution',
            ]);
            expect(ruling.reason).toMatch(/[.!?]$/);
            expect(ruling.outcome).not.toBe('Pending');
          }
        }),
      ),
      runs,
    );
  });

  test('a struck declaration leaves the week as if it had never been made', () => {
    fc.assert(
      fc.property(
        seasons,
        fc.nat(),
        whenPlayed(({ setup, journal }, which) => {
          const declared = journal.filter(({ kind }) => kind === 'declare');
          const target = declared[which % Math.max(1, declared.length)];
          if (!target) return;
          const strike = {
            kind: 'strike' as const,
            target: target.id,
            part: null,
            because: 'a slip',
            id: '3-99',
            seq: 99,
            at: '2026-01-02T00:00:00.000Z',
            actor: 'admin',
          };
          const struck = fold(mercenaries, setup, [...journal, strike], testDice);
          expect(struck).toEqual(
            fold(
              mercenaries,
              setup,
              journal.filter(({ id }) => id !== target.id),
              testDice,
            ),
          );
        }),
      ),
      runs,
    );
  });

  test('before the lock nobody but its team sees a roster, a bid or a refused one', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup, journal }) => {
          let state = mercenaries.open(setup);
          for (const entry of journal) {
            state = mercenaries.step(state, entry, testDice);
            if (state.rostersLocked) break;
            for (const viewer of [{ kind: 'visitor' }, { kind: 'admin' }, { kind: 'leader', team: 'blue' }] as const) {
              const view = mercenaries.view(state, viewer);
              for (const team of Object.values(view.teams)) {
                if (viewer.kind === 'leader' && viewer.team === team.key) continue;
                expect(team.roster.state).not.toBe('open');
                expect(team.bid.state).not.toBe('open');
              }
              for (const { secretOf } of view.rulings) {
                expect(secretOf === null || (viewer.kind === 'leader' && viewer.team === secretOf)).toBe(true);
              }
            }
          }
        }),
      ),
      runs,
    );
  });

  test('what a page calls usable is what a declaration gets', () => {
    fc.assert(
      fc.property(
        seasons,
        fc.nat({ max: 24 }),
        whenPlayed(({ setup, journal }, at) => {
          const state = fold(mercenaries, setup, journal.slice(0, at), testDice);
          const { mercs } = mercenaries.view(state, { kind: 'record' });
          for (const { controller, abilities } of Object.values(mercs)) {
            for (const { key, holder, usable } of controller === null ? [] : abilities) {
              const entry = {
                kind: 'declare' as const,
                by: controller ?? '',
                ability: key,
                merc: holder,
                targets: [],
                id: '3-90',
                seq: 90,
                at: '2026-01-02T00:00:00.000Z',
                actor: 'someone',
              };
              const ruling = mercenaries
                .rulings(mercenaries.step(state, entry, testDice))
                .find(({ id }) => id === '3-90');
              const stopped = ruling?.steps.find(({ verdict }) => verdict === 'stopped')?.step;
              const refused = ruling?.outcome === 'Rejected' && (stopped === 'Declaration' || stopped === 'Costs');
              if (holder === key.split('/')[0] || usable) expect({ key, usable }).toEqual({ key, usable: !refused });
            }
          }
        }),
      ),
      runs,
    );
  });
});
