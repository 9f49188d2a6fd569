import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead, Side } from '@/components/kit/section';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ControlRoom, OpenMatch } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  room: ControlRoom;
  name: FormAction;
  state: FormAction;
}

/** The matches with their facts: winners are named here, and what voters state for Triggers that wait. */
export function MatchesSection({ room, name, state }: Props) {
  if (room.matches.length === 0) return null;
  const fought = room.phase !== 'Peacetime' && room.phase !== 'Wartime';
  return (
    <section className="top-gap" id="matches">
      <SectionHead
        title={`Matches of week ${room.week}`}
        more={fought ? 'the voters decide; you name the winner' : 'fought in Battles'}
      />
      <ul className="fought">
        {room.matches.map((match) => (
          <li key={match.key}>
            <p className="pairing">
              <Side attacks>{match.attacker.name}</Side> <Side attacks={false}>{match.defender.name}</Side>{' '}
              <span className="label">{match.tier} tier</span>
              {match.terrain !== null && <span className="mid"> at {match.terrain}</span>}
            </p>
            {match.facts.length > 0 && (
              <details>
                <summary>{some(match.facts.length, 'fact')} that voters accept</summary>
                <ul className="facts-list">
                  {match.facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </details>
            )}
            {fought && <Winner match={match} name={name} open={room.phase !== 'Closed'} />}
          </li>
        ))}
      </ul>
      {fought && room.phase !== 'Closed' && (
        <Form action={state} className="stated" label="State what happened">
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
            {room.mercs
              .filter((merc) => merc.team !== null)
              .map((merc) => (
                <option key={merc.key} value={merc.key}>
                  {merc.name}, {merc.team}
                </option>
              ))}
          </SelectField>
          <Button>State it</Button>
        </Form>
      )}
    </section>
  );
}

function Winner({ match, name, open }: { match: OpenMatch; name: FormAction; open: boolean }) {
  const winner = [match.attacker, match.defender].find((side) => side.key === match.winner);
  return (
    <div className="row">
      {winner !== undefined && <span>Won by {winner.name}.</span>}
      {open &&
        [match.attacker, match.defender]
          .filter((side) => side.key !== match.winner)
          .map((side) => (
            <Form action={name} key={side.key} label={`Name ${side.name} as the winner`}>
              <FormMessage />
              <input type="hidden" name="team" value={side.key} />
              <Button look="small">{side.name} won</Button>
            </Form>
          ))}
    </div>
  );
}
