import { WRAP } from '@/components/kit/page';
import type { Masthead } from '@/lib/features/season/masthead';
import {
  apiPath,
  calendarPath,
  changesPath,
  dicePath,
  helpPath,
  rulesPath,
  seasonFeedPath,
  statisticsPath,
} from '@/lib/record/views/address';

/** In which time zone the pages of a season speak, by which rulebook it is played, the way to all seasons, and how to follow this one. */
export function Footer({ season }: { season: Masthead['season'] }) {
  return (
    <footer className="mt-8 border-t border-ink py-5 text-1 text-ink-3">
      <div className={`${WRAP} flex flex-wrap gap-x-5 gap-y-2`}>
        <a href={helpPath()}>Help</a>
        <a href="/seasons">All seasons</a>
        {season !== null && <a href={changesPath(season.key)}>What changed</a>}
        {season !== null && <a href={statisticsPath(season.key)}>Statistics</a>}
        {season !== null && <a href={dicePath(season.key)}>Dice</a>}
        {season !== null && <span>Times in {season.zone}.</span>}
        <a href={season === null ? '/rules' : rulesPath(season.key)}>
          {season === null ? 'Rulebook' : `Rulebook ${season.rulesetVersion}, as pinned for this season`}
        </a>
        {season !== null && (
          <span>
            Follow: <a href={seasonFeedPath(season.key)}>Atom feed</a>,{' '}
            <a href={calendarPath(season.key)}>calendar of deadlines</a>,{' '}
            <a href={apiPath(season.key, '/openapi.json')}>JSON API</a>.
          </span>
        )}
      </div>
    </footer>
  );
}
