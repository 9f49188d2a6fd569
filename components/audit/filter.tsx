import { FilterBar } from '@/components/kit/filter-bar';
import { Pager } from '@/components/kit/pager';
import type { AuditFilter, AuditPage } from '@/lib/features/audit/model';
import { KIND_WORDS } from '@/lib/features/audit/words';

/** Which acts to show. */
export function AuditFilterForm({ page }: { page: AuditPage }) {
  const { filter, people } = page;
  const kinds = Object.entries(KIND_WORDS).toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <FilterBar
      action="/admin/audit"
      filters={[
        { kind: 'words', name: 'q', label: 'Words of the reason, of a post, or of what changed', value: filter.words },
        {
          kind: 'list',
          name: 'who',
          label: 'Person',
          any: 'Anybody',
          value: filter.who,
          options: [
            ...people.map(({ key, name }) => ({ value: key, words: name })),
            { value: 'clock', words: 'the clock' },
            { value: 'nobody', words: 'somebody not signed in' },
          ],
        },
        {
          kind: 'list',
          name: 'kind',
          label: 'Act',
          any: 'Any',
          value: filter.kind,
          options: kinds.map(([kind, words]) => ({ value: kind, words })),
        },
        { kind: 'date', name: 'from', label: 'From', value: filter.from },
        { kind: 'date', name: 'to', label: 'To', value: filter.to },
      ]}
    />
  );
}

/** The address of a page of a filter. */
export function auditHref({ words, page, ...rest }: AuditFilter): string {
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/admin/audit' : `/admin/audit?${params}`;
}

export function AuditPager({ page: { filter, pages } }: { page: AuditPage }) {
  return <Pager at={filter.page} of={pages} href={(page) => auditHref({ ...filter, page })} />;
}
