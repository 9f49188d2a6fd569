import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { CopyButton } from '@/components/kit/copy-button';
import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { Below, Row } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { CodeArea, FieldLabel } from '@/components/kit/room';
import { Hint } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { PHASES, type Phase } from '@/lib/engine/rules/mercenaries/terms';
import { isPhase, phaseAsBBCode } from '@/lib/features/forum/bbcode';
import { admitTo } from '@/lib/platform/auth/guard';
import { adminPath } from '@/lib/record/views/address';
import { askedNumber, askedOne } from '@/lib/record/views/asked';
import { presentWeek, readSeason } from '@/lib/record/views/season';

export const metadata: Metadata = { title: 'Copy as BBCode' };

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<{ week?: string | string[]; phase?: string | string[] }>;
}

const query = z.object({ week: askedNumber, phase: askedOne(PHASES) });

export default async function BBCodeRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  await admitTo(season, 'see-admin');
  const [record, asked] = await Promise.all([readSeason(season), searchParams]);
  const present = record && presentWeek(record);
  if (!record || !present) {
    return (
      <Page name="admin">
        <Title>Copy as BBCode</Title>
        <EmptyState what="There is no week yet whose rulings could be copied." />
      </Page>
    );
  }
  const here = adminPath(season, '/bbcode');
  const { week: number, phase: chosen } = askedBy(query, asked, here);
  const week = number === null ? present : record.weeks.find((each) => each.number === number);
  if (week === undefined) missing(here, asked);
  const phase: Phase = chosen ?? (isPhase(week.phase) ? week.phase : 'Results');
  const made = await phaseAsBBCode(season, week.number, phase);
  return (
    <Page name="admin">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Copy as BBCode
      </Crumb>
      <Title>Copy as BBCode</Title>
      <Lede>The public rulings of one phase, to be pasted under the forum’s topic.</Lede>
      <FilterBar
        action={here}
        look="line"
        button="Show"
        filters={[
          {
            ...{ kind: 'list', name: 'week', label: 'Week', any: 'The open one', value: week.number },
            options: optionsOf(record.weeks.map((each) => each.number)),
          },
          {
            kind: 'list',
            name: 'phase',
            label: 'Phase',
            any: 'The open one',
            value: phase,
            options: optionsOf(PHASES),
          },
        ]}
      />
      {made.ok && made.value.rulings > 0 ? (
        <Below gap={6}>
          <FieldLabel htmlFor="bbcode">{made.value.title}</FieldLabel>
          <CodeArea id="bbcode" rows={18} readOnly value={made.value.text} />
          <Row above={3}>
            <CopyButton from="bbcode" />
            <Hint as="span">Or select the text and copy it.</Hint>
          </Row>
        </Below>
      ) : (
        <EmptyState what={`Nothing public was ruled in ${phase} of week ${week.number}.`} />
      )}
    </Page>
  );
}
