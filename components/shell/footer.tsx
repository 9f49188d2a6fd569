import { WRAP } from '@/components/kit/page';
import type { Masthead } from '@/lib/features/season/masthead';

/** In which time zone the site speaks, and which rulebook the season is played by. */
export function Footer({ season }: { season: Masthead['season'] }) {
  return (
    <footer className="mt-8 border-t border-ink py-5 text-1 text-ink-3">
      <div className={`${WRAP} flex flex-wrap gap-x-5 gap-y-2`}>
        <a href="/dice">Dice</a>
        {season !== null && <span>Times in {season.zone}.</span>}
        <a href="/rules">
          {season === null ? 'Rulebook' : `Rulebook ${season.rulesetVersion}, as pinned for this season`}
        </a>
      </div>
    </footer>
  );
}
