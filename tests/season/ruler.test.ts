import { describe, expect, it } from 'vitest';
import { PHASES } from '../../lib/engine/rules/mercenaries/terms';
import { type PhaseTime, rulerOf } from '../../lib/features/season/ruler';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * 3_600_000);
const phase = (name: string, from: number, to: number, closed: boolean): PhaseTime => ({
  phase: name,
  opensAt: at(from),
  closesAt: at(to),
  closedAt: closed ? at(to) : null,
});
const HOURS = [50, 50, 50, 50];
const ruler = (known: readonly PhaseTime[], now: number, strokes: readonly number[] = []) =>
  rulerOf(
    known,
    PHASES,
    HOURS,
    at(0),
    strokes.map((hours) => ({ at: at(hours), tone: 'plain' })),
    at(now),
  );

describe('the week as a ruler', () => {
  it('draws phases to scale, those to come by their planned hours', () => {
    const { phases } = ruler([phase('Peacetime', 0, 50, true), phase('Wartime', 50, 100, false)], 75);
    expect(phases.map(({ from, to, state }) => [from, to, state])).toEqual([
      [0, 25, 'done'],
      [25, 50, 'open'],
      [50, 75, 'to come'],
      [75, 100, 'to come'],
    ]);
  });

  it('places a stroke where its time falls, and now in the open phase', () => {
    const drawn = ruler([phase('Peacetime', 0, 50, true), phase('Wartime', 50, 100, false)], 75, [25, 60]);
    expect(drawn.strokes.map((stroke) => stroke.x)).toEqual([12.5, 30]);
    expect(drawn.now?.x).toBe(37.5);
  });

  it('grows the open phase while it is kept open past its close', () => {
    const { phases, now } = ruler([phase('Peacetime', 0, 50, false)], 100);
    // 100 of 250 hours.
    expect(phases[0]).toMatchObject({ from: 0, to: 40, state: 'open' });
    expect(now?.x).toBe(40);
  });

  it('leaves a phase room for its name, however short it was', () => {
    const { phases } = ruler([phase('Peacetime', 0, 0.01, true), phase('Wartime', 0.01, 50, false)], 10);
    for (const { from, to } of phases) expect(to - from).toBeGreaterThanOrEqual(12);
    expect(phases.at(-1)?.to).toBeCloseTo(100, 1);
  });

  it('has no now once the week is over', () => {
    const over = PHASES.map((name, index) => phase(name, index * 50, index * 50 + 50, true));
    expect(ruler(over, 500).now).toBeNull();
  });

  it('takes the planned length where an admin closes the phase when he says so', () => {
    const open: PhaseTime = { phase: 'Peacetime', opensAt: at(0), closesAt: null, closedAt: null };
    expect(ruler([open], 10).phases[0]).toMatchObject({ from: 0, to: 25 });
  });
});
