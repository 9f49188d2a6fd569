import type { ReactNode } from 'react';
import { Summary } from '@/components/kit/figures';
import { Gloss } from '@/components/kit/gloss';
import { Types } from '@/components/kit/hatch';
import { InfoboxFrame } from '@/components/kit/infobox';
import { Ready } from '@/components/kit/ready';
import { Seal } from '@/components/kit/seal';
import { Muted } from '@/components/kit/text';
import { ValueNotes } from '@/components/kit/values';
import type { MercPage } from '@/lib/features/wiki/model';
import { tierOf } from '@/lib/features/wiki/tier';
import { mercPath, teamPath } from '@/lib/record/views/address';
import type { MercName } from '@/lib/record/views/model';
import type { ValueLine } from '@/lib/record/views/values';

/** A line under what it qualifies. */
function Note({ children }: { children: ReactNode }) {
  return (
    <Muted size="1" block>
      {children}
    </Muted>
  );
}

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
          {team.price !== null && <Note>hired for {team.price} GP</Note>}
        </>
      ) : (
        'nobody: for hire'
      )}
      {formerly.map(({ key, name, from, until }) => (
        <Note key={`${key} ${from}`}>
          before: {name}
          {from > 0 ? `, weeks ${from} to ${until}` : `, to week ${until}`}
        </Note>
      ))}
    </>
  );
}

/** What changed one of its values, under the value: what the card says, by what, and until when. */
function Changed({ season, page, of }: { season: string; page: MercPage; of: ValueLine['value'] }) {
  return <ValueNotes season={season} zone={page.zone} values={page.changed} only={[of]} />;
}

/** What may be done with it this week, and why not. */
function ThisWeek({ season, page }: { season: string; page: MercPage }) {
  const { rosterable, whyNot } = page;
  return (
    <>
      {rosterable ? <Ready state="yes">may be rostered</Ready> : <Ready state="no">cannot be rostered</Ready>}
      {whyNot !== null && <Note>{whyNot}</Note>}
      <Changed season={season} page={page} of="status" />
    </>
  );
}

function Upkeep({ season, page }: { season: string; page: MercPage }) {
  const { upkeep, tier, fees, changed } = page;
  const base = changed.find(({ value }) => value === 'upkeep')?.base ?? null;
  const baseTier = base === null ? tier : tierOf(Number(base));
  const said = fees.map(({ tier, gp }) => `${gp} GP in ${tier} tier`).join(', ');
  return (
    <>
      {upkeep}, <Gloss term="tier">{tier} tier</Gloss>
      {baseTier !== tier && <Note>{baseTier} tier by the card</Note>}
      <Changed season={season} page={page} of="upkeep" />
      <Note>
        {fees.length === 0 ? (
          <>
            no <Gloss term="fee">fee</Gloss> in any tier
          </>
        ) : (
          <>
            a <Gloss term="fee">fee</Gloss> of {said}
          </>
        )}
      </Note>
    </>
  );
}

/** A merc in short, under its seal. */
export function Infobox({ season, page }: { season: string; page: MercPage }) {
  const { merc, types, aka, immune, linkedTo, assists, supports, assistants, customization } = page;
  return (
    <InfoboxFrame label="In short">
      <Seal name={merc.name} types={types} />
      <Summary
        small
        pairs={[
          { term: 'Fights for', value: <Service season={season} page={page} /> },
          {
            term: 'Alignment',
            value: (
              <>
                {page.alignment}
                <Changed season={season} page={page} of="alignment" />
              </>
            ),
          },
          {
            term: types.length > 1 ? 'Types' : 'Type',
            value: (
              <>
                <Types types={types} />
                <Changed season={season} page={page} of="types" />
              </>
            ),
          },
          {
            term: 'Gender',
            value: (
              <>
                {merc.gender}
                <Changed season={season} page={page} of="gender" />
              </>
            ),
          },
          { term: 'Upkeep', value: <Upkeep season={season} page={page} /> },
          { key: 'exp', term: <Gloss term="EXP" />, value: page.exp },
          aka.length > 0 ? { term: 'Also called', value: aka.join(', ') } : null,
          page.pureSupport
            ? {
                term: 'Supports',
                value: (
                  <>
                    {linkedTo ? <Mercs season={season} mercs={[linkedTo]} /> : 'nobody yet'}{' '}
                    <Note>
                      a <Gloss term="Pure Support" />
                    </Note>
                  </>
                ),
              }
            : null,
          assists
            ? {
                key: 'assists',
                term: <Gloss term="Assist">Assists</Gloss>,
                value: <Mercs season={season} mercs={[assists]} />,
              }
            : null,
          supports.length > 0 ? { term: 'Pure Support', value: <Mercs season={season} mercs={supports} /> } : null,
          assistants.length > 0 ? { term: 'Assisted by', value: <Mercs season={season} mercs={assistants} /> } : null,
          customization === null
            ? null
            : {
                term: 'Customization',
                value: (
                  <>
                    {customization} <Note>week {page.week}</Note>
                  </>
                ),
              },
          {
            term: 'Immune to',
            value: (
              <>
                {immune.length > 0 ? immune.join(', ') : <Muted>nothing</Muted>}
                <Changed season={season} page={page} of="immunity" />
              </>
            ),
          },
          { term: 'This week', value: <ThisWeek season={season} page={page} /> },
        ]}
      />
    </InfoboxFrame>
  );
}
