import { Clause } from '@/components/kit/clause';
import { Gloss } from '@/components/kit/gloss';
import { RulingLink } from '@/components/kit/ledger';
import { Item, NumberedList, Spoken, TwoColumns } from '@/components/kit/pieces';
import { Heading, Section, Side } from '@/components/kit/section';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Tag } from '@/components/kit/tags';
import { Dim, ForReaders, Hint, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { STATUS_WORDS, ValueNotes } from '@/components/kit/values';
import { Writeup } from '@/components/kit/written';
import { factsByAbility } from '@/lib/features/season/facts';
import type { Fighter, MatchPage, WhyOut } from '@/lib/features/season/match-model';
import type { SideCard } from '@/lib/features/season/model';
import { mercPath, rulingPath, teamPath } from '@/lib/record/views/address';

/** A reason as it stands on record, with a link to the ruling that it follows from, and since when. */
function Reason({ season, zone, why }: { season: string; zone: string; why: WhyOut }) {
  const { text, ruling, since } = why;
  return (
    <Muted size="dense" block>
      {ruling === null ? text : <a href={rulingPath(season, ruling)}>{text}</a>}
      {since !== null && (
        <>
          {' '}
          Since <Time at={since.at} zone={zone} />, week {since.week}.
        </>
      )}
    </Muted>
  );
}

const HOW: Readonly<Record<Fighter['how'], string | null>> = {
  named: null,
  assist: 'Assist',
  'came over': 'came over',
  'third party': 'third party',
  stayed: 'stayed home',
};

/** What became of one who fought: out of it and why, come over and why, and what its card does not say. */
function Fate({ season, zone, fighter }: { season: string; zone: string; fighter: Fighter }) {
  const { out, came, changed, hitBy } = fighter;
  const said = out ?? came;
  // Its removal is told with its reason already.
  const rest = changed.filter(({ value, causes }) => value !== 'status' || causes[0]?.ruling !== (said?.ruling ?? ''));
  return (
    <>
      {out && <Reason season={season} zone={zone} why={out} />}
      {came && came.text !== out?.text && <Reason season={season} zone={zone} why={came} />}
      <ValueNotes season={season} zone={zone} values={rest} />
      {hitBy.length > 0 && (
        <Muted size="dense" block>
          Hit by{' '}
          {hitBy.map((line, at) => (
            <span key={line.id}>
              {at > 0 && ', '}
              <RulingLink season={season} line={line} />
            </span>
          ))}
        </Muted>
      )}
    </>
  );
}

const fighterColumns = (season: string, zone: string): readonly Column<Fighter>[] => [
  {
    key: 'merc',
    head: 'Merc',
    names: true,
    cell: ({ merc, how, home, out, status }) => {
      const name = <RowName href={mercPath(season, merc.key)}>{merc.name}</RowName>;
      const tag = how === 'came over' && home ? `of ${home.name}` : HOW[how];
      return (
        <>
          {out ? <Dim struck>{name}</Dim> : name}{' '}
          {tag !== null && <Tag>{how === 'assist' ? <Gloss term="Assist" /> : tag}</Tag>}
          {status
            .filter((one) => one !== 'Subverted' && one !== 'Possessed')
            .map((one) => (
              <Tag inRow look="off" key={one}>
                {STATUS_WORDS[one]}
              </Tag>
            ))}
        </>
      );
    },
  },
  { key: 'fate', head: 'In the battle', cell: (fighter) => <Fate season={season} zone={zone} fighter={fighter} /> },
  {
    key: 'upkeep',
    head: 'Upkeep',
    align: 'end',
    cell: ({ upkeep, paidDown }) => (
      <>
        {upkeep ?? '–'}
        {paidDown && <ForReaders> with a fee</ForReaders>}
      </>
    ),
  },
];

/** The roster of one side as of its battle; before the lock, that it is sealed. */
export function RosterTable({ season, side, page }: { season: string; side: SideCard; page: MatchPage }) {
  const { team, leader, attacks, roster } = side;
  const fighters = page.fighters?.[attacks ? 0 : 1] ?? [];
  const named = fighters.filter(({ how }) => how === 'named').length;
  return (
    <section>
      <Table
        caption={
          <Side attacks={attacks}>
            <a href={teamPath(season, team.key)}>{team.name}</a>
          </Side>
        }
        note={`${leader ? `${leader}, ` : ''}${attacks ? 'attacker' : 'defender'}`}
        columns={fighterColumns(season, page.zone)}
        rows={fighters}
        rowKey={({ merc, how }) => `${merc.key} ${how}`}
        emptyLine={page.locked ? 'Nobody was sent.' : 'Sealed until Wartime closes.'}
      />
      {roster && (
        <Hint above={2}>
          {named} of {page.rosterCap} on the roster
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

/** Mercs that were subverted and fight for nobody; nothing where there are none. */
export function ThirdParties({ season, page }: { season: string; page: MatchPage }) {
  if (page.thirdParties.length === 0) return null;
  return (
    <Table
      caption="Third parties"
      note="subverted: they fight for nobody"
      columns={fighterColumns(season, page.zone)}
      rows={page.thirdParties}
      rowKey={({ merc }) => merc.key}
    />
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

/** What every voter must accept, numbered: of each ability in one sentence. */
export function Facts({ season, page }: { season: string; page: MatchPage }) {
  const facts = factsByAbility(page.card.facts);
  return (
    <Section title="Facts" more="every voter must accept these">
      {facts.length === 0 ? (
        <Hint>None so far. Facts are listed here once abilities take effect.</Hint>
      ) : (
        <NumberedList
          items={facts.map((fact) => ({
            key: fact.ruling,
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

/** The write-ups of those in the battle, as they stood in it. */
export function Writeups({ page }: { page: MatchPage }) {
  const sides = page.fighters ?? [[], []];
  const written = [
    ...sides.flatMap((fighters, at) => fighters.map((fighter) => ({ ...fighter, attacks: at === 0 }))),
    ...page.thirdParties.map((fighter) => ({ ...fighter, attacks: null })),
  ].filter(({ how, writeup }) => how !== 'stayed' && writeup !== null);
  const first = written.filter(({ merc }, at) => written.findIndex((one) => one.merc.key === merc.key) === at);
  if (first.length === 0) return null;
  return (
    <Section title="Write-ups" more="as of the battle; bold is for its week only">
      <TwoColumns>
        {first.map(({ merc, attacks, writeup }) => (
          <Item key={merc.key}>
            <Heading size="4">{attacks === null ? merc.name : <Side attacks={attacks}>{merc.name}</Side>}</Heading>
            <Writeup text={writeup ?? ''} small />
          </Item>
        ))}
      </TwoColumns>
    </Section>
  );
}
