import { Pager } from '@/components/kit/pager';
import { reviewPath } from '@/lib/features/review/filter';
import type { ReviewAsked, ReviewFilter } from '@/lib/features/review/model';

interface Props {
  season: string;
  asked: ReviewAsked;
  /** Which list, which is also where it stands on the page. */
  list: Exclude<keyof ReviewAsked, keyof ReviewFilter | 'tick'>;
  of: number;
  label: string;
}

/** The way to the pages of one list of the review page; the others stay where they are. */
export function ReviewPager({ season, asked, list, of, label }: Props) {
  const words = list === 'unclear' || list === 'edits' ? (['Earlier', 'Later'] as const) : undefined;
  return (
    <Pager
      at={asked[list]}
      of={of}
      label={label}
      words={words}
      href={(page) => reviewPath(season, { ...asked, [list]: page }, list)}
    />
  );
}
