import { ButtonLink } from '@/components/kit/button';
import { KEYED } from '@/components/kit/keyed';
import { EmptyState } from '@/components/kit/notice';
import { JumpLinks, Title } from '@/components/kit/page';
import { RoomHead } from '@/components/kit/room';
import { type Column, Table } from '@/components/kit/table';
import { ForReaders, Hint, Muted, Text } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { JournalAct, JournalPage } from '@/lib/features/review/journal-model';
import { adminPath, correctPath, seasonPath } from '@/lib/record/views/address';
import { ActStory } from './act-story';

/** A week's journal: who did what, when and why, and how to take it back. */
export function JournalSection({ season, page }: { season: string; page: JournalPage }) {
  const { acts, last, rollBack, open } = page;
  return (
    <>
      <RoomHead
        tools={
          open && (
            <>
              <ButtonLink href={seasonPath(season, '/lab')}>Laboratory</ButtonLink>
              {last !== null && last.can === 'undo' && (
                <ButtonLink href={adminPath(season, `/journal/${encodeURIComponent(last.id)}`)} {...KEYED.undo}>
                  Undo the last act
                </ButtonLink>
              )}
              {rollBack !== null && (
                <ButtonLink href={adminPath(season, '/roll-back')}>Roll back to {rollBack.to}</ButtonLink>
              )}
            </>
          )
        }
      >
        <Title>
          Journal of week {page.week}, <b>{open ? page.phase : 'closed'}</b>
        </Title>
        <Muted as="p">Nothing in it is ever changed: what was wrong is put right by a further entry.</Muted>
      </RoomHead>
      {!open && (
        <Hint>
          Something is wrong in it? <a href={correctPath(season, page.week)}>Put week {page.week} right</a>: every week
          after it is ruled again.
        </Hint>
      )}
      <JumpLinks label="Weeks">
        {page.weeks.map((week) => (
          <a
            key={week}
            href={adminPath(season, `/journal?week=${week}`)}
            aria-current={week === page.week ? 'page' : undefined}
          >
            Week {week}
          </a>
        ))}
      </JumpLinks>
      {acts.length === 0 ? (
        <EmptyState what="Nothing is in it yet." />
      ) : (
        <ActsOfWeek season={season} acts={acts} page={page} />
      )}
      {page.before !== null && (
        <Text as="p" above={3}>
          <a href={adminPath(season, `/journal?week=${page.week}&before=${page.before}`)} rel="next">
            Older
          </a>
        </Text>
      )}
    </>
  );
}

function ActsOfWeek({
  season,
  acts,
  page,
}: {
  readonly season: string;
  acts: readonly JournalAct[];
  page: JournalPage;
}) {
  const columns: readonly Column<JournalAct>[] = [
    { key: 'no', head: 'No.', align: 'end', cell: ({ seq }) => seq },
    { key: 'when', head: 'When', nowrap: true, cell: ({ at }) => <Time at={at} zone={page.zone} style="hour" /> },
    { key: 'who', head: 'Who', cell: ({ who }) => who },
    { key: 'what', head: 'What', cell: (act) => <ActStory act={act} zone={page.zone} /> },
    {
      key: 'back',
      head: 'Take it back',
      headHidden: true,
      nowrap: true,
      cell: (act) => <TakeBackLink season={season} act={act} />,
    },
  ];
  return (
    <Table
      above={6}
      caption="What was done"
      note="newest first"
      columns={columns}
      rows={acts}
      rowKey={({ id }) => id}
      rowId={({ seq }) => `no-${seq}`}
    />
  );
}

function TakeBackLink({ season, act }: { season: string; act: JournalAct }) {
  if (act.can === null) return null;
  const href =
    act.can === 'undo' ? adminPath(season, `/journal/${encodeURIComponent(act.id)}`) : adminPath(season, '/roll-back');
  return (
    <a href={href} {...KEYED.item} {...KEYED.undo}>
      {act.can === 'undo' ? 'Undo' : 'Roll back'}
      <ForReaders> no. {act.seq}</ForReaders>
    </a>
  );
}
