import { AdjustedBy } from '@/components/kit/adjusted';
import { LineList } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { Hint, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { some } from '@/lib/engine/rules/kernel/say';
import type { Change, ChangesPage } from '@/lib/features/changes/changes';
import { rulingPath, rulingsPath, weekPath } from '@/lib/record/views/address';

/** Day by day what came or changed, the newest first. */
export function ChangedDays({ season, page }: { readonly season: string; page: ChangesPage }) {
  const { days, zone, more } = page;
  if (days.length === 0) {
    return (
      <EmptyState above={5} what={`Nothing has come or changed since ${page.since}.`}>
        <a href={rulingsPath(season)}>All rulings</a>
      </EmptyState>
    );
  }
  return (
    <>
      {more && (
        <Hint above={4}>
          Only the newest are here. <a href={rulingsPath(season)}>All rulings</a>
        </Hint>
      )}
      {days.map(({ day, changes }) => (
        <Section
          key={day}
          id={day}
          above={6}
          title={<Time at={`${day}T12:00:00Z`} zone="UTC" style="date" />}
          more={some(changes.length, 'change')}
        >
          <LineList look="open">
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <Muted size="1">
                  <Time at={change.at} zone={zone} style="hour" />
                </Muted>{' '}
                <Told season={season} change={change} />
              </li>
            ))}
          </LineList>
        </Section>
      ))}
    </>
  );
}

function keyOf(change: Change): string {
  return change.kind === 'phase' ? `${change.week} ${change.phase} ${change.what}` : `${change.kind} ${change.line.id}`;
}

function Told({ season, change }: { readonly season: string; change: Change }) {
  if (change.kind === 'phase') {
    return (
      <a href={weekPath(season, change.week)}>
        Week {change.week}: {change.phase} {change.what}
      </a>
    );
  }
  if (change.kind === 'adjustment') {
    const { line } = change;
    return (
      <>
        <a href={rulingPath(season, line.entry)}>{line.text}</a>
        <Hint as="span" block>
          <AdjustedBy line={line} />
        </Hint>
      </>
    );
  }
  const { line, before } = change;
  return (
    <>
      <RulingLink season={season} line={line} /> {line.merc ? <Aim line={line} /> : <Muted>{line.team?.name}</Muted>}{' '}
      {before !== null && (
        <>
          <Outcome outcome={before} /> <Muted>is now</Muted>{' '}
        </>
      )}
      <Outcome outcome={line.outcome} />
      <Hint as="span" block>
        {line.reason}
      </Hint>
    </>
  );
}
