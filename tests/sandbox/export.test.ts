import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { foldAll, type Journalled } from '../../lib/engine/rules/kernel/fold';
import type { Ruling } from '../../lib/engine/rules/kernel/ruling';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import { type Entry, overridableOutcomes } from '../../lib/engine/rules/mercenaries/entry';
import type { Setup } from '../../lib/engine/rules/mercenaries/setup';
import { loadText } from '../../lib/engine/scenarios/load';
import { exportWeek, openingAfter } from '../../lib/engine/scenarios/mercenaries/export';
import { playScenario } from '../../lib/engine/scenarios/mercenaries/scenario';
import { reportText } from '../../lib/engine/scenarios/print';
import { runText } from '../../lib/engine/scenarios/run';
import { writeScenario } from '../../lib/engine/scenarios/write';
import { testDice, whenPlayed } from '../rules/support/played';
import { seasons } from '../rules/support/season';

vi.setConfig({ testTimeout: 600_000 });

/** A week written as a scenario and run again. */
function rerun(setup: Setup, journal: readonly Journalled<Entry>[]) {
  const { state } = foldAll(mercenaries, setup, journal, testDice);
  const view = mercenaries.view(state, { kind: 'record' });
  const end = state.phase === 'Closed' ? mercenaries.view(openingAfter(state), { kind: 'record' }) : view;
  const { left, ...data } = exportWeek({ name: 'A week', setup, journal, view, end });
  const text = writeScenario(data);
  const [source] = loadText('week.yaml', text).sources;
  if (!source) throw new Error(text);
  return { text, left, was: view.rulings, wasEnd: end, ...playScenario(source) };
}

/** A ruling but for what only says where in which journal it stands. */
const gist = ({ id: _, entry, ruledBy, cause, part, span, marks, at, override, links, ...ruling }: Ruling) => ({
  ...ruling,
  caused: cause !== null,
  linked: links?.length ?? 0,
  overridden: override?.because ?? null,
});

/** Leaves out by which entry something came about. */
const placeless = (key: string, value: unknown): unknown => (key === 'ruling' ? null : value);

const isRuling = (value: unknown): value is Ruling => typeof value === 'object' && value !== null && 'outcome' in value;

/** The journal up to the close of its week, without entries that name what the game does not have. */
function ofOneWeek(setup: Setup, journal: readonly Entry[]): readonly Entry[] {
  const close = journal.findIndex((entry) => entry.kind === 'advance' && entry.to === 'Week');
  const week = close < 0 ? journal : journal.slice(0, close + 1);
  const { left } = rerun(setup, week);
  return week.filter(({ id }) => !left.some((sentence) => sentence.includes(`entry ${id}:`)));
}

describe('a week written as a scenario', () => {
  it('comes to the same rulings and the same end, whatever its abilities and whatever an admin amended', () => {
    const amendments = fc.array(fc.tuple(fc.nat(), fc.constantFrom('strike', 'override'), fc.nat()), { maxLength: 4 });
    fc.assert(
      fc.property(
        seasons,
        amendments,
        whenPlayed(({ setup, journal: whole }, acts: readonly (readonly [number, string, number])[]) => {
          const journal: Journalled<Entry>[] = [...ofOneWeek(setup, whole)];
          const closed = journal.some((entry) => entry.kind === 'advance' && entry.to === 'Week');
          for (const [pick, kind, outcome] of acts) {
            const rulings = mercenaries.rulings(foldAll(mercenaries, setup, journal, testDice).state);
            const ruling = rulings[pick % Math.max(1, rulings.length)];
            if (!ruling || ruling.ability === null) continue;
            const seq = journal.length + 1;
            const envelope = {
              id: `3-${seq}`,
              seq,
              at: '2026-01-01T13:00:00.000Z',
              actor: 'admin',
              because: 'So it was.',
            };
            if (kind === 'strike')
              journal.push({ ...envelope, kind: 'strike', target: ruling.entry, part: ruling.part });
            else {
              const outcomes = overridableOutcomes;
              journal.push({
                ...envelope,
                kind: 'override',
                ruling: ruling.id,
                ability: ruling.ability,
                outcome: outcomes[outcome % outcomes.length] ?? 'Failed',
              });
            }
          }
          const { report, text, left, was, wasEnd, state } = rerun(setup, journal);
          expect(left, text).toEqual([]);
          expect(report.rulings.filter(isRuling).map(gist), text).toEqual(was.map(gist));
          expect(report.ok, `${reportText(report)}\n${text}`).toBe(true);
          if (!state) throw new Error('It was not played.');
          const { rulings: _, ...end } = mercenaries.view(state, { kind: 'record' });
          const { rulings: __, ...then } = wasEnd;
          if (closed)
            expect(JSON.parse(JSON.stringify(end, placeless))).toEqual(JSON.parse(JSON.stringify(then, placeless)));
        }),
      ),
      { numRuns: Number(process.env.SEASONS ?? 30) },
    );
  });

  it('is a case by itself', () => {
    expect(runText('x.yaml', 'name: a\n')).toHaveLength(1);
  });
});
