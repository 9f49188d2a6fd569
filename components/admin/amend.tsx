import { Clauses } from '@/components/kit/clause';
import { Form } from '@/components/kit/form';
import { Aim } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import type { AmendPage, AmendPreview } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { AmendForm } from './amend-form';
import { ClosedWeek } from './correct';
import { OwnMatch } from './own-match';

/** One ruling: what was said and ruled, and the forms that override or strike it. */
export function AmendSection({
  season,
  page,
  amend,
}: {
  season: string;
  page: AmendPage;
  amend: FormAction<AmendPreview>;
}) {
  const { line } = page;
  return (
    <>
      <h1 className="title">{line.declared ? <b>{line.title}</b> : line.title}</h1>
      <p className="lede">
        <Aim line={line} /> <Outcome outcome={line.outcome} />
      </p>
      <OwnMatch own={page.own} />
      {page.closedWeek !== null && <ClosedWeek week={page.closedWeek} />}
      <div className="ov-source">
        {page.text !== null && (
          <blockquote className="obj">
            <PostBody text={page.text} marks={page.marks} />
            <p className="hint">
              {line.team?.name}, <Receipt at={line.at} zone={page.zone} />
            </p>
          </blockquote>
        )}
        <p className="why">
          {line.reason} <Clauses season={season} ids={line.cites} />
        </p>
      </div>
      <section id="override" className="top-gap">
        <SectionHead title="Override it" more="the week is ruled again from there" />
        <Form action={amend} className="ov" label="Override">
          <input type="hidden" name="act" value="override" />
          <input type="hidden" name="ruling" value={line.id} />
          <AmendForm season={season} act="override" page={page} />
        </Form>
      </section>
      {page.mayStrike && (
        <section id="strike" className="top-gap">
          <SectionHead title="Strike it" more="as if it had never been made, its costs included" />
          <Form action={amend} className="ov" label="Strike">
            <input type="hidden" name="act" value="strike" />
            <input type="hidden" name="ruling" value={line.id} />
            <AmendForm season={season} act="strike" page={page} />
          </Form>
        </section>
      )}
    </>
  );
}
