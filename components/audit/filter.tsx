import { Button } from '@/components/kit/button';
import type { AuditFilter, AuditPage } from '@/lib/features/audit/model';
import { KIND_WORDS } from '@/lib/features/audit/words';

/** Which acts to show, by GET, so that what is found has an address. */
export function AuditFilterForm({ page }: { page: AuditPage }) {
  const { filter, people } = page;
  const kinds = Object.entries(KIND_WORDS).toSorted(([, a], [, b]) => a.localeCompare(b));
  return (
    <search>
      <form className="filters" action="/admin/audit">
        <div className="field q">
          <label htmlFor="q">Words of the reason, of a post, or of what changed</label>
          <input className="input" type="search" id="q" name="q" defaultValue={filter.words} maxLength={200} />
        </div>
        <div className="field">
          <label htmlFor="who">Person</label>
          <select className="input" id="who" name="who" defaultValue={filter.who ?? ''}>
            <option value="">Anybody</option>
            {people.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
            <option value="clock">the clock</option>
            <option value="nobody">somebody not signed in</option>
          </select>
        </div>
        <div className="field">
          <label htmlFor="kind">Act</label>
          <select className="input" id="kind" name="kind" defaultValue={filter.kind ?? ''}>
            <option value="">Any</option>
            {kinds.map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="from">From</label>
          <input className="input" type="date" id="from" name="from" defaultValue={filter.from ?? ''} />
        </div>
        <div className="field">
          <label htmlFor="to">To</label>
          <input className="input" type="date" id="to" name="to" defaultValue={filter.to ?? ''} />
        </div>
        <Button>Filter</Button>
      </form>
    </search>
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
  if (pages < 2) return null;
  const at = filter.page;
  return (
    <nav className="row pager" aria-label="Pages">
      {at > 1 && (
        <a className="btn small" rel="prev" href={auditHref({ ...filter, page: at - 1 })}>
          Newer
        </a>
      )}
      <span className="mid">
        Page {at} of {pages}
      </span>
      {at < pages && (
        <a className="btn small" rel="next" href={auditHref({ ...filter, page: at + 1 })}>
          Older
        </a>
      )}
    </nav>
  );
}
