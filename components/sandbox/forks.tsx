import { ButtonLink } from '@/components/kit/button';
import { Points } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { ChoiceLinks } from '@/components/kit/page';
import { Hint, Label } from '@/components/kit/text';
import { adminPath, weekPath } from '@/lib/record/views/address';

/** The weeks that can be turned into a scenario. */
export function ForkList({
  season,
  weeks,
  forked,
}: {
  readonly season: string;
  weeks: readonly number[];
  forked: number | null;
}) {
  if (weeks.length === 0) return null;
  return (
    <ChoiceLinks label="Fork a week">
      <Label>Fork</Label>
      {weeks.map((week) => (
        <a
          key={week}
          href={adminPath(season, `/sandbox?fork=${week}`)}
          aria-current={week === forked ? 'page' : undefined}
        >
          Week {week}
        </a>
      ))}
      {forked !== null && <a href={adminPath(season, '/sandbox')}>None: write your own</a>}
    </ChoiceLinks>
  );
}

interface Fork {
  readonly week: number;
  readonly open: boolean;
  readonly notes: readonly string[];
}

/** Where a fork comes from, what it leaves out, and the way to keep it as a case. */
export function ForkNotes({ season, fork: { week, open, notes } }: { season: string; fork: Fork }) {
  return (
    <Notice above={4} tone={open ? 'waits' : undefined}>
      <p>
        Below stands <a href={weekPath(season, week)}>week {week}</a>: its opening, and what was done in it. Change a
        step and run it, and what comes of it stands beside what happened.
      </p>
      <Points above={2}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Points>
      <p>
        <ButtonLink look="small" href={adminPath(season, `/sandbox/export?fork=${week}`)} download>
          Download as a case
        </ButtonLink>{' '}
        <Hint as="span">what happened is then what it expects</Hint>
      </p>
    </Notice>
  );
}
