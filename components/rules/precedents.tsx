import { RulingLink } from '@/components/kit/ledger';
import type { PrecedentLine } from '@/lib/features/season/model';

/** Rulings of the house that hold from now on. */
export function Precedents({ precedents }: { precedents: readonly PrecedentLine[] }) {
  return precedents.map(({ id, line, because }) => (
    <p className="house" key={id}>
      <span className="label">House precedent, week {line.week}</span> {because} See ruling <RulingLink line={line} />:{' '}
      {line.outcome}.
    </p>
  ));
}
