import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { titled } from '@/app/titled';
import { AuditFilterForm, AuditPager } from '@/components/audit/filter';
import { AuditTable } from '@/components/audit/table';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { some } from '@/lib/engine/rules/kernel/say';
import { auditFilter } from '@/lib/features/audit/filter';
import { readAudit } from '@/lib/features/audit/log';
import { admit } from '@/lib/platform/auth/guard';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Pick<Props, 'searchParams'>): Promise<Metadata> {
  return {
    title: titled('Audit log', await searchParams, {
      who: 'acts of',
      kind: '',
      from: 'from',
      to: 'to',
      q: '',
      page: 'page',
    }),
  };
}

export default async function AuditRoute({ searchParams }: Props) {
  await admit('see-audit');
  const asked = await searchParams;
  const filter = askedBy(auditFilter, asked, '/admin/audit');
  const page = await readAudit(filter);
  if (filter.page > page.pages) missing('/admin/audit', asked);
  return (
    <Page name="audit">
      <Crumb>
        <a href="/admin">Control room</a> / Audit log
      </Crumb>
      <Title>Audit log</Title>
      <Lede>
        Every act of everybody: who did it, when, from what to what, and why. It is added to, and nobody can change it.
        What a team keeps sealed stays so here until the rosters lock.
      </Lede>
      <AuditFilterForm page={page} />
      {page.lines.length === 0 ? (
        <EmptyState what="No act passes this filter.">
          <a href="/admin/audit">Show all</a>
        </EmptyState>
      ) : (
        <AuditTable lines={page.lines} zone={page.zone} caption={some(page.found, 'act')} small="newest first" />
      )}
      <AuditPager page={page} />
    </Page>
  );
}
