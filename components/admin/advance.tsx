import { Form } from '@/components/kit/form';
import type { NextPhase } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { AdvanceForm } from './advance-form';

interface Props {
  season: string;
  next: NextPhase;
  week: number;
  advance: FormAction<NextPhase>;
}

/** What going on would change, and the button that does it. */
export function AdvanceSection({ season, next, week, advance }: Props) {
  return (
    <section id="advance">
      <Form action={advance} label={`Advance to ${next.word}`}>
        <AdvanceForm season={season} loaded={next} week={week} />
      </Form>
    </section>
  );
}
