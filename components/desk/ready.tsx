import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton, PartValue } from '@/components/kit/form-part';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import type { Desk } from '@/lib/features/desk/model';
import { deskPath } from '@/lib/record/views/address';

/** Whether the team is ready for the phase to close. */
export function ReadySection({ desk }: { desk: Pick<Desk, 'ready' | 'phase'> }) {
  const { own, ready, of } = desk.ready;
  const word = own ? 'Not ready any more' : 'Your team is ready';
  return (
    <Section id="ready" title="Ready" more={`${ready} of ${of} teams ${ready === 1 ? 'is' : 'are'}`}>
      <p>
        {own
          ? `Your team has said that it is ready for ${desk.phase} to close.`
          : `Say when your team has done all that it wants in ${desk.phase}. If all teams are ready and the season’s admins chose so, the phase closes early.`}
      </p>
      <FormPart part="ready" label={word}>
        <FormMessage />
        <PartValue name="ready" value={own ? 'no' : 'yes'} />
        <PartButton>{word}</PartButton>
      </FormPart>
    </Section>
  );
}

/** Where co-leaders and deputies are named. */
export function PeopleLink({ season }: { season: string }) {
  return (
    <p>
      <a href={deskPath(season, '/people')}>Co-leaders and deputies of your team</a>
    </p>
  );
}

/** What a leader is told whose account or team an admin could have come by. */
export function SealedNotice({ phase }: { phase: Desk['phase'] }) {
  return (
    <Notice tone="waits">
      <p>
        Your password was set anew by an admin’s link, or an admin gave you this team, while {phase} was open. What the
        team ordered or kept unposted before stays sealed to you until the phase closes. You can post and hand in orders
        all the same: what you hand in takes the place of what was there.
      </p>
    </Notice>
  );
}
