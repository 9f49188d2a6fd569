import { ButtonLink } from './button';

interface Props {
  /** Which page is shown, from 1, and of how many. */
  at: number;
  of: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Of what the pages are, where a page has several lists. */
  label?: string;
  /** What the page before and the page behind hold; where the newest stands first: newer and older. */
  words?: readonly [before: string, behind: string];
}

/** The way to the pages around; nothing where there is one alone. */
export function Pager({ at, of, href, label = 'Pages', words: [before, behind] = ['Newer', 'Older'] }: Props) {
  if (of < 2) return null;
  return (
    <nav className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2" aria-label={label}>
      {at > 1 && (
        <ButtonLink look="small" rel="prev" href={href(at - 1)}>
          {before}
        </ButtonLink>
      )}
      <span className="text-ink-2">
        Page {at} of {of}
      </span>
      {at < of && (
        <ButtonLink look="small" rel="next" href={href(at + 1)}>
          {behind}
        </ButtonLink>
      )}
    </nav>
  );
}
