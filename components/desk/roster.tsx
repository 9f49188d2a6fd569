import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton } from '@/components/kit/form-part';
import { Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint, Muted, Voice } from '@/components/kit/text';
import { OnlyYou } from '@/components/kit/todo';
import type { Desk, RosterForm } from '@/lib/features/desk/model';
import { asText } from '@/lib/features/desk/parts';
import { sayTime } from '@/lib/record/views/time';
import { KeptAt } from './desk-keeper';
import { DroppedList } from './dropped';
import { RosterPicks } from './roster-picks';

const SHUT: Record<Exclude<RosterForm['state'], 'open'>, string> = {
  locked: 'The rosters are locked.',
  closed: 'Rosters are given in Wartime.',
  'no match': 'Your team has no match this week, so that it needs no roster.',
};

type Props = { season: string } & Pick<Desk, 'roster' | 'closesAt' | 'zone' | 'typed' | 'atLock'>;

export function RosterSection({ season, roster, closesAt, zone, typed, atLock }: Props) {
  const picked = roster.picks.filter((pick) => pick.picked);
  if (roster.state !== 'open') {
    return (
      <Section id="roster" title="Roster">
        <Muted as="p">{SHUT[roster.state]}</Muted>
        {roster.state === 'locked' && (
          <Voice as="p">{picked.map((pick) => pick.name).join(', ') || 'Nobody was fielded.'}</Voice>
        )}
        <DroppedList season={season} dropped={atLock.roster} title="The lock left out of your roster:" />
      </Section>
    );
  }
  const kept = typed.parts.roster;
  const until = closesAt === null ? 'the lock' : sayTime(closesAt, zone, 'hour');
  return (
    <Section
      id="roster"
      title="Roster"
      more={
        <>
          <OnlyYou until={until} /> ·{' '}
          {!roster.saved ? 'not yet saved' : atLock.roster.length > 0 ? 'no longer in order' : 'saved'}
        </>
      }
    >
      <FormPart
        part="roster"
        label="Roster"
        was={asText({ mercs: picked.map(({ key }) => key) })}
        typed={kept?.fields ?? null}
      >
        <FormMessage />
        <RosterPicks picks={roster.picks} cap={roster.cap} />
        <Row above={3}>
          <PartButton look="act">Save this roster</PartButton>
          <Hint as="span">You may change it until the lock.</Hint>
          <KeptAt part="roster" at={kept?.at ?? null} zone={zone} />
        </Row>
      </FormPart>
      <DroppedList
        season={season}
        dropped={atLock.roster}
        title="As things stand, the lock would leave out of the roster that you saved:"
      />
    </Section>
  );
}
