import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Hint } from '@/components/kit/text';
import { Deadline, Time } from '@/components/kit/time';
import { Corrected } from '@/components/season/corrections';
import { Page } from '@/components/shell/page';
import { WeekFilterForm, WeekPager } from '@/components/week/filter';
import { MatchCards } from '@/components/week/match-cards';
import { OutcomeKey } from '@/components/week/outcome-key';
import { PhaseSection } from '@/components/week/phase-section';
import { some } from '@/lib/engine/rules/kernel/say';
import type { PhaseGroup, WeekFilter, WeekPage as WeekView } from '@/lib/features/season/model';
import { asksUnknownOf, loadWeekPage } from '@/lib/features/season/week';
import { weekFilter } from '@/lib/features/season/week-filter';
import { currentActor } from '@/lib/platform/auth/session';
import { dicePath, seasonPath, weekPath } from '@/lib/record/views/address';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ season: string; number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const weekNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const number = weekNumber.safeParse((await params).number);
  if (!number.success) return { title: 'No such week' };
  return {
    title: titled(`Week ${number.data}`, weekFilter.safeParse(await searchParams).data),
    description: `What leaders posted in week ${number.data}, beside what the rules made of it.`,
  };
}

export default async function WeekPage({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const number = weekNumber.safeParse((await params).number);
  if (!number.success) missing(seasonPath(season, `/weeks/${(await params).number}`));
  const asked = await searchParams;
  const filter = askedBy(weekFilter, asked, weekPath(season, number.data));
  const week = await loadWeekPage(number.data, filter, readerOf(season, await currentActor(season)));
  if (week === null) missing(weekPath(season, number.data));
  if (asksUnknownOf(filter, week)) missing(weekPath(season, number.data), asked);
  const filtered = week.filter.match !== null || week.filter.outcome !== null || week.filter.words !== '';
  return (
    <Page name="week">
      <Crumb>
        <a href={seasonPath(season)}>{week.name}</a> / Week {week.number}
      </Crumb>
      <Title>Week {week.number}, said and ruled</Title>
      <Lede>
        <WeekLede week={week} filtered={filtered} />
      </Lede>
      <Corrected season={season} note={week.corrected} zone={week.zone} />
      <WeekFilterForm season={season} week={week} />
      {week.phases.filter(hasMore).map((group) => (
        <PhaseSection season={season} key={group.phase} group={group} zone={week.zone} filtered={filtered} />
      ))}
      <WeekPager season={season} week={week} />
      <MatchCards season={season} week={week} />
      {week.closedAt !== null && (
        <Hint>
          <a href={`${weekPath(season, week.number)}/replay.json`}>Replay bundle</a>: the whole week as a file;
          replaying it gives the same rulings. <a href={`${dicePath(season)}?week=${week.number}`}>Its dice</a> can be
          thrown again by anybody.
        </Hint>
      )}
      <OutcomeKey />
    </Page>
  );
}

const titled = (title: string, asked?: WeekFilter): string =>
  [
    title,
    asked?.match != null && `match ${asked.match}`,
    asked?.outcome,
    asked?.words && `“${asked.words}”`,
    asked?.entry && `entry ${asked.entry}`,
    asked && asked.page > 1 && `page ${asked.page}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A phase that is over and in which nothing was said has nothing to show; what stands on other pages is shown there. */
const hasMore = (group: PhaseGroup): boolean => (group.open && group.found === 0) || group.entries.length > 0;

function WeekLede({ week, filtered }: { week: WeekView; filtered: boolean }) {
  const { closedAt, closesAt, declared, shown, phase, zone } = week;
  const count = `${declared === 0 ? 'No' : declared} declaration${declared === 1 ? '' : 's'}`;
  return (
    <>
      {closedAt ? (
        <>
          Closed on <Time at={closedAt} zone={zone} style="full" />.{' '}
        </>
      ) : (
        <>
          At <b>{phase}</b>
          {closesAt && (
            <>
              {' '}
              until <Deadline at={closesAt} zone={zone} style="full" />
            </>
          )}
          .{' '}
        </>
      )}
      {count}
      {closedAt ? '' : ' so far'}
      {filtered ? `, of which ${some(shown, 'is', 'are')} shown.` : '.'}
    </>
  );
}
