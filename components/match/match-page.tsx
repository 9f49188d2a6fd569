import { Clause } from '@/components/kit/clause';
import { Gloss } from '@/components/kit/gloss';
import { Marked } from '@/components/kit/glyph';
import { RulingLink } from '@/components/kit/ledger';
import { Item, NumberedList, Spoken, TwoColumns } from '@/components/kit/pieces';
import { Heading, Section, Side } from '@/components/kit/section';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Tag } from '@/components/kit/tags';
import { Dim, Hint, Muted } from '@/components/kit/text';
import { Writeup } from '@/components/kit/written';
import type { MatchPage } from '@/lib/features/season/match-model';
import type { SideCard } from '@/lib/features/season/model';
import { mercPath, rulingPath, teamPath } from '@/lib/record/views/address';
import type { MercName } from '@/lib/record/views/model';

interface Rostered {
  readonly merc: MercName;
  readonly assist: boolean;
}

/** What hit a merc of the roster. */
function HitBy({ season, merc, page }: { season: string; merc: MercName; page: MatchPage }) {
  const state = page.mercs.get(merc.key);
  return (
    <Muted size="dense">
      {isOut(merc, page) && <Marked glyph="failed">KO’d</Marked>}{' '}
      {state?.hitBy.map((line, at) => (
        <span key={line.id}>
          {at > 0 && ', '}
          <RulingLink season={season} line={line} />
        </span>
      ))}
    </Muted>
  );
}

const isOut = (merc: MercName, page: MatchPage): boolean => page.mercs.get(merc.key)?.status.includes('KO') ?? false;

const rosterColumns = (season: string, page: MatchPage): readonly Column<Rostered>[] => [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    cell: ({ merc, assist }) => {
      const name = <RowName href={mercPath(season, merc.key)}>{merc.name}</RowName>;
      return (
        <>
          {isOut(merc, page) ? <Dim struck>{name}</Dim> : name} {assist && <Tag>Assist</Tag>}
        </>
      );
    },
  },
  { key: 'hit', head: 'Hit by', cell: ({ merc }) => <HitBy season={season} merc={merc} page={page} /> },
  ...(page.present
    ? [
        {
          key: 'upkeep',
          head: 'Upkeep',
          align: 'end',
          cell: ({ merc }) => page.mercs.get(merc.key)?.upkeep,
        } satisfies Column<Rostered>,
      ]
    : []),
];

/** The roster of one side; before the lock, that it is sealed. */
export function RosterTable({ season, side, page }: { season: string; side: SideCard; page: MatchPage }) {
  const { team, leader, attacks, roster } = side;
  const mercs = roster?.mercs ?? [];
  const rows = [
    ...mercs.map((merc) => ({ merc, assist: false })),
    ...(roster?.assists ?? []).map((merc) => ({ merc, assist: true })),
  ];
  return (
    <section>
      <Table
        caption={
          <Side attacks={attacks}>
            <a href={teamPath(season, team.key)}>{team.name}</a>
          </Side>
        }
        note={`${leader ? `${leader}, ` : ''}${attacks ? 'attacker' : 'defender'}`}
        columns={rosterColumns(season, page)}
        rows={rows}
        rowKey={({ merc }) => merc.key}
        emptyLine={page.locked ? 'Nobody was sent.' : 'Sealed until Wartime closes.'}
      />
      {roster && (
        <Hint above={2}>
          {mercs.length} of {page.rosterCap} on the roster
          {roster.fee > 0 && (
            <>
              ; a <Gloss term="fee">fee</Gloss> of {roster.fee} GP
            </>
          )}
          .
        </Hint>
      )}
    </section>
  );
}

const BIDS: readonly Column<SideCard>[] = [
  {
    key: 'bid',
    head: 'Bid',
    names: true,
    cell: ({ attacks, bid }) => <Side attacks={attacks}>{bid?.terrain}</Side>,
  },
  { key: 'gp', head: 'GP', align: 'end', cell: ({ bid }) => bid?.gp },
  { key: 'more', head: '+3', align: 'end', tone: 'dim', cell: ({ attacks }) => (attacks ? '–' : 3) },
  { key: 'total', head: 'Total', align: 'end', cell: ({ attacks, bid }) => (bid?.gp ?? 0) + (attacks ? 0 : 3) },
];

/** The ground, and the bids for it once they are public. */
export function Terrain({ season, page }: { season: string; page: MatchPage }) {
  const { card, locked } = page;
  const bids = card.sides.filter((side) => side.bid !== null);
  return (
    <Section title="Terrain">
      {card.terrain !== null && <Spoken look="name">{card.terrain}</Spoken>}
      {bids.length > 0 ? (
        <Table size="small" caption="Bids" captionHidden columns={BIDS} rows={bids} rowKey={({ team }) => team.key} />
      ) : (
        card.terrain === null && <Hint>{locked ? 'Nobody bid for any.' : 'Bids are sealed until Wartime closes.'}</Hint>
      )}
      <Hint above={2}>
        Equal totals go to the defender; the loser pays nothing. <Clause season={season} id="glossary:terrain" />
      </Hint>
    </Section>
  );
}

/** What every voter must accept, numbered. */
export function Facts({ season, page }: { season: string; page: MatchPage }) {
  const { facts } = page.card;
  return (
    <Section title="Facts" more="every voter must accept these">
      {facts.length === 0 ? (
        <Hint>None so far. Facts are listed here once abilities take effect.</Hint>
      ) : (
        <NumberedList
          items={facts.map((fact) => ({
            key: `${fact.ruling} ${fact.text}`,
            content: (
              <>
                <Spoken look="fact">{fact.text}</Spoken>
                <Hint>
                  {fact.title !== null && (
                    <>
                      From <a href={rulingPath(season, fact.ruling)}>{fact.title}</a>.{' '}
                    </>
                  )}
                  <Clause season={season} id="2d:effect" />
                </Hint>
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}

/** The write-ups of those on the rosters as they stand; only while the week is open. */
export function Writeups({ page }: { page: MatchPage }) {
  const written = page.card.sides.flatMap((side) =>
    [...(side.roster?.mercs ?? []), ...(side.roster?.assists ?? [])].map((merc) => ({
      merc,
      attacks: side.attacks,
      text: page.mercs.get(merc.key)?.writeup ?? null,
    })),
  );
  if (!written.some(({ text }) => text !== null)) return null;
  return (
    <Section title="Write-ups" more="bold is for this week only">
      <TwoColumns>
        {written.map(({ merc, attacks, text }) =>
          text === null ? null : (
            <Item key={merc.key}>
              <Heading size="4">
                <Side attacks={attacks}>{merc.name}</Side>
              </Heading>
              <Writeup text={text} small />
            </Item>
          ),
        )}
      </TwoColumns>
    </Section>
  );
}
