import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { CopyButton } from '@/components/admin/copy-button';
import { Button } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { PHASES, type Phase } from '@/lib/engine/rules/mercenaries/terms';
import { isPhase, phaseAsBBCode } from '@/lib/features/forum/bbcode';
import { admitTo } from '@/lib/platform/auth/guard';
import { askedNumber, askedOne } from '@/lib/record/views/asked';
import { presentWeek, readSeason } from '@/lib/record/views/season';
import '../../../../styles/admin.css';
import { adminPath } from '@/lib/record/views/address';

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
        <h1 className="title">Copy as BBCode</h1>
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
      <p className="crumb">
        <a href={adminPath(season)}>Control room</a> / Copy as BBCode
      </p>
      <h1 className="title">Copy as BBCode</h1>
      <p className="lede">The public rulings of one phase, to be pasted under the forum’s topic.</p>
      <form className="bar">
        <div className="field">
          <label htmlFor="week">Week</label>
          <select className="input" id="week" name="week" defaultValue={week.number}>
            {record.weeks.map((each) => (
              <option key={each.number}>{each.number}</option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="phase">Phase</label>
          <select className="input" id="phase" name="phase" defaultValue={phase}>
            {PHASES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <Button>Show</Button>
      </form>
      {made.ok && made.value.rulings > 0 ? (
        <div className="top-gap">
          <label className="flabel" htmlFor="bbcode">
            {made.value.title}
          </label>
          <textarea className="input code" id="bbcode" rows={18} readOnly value={made.value.text} />
          <p className="row after">
            <CopyButton from="bbcode" />
            <span className="hint">Or select the text and copy it.</span>
          </p>
        </div>
      ) : (
        <EmptyState what={`Nothing public was ruled in ${phase} of week ${week.number}.`} />
      )}
    </Page>
  );
}
