import { Fragment, type ReactNode } from 'react';
import { PRONOUNS } from '@/lib/engine/rules/mercenaries/pronoun-words';
import { rulingPath } from '@/lib/record/views/address';
import type { MercName, RulingLine } from '@/lib/record/views/model';
import { Clauses } from './clause';
import { Gloss } from './gloss';
import { Outcome } from './outcome';
import type { Level } from './section';
import { OnlyYou } from './todo';

/** Said on the left, ruled on the right, past the red margin rule; one `Entry` a post. */
export function Ledger({
  said = 'Said',
  ruled = 'Ruled',
  children,
}: {
  said?: string;
  ruled?: string;
  children: ReactNode;
}) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] border-b border-ink pb-1 max-md:grid-cols-1">
        <span className="caps max-md:hidden">{said}</span>
        <span className="caps text-rubric max-md:text-ink-2 max-md:before:content-['Said,_then_'] md:pl-[calc(var(--spacing-5)+5px)]">
          {ruled}
        </span>
      </div>
      <div className="border-b border-rule">{children}</div>
    </>
  );
}

/** @param by who spoke and when: the heading over what was said. @param level of that heading. */
export function Entry({
  by,
  said,
  children,
  id,
  level = 3,
}: {
  by: ReactNode;
  said: ReactNode;
  children: ReactNode;
  id?: string;
  level?: Level;
}) {
  const H = `h${level}` as const;
  return (
    <article
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] border-t border-rule first:border-t-0 max-md:grid-cols-1"
      id={id}
    >
      <div className="py-4 pr-5 max-md:pt-4 max-md:pr-0 max-md:pb-2 [&_.post]:text-pretty [&_.post]:font-voice [&_.post]:text-3/150 [&_.post]:text-ink-2 [&_.post_b]:tracking-[-0.004em] [&_.post_b]:text-ink">
        <H className="mb-1 flex flex-wrap gap-x-3 font-works text-1/150 text-wrap text-ink-2 [&_a]:text-ink">{by}</H>
        {said}
      </div>
      <div className="margin-rule py-4 pl-5 max-md:mb-4 max-md:py-1 max-md:pl-3">{children}</div>
    </article>
  );
}

/** Where nothing was said: what stands in the place of the words. */
export function NotSaid({ children }: { children: ReactNode }) {
  return <p className="text-ink-2 italic">{children}</p>;
}

/** Rulings that one ruling set off, inset under it. */
export function SetOff({ children }: { children: ReactNode }) {
  return <div className="mt-3 border-l-2 border-rule-2 pl-4">{children}</div>;
}

/** Who did it to whom: `Dracula → Little John`, `Edmond Dantès → himself`, with those struck for whom another stood in. */
export function Aim({ line }: { line: RulingLine }) {
  const { merc, targets, hits, interceptedBy } = line;
  const spared = (key: string) => interceptedBy !== null && !hits.some((hit) => hit.key === key);
  const said = (target: MercName) => (target.key === merc?.key ? PRONOUNS[target.gender].self : target.name);
  return (
    <span className="text-ink-2">
      {merc?.name}
      {targets.length > 0 && ' → '}
      {targets.map((target, at) => (
        <Fragment key={target.key}>
          {at > 0 && ', '}
          {spared(target.key) ? <s>{said(target)}</s> : said(target)}
        </Fragment>
      ))}
      {interceptedBy !== null && ` ${interceptedBy.name}`}
    </span>
  );
}

/** The name of what was ruled, as a link to its reasoning; bold if it was declared. */
export function RulingLink({ season, line }: { season: string; line: RulingLine }) {
  return (
    <a className="voice" href={rulingPath(season, line.id)}>
      {line.declared ? <b>{line.title}</b> : line.title}
    </a>
  );
}

/** Something ruled, in the margin: what, at the right what came of it, and under it why. */
export function RuledBlock({
  as: As = 'div',
  what,
  outcome,
  children,
}: {
  as?: 'div' | 'article';
  what: ReactNode;
  outcome?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <As className="[&+&]:mt-4 [&+&]:border-t [&+&]:border-dashed [&+&]:border-rule-2 [&+&]:pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-voice text-name/135 [&>.voice]:text-[length:inherit]">{what}</p>
        {outcome}
      </div>
      {children}
    </As>
  );
}

/** Why: a sentence or two in the margin. */
export function Why({ children }: { children: ReactNode }) {
  return <p className="mt-1 max-w-reason text-ink-2">{children}</p>;
}

/** One ruling in the margin: what, whom, outcome, the reason in a sentence, the clauses. */
export function RulingSummary({ season, line, children }: { season: string; line: RulingLine; children?: ReactNode }) {
  return (
    <RuledBlock
      what={
        <>
          <RulingLink season={season} line={line} /> <Aim line={line} />
        </>
      }
      outcome={<Outcome outcome={line.outcome} />}
    >
      <Why>
        {line.reason}
        {line.readyWeek !== null && <span> Usable again from week {line.readyWeek}.</span>}
      </Why>
      {line.override !== null && !line.reason.includes(line.override.because) && (
        <Why>Ruled so by an admin: {line.override.because}</Why>
      )}
      <p className="mt-1 flex flex-wrap gap-x-3 text-1 text-ink-2">
        <Clauses season={season} ids={line.cites} />
        {line.provisional && <Gloss term="Provisional">provisional</Gloss>}
        {line.secret && <OnlyYou />}
      </p>
      {children}
    </RuledBlock>
  );
}
