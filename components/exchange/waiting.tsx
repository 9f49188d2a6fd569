import { SectionHead } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import type { ImportRoom } from '@/lib/record/exchange/import';
import { adminPath } from '@/lib/record/views/address';

/** Imports that come with the next week. */
export function WaitingImports({ season, room, zone }: { season: string; room: ImportRoom; zone: string }) {
  const { next, waiting } = room;
  if (waiting.length === 0) return null;
  return (
    <section id="waiting">
      <SectionHead
        title={`Waiting for week ${next}`}
        more={<a href={adminPath(season, '/journal')}>take one back in the journal</a>}
      />
      <ul className="follow">
        {waiting.map(({ entry, by, at, teams, mercs, abilities }) => (
          <li key={entry}>
            {teams} teams, {mercs} mercs and {abilities} abilities, imported by {by},{' '}
            <Time at={at} zone={zone} style="full" /> <code>{entry}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same back as files, as the next week would open with them. */
export function ExportLinks({ season }: { readonly season: string }) {
  const link = (name: string, words: string) => (
    <a className="btn" href={adminPath(season, `/import/export?as=${name}`)} download>
      {words}
    </a>
  );
  return (
    <section id="export">
      <SectionHead title="Export" more="what you export, an import takes back unchanged" />
      <p className="row">
        {link('mercs.csv', 'Mercs, CSV')}
        {link('abilities.csv', 'Abilities, CSV')}
        {link('teams.csv', 'Teams, CSV')}
        {link('season.yaml', 'All of it, YAML')}
      </p>
    </section>
  );
}
