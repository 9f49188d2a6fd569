import { Ledger } from '@/components/kit/ledger';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
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
    <Section
      above={6}
      title={open ? <b>{phase}</b> : phase}
      more={
        <>
          <Time at={opensAt} zone={zone} />
          {' to '}
          {closesAt ? <Time at={closesAt} zone={zone} /> : 'when an admin says so'} · {HOW[phase]}
        </>
      }
      id={phase.toLowerCase()}
    >
      {entries.length === 0 ? (
        <Hint>
          {filtered ? 'Nothing here passes the filter.' : open ? 'Nothing has been said yet.' : 'Nothing was said.'}
        </Hint>
      ) : (
        <Ledger>
          {entries.map((entry) => (
            <EntryOf season={season} key={entry.id} entry={entry} zone={zone} />
          ))}
        </Ledger>
      )}
    </Section>
  );
}
