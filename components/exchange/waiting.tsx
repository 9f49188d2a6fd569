import { ButtonLink } from '@/components/kit/button';
import { LineList, Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import type { ImportRoom } from '@/lib/record/exchange/import';
import { adminPath } from '@/lib/record/views/address';

/** Imports that come with the next week. */
export function WaitingImports({ season, room, zone }: { season: string; room: ImportRoom; zone: string }) {
  const { next, waiting } = room;
  if (waiting.length === 0) return null;
  return (
    <Section
      above={6}
      id="waiting"
      title={`Waiting for week ${next}`}
      more={<a href={adminPath(season, '/journal')}>take one back in the journal</a>}
    >
      <LineList look="open">
        {waiting.map(({ entry, by, at, teams, mercs, abilities }) => (
          <li key={entry}>
            {teams} teams, {mercs} mercs and {abilities} abilities, imported by {by},{' '}
            <Time at={at} zone={zone} style="full" /> <code>{entry}</code>
          </li>
        ))}
      </LineList>
    </Section>
  );
}

/** The same back as files, as the next week would open with them. */
export function ExportLinks({ season }: { readonly season: string }) {
  const link = (name: string, words: string) => (
    <ButtonLink href={adminPath(season, `/import/export?as=${name}`)} download>
      {words}
    </ButtonLink>
  );
  return (
    <Section above={6} id="export" title="Export" more="what you export, an import takes back unchanged">
      <Row>
        {link('mercs.csv', 'Mercs, CSV')}
        {link('abilities.csv', 'Abilities, CSV')}
        {link('teams.csv', 'Teams, CSV')}
        {link('season.yaml', 'All of it, YAML')}
      </Row>
    </Section>
  );
}
