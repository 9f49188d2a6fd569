import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { More, Points, Row } from '@/components/kit/layout';
import { MatchList, Pairing } from '@/components/kit/room';
import { Section, Side } from '@/components/kit/section';
import { Label, Muted } from '@/components/kit/text';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { ControlRoom, OpenMatch, RematchPreview } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { RematchForm } from './rematch-form';
import { VotedMatch } from './votes';
import { WinnerForm } from './winner-form';

interface Props {
  season: string;
  room: ControlRoom;
  name: FormAction<ActPreview>;
  state: FormAction;
  rematch: FormAction<RematchPreview>;
  /** Closes the vote on a match, or opens it again. */
  close: FormAction;
}

/** The matches with their facts: winners are named here, and what voters state for Triggers that wait; until the lock others may be set. */
export function MatchesSection({ season, room, name, state, rematch, close }: Props) {
  if (room.matches.length === 0 && !room.mayRematch) return null;
  const fought = room.phase !== 'Peacetime' && room.phase !== 'Wartime';
  return (
    <Section
      above={6}
      id="matches"
      title={`Matches of week ${room.week}`}
      more={fought ? 'the voters decide; you name the winner' : 'fought in Battles'}
    >
      <MatchList>
        {room.matches.map((match) => (
          <li key={match.key}>
            <Pairing>
              <Side attacks>{match.attacker.name}</Side> <Side attacks={false}>{match.defender.name}</Side>{' '}
              <Label>{match.tier} tier</Label>
              {match.terrain !== null && <Muted> at {match.terrain}</Muted>}
            </Pairing>
            {match.facts.length > 0 && (
              <More summary={`${some(match.facts.length, 'fact')} that voters accept`}>
                <Points>
                  {match.facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </Points>
              </More>
            )}
            {fought && match.poll !== null ? (
              <VotedMatch
                season={season}
                zone={room.zone}
                match={{ ...match, poll: match.poll }}
                name={name}
                close={close}
                open={room.phase !== 'Closed'}
              />
            ) : (
              fought && <Winner season={season} match={match} name={name} open={room.phase !== 'Closed'} />
            )}
          </li>
        ))}
      </MatchList>
      {room.mayRematch && (
        <More summary="Change who meets whom">
          <Form action={rematch} look="order below" label="Change the matches">
            <RematchForm season={season} matches={room.matches} teams={room.teams} week={room.week} />
          </Form>
        </More>
      )}
      {fought && room.phase !== 'Closed' && (
        <Form action={state} look="line" label="State what happened">
          <FormMessage />
          <InputField
            name="event"
            label="State what happened"
            hint="for Triggers that wait for it, e.g. first blood"
            maxLength={120}
            required
          />
          <SelectField name="to" label="To whom" defaultValue="">
            <option value="">nobody in particular</option>
            <MercsByMatch room={room} />
          </SelectField>
          <Button>State it</Button>
        </Form>
      )}
    </Section>
  );
}

/** Mercs of this week's matches by match, those of the admin's own match first, and last who plays in none. */
function MercsByMatch({ room }: { room: ControlRoom }) {
  const leads = room.leads?.key;
  const isOwn = ({ attacker, defender }: OpenMatch) => attacker.key === leads || defender.key === leads;
  const matches = [...room.matches.filter(isOwn), ...room.matches.filter((match) => !isOwn(match))];
  const met = new Set(matches.flatMap(({ attacker, defender }) => [attacker.name, defender.name]));
  const groups = [
    ...matches.map(({ key, attacker, defender }) => ({
      key,
      label: `${attacker.name} v ${defender.name}`,
      teams: [attacker.name, defender.name],
    })),
    { key: '', label: 'Without a match', teams: room.teams.map(({ name }) => name).filter((name) => !met.has(name)) },
  ];
  return groups.map(({ key, label, teams }) => {
    const mercs = room.mercs.filter(({ team }) => team !== null && teams.includes(team));
    return mercs.length === 0 ? null : (
      <optgroup key={key} label={label}>
        {mercs.map((merc) => (
          <option key={merc.key} value={merc.key}>
            {merc.name}, {merc.team}
          </option>
        ))}
      </optgroup>
    );
  });
}

function Winner({
  season,
  match,
  name,
  open,
}: {
  season: string;
  match: OpenMatch;
  name: FormAction<ActPreview>;
  open: boolean;
}) {
  const winner = [match.attacker, match.defender].find((side) => side.key === match.winner);
  return (
    <Row as="div">
      {winner !== undefined && <span>Won by {winner.name}.</span>}
      {open &&
        [match.attacker, match.defender]
          .filter((side) => side.key !== match.winner)
          .map((side) => (
            <Form action={name} key={side.key} label={`Name ${side.name} as the winner`}>
              <WinnerForm season={season} team={side} />
            </Form>
          ))}
    </Row>
  );
}
