import { LineList } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Hint, Muted } from '@/components/kit/text';
import { PRONOUNS } from '@/lib/engine/rules/mercenaries/pronoun-words';
import type { MercPage } from '@/lib/features/wiki/model';
import { mercPath, teamPath, weekPath } from '@/lib/record/views/address';

/** What it used, and what became of that. */
export function PastUses({ season, page }: { season: string; page: MercPage }) {
  const { uses } = page;
  if (uses.length === 0) return null;
  const columns: readonly Column<MercPage['uses'][number]>[] = [
    { key: 'week', head: 'Week', width: 'week', cell: (line) => line.week },
    { key: 'phase', head: 'Phase', stands: 'md', tone: 'muted', cell: (line) => line.phase },
    {
      key: 'declared',
      head: 'Declared',
      cell: (line) => (
        <>
          <RulingLink season={season} line={line} /> <Targets line={line} />
        </>
      ),
    },
    { key: 'outcome', head: 'Outcome', width: 'use', cell: (line) => <Outcome outcome={line.outcome} /> },
    { key: 'came', head: 'What came of it', stands: 'md', tone: 'muted', cell: (line) => line.reason },
  ];
  return (
    <Table
      caption="Past uses"
      note={`${uses.length}, newest first`}
      columns={columns}
      rows={uses}
      rowKey={(line) => line.id}
    />
  );
}

/** Whom a use was aimed at; the user is the page's own. */
function Targets({ line }: { line: MercPage['uses'][number] }) {
  const others = line.targets.filter((target) => target.key !== line.merc?.key);
  return others.length === 0 ? null : <Muted>on {others.map((other) => other.name).join(', ')}</Muted>;
}

export function HitBy({ season, page }: { season: string; page: MercPage }) {
  return (
    <Section title="Hit by">
      {page.hitBy.length === 0 ? (
        <Hint>Nobody so far.</Hint>
      ) : (
        <LineList>
          {page.hitBy.map((line) => (
            <li key={line.id}>
              <RulingLink season={season} line={line} /> <Aim line={line} /> <Muted>week {line.week}</Muted>
            </li>
          ))}
        </LineList>
      )}
    </Section>
  );
}

export function LinksHere({ season, page }: { season: string; page: MercPage }) {
  const { team, supports, assistants, rostered } = page;
  const mercs = [
    ...supports.map((merc) => ({ merc, how: `is linked to ${PRONOUNS[page.merc.gender].them}` })),
    ...assistants.map((merc) => ({ merc, how: `assists ${PRONOUNS[page.merc.gender].them}` })),
  ];
  return (
    <Section title="What links here">
      <LineList>
        {team && (
          <li>
            <a href={teamPath(season, team.key)}>{team.name}</a> <Muted>{PRONOUNS[page.merc.gender].their} team</Muted>
          </li>
        )}
        {mercs.map(({ merc, how }) => (
          <li key={merc.key}>
            <a href={mercPath(season, merc.key)}>{merc.name}</a> <Muted>{how}</Muted>
          </li>
        ))}
        {rostered.map(({ week, team: by }) => (
          <li key={week}>
            <a href={`${weekPath(season, week)}#matches`}>Week {week}</a> <Muted>on the roster of {by.name}</Muted>
          </li>
        ))}
        {!team && mercs.length === 0 && rostered.length === 0 && <Hint as="li">Nothing yet.</Hint>}
      </LineList>
    </Section>
  );
}
