import { Figures } from '@/components/kit/figures';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton } from '@/components/kit/form-part';
import { Gloss } from '@/components/kit/gloss';
import { HeadRow } from '@/components/kit/layout';
import { Title } from '@/components/kit/page';
import { Side } from '@/components/kit/section';
import { Label, Muted, Signed } from '@/components/kit/text';
import { sayUntil } from '@/components/kit/time';
import { Todo, TodoBar } from '@/components/kit/todo';
import type { Desk } from '@/lib/features/desk/model';
import { matchPath, teamPath } from '@/lib/record/views/address';

/** Who plays whom, what the team owns, and what is still to do. */
export function DeskHead({ season, desk, now }: { season: string; desk: Desk; now: Date }) {
  const { match } = desk;
  const left = desk.closesAt === null ? null : sayUntil(desk.closesAt, now);
  const figures = [
    { term: 'This week', value: match === null ? 'No match' : <Meeting season={season} match={match} /> },
    ...(match === null ? [] : [{ term: <Gloss term="tier">Tier</Gloss>, key: 'Tier', value: match.tier }]),
    { term: 'GP', value: <Signed value={desk.gp} /> },
    ...(desk.points === null ? [] : [{ term: 'Points', value: desk.points }]),
    { term: <Gloss term="RI" />, key: 'RI', value: <Signed value={desk.realIncome} plus /> },
    ...(left === null ? [] : [{ term: `${desk.phase} closes in`, value: left }]),
  ];
  return (
    <>
      <HeadRow id="match">
        <div>
          <Label as="p">{desk.team.name} · what is unposted is yours alone</Label>
          <Title>{desk.leader}’s desk</Title>
        </div>
        <Figures look="head" figures={figures} />
      </HeadRow>
      <TodoBar
        label="Still to do"
        items={desk.todo.map((item) => ({
          key: item.text,
          content:
            item.to === null || item.state === 'done' ? (
              <Todo state={item.state}>{item.text}</Todo>
            ) : (
              <a href={item.to}>
                <Todo state={item.state}>{item.text}</Todo>
              </a>
            ),
        }))}
      >
        {match !== null && (
          <>
            <Muted>{match.first}.</Muted> <a href={matchPath(season, match.id)}>Your match</a>
            {match.mayDefer && (
              <FormPart part="defer" label="Defer">
                <FormMessage />
                <PartButton look="small quiet">Let the defender act first</PartButton>
              </FormPart>
            )}
          </>
        )}
      </TodoBar>
    </>
  );
}

function Meeting({ season, match }: { season: string; match: NonNullable<Desk['match']> }) {
  return (
    <>
      <Side attacks={!match.attacks}>
        <a href={teamPath(season, match.opponent.key)}>{match.opponent.name}</a>
      </Side>{' '}
      {match.attacks ? 'is attacked by you' : 'attacks you'}
    </>
  );
}
