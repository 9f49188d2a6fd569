import { Clauses } from '@/components/kit/clause';
import { Stack } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Heading, SectionHead } from '@/components/kit/section';
import { NestedLine } from '@/components/kit/tables/board';
import { LineEnd, Region, RulingList } from '@/components/kit/tables/frame';
import { Place, TableOutcome } from '@/components/kit/tables/marks';
import { Hint, Voice } from '@/components/kit/text';
import { outcomeOf, type Ruling } from '@/lib/engine/rules/deviants/rulings';
import { MARKS } from './words';

/** All that was ruled, newest entry first; within an entry in the order in which it came, what an ability caused indented. */
export function Log({
  rulings,
  overrule,
}: {
  rulings: readonly Ruling[];
  overrule?: (ruling: Ruling) => React.ReactNode;
}) {
  const entries = new Map<string, Ruling[]>();
  for (const ruling of rulings) entries.set(ruling.entry, [...(entries.get(ruling.entry) ?? []), ruling]);
  return (
    <Region id="ruled" look="ruled">
      <SectionHead title="What was ruled" more="newest first" id="ruled" />
      {entries.size === 0 && <EmptyState above={5} what="Nothing has happened yet." />}
      {[...entries].toReversed().map(([entry, ofEntry]) => (
        <Stack gap={1} as="section" above={4} key={entry} label={titleOf(ofEntry)}>
          <Heading>
            {titleOf(ofEntry)} <Hint as="span">turn {ofEntry[0]?.turn}</Hint>
          </Heading>
          <RulingList>
            {ofEntry.map((ruling) => (
              <NestedLine key={ruling.id} id={`ruling-${ruling.id}`} depth={ruling.depth}>
                <RulingLine ruling={ruling} />
                {overrule?.(ruling)}
              </NestedLine>
            ))}
          </RulingList>
        </Stack>
      ))}
    </Region>
  );
}

function titleOf(rulings: readonly Ruling[]): string {
  const [first] = rulings;
  if (first === undefined) return '';
  if (first.event !== null) return first.subject === null ? first.event : `${first.event} of ${first.subject}`;
  if (first.outcome === 'Played') return `${first.by} plays ${first.card}`;
  if (first.outcome === 'Moved') return `${first.by} moves ${first.card}`;
  if (first.outcome === 'Refused') return `Refused${first.by === null ? '' : ` to ${first.by}`}`;
  return 'By hand';
}

function RulingLine({ ruling }: { ruling: Ruling }) {
  const { card, ability, reason, row, changes, told, cites, depth, event, subject } = ruling;
  const outcome = outcomeOf(ruling);
  return (
    <>
      <span>
        <TableOutcome mark={MARKS[outcome]}>{outcome}</TableOutcome>{' '}
        {row !== null && <Place at={row.place} of={row.of} />}{' '}
        {card !== null && (
          <b>
            <Voice>{ability === null ? card : ability}</Voice>
          </b>
        )}{' '}
        {ability !== null && <Hint as="span">{card}</Hint>} {reason}
        {depth > 0 && event !== null && (
          <Hint as="span"> (caused by an ability{subject === null ? '' : `, of ${subject}`})</Hint>
        )}
        {ruling.override !== null && (
          <>
            {' '}
            By hand, where the rules said {ruling.outcome}: {ruling.override.because}
          </>
        )}
      </span>
      {(changes.length > 0 || told.length > 0) && (
        <Hint as="span">
          {changes.join(' ')} {told.length > 0 && `Told, for the judge to carry out: ${told.join('; ')}.`}
        </Hint>
      )}
      <LineEnd>
        <Clauses ids={cites} ruleset="deviants" />
      </LineEnd>
    </>
  );
}
