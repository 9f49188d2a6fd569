import type { Metadata } from 'next';
import { ButtonLink } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { SeasonsTable } from '@/components/season/seasons';
import { Page } from '@/components/shell/page';
import { readSeasons } from '@/lib/features/season/seasons';
import { may } from '@/lib/platform/auth/policy';
import { currentActor } from '@/lib/platform/auth/session';

export const metadata: Metadata = {
  title: 'Seasons',
  description: 'Every season of this site: the current one, those that go on, and those that have ended.',
};

export default async function SeasonsPage() {
  const [seasons, actor] = await Promise.all([readSeasons(), currentActor()]);
  return (
    <Page name="seasons">
      <Title>Seasons</Title>
      <Lede>
        Each has its own weeks, rulings, mercs and standings. One that has ended stays as it was, and can be verified
        from its bundles for ever.
      </Lede>
      {seasons.length === 0 ? <EmptyState what="No season has been opened yet." /> : <SeasonsTable seasons={seasons} />}
      {may(actor, 'open-season') && (
        <p>
          <ButtonLink href="/seasons/new">Open a season</ButtonLink>
        </p>
      )}
    </Page>
  );
}
