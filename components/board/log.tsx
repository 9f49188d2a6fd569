import { Clauses } from '@/components/kit/clause';
import { Glyph } from '@/components/kit/glyph';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { outcomeOf, type Ruling } from '@/lib/engine/rules/deviants/rulings';
import { MARKS } from './words';

/** Levels of indent that are drawn; what nests deeper stands at the last. */
const DEEPEST = 6;

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
    <section className="ruled" aria-labelledby="ruled">
      <SectionHead title="What was ruled" more="newest first" id="ruled" />
      {entries.size === 0 && <EmptyState above={5} what="Nothing has happened yet." />}
      {[...entries].toReversed().map(([entry, ofEntry]) => (
        <section className="happened" key={entry} aria-label={titleOf(ofEntry)}>
          <h3>
            {titleOf(ofEntry)} <span className="hint">turn {ofEntry[0]?.turn}</span>
          </h3>
          <ol className="log">
            {ofEntry.map((ruling) => (
              <li key={ruling.id} id={`ruling-${ruling.id}`} className={`d${Math.min(ruling.depth, DEEPEST)}`}>
                <RulingLine ruling={ruling} />
                {overrule?.(ruling)}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
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
        <span className={`out ${MARKS[outcome]}`}>
          <Glyph name={MARKS[outcome]} />
          <span>{outcome}</span>
        </span>{' '}
        {row !== null && (
          <span className="place">
            {row.place}
            <span className="vh"> of {row.of}</span>
          </span>
        )}{' '}
        {card !== null && <b className="voice">{ability === null ? card : ability}</b>}{' '}
        {ability !== null && <span className="hint">{card}</span>} {reason}
        {depth > 0 && event !== null && (
          <span className="hint"> (caused by an ability{subject === null ? '' : `, of ${subject}`})</span>
        )}
        {ruling.override !== null && (
          <span className="by-hand">
            {' '}
            By hand, where the rules said {ruling.outcome}: {ruling.override.because}
          </span>
        )}
      </span>
      {(changes.length > 0 || told.length > 0) && (
        <span className="changes">
          {changes.join(' ')} {told.length > 0 && `Told, for the judge to carry out: ${told.join('; ')}.`}
        </span>
      )}
      <span className="lc">
        <Clauses ids={cites} ruleset="deviants" />
      </span>
    </>
  );
}
