/**
 * The week as a ruler: its phases to scale, one stroke a declaration, and now. Positions are percent of the
 * ruler's length, so that it can be drawn at any width.
 */

export interface PhaseTime {
  readonly phase: string;
  readonly opensAt: Date;
  /** Planned end; null: when an admin says so. */
  readonly closesAt: Date | null;
  /** When it did end. */
  readonly closedAt: Date | null;
}
export interface StrokeTime {
  readonly at: Date;
  readonly tone: Tone;
}
export type Tone = 'plain' | 'unclear' | 'rejected';

export interface Ruler {
  readonly phases: readonly {
    readonly phase: string;
    readonly from: number;
    readonly to: number;
    readonly opensAt: string;
    readonly state: 'done' | 'open' | 'to come';
  }[];
  readonly strokes: readonly { readonly x: number; readonly tone: Tone }[];
  /** Null where the week is over or not begun. */
  readonly now: { readonly x: number; readonly at: string } | null;
}

const HOUR = 3_600_000;
/** No phase is narrower than this, or its name would have no room. */
const NARROWEST = 12;

/**
 * @param known the phases that have opened, in order.
 * @param names all phases of a week, in order, and @param hours how long each is planned to last.
 */
export function rulerOf(
  known: readonly PhaseTime[],
  names: readonly string[],
  hours: readonly number[],
  opensAt: Date,
  strokes: readonly StrokeTime[],
  now: Date,
): Ruler {
  const spans: { phase: string; from: number; to: number; state: Ruler['phases'][number]['state'] }[] = [];
  names.forEach((phase, index) => {
    const row = known.find((each) => each.phase === phase);
    const from = row?.opensAt.getTime() ?? spans.at(-1)?.to ?? opensAt.getTime();
    const planned = row?.closesAt?.getTime() ?? from + (hours[index] ?? 24) * HOUR;
    const open = row !== undefined && row.closedAt === null;
    // A phase that is kept open past its close grows with the clock.
    const to = row?.closedAt?.getTime() ?? (open ? Math.max(planned, now.getTime()) : planned);
    spans.push({ phase, from, to: Math.max(to, from), state: row ? (open ? 'open' : 'done') : 'to come' });
  });

  const total = spans.reduce((sum, span) => sum + (span.to - span.from), 0) || 1;
  const raw = spans.map((span) => ((span.to - span.from) / total) * 100);
  const spare = raw.reduce((sum, width) => sum + Math.max(0, width - NARROWEST), 0) || 1;
  const missing = raw.reduce((sum, width) => sum + Math.max(0, NARROWEST - width), 0);
  const widths = raw.map((width) => (width <= NARROWEST ? NARROWEST : width - (missing * (width - NARROWEST)) / spare));
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));

  const place = (time: number): number => {
    const found = spans.findIndex((span) => time < span.to);
    const index = found === -1 ? spans.length - 1 : found;
    const span = spans[index];
    if (!span) return 0;
    const length = span.to - span.from || 1;
    const share = Math.min(1, Math.max(0, (time - span.from) / length));
    return round((starts[index] ?? 0) + share * (widths[index] ?? 0));
  };
  const last = spans.at(-1);
  const over = last?.state === 'done' || known.length === 0;
  return {
    phases: spans.map((span, index) => ({
      phase: span.phase,
      from: round(starts[index] ?? 0),
      to: round((starts[index] ?? 0) + (widths[index] ?? 0)),
      opensAt: new Date(span.from).toISOString(),
      state: span.state,
    })),
    strokes: strokes.map((stroke) => ({ x: place(stroke.at.getTime()), tone: stroke.tone })),
    now: over ? null : { x: place(now.getTime()), at: now.toISOString() },
  };
}

const round = (percent: number): number => Math.round(percent * 100) / 100;
