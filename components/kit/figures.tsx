import type { ReactNode } from 'react';
import { cx } from './cx';

export interface Figure {
  readonly term: ReactNode;
  readonly value: ReactNode;
}

interface Props {
  /** A term that is no text needs a key of its own. */
  figures: readonly (Figure & { readonly key?: string })[];
  /** `hero`: beside the title of the front page; `page`: under the title, closed by a rule; `head`: small, at the right. */
  look?: 'hero' | 'page' | 'head';
}

const LOOKS = {
  hero: 'mt-5 flex flex-wrap gap-x-7 gap-y-4 max-md:grid max-md:grid-cols-2 max-md:gap-3 lg:col-2 lg:row-[2/span_2] lg:m-0 lg:justify-between lg:gap-4 lg:self-end',
  page: 'mt-5 flex flex-wrap gap-x-7 gap-y-4 border-b border-ink pb-5 max-md:grid max-md:grid-cols-2 max-md:gap-3',
  head: 'flex flex-wrap gap-x-6 gap-y-3 lg:justify-end',
} as const;

/** Some numbers, each large under its label. */
export function Figures({ figures, look = 'page' }: Props) {
  return (
    <dl className={LOOKS[look]}>
      {figures.map(({ term, value, key }) => (
        <div key={key ?? String(term)}>
          <dt className={cx('caps', look === 'hero' ? 'mb-2' : 'mb-[0.2rem]')}>{term}</dt>
          <dd className={cx('figures font-voice', look === 'head' ? 'text-4/120' : 'text-4/120 md:text-5/120')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Pair {
  readonly term: ReactNode;
  readonly key?: string;
  readonly value: ReactNode;
}

/** A summary: each term with what it is. Pairs that are `null` are left out. */
export function Summary({ pairs, small = false }: { pairs: readonly (Pair | null)[]; small?: boolean }) {
  const shown = pairs.filter((pair) => pair !== null);
  return (
    <dl className={cx('grid grid-cols-[max-content_minmax(0,1fr)]', small ? 'text-dense' : 'text-2')}>
      {shown.map(({ term, key, value }, at) => {
        const line = at === shown.length - 1 ? 'py-line' : 'border-b border-rule py-line';
        return [
          <dt
            key={`${key ?? term} term`}
            className={cx(line, 'text-1 leading-[1.73] text-ink-2', small ? 'pr-3' : 'pr-4')}
          >
            {term}
          </dt>,
          <dd key={`${key ?? term} value`} className={line}>
            {value}
          </dd>,
        ];
      })}
    </dl>
  );
}
