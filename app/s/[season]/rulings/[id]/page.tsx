import type { Metadata } from 'next';
import { cache } from 'react';
import { followed } from '@/app/follow';
import { decoded, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { AdjustedBy } from '@/components/kit/adjusted';
import { Cite } from '@/components/kit/cite';
import { Columns } from '@/components/kit/layout';
import { Spoken } from '@/components/kit/pieces';
import { Argument, Candidates } from '@/components/ruling/argument';
import { Consequences } from '@/components/ruling/consequences';
import { Downstream } from '@/components/ruling/downstream';
import { RulingHead, Standing } from '@/components/ruling/head';
import { Record } from '@/components/ruling/record';
import { Source } from '@/components/ruling/source';
import { Page } from '@/components/shell/page';
import { amendable } from '@/lib/features/review/amend';
import { loadDownstream } from '@/lib/features/season/downstream';
import { loadRuling } from '@/lib/features/season/ruling';
import { may } from '@/lib/platform/auth/policy';
import { currentActor } from '@/lib/platform/auth/session';
import { seasonPath } from '@/lib/record/views/address';
import { citedRuling } from '@/lib/record/views/citation';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ season: string; id: string }>;
}

/** Once a request, for the head and the page alike. */
const load = cache(async (season: string, part: string) => {
  const id = decoded(part);
  return id === null ? null : loadRuling(id, readerOf(season, await currentActor(season)));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { season, id } = await params;
  const page = await load(season, id);
  if (page === null) return { title: 'No such ruling' };
  const { title, outcome, reason, week } = page.line;
  return {
    title: `${title}: ${outcome}`,
    description: `Week ${week}. ${reason}`,
    ...followed({}, citedRuling(season, page.line)),
  };
}

export default async function RulingPage({ params }: Props) {
  const season = await seasonIn(params);
  const page = await load(season, (await params).id);
  if (page === null) missing(seasonPath(season, `/rulings/${(await params).id}`));
  const actor = await currentActor(season);
  const [downstream, amends] = await Promise.all([
    loadDownstream(page.line, readerOf(season, actor)),
    actor !== null && page.gone === null && may(actor, 'override')
      ? amendable({ ...actor, season }, page.line.id)
      : { override: false, strike: false },
  ]);
  return (
    <Page name="ruling">
      <RulingHead season={season} page={page} />
      <Standing season={season} page={page} />
      <Spoken look="reason" above={5}>
        {page.adjusted === null ? page.line.reason : <AdjustedBy line={page.adjusted} />}
      </Spoken>
      {page.source && <Source season={season} source={page.source} zone={page.zone} week={page.line.week} />}
      <Argument season={season} page={page} />
      <Candidates page={page} />
      <Columns even>
        <Consequences season={season} page={page} />
        <Record season={season} page={page} amendable={amends} tryable={may(actor, 'sandbox')} />
      </Columns>
      <Downstream season={season} rows={downstream} />
      <Cite cited={citedRuling(season, page.line)} />
    </Page>
  );
}
