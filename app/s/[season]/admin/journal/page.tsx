import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { titled } from '@/app/titled';
import { JournalSection } from '@/components/admin/journal';
import { RoomKeys } from '@/components/admin/keys';
import { OwnMatchRule } from '@/components/admin/own-match-rule';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { readJournalPage } from '@/lib/features/review/journal';
import { readBar } from '@/lib/features/review/own';
import { admitTo } from '@/lib/platform/auth/guard';
import { may } from '@/lib/platform/auth/policy';
import { adminPath } from '@/lib/record/views/address';
import { askedNumber } from '@/lib/record/views/asked';
import { barOwnMatch } from './actions';

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<{ week?: string | string[]; before?: string | string[] }>;
}

const query = z.object({ week: askedNumber, before: askedNumber });

export async function generateMetadata({ searchParams }: Pick<Props, 'searchParams'>): Promise<Metadata> {
  return { title: titled('Journal', await searchParams, { week: 'week', before: 'before entry' }) };
}

export default async function JournalRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'see-admin');
  const asked = await searchParams;
  const { week, before } = askedBy(query, asked, adminPath(season, '/journal'));
  const [found, bar] = await Promise.all([
    readJournalPage(season, { week: week ?? undefined, before: before ?? undefined }),
    readBar(season),
  ]);
  if (!found.ok && (week !== null || before !== null)) missing(adminPath(season, '/journal'), asked);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Journal
      </Crumb>
      {found.ok ? (
        <>
          <JournalSection season={season} page={found.value} />
          <OwnMatchRule bar={bar === true} set={may(actor, 'bar-own-match') ? barOwnMatch : null} />
          <RoomKeys room="journal" />
        </>
      ) : (
        <>
          <Title>Journal</Title>
          <EmptyState what={found.problem.message} />
        </>
      )}
    </Page>
  );
}
