import { Clause } from '@/components/kit/clause';
import { Glyph } from '@/components/kit/glyph';
import { RulingLink } from '@/components/kit/ledger';
import { SectionHead, Side } from '@/components/kit/section';
import { Writeup } from '@/components/kit/written';
import type { MatchPage } from '@/lib/features/season/match-model';
import type { SideCard } from '@/lib/features/season/model';
import { mercPath, rulingPath, teamPath } from '@/lib/record/views/address';
import type { MercName } from '@/lib/record/views/model';

/** One merc of a roster: as it stands if the week is open, and what hit it. */
function Rostered({
  season,
  merc,
  page,
  assist,
}: {
  season: string;
  merc: MercName;
  page: MatchPage;
  assist: boolean;
}) {
  const state = page.mercs.get(merc.key);
  const gone = state?.status.includes('KO') ?? false;
  return (
    <tr className={gone ? 'gone' : undefined}>
      <th scope="row">
        <a className="name" href={mercPath(season, merc.key)}>
          {merc.name}
        </a>{' '}
        {assist && <span className="tag">Assist</span>}
      </th>
      <td className="mid note">
        {gone && (
          <span className="g">
            <Glyph name="failed" />
            KO’d
          </span>
        )}{' '}
        {state?.hitBy.map((line, at) => (
          <span key={line.id}>
            {at > 0 && ', '}
            <RulingLink season={season} line={line} />
          </span>
        ))}
      </td>
      {page.present && <td className="num">{state?.upkeep}</td>}
    </tr>
  );
}

/** The roster of one side; before the lock, that it is sealed. */
export function RosterTable({ season, side, page }: { season: string; side: SideCard; page: MatchPage }) {
  const { team, leader, attacks, roster } = side;
  const mercs = roster?.mercs ?? [];
  const assists = roster?.assists ?? [];
  return (
    <section>
      <table className="t">
        <caption>
          <Side attacks={attacks}>
            <a href={teamPath(season, team.key)}>{team.name}</a>
          </Side>{' '}
          <small>
            {leader ? `${leader}, ` : ''}
            {attacks ? 'attacker' : 'defender'}
          </small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Merc</th>
            <th scope="col">Hit by</th>
            {page.present && (
              <th scope="col" className="num">
                Upkeep
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {mercs.map((merc) => (
            <Rostered season={season} key={merc.key} merc={merc} page={page} assist={false} />
          ))}
          {assists.map((merc) => (
            <Rostered season={season} key={merc.key} merc={merc} page={page} assist />
          ))}
          {mercs.length + assists.length === 0 && (
            <tr>
              <td colSpan={page.present ? 3 : 2} className="mid">
                {page.locked ? 'Nobody was sent.' : 'Sealed until Wartime closes.'}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {roster && (
        <p className="hint bench">
          {mercs.length} of {page.rosterCap} on the roster{roster.fee > 0 && `; a fee of ${roster.fee} GP`}.
        </p>
      )}
    </section>
  );
}

/** The ground, and the bids for it once they are public. */
export function Terrain({ season, page }: { season: string; page: MatchPage }) {
  const { card, locked } = page;
  const bids = card.sides.filter((side) => side.bid !== null);
  return (
    <section>
      <SectionHead title="Terrain" />
      {card.terrain !== null && <p className="tn">{card.terrain}</p>}
      {bids.length > 0 ? (
        <table className="t bids">
          <caption className="vh">Bids</caption>
          <thead>
            <tr>
              <th scope="col">Bid</th>
              <th scope="col" className="num">
                GP
              </th>
              <th scope="col" className="num">
                +3
              </th>
              <th scope="col" className="num">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {bids.map(({ team, attacks, bid }) => (
              <tr key={team.key}>
                <th scope="row">
                  <Side attacks={attacks}>{bid?.terrain}</Side>
                </th>
                <td className="num">{bid?.gp}</td>
                <td className="num dim">{attacks ? '–' : 3}</td>
                <td className="num">{(bid?.gp ?? 0) + (attacks ? 0 : 3)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        card.terrain === null && (
          <p className="hint">{locked ? 'Nobody bid for any.' : 'Bids are sealed until Wartime closes.'}</p>
        )
      )}
      <p className="hint bench">
        Equal totals go to the defender; the loser pays nothing. <Clause season={season} id="glossary:terrain" />
      </p>
    </section>
  );
}

/** What every voter must accept, numbered. */
export function Facts({ season, page }: { season: string; page: MatchPage }) {
  const { facts } = page.card;
  return (
    <section>
      <SectionHead title="Facts" more="every voter must accept these" />
      {facts.length === 0 ? (
        <p className="hint">None so far: no effect of this match is told rather than computed.</p>
      ) : (
        <ol className="factlist">
          {facts.map((fact, at) => (
            <li key={`${fact.ruling} ${fact.text}`}>
              <span className="fn" aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <p className="ft">{fact.text}</p>
                <p className="hint">
                  {fact.title !== null && (
                    <>
                      From <a href={rulingPath(season, fact.ruling)}>{fact.title}</a>.{' '}
                    </>
                  )}
                  <Clause season={season} id="2d:effect" />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
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
    <section>
      <SectionHead title="Write-ups" more="bold is for this week only" />
      <div className="wug">
        {written.map(({ merc, attacks, text }) =>
          text === null ? null : (
            <article className="wu" key={merc.key}>
              <h3>
                <Side attacks={attacks}>{merc.name}</Side>
              </h3>
              <Writeup text={text} />
            </article>
          ),
        )}
      </div>
    </section>
  );
}
