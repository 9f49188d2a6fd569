import type { Masthead } from '@/lib/features/season/masthead';

/** In which time zone the site speaks, and which rulebook the season is played by. */
export function Footer({ season }: { season: Masthead['season'] }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <a href="/dice">Dice</a>
        {season !== null && <span>Times in {season.zone}.</span>}
        <a href="/rules">
          {season === null ? 'Rulebook' : `Rulebook ${season.rulesetVersion}, as pinned for this season`}
        </a>
      </div>
    </footer>
  );
}
