import { EmptyState } from '@/components/kit/notice';
import { RulingTable } from '@/components/ruling/table';
import type { RulingLine } from '@/lib/record/views/model';

export function Latest({
  rulings,
  zone,
  declared,
  week,
}: {
  rulings: readonly RulingLine[];
  zone: string;
  declared: number;
  week: number;
}) {
  if (rulings.length === 0) {
    return (
      <EmptyState what="Rulings will stand here as soon as a leader declares something in bold.">
        <a href="/wiki">Look at the mercs meanwhile</a>
      </EmptyState>
    );
  }
  return (
    <section>
      <RulingTable rulings={rulings} zone={zone} caption="Latest rulings" small="newest first" week={week} />
      <p className="after row">
        <a href={`/weeks/${week}`}>All {declared} of this week</a> <a href="/rulings">All of the season</a>
      </p>
    </section>
  );
}
