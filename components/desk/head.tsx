import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Gloss } from '@/components/kit/gloss';
import { Side } from '@/components/kit/section';
import { sayUntil } from '@/components/kit/time';
import { Todo } from '@/components/kit/todo';
import type { Desk } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { teamPath } from '@/lib/record/views/address';

/** Who plays whom, what the team owns, and what is still to do. */
export function DeskHead({ season, desk, now, defer }: { season: string; desk: Desk; now: Date; defer: FormAction }) {
  const { match } = desk;
  const left = desk.closesAt === null ? null : sayUntil(desk.closesAt, now);
  return (
    <>
      <div className="dh" id="match">
        <div>
          <p className="label">{desk.team.name} · what is unposted is yours alone</p>
          <h1 className="title">{desk.leader}’s desk</h1>
        </div>
        <dl className="facts">
          <div>
            <dt className="label">This week</dt>
            <dd>
              {match === null ? (
                'No match'
              ) : (
                <>
                  <Side attacks={!match.attacks}>
                    <a href={teamPath(season, match.opponent.key)}>{match.opponent.name}</a>
                  </Side>{' '}
                  {match.attacks ? 'is attacked by you' : 'attacks you'}
                </>
              )}
            </dd>
          </div>
          {match !== null && (
            <div>
              <dt className="label">
                <Gloss term="tier">Tier</Gloss>
              </dt>
              <dd>{match.tier}</dd>
            </div>
          )}
          <div>
            <dt className="label">GP</dt>
            <dd className={desk.gp < 0 ? 'rub' : undefined}>{signed(desk.gp, false)}</dd>
          </div>
          {desk.points !== null && (
            <div>
              <dt className="label">Points</dt>
              <dd>{desk.points}</dd>
            </div>
          )}
          <div>
            <dt className="label">
              <Gloss term="RI" />
            </dt>
            <dd>{signed(desk.realIncome, true)}</dd>
          </div>
          {left !== null && (
            <div>
              <dt className="label">{desk.phase} closes in</dt>
              <dd>{left}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="todo">
        <p className="label">Still to do</p>
        <ol>
          {desk.todo.map((item) => (
            <li key={item.text}>
              {item.to === null || item.state === 'done' ? (
                <Todo state={item.state}>{item.text}</Todo>
              ) : (
                <a href={item.to}>
                  <Todo state={item.state}>{item.text}</Todo>
                </a>
              )}
            </li>
          ))}
        </ol>
        {match !== null && (
          <div className="turn">
            <span className="mid">{match.first}.</span>
            {match.mayDefer && (
              <Form action={defer} label="Defer">
                <FormMessage />
                <Button look="small quiet">Let the defender act first</Button>
              </Form>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** A number with a true minus, and a plus where a change is meant. */
const signed = (value: number, plus: boolean): string =>
  value < 0 ? `−${-value}` : plus && value > 0 ? `+${value}` : `${value}`;
