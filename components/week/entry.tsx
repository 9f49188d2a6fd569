import { AdjustedBy } from '@/components/kit/adjusted';
import { Entry, NotSaid, RuledBlock, RulingSummary, SetOff, Why } from '@/components/kit/ledger';
import { Side } from '@/components/kit/section';
import { Label, Muted } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import type { Ruled, WeekEntry } from '@/lib/features/season/model';
import { teamPath } from '@/lib/record/views/address';
import type { Told } from '@/lib/record/views/model';

/** Who spoke, for which side, and when. */
function By({ season, entry, zone }: { season: string; entry: WeekEntry; zone: string }) {
  const { team, attacks, post } = entry;
  const who = (
    <>
      {post && (
        <>
          <bdi>{post.by}</bdi>,{' '}
        </>
      )}
      {team && <a href={teamPath(season, team.key)}>{team.name}</a>}
    </>
  );
  return (
    <>
      {attacks === null ? <span>{who}</span> : <Side attacks={attacks}>{who}</Side>}
      <Receipt at={entry.at} zone={zone} />
      {post?.pasted && <span>pasted from the forum</span>}
      {post != null && post.onBehalf !== null && (
        <span>
          posted by <bdi>{post.onBehalf}</bdi> on the leader’s behalf
        </span>
      )}
    </>
  );
}

/** What was not said in a post: an act on the desk, or something that came by itself. */
function Unsaid({ entry }: { entry: WeekEntry }) {
  if (entry.adjusted !== null) {
    return (
      <NotSaid>
        <AdjustedBy line={entry.adjusted} />
      </NotSaid>
    );
  }
  const first = entry.ruled[0];
  const line = first?.kind === 'ruling' ? first.line : null;
  return (
    <NotSaid>
      {line === null || line.declared
        ? 'It came by itself: nobody declared it in a post.'
        : `On the desk: ${line.title}.`}
    </NotSaid>
  );
}

function Act({ did, act, zone }: { did: string; act: Told | null; zone: string }) {
  if (!act) return <Why>{did} by an admin.</Why>;
  return (
    <Why>
      {did} by <bdi>{act.by}</bdi>, <Receipt at={act.at} zone={zone} />: <bdi>{act.because}</bdi>
    </Why>
  );
}

function RuledItem({ season, ruled, zone }: { season: string; ruled: Ruled; zone: string }) {
  switch (ruled.kind) {
    case 'ruling':
      return (
        <RulingSummary season={season} line={ruled.line}>
          {ruled.settled && (
            <Act
              did={ruled.settled.kind === 'accept' ? 'Edited, and accepted' : 'Settled'}
              act={ruled.settled}
              zone={zone}
            />
          )}
          {ruled.setOff.length > 0 && (
            <SetOff>
              <Label as="p">It set off</Label>
              {ruled.setOff.map((line) => (
                <RulingSummary season={season} key={line.id} line={line} />
              ))}
            </SetOff>
          )}
        </RulingSummary>
      );
    case 'struck':
      return (
        <RuledBlock
          what={
            <>
              <s>{ruled.words}</s> <Muted>struck</Muted>
            </>
          }
        >
          <Act did="Struck" act={ruled.amended} zone={zone} />
        </RuledBlock>
      );
    case 'talk':
      return (
        <RuledBlock what={<Muted>“{ruled.words}”</Muted>}>
          <Why>Bold, and no declaration: kept as talk. {ruled.note}</Why>
        </RuledBlock>
      );
  }
}

/** One post beside what the rules made of each bold text in it. */
export function EntryOf({ season, entry, zone }: { season: string; entry: WeekEntry; zone: string }) {
  const key = (ruled: Ruled) => (ruled.kind === 'ruling' ? ruled.line.id : `${ruled.kind} ${ruled.words}`);
  return (
    <Entry
      id={`e-${entry.id}`}
      by={<By season={season} entry={entry} zone={zone} />}
      said={entry.post ? <PostBody text={entry.post.text} marks={entry.post.marks} /> : <Unsaid entry={entry} />}
    >
      {entry.ruled.length === 0 ? (
        <Why>Nothing in bold: talk.</Why>
      ) : (
        entry.ruled.map((ruled) => <RuledItem season={season} key={key(ruled)} ruled={ruled} zone={zone} />)
      )}
    </Entry>
  );
}
