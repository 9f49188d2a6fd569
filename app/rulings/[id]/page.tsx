import type { Metadata } from 'next';
import { cache } from 'react';
import '@/app/styles/ruling.css';
import { decoded, missing } from '@/app/missing';
import { AdjustedBy } from '@/components/kit/adjusted';
import { Argument, Candidates } from '@/components/ruling/argument';
import { Consequences } from '@/components/ruling/consequences';
import { Downstream } from '@/components/ruling/downstream';
import { RulingHead, Standing } from '@/components/ruling/head';
import { Record } from '@/components/ruling/record';
import { Source } from '@/components/ruling/source';
import { Page } from '@/components/shell/page';
import { loadDownstream } from '@/lib/features/season/downstream';
import { loadRuling } from '@/lib/features/season/ruling';
import { may } from '@/lib/platform/auth/policy';
import { currentActor } from '@/lib/platform/auth/session';
import { readerOf } from '@/lib/record/views/reader';

interface Props {
  params: Promise<{ id: string }>;
}

/** Once a request, for the head and the page alike. */
const load = cache(async (part: string) => {
  const id = decoded(part);
  return id === null ? null : loadRuling(id, readerOf(await currentActor()));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load((await params).id);
  if (page === null) return { title: 'No such ruling' };
  const { title, outcome, reason, week } = page.line;
  return { title: `${title}: ${outcome}`, description: `Week ${week}. ${reason}` };
}

export default async function RulingPage({ params }: Props) {
  const page = await load((await params).id);
  if (page === null) missing('/rulings/unknown');
  const actor = await currentActor();
  const downstream = await loadDownstream(page.line, readerOf(actor));
  return (
    <Page name="ruling">
      <RulingHead page={page} />
      <Standing page={page} />
      <p className="reason">{page.adjusted === null ? page.line.reason : <AdjustedBy line={page.adjusted} />}</p>
      {page.source && <Source source={page.source} zone={page.zone} week={page.line.week} />}
      <Argument page={page} />
      <Candidates page={page} />
      <div className="cols even">
        <Consequences page={page} />
        <Record page={page} amendable={page.gone === null && may(actor, 'override')} tryable={may(actor, 'sandbox')} />
      </div>
      <Downstream rows={downstream} />
    </Page>
  );
}
