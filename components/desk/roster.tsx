import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { OnlyYou } from '@/components/kit/todo';
import type { RosterForm } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { sayTime } from '@/lib/record/views/time';
import { RosterPicks } from './roster-picks';

const SHUT: Record<Exclude<RosterForm['state'], 'open'>, string> = {
  locked: 'The rosters are locked.',
  closed: 'Rosters are given in Wartime.',
  'no match': 'Your team has no match this week, so that it needs no roster.',
};

interface Props {
  roster: RosterForm;
  closesAt: string | null;
  zone: string;
  save: FormAction;
}

export function RosterSection({ roster, closesAt, zone, save }: Props) {
  const until = closesAt === null ? 'the lock' : sayTime(closesAt, zone, 'hour');
  if (roster.state !== 'open') {
    return (
      <section id="roster">
        <SectionHead title="Roster" />
        <p className="mid">{SHUT[roster.state]}</p>
        {roster.state === 'locked' && (
          <p className="voice">
            {roster.picks
              .filter((pick) => pick.picked)
              .map((pick) => pick.name)
              .join(', ') || 'Nobody was fielded.'}
          </p>
        )}
      </section>
    );
  }
  return (
    <section id="roster">
      <SectionHead
        title="Roster"
        more={
          <>
            <OnlyYou until={until} /> · {roster.saved ? 'saved' : 'not yet saved'}
          </>
        }
      />
      <Form action={save} label="Roster">
        <FormMessage />
        <RosterPicks picks={roster.picks} cap={roster.cap} />
        <p className="row act-row">
          <Button look="act">Save this roster</Button>
          <span className="hint">You may change it until the lock.</span>
        </p>
      </Form>
    </section>
  );
}
