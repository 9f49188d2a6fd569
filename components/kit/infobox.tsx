import type { ReactNode } from 'react';
import { cx } from './cx';
import { type Readiness, Ready } from './ready';

/** What somebody is in short, in a double frame under its seal. */
export function InfoboxFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      className="border border-ink bg-sheet px-4 pt-4 pb-3 outline outline-offset-[-5px] outline-ink sm:max-two:grid sm:max-two:grid-cols-[9rem_minmax(0,1fr)] sm:max-two:gap-4 two:col-[2] two:row-[1/span_2] two:self-start"
      aria-label={label}
    >
      {children}
    </aside>
  );
}

/** An article with its infobox at the right from 60rem on. */
export function ArticleWithBox({ head, box, children }: { head: ReactNode; box: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-5 two:grid-cols-[minmax(0,1fr)_20rem] two:grid-rows-[auto_1fr]">
      <header>{head}</header>
      {box}
      <div className="[&>*+*]:mt-6">{children}</div>
    </div>
  );
}

export interface StripWeek {
  readonly week: number;
  readonly now: boolean;
  readonly ready: Readiness;
  readonly words: string;
  /** It rests, or is used up. */
  readonly rests: boolean;
}

/** Week by week: used, resting, ready. */
export function WeekStrip({ weeks, label }: { weeks: readonly StripWeek[]; label: string }) {
  return (
    <ol className="mt-3 grid max-w-[44rem] grid-cols-7 border border-rule bg-sheet" aria-label={label}>
      {weeks.map(({ week, now, ready, words, rests }) => (
        <li
          key={week}
          className={cx(
            'grid border-l border-rule px-[0.45rem] pt-[0.2rem] pb-[0.3rem] first:border-l-0 max-md:justify-items-center max-md:px-0',
            rests && 'resting',
            now &&
              '[box-shadow:inset_0_3px_0_var(--color-rubric)] forced-colors:border-t-4 forced-colors:border-t-[Highlight]',
          )}
        >
          <span className={cx('text-0 text-ink-2', now && 'max-md:font-label max-md:text-rubric')}>
            <span className="sr-only">Week </span>
            {week}
            {now && <span className="max-md:sr-only">, now</span>}
          </span>
          <Ready state={ready} narrow>
            {words}
          </Ready>
        </li>
      ))}
    </ol>
  );
}
