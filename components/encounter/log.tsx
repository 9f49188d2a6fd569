import type { ReactNode } from 'react';
import { Clauses } from '@/components/kit/clause';
import { Glyph } from '@/components/kit/glyph';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import type { LogItem, Note, Ruling } from '@/lib/engine/rules/tabletop/record';
import type { View } from '@/lib/engine/rules/tabletop/view';
import { Checks, Walk } from './walk';
import { MARKS, named } from './words';

interface Props {
  view: View;
  /** How many of the newest entries are shown; null: all. */
  entries: number | null;
  overrule?: (ruling: Ruling) => ReactNode;
}

/** All that was ruled and stated, the newest entry first; within an entry in the order in which it came. */
export function Log({ view, entries: most, overrule }: Props) {
  const entries = new Map<string, LogItem[]>();
  for (const item of view.log) entries.set(item.entry, [...(entries.get(item.entry) ?? []), item]);
  return (
    <section className="told-log" aria-labelledby="ruled">
      <SectionHead
        title="What was ruled"
        more={most === null ? 'newest first' : `the last ${most}, newest first`}
        id="ruled"
      />
      {entries.size === 0 && <EmptyState above={5} what="Nothing has happened yet." />}
      <ol className="log" reversed>
        {[...entries]
          .toReversed()
          .slice(0, most ?? entries.size)
          .map(([entry, items]) => (
            <li key={entry} className="happened">
              <p className="hint">{items[0]?.round === 0 ? 'Before the first round' : `Round ${items[0]?.round}`}</p>
              {items.map((item) =>
                item.kind === 'note' ? (
                  <NoteLine key={item.id} note={item} />
                ) : (
                  <article key={item.id} id={`ruling-${item.id}`} className={item.secret ? 'ruling secret' : 'ruling'}>
                    <RulingText ruling={item} view={view} />
                    {overrule?.(item)}
                  </article>
                ),
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

const NoteLine = ({ note: { text, cites, secret } }: { note: Note }) => (
  <p className="note">
    {text} {secret && <Secret />} <Clauses ids={cites} ruleset="tabletop" />
  </p>
);

const Secret = () => (
  <span className="tag">
    <Glyph name="lock" /> the game master’s eyes alone
  </span>
);

function RulingText({ ruling, view }: { ruling: Ruling; view: View }) {
  const { abilityName, by, on, reason, cites, steps, checks, secret, override } = ruling;
  const outcome = override?.outcome ?? ruling.outcome;
  const harm = [
    ...Object.entries(ruling.damage).map(([key, amount]) => `${named(view, key)} takes ${amount} damage`),
    ...Object.entries(ruling.healed).map(([key, amount]) => `${named(view, key)} heals ${amount}`),
  ];
  return (
    <>
      <h3>
        <span className={`out ${MARKS[outcome]}`}>
          <Glyph name={MARKS[outcome]} />
          <span>{outcome}</span>
        </span>{' '}
        {abilityName !== null && <b className="voice">{abilityName}</b>}{' '}
        <span className="hint">by {named(view, by)}</span>
        {on.length > 0 && <span className="hint"> on {on.map((key) => named(view, key)).join(', ')}</span>}{' '}
        {secret && <Secret />}
      </h3>
      <p>
        {reason} {harm.length > 0 && <b>{harm.join('; ')}.</b>}
      </p>
      {override !== null && (
        <p className="by-hand">
          By hand, where the rules said {ruling.outcome}: {override.because}
        </p>
      )}
      {steps.length === 0 && <Checks checks={checks} view={view} />}
      {steps.length > 0 && <Walk steps={steps} view={view} reached={ruling.step} />}
      <p className="lc">
        <Clauses ids={cites} ruleset="tabletop" />
      </p>
    </>
  );
}
