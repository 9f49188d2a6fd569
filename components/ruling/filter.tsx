import { Button } from '@/components/kit/button';
import { OUTCOMES } from '@/lib/engine/rules/kernel/ruling';
import type { RulingsPage } from '@/lib/features/season/model';
import { rulingsPath } from '@/lib/record/views/address';

/** Which rulings to show, by GET, so that what is found has an address. */
export function RulingsFilterForm({ season, page }: { season: string; page: RulingsPage }) {
  const { filter } = page;
  return (
    <search>
      <form className="filters" action={rulingsPath(season)}>
        <div className="field q">
          <label htmlFor="q">Ability, merc, or words of the reason</label>
          <input className="input" type="search" id="q" name="q" defaultValue={filter.words} maxLength={200} />
        </div>
        <div className="field">
          <label htmlFor="week">Week</label>
          <select className="input" id="week" name="week" defaultValue={filter.week ?? ''}>
            <option value="">All</option>
            {page.weeks.map((week) => (
              <option key={week}>{week}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="outcome">Outcome</label>
          <select className="input" id="outcome" name="outcome" defaultValue={filter.outcome ?? ''}>
            <option value="">Any</option>
            {OUTCOMES.map((outcome) => (
              <option key={outcome}>{outcome}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="team">Team</label>
          <select className="input" id="team" name="team" defaultValue={filter.team ?? ''}>
            <option value="">Any</option>
            {page.teams.map((team) => (
              <option key={team.key} value={team.key}>
                {team.name}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="state">State</label>
          <select className="input" id="state" name="state" defaultValue={filter.state ?? ''}>
            <option value="">Any</option>
            <option value="provisional">Provisional</option>
            <option value="overridden">Overridden</option>
          </select>
        </div>
        {filter.clause !== null && <input type="hidden" name="clause" value={filter.clause} />}
        <Button>Filter</Button>
      </form>
    </search>
  );
}

/** The address of a page of the same filter. */
export function rulingsHref(season: string, { filter }: RulingsPage, change: Partial<RulingsPage['filter']>): string {
  const { words, page, ...rest } = { ...filter, ...change };
  const params = new URLSearchParams();
  if (words !== '') params.set('q', words);
  for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, String(value));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? rulingsPath(season) : `${rulingsPath(season)}?${params}`;
}

export function Pager({ season, page }: { season: string; page: RulingsPage }) {
  if (page.pages < 2) return null;
  const at = page.filter.page;
  return (
    <nav className="row pager" aria-label="Pages">
      {at > 1 && (
        <a className="btn small" rel="prev" href={rulingsHref(season, page, { page: at - 1 })}>
          Newer
        </a>
      )}
      <span className="mid">
        Page {at} of {page.pages}
      </span>
      {at < page.pages && (
        <a className="btn small" rel="next" href={rulingsHref(season, page, { page: at + 1 })}>
          Older
        </a>
      )}
    </nav>
  );
}
