import type { ReactNode } from 'react';
import { Clauses } from '@/components/kit/clause';
import { Glyph } from '@/components/kit/glyph';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { EntryLog, RulingFrame, RulingTitle } from '@/components/kit/tables/encounter';
import { Region } from '@/components/kit/tables/frame';
import { TableOutcome } from '@/components/kit/tables/marks';
import { Tag } from '@/components/kit/tags';
import { Hint, Text, Voice } from '@/components/kit/text';
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
    <Region id="ruled">
      <SectionHead
        title="What was ruled"
        more={most === null ? 'newest first' : `the last ${most}, newest first`}
        id="ruled"
      />
      {entries.size === 0 && <EmptyState above={5} what="Nothing has happened yet." />}
      <EntryLog>
        {[...entries]
          .toReversed()
          .slice(0, most ?? entries.size)
          .map(([entry, items]) => (
            <li key={entry}>
              <Hint>{items[0]?.round === 0 ? 'Before the first round' : `Round ${items[0]?.round}`}</Hint>
              {items.map((item) =>
                item.kind === 'note' ? (
                  <NoteLine key={item.id} note={item} />
                ) : (
                  <RulingFrame key={item.id} id={`ruling-${item.id}`} secret={item.secret}>
                    <RulingText ruling={item} view={view} />
                    {overrule?.(item)}
                  </RulingFrame>
                ),
              )}
            </li>
          ))}
      </EntryLog>
    </Region>
  );
}

const NoteLine = ({ note: { text, cites, secret } }: { note: Note }) => (
  <Text as="p" size="1">
    {text} {secret && <Secret />} <Clauses ids={cites} ruleset="tabletop" />
  </Text>
);

const Secret = () => (
  <Tag>
    <Glyph name="lock" /> the game master’s eyes alone
  </Tag>
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
      <RulingTitle>
        <TableOutcome mark={MARKS[outcome]}>{outcome}</TableOutcome>{' '}
        {abilityName !== null && (
          <b>
            <Voice>{abilityName}</Voice>
          </b>
        )}{' '}
        <Hint as="span">
          by {named(view, by)}
          {on.length > 0 && ` on ${on.map((key) => named(view, key)).join(', ')}`}
        </Hint>{' '}
        {secret && <Secret />}
      </RulingTitle>
      <p>
        {reason} {harm.length > 0 && <b>{harm.join('; ')}.</b>}
      </p>
      {override !== null && (
        <p>
          By hand, where the rules said {ruling.outcome}: {override.because}
        </p>
      )}
      {steps.length === 0 && <Checks checks={checks} view={view} />}
      {steps.length > 0 && <Walk steps={steps} view={view} reached={ruling.step} />}
      <p>
        <Clauses ids={cites} ruleset="tabletop" />
      </p>
    </>
  );
}
