import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { type Db, db, type Tx } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import { type Confirmed, stale } from '../../record/journal/confirm';
import { type Poll, readPolls } from '../../record/votes/polls';
import { TIE_WORDS } from '../../record/votes/voting';
import { appendWithin } from '../../record/week/append';
import { learn } from '../../record/week/cache';
import type { AskedBy } from '../../record/week/confirm';
import { ownMatchOf } from '../../record/week/own-match';
import type { Act, Appended, LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { appendHere, orderWith } from './order';
import { ownNote } from './own';
import { openRoom, teamName } from './place';

/** States something that Triggers may wait for: "first blood". @param to the merc that it fell on; null: nobody */
export async function stateEvent(
  actor: SeasonActor,
  what: { event: string; to: string | null },
  key: string,
): Promise<Result<{ week: number; rulings: number }>> {
  const done = await appendHere(actor, key, ({ view }) => {
    if (what.to !== null && view.mercs[what.to] === undefined) {
      return mistake('no-merc', 'There is no such merc.', { field: 'to' });
    }
    return ok([{ kind: 'happens', ...what }]);
  });
  return done.ok ? ok({ week: done.value.week, rulings: done.value.rulings.length }) : done;
}

const winning =
  (team: string, because: string) =>
  (week: LoadedWeek): Result<readonly NewJournalEntry[]> => {
    const view = week.record;
    if (view.teams[team]?.match == null) {
      return mistake('no-match', 'That team has no match this week.', { field: 'team' });
    }
    if (view.phase === 'Peacetime' || view.phase === 'Wartime') {
      return mistake('too-early', 'The battles have not begun yet.', { next: 'Advance to Battles first.' });
    }
    return ok([{ kind: 'win', team, ...(because === '' ? {} : { because }) }]);
  };

/**
 * Names who won a match; naming another later takes its place. The winner of a match that was voted, and of one of one's own team, is
 * named only once that was asked: it is shown first, and saved when the same form comes again.
 * @param because why somebody else than the votes say, or who where the votes decide nothing
 * @returns the winner; or `no-match`, `too-early`, `vote-open`, `reason` (the votes do not say so, and no reason is given)
 */
export async function nameWinner(
  actor: SeasonActor,
  { team, because = '' }: { readonly team: string; readonly because?: string },
  form: AskedBy,
): Promise<Result<Confirmed<ActPreview, { readonly name: string }>>> {
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const { week, view } = room.value;
  const done = { name: teamName(view, team) };
  const poll = await pollOf(db, week.id, team);
  const said = because === '' && poll?.verdict?.team === team ? sayVerdict(poll) : because;
  if (poll === null && !ownMatchOf(week, actor, [{ kind: 'win', team }])?.aimed) {
    const named = await appendHere(actor, form.key, (seen) => winning(team, because)(seen.week));
    return named.ok ? ok({ done }) : named;
  }
  const refused = againstVotes(poll, team, because);
  const asked = await orderWith<{ own: ActPreview['own'] }>(actor, form, {
    order: { act: 'win', team, because, said },
    entries: (seen) => {
      const made = winning(team, said)(seen);
      return made.ok && refused !== null ? refused : made;
    },
    more: async (seen, made) => ok({ own: await ownNote(seen, actor, made) }),
    save: (act) => saveByVotes(act, week.id, { team, because, said }),
  });
  return asked.ok && 'done' in asked.value ? ok({ done }) : (asked as Result<{ readonly shown: ActPreview }>);
}

/** Appends in the transaction that looked at the votes once more: the week is held, and nobody votes meanwhile. */
async function saveByVotes(
  act: Act,
  weekId: string,
  { team, because, said }: { readonly team: string; readonly because: string; readonly said: string },
): Promise<Result<Appended>> {
  const done = await rollingBack(async (tx) => {
    await tx.$executeRaw`SELECT FROM "Week" WHERE "id" = ${weekId}::uuid FOR UPDATE`;
    const poll = await pollOf(tx, weekId, team);
    const named = poll?.winner === team;
    // The same form once more finds what it did the first time.
    const refused = named ? null : againstVotes(poll, team, because);
    if (refused !== null) return refused;
    if (!named && because === '' && poll !== null && sayVerdict(poll) !== said) return stale();
    return appendWithin(tx, act);
  });
  if (!done.ok) return done;
  if (done.value.recorded) learn(done.value.recorded.week);
  return ok(done.value.appended);
}

/** The vote on the match of a team; null: it is not voted. */
async function pollOf(tx: Tx | Db, weekId: string, team: string): Promise<Poll | null> {
  const polls = await readPolls(tx, weekId, (await clockOf(tx)).toISOString());
  return polls.find(({ attacker, defender }) => attacker.key === team || defender.key === team) ?? null;
}

/** Why a winner may not be named yet, or not without a reason; null: the votes say so, or there are none. */
function againstVotes(poll: Poll | null, team: string, because: string): Result<never> | null {
  if (poll === null) return null;
  if (poll.state === 'open') {
    return mistake('vote-open', 'The vote on this match is still open.', {
      next: 'Close it first, or wait until its time is over.',
    });
  }
  const { verdict } = poll;
  if (verdict === null || verdict.team === team || because !== '') return null;
  const message =
    verdict.team === null ? 'The votes name no winner: say why it is this team.' : 'The votes say otherwise: say why.';
  return mistake('reason', message, { field: 'because', next: 'Everybody reads the reason.' });
}

/** `By the votes, 5 to 3.` */
function sayVerdict({ tally, verdict, attacker, voting }: Poll): string {
  if (tally === null || verdict?.team == null) return '';
  const own = verdict.team === attacker.key ? [tally.attacker, tally.defender] : [tally.defender, tally.attacker];
  return `By the votes, ${own.join(' to ')}${verdict.why === 'tie' ? `: ${TIE_WORDS[voting.tie]}` : ''}.`;
}
