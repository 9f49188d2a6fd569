import { Row } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { RulingTable } from '@/components/ruling/table';
import { rulingsPath, weekPath, wikiPath } from '@/lib/record/views/address';
import type { RulingLine } from '@/lib/record/views/model';

export function Latest({
  season,
  rulings,
  zone,
  declared,
  week,
}: {
  readonly season: string;
  rulings: readonly RulingLine[];
  zone: string;
  declared: number;
  week: number;
}) {
  if (rulings.length === 0) {
    return (
      <EmptyState what="Rulings will stand here as soon as a leader declares something in bold.">
        <a href={wikiPath(season)}>Look at the mercs meanwhile</a>
      </EmptyState>
    );
  }
  return (
    <section>
      <RulingTable
        season={season}
        rulings={rulings}
        zone={zone}
        caption="Latest rulings"
        small="newest first"
        week={week}
      />
      <Row above={3}>
        <a href={weekPath(season, week)}>All {declared} of this week</a>{' '}
        <a href={rulingsPath(season)}>All of the season</a>
      </Row>
    </section>
  );
}
