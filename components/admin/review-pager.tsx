import { Pager } from '@/components/kit/pager';
import type { ReviewAsked } from '@/lib/features/review/model';
import { adminPath } from '@/lib/record/views/address';

interface Props {
  season: string;
  asked: ReviewAsked;
  /** Which list, which is also where it stands on the page. */
  list: keyof ReviewAsked;
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

function reviewPath(season: string, asked: ReviewAsked, list: string): string {
  const params = new URLSearchParams();
  for (const [name, page] of Object.entries(asked)) if (page > 1) params.set(name, String(page));
  return adminPath(season, `/review${params.size === 0 ? '' : `?${params}`}#${list}`);
}
