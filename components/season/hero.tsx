import { Figures } from '@/components/kit/figures';
import { HeroFrame } from '@/components/kit/hero';
import { Lede, Title } from '@/components/kit/page';
import { Ruler } from '@/components/kit/ruler';
import { Label, Nowrap } from '@/components/kit/text';
import { Deadline } from '@/components/kit/time';
import type { SeasonHome, WeekNow } from '@/lib/features/season/model';
import { sayLength } from '@/lib/record/views/time';
import { rulerWords } from './ruler-words';

/** What the open phase asks of leaders, and what comes of it. */
function WeekLede({ week, zone }: { week: WeekNow; zone: string }) {
  const until = week.closesAt ? (
    <>
      until <Deadline at={week.closesAt} zone={zone} style="full" />
    </>
  ) : (
    'until an admin closes the phase'
  );
  switch (week.phase) {
    case 'Peacetime':
      return (
        <>Leaders declare Peacetime abilities in bold, hire and link {until}. All of it resolves as it is posted.</>
      );
    case 'Wartime':
      return (
        <>
          Leaders declare in bold {until}. What is <Nowrap>Pre-Battle</Nowrap> resolves as it is posted; the rest waits
          for the rosters.
        </>
      );
    case 'Battles':
      return <>The rosters are locked and the battles have been opened. Voters decide the matches {until}.</>;
    case 'Results':
      return <>Results abilities are declared in bold {until}. When the week closes, income and upkeep are booked.</>;
    case 'Closed':
      return <>The week is over. What was declared in it, and why it was ruled so, stays as it stands.</>;
  }
}

function WeekFigures({ week }: { week: WeekNow }) {
  const left = week.left === null ? 'not set' : week.left === 0 ? 'due now' : sayLength(week.left);
  return (
    <Figures
      look="hero"
      figures={[
        { term: 'Closes in', value: left },
        { term: 'Declared so far', value: week.declared },
        ...(week.rosters ? [{ term: 'Rosters in', value: `${week.rosters.in} of ${week.rosters.of}` }] : []),
        { term: 'Unclear', value: week.unclear },
      ]}
    />
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Where the season stands: the week and its open phase, what it asks, and the week to scale. */
export function Hero({ home, week }: { home: SeasonHome; week: WeekNow }) {
  return (
    <HeroFrame>
      <Label as="p">
        {home.name} · {NUMBERS[home.teams] ?? home.teams} {home.teams === 1 ? 'team' : 'teams'}
      </Label>
      <Title>
        {week.phase === 'Closed' ? (
          `Week ${week.number} is over`
        ) : (
          <>
            Week {week.number} is at <b>{week.phase}</b>
          </>
        )}
      </Title>
      <Lede>
        <WeekLede week={week} zone={home.zone} />
      </Lede>
      <Ruler ruler={week.ruler} zone={home.zone} words={rulerWords(week, home.zone)} />
      {week.phase !== 'Closed' && <WeekFigures week={week} />}
    </HeroFrame>
  );
}
