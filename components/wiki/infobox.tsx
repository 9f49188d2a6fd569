import type { ReactNode } from 'react';
import { Types } from '@/components/kit/hatch';
import { Ready } from '@/components/kit/ready';
import { Seal } from '@/components/kit/seal';
import type { Status } from '@/lib/engine/rules/mercenaries/terms';
import type { MercPage } from '@/lib/features/wiki/model';
import { mercPath, teamPath } from '@/lib/record/views/address';
import type { MercName } from '@/lib/record/views/model';

const STATUS_WORDS: Record<Status, string> = {
  KO: 'KO’d',
  Injured: 'Injured',
  Seduced: 'seduced',
  Kidnapped: 'kidnapped',
  Possessed: 'possessed',
  Intimidated: 'intimidated',
  Subverted: 'subverted',
  Untargetable: 'Untargetable',
};

function Mercs({ season, mercs }: { readonly season: string; mercs: readonly MercName[] }) {
  return mercs.map((merc, at) => (
    <span key={merc.key}>
      {at > 0 && ', '}
      <a href={mercPath(season, merc.key)}>{merc.name}</a>
    </span>
  ));
}

function Service({ season, page }: { season: string; page: MercPage }) {
  const { team, formerly } = page;
  return (
    <>
      {team ? (
        <>
          <a href={teamPath(season, team.key)}>{team.name}</a>
          {team.since > 0 && `, since week ${team.since}`}
          {team.price !== null && <span className="mid">hired for {team.price} GP</span>}
        </>
      ) : (
        'nobody: for hire'
      )}
      {formerly.map(({ key, name, from, until }) => (
        <span className="mid" key={`${key} ${from}`}>
          before: {name}
          {from > 0 ? `, weeks ${from} to ${until}` : `, to week ${until}`}
        </span>
      ))}
    </>
  );
}

/** What may be done with it this week, and why not. */
function ThisWeek({ page }: { page: MercPage }) {
  const { status, rosterable, whyNot } = page;
  return (
    <>
      {rosterable ? <Ready state="yes">may be rostered</Ready> : <Ready state="no">cannot be rostered</Ready>}
      {whyNot !== null && <span className="mid">{whyNot}</span>}
      {whyNot === null && status.length > 0 && (
        <span className="mid">{status.map((each) => STATUS_WORDS[each]).join(', ')}</span>
      )}
    </>
  );
}

function Pair({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Upkeep({ page: { upkeep, fees } }: { page: MercPage }) {
  const said = fees.map(({ tier, gp }) => `${gp} GP in ${tier} tier`).join(', ');
  return (
    <>
      {upkeep}
      <span className="mid">{fees.length === 0 ? 'no fee in any tier' : `a fee of ${said}`}</span>
    </>
  );
}

/** A merc in short, under its seal. */
export function Infobox({ season, page }: { season: string; page: MercPage }) {
  const { merc, types, aka, immune, linkedTo, assists, supports, assistants, customization } = page;
  return (
    <aside className="infobox" aria-label="In short">
      <Seal name={merc.name} types={types} />
      <dl className="kv">
        <Pair term="Fights for">
          <Service season={season} page={page} />
        </Pair>
        <Pair term="Alignment">{page.alignment}</Pair>
        <Pair term={types.length > 1 ? 'Types' : 'Type'}>
          <Types types={types} />
        </Pair>
        <Pair term="Gender">{merc.gender}</Pair>
        <Pair term="Upkeep">
          <Upkeep page={page} />
        </Pair>
        <Pair term="EXP">{page.exp}</Pair>
        {aka.length > 0 && <Pair term="Also called">{aka.join(', ')}</Pair>}
        {page.pureSupport && (
          <Pair term="Supports">
            {linkedTo ? <Mercs season={season} mercs={[linkedTo]} /> : 'nobody yet'}{' '}
            <span className="mid">a Pure Support</span>
          </Pair>
        )}
        {assists && (
          <Pair term="Assists">
            <Mercs season={season} mercs={[assists]} />
          </Pair>
        )}
        {supports.length > 0 && (
          <Pair term="Pure Support">
            <Mercs season={season} mercs={supports} />
          </Pair>
        )}
        {assistants.length > 0 && (
          <Pair term="Assisted by">
            <Mercs season={season} mercs={assistants} />
          </Pair>
        )}
        {customization !== null && (
          <Pair term="Customization">
            {customization} <span className="mid">week {page.week}</span>
          </Pair>
        )}
        <Pair term="Immune to">{immune.length > 0 ? immune.join(', ') : <span className="none">nothing</span>}</Pair>
        <Pair term="This week">
          <ThisWeek page={page} />
        </Pair>
      </dl>
    </aside>
  );
}
