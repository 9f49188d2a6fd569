import type { ReactNode } from 'react';
import { cx } from './cx';
import { Glyph, type GlyphName } from './glyph';

/** How a step of an argument went. */
const VERDICTS = {
  passed: 'text-took',
  stopped: 'text-refused',
  turned: 'text-waits',
  nothing: 'text-ink-3',
} as const;

export interface VerdictView {
  readonly look: keyof typeof VERDICTS;
  /** Null: a dash. */
  readonly glyph: GlyphName | null;
  readonly words: string;
}

/** A verdict: its glyph, or a dash, and its words. */
function Verdict({ verdict: { look, glyph, words } }: { verdict: VerdictView }) {
  return (
    <span className={cx('inline-flex items-baseline gap-[0.4em] font-works text-1/140 font-label', VERDICTS[look])}>
      {glyph ? <Glyph name={glyph} /> : <span className="w-[0.8em] self-center border-t-2" aria-hidden="true" />}
      {words}
    </span>
  );
}

/** The steps of an argument, numbered in red. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="list-none">{children}</ol>;
}

interface StepProps {
  /** Null, as the title: it is none of the six steps, and its text stands alone. */
  number: number | null;
  title: string | null;
  verdict: VerdictView;
  /** What the step found, in plain words. */
  text: ReactNode;
  /** In its margin: the clauses that it rests on. */
  margin?: ReactNode;
  children?: ReactNode;
}

/** One step: its number, its verdict, what it found, and the clauses in its margin. */
export function Step({ number, title, verdict, text, margin, children }: StepProps) {
  return (
    <li
      className="group grid scroll-mt-4 grid-cols-[2.5rem_minmax(0,1fr)] border-t border-rule py-4 first:border-t-0 first:pt-2 max-[24rem]:grid-cols-[1.75rem_minmax(0,1fr)] nav:grid-cols-[3rem_minmax(0,40rem)_minmax(17rem,1fr)]"
      id={number === null ? undefined : `step-${number}`}
      value={number ?? undefined}
    >
      <div
        className="font-voice text-5/100 text-rubric figures group-target:underline group-target:decoration-2 group-target:underline-offset-[0.15em]"
        aria-hidden="true"
      >
        {number}
      </div>
      <div className="nav:pr-6">
        {title !== null && (
          <h3 className="mb-1 flex flex-wrap items-baseline gap-x-3 text-4/120">
            {title} <Verdict verdict={verdict} />
          </h3>
        )}
        <p className="max-w-measure font-voice text-3/[1.55] text-pretty">{text}</p>
        {children}
      </div>
      {margin !== undefined && (
        <div className="margin-rule col-[2] mt-3 pl-3 text-1/140 text-ink-2 nav:col-[3] nav:mt-0 nav:pl-4 [&_p+p]:mt-2 [&_span]:block">
          {margin}
        </div>
      )}
    </li>
  );
}

/** The faces of a die that picked among names; the one that fell is marked. */
export function Faces({ names, picked }: { names: readonly string[]; picked: number }) {
  return (
    <ol className="mb-2 flex list-none flex-wrap gap-x-4">
      {names.map((name, face) => (
        <li key={name} className={face + 1 === picked ? 'border-b-2 border-rubric text-ink' : undefined}>
          <span className="figures">{face + 1}</span> {name}
          {face + 1 === picked && <span className="text-ink-2"> picked</span>}
        </li>
      ))}
    </ol>
  );
}
