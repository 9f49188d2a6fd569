import { Summary } from '@/components/kit/figures';
import { Side } from '@/components/kit/section';
import { Label, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { WeekAhead } from '@/lib/features/review/model';

/** What lies ahead once the week has gone on: who meets whom, who has a bye, and when each phase closes. */
export function WeekAheadTable({ ahead }: { ahead: WeekAhead }) {
  const { week, matches, byes, deadlines, zone } = ahead;
  return (
    <section aria-label={`Week ${week} as it lies ahead`}>
      <Label as="p">{matches === null ? `What is left of week ${week}` : `The whole of week ${week}`}</Label>
      <Summary
        pairs={[
          ...(matches === null
            ? []
            : [
                ...matches.map(({ attacker, defender, tier }, at) => ({
                  key: `match ${attacker.key}`,
                  term: `Match ${at + 1}`,
                  value: (
                    <>
                      <Side attacks>{attacker.name}</Side> <Side attacks={false}>{defender.name}</Side>{' '}
                      <Muted>{tier} tier</Muted>
                    </>
                  ),
                })),
                {
                  key: 'byes',
                  term: 'Byes',
                  value: byes.length === 0 ? 'none' : byes.map(({ name }) => name).join(', '),
                },
              ]),
          ...deadlines.map(({ phase, closesAt }) => ({
            key: phase,
            term: `${phase} closes`,
            value: closesAt === null ? 'when an admin says so' : <Time at={closesAt} zone={zone} style="full" />,
          })),
        ]}
      />
    </section>
  );
}
