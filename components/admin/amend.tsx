import { Clauses } from '@/components/kit/clause';
import { Form } from '@/components/kit/form';
import { Below } from '@/components/kit/layout';
import { Aim, Why } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { Lede, Title } from '@/components/kit/page';
import { Quoted } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
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
      <Title>{line.declared ? <b>{line.title}</b> : line.title}</Title>
      <Lede>
        <Aim line={line} /> <Outcome outcome={line.outcome} />
      </Lede>
      <OwnMatch own={page.own} />
      {page.closedWeek !== null && <ClosedWeek week={page.closedWeek} />}
      <Below gap={4}>
        {page.text !== null && (
          <Quoted>
            <PostBody text={page.text} marks={page.marks} />
            <Hint>
              {line.team?.name}, <Receipt at={line.at} zone={page.zone} />
            </Hint>
          </Quoted>
        )}
        <Why>
          {line.reason} <Clauses season={season} ids={line.cites} />
        </Why>
      </Below>
      {page.mayOverride && (
        <Section above={6} id="override" title="Override it" more="the week is ruled again from there">
          <Form action={amend} look="order" label="Override">
            <input type="hidden" name="act" value="override" />
            <input type="hidden" name="ruling" value={line.id} />
            <AmendForm season={season} act="override" page={page} />
          </Form>
        </Section>
      )}
      {page.mayStrike && (
        <Section above={6} id="strike" title="Strike it" more="as if it had never been made, its costs included">
          <Form action={amend} look="order" label="Strike">
            <input type="hidden" name="act" value="strike" />
            <input type="hidden" name="ruling" value={line.id} />
            <AmendForm season={season} act="strike" page={page} />
          </Form>
        </Section>
      )}
    </>
  );
}
