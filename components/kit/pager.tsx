import { ButtonLink } from './button';

interface Props {
  /** Which page is shown, from 1, and of how many. */
  at: number;
  of: number;
  /** The address of a page. */
  href: (page: number) => string;
}

/** The way to the pages around; nothing where there is one alone. Newest stands first. */
export function Pager({ at, of, href }: Props) {
  if (of < 2) return null;
  return (
    <nav className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2" aria-label="Pages">
      {at > 1 && (
        <ButtonLink look="small" rel="prev" href={href(at - 1)}>
          Newer
        </ButtonLink>
      )}
      <span className="text-ink-2">
        Page {at} of {of}
      </span>
      {at < of && (
        <ButtonLink look="small" rel="next" href={href(at + 1)}>
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
