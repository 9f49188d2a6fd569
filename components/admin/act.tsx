import { Form } from '@/components/kit/form';
import { Notice } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import type { ActPage, ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath, amendPath } from '@/lib/record/views/address';
import { ActStory } from './act-story';
import { ClosedWeek } from './correct';
import { OrderForm } from './order-form';
import { OwnMatch } from './own-match';

/** One act of the journal, and the form that takes it back. */
export function ActSection({ season, page, undo }: { season: string; page: ActPage; undo: FormAction<ActPreview> }) {
  const { act, rulings } = page;
  return (
    <>
      <Title>No. {act.seq} of the journal</Title>
      <Lede>
        {act.who}, <Receipt at={act.at} zone={page.zone} />
      </Lede>
      <ActStory act={act} zone={page.zone} />
      {rulings.length > 0 && (
        <Hint>
          It led to{' '}
          {rulings.map((ruling, at) => (
            <span key={ruling.id}>
              {at > 0 && ', '}
              <a href={amendPath(season, ruling.id)}>{ruling.title}</a>
            </span>
          ))}
          . To rule one of them otherwise, or to strike it alone, open it.
        </Hint>
      )}
      <Section above={6} title="Take it back" more="as if it had not been done; both stay in the journal">
        {page.barrier !== null ? (
          <Notice tone="refused">
            <p>{page.barrier}</p>
          </Notice>
        ) : act.can === 'roll back' ? (
          <p>
            It opened a phase. <a href={adminPath(season, '/roll-back')}>Roll the phase back</a>, which also says when
            the phase before it closes.
          </p>
        ) : (
          <>
            <OwnMatch own={page.own} />
            {page.closed && <ClosedWeek week={page.week} />}
            <Form action={undo} look="order" label="Take it back">
              <input type="hidden" name="id" value={act.id} />
              <OrderForm season={season} save="Take it back" hint="shown in the journal, for good" />
            </Form>
          </>
        )}
      </Section>
    </>
  );
}
