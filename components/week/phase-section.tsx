import { Ledger } from '@/components/kit/ledger';
import { SectionHead } from '@/components/kit/section';
import { Time } from '@/components/kit/time';
import type { PhaseGroup } from '@/lib/features/season/model';
import { EntryOf } from './entry';

const HOW: Record<PhaseGroup['phase'], string> = {
  Peacetime: 'resolves as it is posted',
  Wartime: 'Pre-Battle resolves as it is posted, the rest with the rosters',
  Battles: 'for the voters',
  Results: 'resolves as it is posted',
};

/** One phase of the week: its posts beside their rulings. */
export function PhaseSection({
  season,
  group,
  zone,
  filtered,
}: {
  season: string;
  group: PhaseGroup;
  zone: string;
  filtered: boolean;
}) {
  const { phase, opensAt, closesAt, open, entries } = group;
  return (
    <section className="ph-sec" id={phase.toLowerCase()}>
      <SectionHead
        title={open ? <b>{phase}</b> : phase}
        more={
          <>
            <Time at={opensAt} zone={zone} />
            {' to '}
            {closesAt ? <Time at={closesAt} zone={zone} /> : 'when an admin says so'} · {HOW[phase]}
          </>
        }
      />
      {entries.length === 0 ? (
        <p className="hint">
          {filtered ? 'Nothing here passes the filter.' : open ? 'Nothing has been said yet.' : 'Nothing was said.'}
        </p>
      ) : (
        <Ledger>
          {entries.map((entry) => (
            <EntryOf season={season} key={entry.id} entry={entry} zone={zone} />
          ))}
        </Ledger>
      )}
    </section>
  );
}
