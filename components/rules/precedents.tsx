import { RulingLink } from '@/components/kit/ledger';
import { HouseNote } from '@/components/kit/pieces';
import type { PrecedentLine } from '@/lib/features/season/model';

/** Rulings of the house that hold from now on. */
export function Precedents({
  season,
  precedents,
}: {
  readonly season: string | null;
  precedents: readonly PrecedentLine[];
}) {
  if (season === null) return null;
  return precedents.map(({ id, line, because }) => (
    <HouseNote key={id} label={`House precedent, week ${line.week}`}>
      {because} See ruling <RulingLink season={season} line={line} />: {line.outcome}.
    </HouseNote>
  ));
}
