import { Fragment, type ReactNode } from 'react';
import type { MercName, RulingLine } from '@/lib/record/views/model';
import { Clauses } from './clause';
import { Outcome } from './outcome';
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
      <div className="heads">
        <span className="label">{said}</span>
        <span className="label">{ruled}</span>
      </div>
      <div className="ledger">{children}</div>
    </>
  );
}

/** @param by who spoke and when: the line over what was said. */
export function Entry({
  by,
  said,
  children,
  id,
}: {
  by: ReactNode;
  said: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  return (
    <article className="entry" id={id}>
      <div className="said">
        <div className="by">{by}</div>
        {said}
      </div>
      <div className="ruled">{children}</div>
    </article>
  );
}

const SELF: Record<MercName['gender'], string> = { Male: 'himself', Female: 'herself', Genderless: 'itself' };

/** Who did it to whom: `Dracula → Little John`, `Edmond Dantès → himself`, with those struck for whom another stood in. */
export function Aim({ line }: { line: RulingLine }) {
  const { merc, targets, hits, interceptedBy } = line;
  const spared = (key: string) => interceptedBy !== null && !hits.some((hit) => hit.key === key);
  const said = (target: MercName) => (target.key === merc?.key ? SELF[target.gender] : target.name);
  return (
    <span className="mid">
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
export function RulingLink({ line }: { line: RulingLine }) {
  return (
    <a className="voice" href={`/rulings/${encodeURIComponent(line.id)}`}>
      {line.declared ? <b>{line.title}</b> : line.title}
    </a>
  );
}

/** One ruling in the margin: what, whom, outcome, the reason in a sentence, the clauses. */
export function RulingSummary({ line, children }: { line: RulingLine; children?: ReactNode }) {
  return (
    <div className="ruling">
      <div className="head">
        <p className="what">
          <RulingLink line={line} /> <Aim line={line} />
        </p>
        <Outcome outcome={line.outcome} />
      </div>
      <p className="why">
        {line.reason}
        {line.readyWeek !== null && <span className="mid"> Usable again from week {line.readyWeek}.</span>}
      </p>
      {line.override !== null && !line.reason.includes(line.override.because) && (
        <p className="why">Ruled so by an admin: {line.override.because}</p>
      )}
      <p className="meta">
        <Clauses ids={line.cites} />
        {line.provisional && <span>provisional</span>}
        {line.secret && <OnlyYou />}
      </p>
      {children}
    </div>
  );
}
