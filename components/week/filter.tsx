import { Button } from '@/components/kit/button';
import { OUTCOMES } from '@/lib/engine/rules/kernel/ruling';
import type { WeekPage } from '@/lib/features/season/model';
import { weekPath } from '@/lib/record/views/address';

/** Which posts to show, by GET, so that what is found has an address; and the way to the phases and the weeks around. */
export function WeekFilterForm({ season, week }: { season: string; week: WeekPage }) {
  const { filter, phases, previous, next } = week;
  const filtered = filter.match !== null || filter.outcome !== null || filter.words !== '';
  return (
    <search>
      <form className="bar" action={weekPath(season, week.number)}>
        <div className="field">
          <label htmlFor="match">Match</label>
          <select className="input" id="match" name="match" defaultValue={filter.match ?? ''}>
            <option value="">All</option>
            {week.matches.map((match, at) => (
              <option key={match.id} value={at + 1}>
                {match.attacker.name} v {match.defender.name}
              </option>
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
        <div className="field grow">
          <label htmlFor="q">Words in the post, ability or merc</label>
          <input className="input" id="q" name="q" type="search" defaultValue={filter.words} maxLength={200} />
        </div>
        <Button>Filter</Button>
      </form>
      <nav className="jump" aria-label="Phases and weeks">
        {phases
          .filter(({ open, entries }) => open || entries.length > 0)
          .map(({ phase, entries }) => (
            <a key={phase} href={`#${phase.toLowerCase()}`}>
              {phase} <span className="dim">{entries.length}</span>
            </a>
          ))}
        {week.matches.length > 0 && <a href="#matches">Matches</a>}
        {filtered && <a href={weekPath(season, week.number)}>Show all</a>}
        <span className="around">
          {previous !== null && (
            <a href={weekPath(season, previous)} rel="prev">
              Week {previous}
            </a>
          )}
          {next !== null && (
            <a href={weekPath(season, next)} rel="next">
              Week {next}
            </a>
          )}
        </span>
      </nav>
    </search>
  );
}
