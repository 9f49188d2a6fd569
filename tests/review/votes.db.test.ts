import { beforeEach, describe, expect, it } from 'vitest';
import { readControlRoom } from '@/lib/features/review/control';
import { nameWinner } from '@/lib/features/review/table';
import { loadMatch } from '@/lib/features/season/match';
import { matchAsBBCode } from '@/lib/features/season/match-bbcode';
import { nameMember } from '@/lib/features/seats/members';
import { castVote } from '@/lib/features/votes/cast';
import { closeVote, setVoting, strikeArgument } from '@/lib/features/votes/manage';
import { readVotePanel } from '@/lib/features/votes/panel';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { readHead } from '@/lib/platform/pages/head';
import { readerOf } from '@/lib/record/views/reader';
import { type Voting, votingSchema } from '@/lib/record/votes/voting';
import { account } from '../auth/people';
import { ownDatabase } from '../db/database';
import { openSeason, type TestSeason, team } from '../db/league';
import { cameTo, codeOf, shownBy, value } from '../support/results';
import { PlayedWeek } from './support/week';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let forms = 0;
const key = () => `vote-${++forms}`;
const MATCH = { week: 1, place: 1 };

/** Two matches: of the teams 1 and 2, and of 3 and 4. */
beforeEach(async () => {
  season = await openSeason(4);
  played = new PlayedWeek(season);
});

const sets = async (voting: Partial<Voting>) =>
  value(await setVoting({ actor: season.admin, key: key() }, votingSchema.parse({ on: true, ...voting })));
const battles = async () => {
  await played.to('Wartime');
  await played.to('Battles');
};
async function reader(): Promise<SeasonActor> {
  const { id, key: name, name: called } = await account();
  return { id, key: name, name: called, role: 'player', season: season.key, team: null };
}
const vote = (
  by: SeasonActor,
  nth: number | null,
  more: { argument?: string; secret?: boolean; place?: number } = {},
) =>
  castVote(by, {
    ...{ week: 1, place: 1, argument: '', secret: true },
    ...more,
    team: nth === null ? null : team(nth),
  });
const panel = (by: SeasonActor | null, page = 1, quote: string | null = null) =>
  readVotePanel(season.key, MATCH, by, { page, quote });
const tally = async () => (await panel(null))?.poll.tally;

describe('who may vote', () => {
  it('nobody, where the season has no votes', async () => {
    await battles();
    expect(await panel(null)).toBeNull();
    expect(codeOf(await vote(await reader(), 1))).toBe('no-vote');
  });

  it.each([
    ['all', 'ok', 'ok', 'ok'],
    ['not own match', 'not-eligible', 'not-eligible', 'ok'],
    ['no leaders', 'not-eligible', 'not-eligible', 'not-eligible'],
  ] as const)(
    'by the setting “%s”: a side’s leader %s, its co-leader %s, another’s leader %s',
    async (who, ...codes) => {
      await sets({ who });
      const helper = await reader();
      value(
        await nameMember(
          { actor: season.admin },
          { team: team(2), name: helper.name, fromWeek: null, untilWeek: null },
        ),
      );
      await battles();
      const came = [];
      for (const by of [season.leader(1), helper, season.leader(3)]) came.push(codeOf(await vote(by, 1)));
      expect(came).toEqual(codes);
      expect(codeOf(await vote(await reader(), 1))).toBe('ok');
    },
  );

  it('no account that was disabled, and its vote counts no more', async () => {
    await sets({ secret: false });
    await battles();
    const by = await reader();
    value(await vote(by, 1, { secret: false, argument: 'Mine.' }));
    await db.user.update({ where: { id: by.id }, data: { disabledAt: new Date() } });
    expect(codeOf(await vote(by, 2, { secret: false }))).toBe('forbidden');
    expect(await tally()).toMatchObject({ attacker: 0, defender: 0 });
    expect((await panel(null))?.arguments.found).toBe(0);
  });

  it('for no team that does not play in the match', async () => {
    await sets({});
    await battles();
    expect(codeOf(await vote(await reader(), 3))).toBe('no-side');
    expect(codeOf(await vote(await reader(), 1, { place: 9 }))).toBe('no-vote');
  });
});

describe('a vote', () => {
  it('is one an account, changed as often as its voter likes, and counts in the phase of its side', async () => {
    await sets({ secret: false });
    await battles();
    const [one, other] = [await reader(), await reader()];
    for (const nth of [1, 2, 1]) value(await vote(one, nth, { secret: false }));
    value(await vote(other, 1, { secret: false }));
    await played.to('Results');
    value(await vote(one, 1, { secret: false, argument: 'Still red.' }));
    value(await vote(other, 2, { secret: false }));
    expect(await tally()).toEqual({
      attacker: 1,
      defender: 1,
      phases: [
        { phase: 'Battles', attacker: 1, defender: 0 },
        { phase: 'Results', attacker: 0, defender: 1 },
      ],
    });
    expect(await db.vote.count({ where: { poll: { week: { seasonId: season.id } } } })).toBe(2);
  });

  it('is taken back, with its argument', async () => {
    await sets({ secret: false });
    await battles();
    const by = await reader();
    value(await vote(by, 1, { secret: false, argument: 'Words.' }));
    expect(value(await vote(by, null, { secret: false }))).toEqual({ name: null });
    expect(await tally()).toMatchObject({ attacker: 0, defender: 0 });
    expect((await panel(by))?.own).toMatchObject({ team: null, argument: '' });
  });

  it('of two sent at once by one account counts once', async () => {
    await sets({ secret: false });
    await battles();
    const by = await reader();
    const both = await Promise.all([vote(by, 1, { secret: false }), vote(by, 2, { secret: false })]);
    expect(both.map(codeOf)).toEqual(['ok', 'ok']);
    const found = await tally();
    expect((found?.attacker ?? 0) + (found?.defender ?? 0)).toBe(1);
  });

  it('opens with Battles and closes at the deadline, judged in its own transaction', async () => {
    await sets({ until: 'Battles' });
    const by = await reader();
    expect(codeOf(await vote(by, 1))).toBe('not-open');
    await battles();
    expect(codeOf(await vote(by, 1))).toBe('ok');
    await db.week.updateMany({ where: { seasonId: season.id }, data: { closesAt: new Date(Date.now() - 1) } });
    expect(codeOf(await vote(by, 2))).toBe('closed');
    await played.to('Results');
    expect(codeOf(await vote(by, 2))).toBe('closed');
    expect(await tally()).toMatchObject({ attacker: 1, defender: 0 });
  });

  it('is not taken under another secrecy than its page told', async () => {
    await sets({ secret: false });
    await battles();
    expect(codeOf(await vote(await reader(), 1, { secret: true }))).toBe('moved');
  });

  it('keeps the secrecy under which the first was cast, whatever the setting becomes', async () => {
    await sets({ secret: true });
    await battles();
    value(await vote(await reader(), 1, { argument: 'Read me.' }));
    await sets({ secret: false });
    expect((await panel(null))?.poll).toMatchObject({ voting: { secret: true }, tally: null });
    expect(codeOf(await vote(await reader(), 1, { secret: true }))).toBe('ok');
    expect((await panel(null))?.arguments.lines[0]?.side).toBeNull();
  });

  it('makes the pages that are kept for visitors anew', async () => {
    await sets({ secret: false });
    await battles();
    const before = await readHead();
    value(await vote(await reader(), 1, { secret: false }));
    expect(await readHead()).not.toBe(before);
  });
});

describe('a secret vote', () => {
  /** Two worlds that differ in one vote alone must look alike to everybody else. */
  const lookOf = async (by: SeasonActor | null): Promise<string> => {
    const page = await loadMatch(MATCH, readerOf(season.key, by));
    if (page === null) throw new Error('There is no match.');
    const found = await panel(by);
    const room = by?.role === 'admin' ? value(await readControlRoom(by)).matches : null;
    const text = matchAsBBCode(season.key, page, found?.poll ?? null);
    return JSON.stringify([page, found, room, text]).replaceAll(/"(castAt|changedAt)":("[^"]*"|null)/g, '');
  };

  it('shows nobody but its voter for whom it is, while it is open; then the tally, and still no name', async () => {
    await sets({});
    await battles();
    const [by, other] = [await reader(), await reader()];
    value(await vote(other, 1));
    const eyes = [null, other, season.admin, season.leader(1)];
    value(await vote(by, 1, { argument: 'I have my reasons.' }));
    const red = await Promise.all(eyes.map(lookOf));
    value(await vote(by, 2, { argument: 'I have my reasons.' }));
    expect(await Promise.all(eyes.map(lookOf))).toEqual(red);
    expect((await panel(by))?.own?.team).toBe(team(2));
    value(await closeVote({ actor: season.admin, key: key() }, MATCH, { closed: true, because: 'Time.' }));
    const closed = await panel(null);
    expect(closed?.poll.tally).toMatchObject({ attacker: 1, defender: 1 });
    expect(closed?.arguments.lines).toMatchObject([{ by: by.name, side: null, text: 'I have my reasons.' }]);
    expect(JSON.stringify(await db.auditEntry.findMany({ where: { actor: by.key } }))).not.toContain(team(2));
  });
});

describe('an argument', () => {
  it('comes in pages of twenty, oldest first, and is quoted in the field of whoever answers it', async () => {
    await sets({ secret: false, who: 'all' });
    await battles();
    for (let nth = 1; nth <= 21; nth += 1) {
      value(await vote(await reader(), 1, { secret: false, argument: `Argument ${nth}.` }));
    }
    const first = await panel(null);
    expect(first?.arguments).toMatchObject({ found: 21, pages: 2 });
    expect(first?.arguments.lines.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Argument ${at + 1}.`),
    );
    expect((await panel(null, 2))?.arguments.lines).toMatchObject([{ text: 'Argument 21.', side: { key: team(1) } }]);
    const [one] = first?.arguments.lines ?? [];
    const answer = await panel(await reader(), 1, one?.id ?? null);
    expect(answer?.draft).toBe(`[quote="${one?.by}"]\nArgument 1.\n[/quote]\n\n`);
  });

  it('is taken off the page by an admin with a reason, and put back; its vote counts in any case', async () => {
    await sets({ secret: false });
    await battles();
    const by = await reader();
    value(await vote(by, 1, { secret: false, argument: 'Rude words.' }));
    const id = (await panel(null))?.arguments.lines[0]?.id ?? '';
    const strike = (because: string | null) =>
      strikeArgument({ actor: season.admin, key: key() }, MATCH, { id, because });
    value(await strike('It insults.'));
    expect((await panel(null))?.arguments.lines).toMatchObject([{ text: null, struckBecause: 'It insults.' }]);
    expect((await panel(await reader(), 1, id))?.draft).toBe('');
    // Voting anew is no way around it.
    value(await vote(by, null, { secret: false }));
    value(await vote(by, 1, { secret: false, argument: 'Rude words.' }));
    expect((await panel(null))?.arguments.lines[0]?.text).toBeNull();
    expect(await tally()).toMatchObject({ attacker: 1 });
    expect(codeOf(await strike('Again.'))).toBe('nothing');
    value(await strike(null));
    expect((await panel(null))?.arguments.lines[0]?.text).toBe('Rude words.');
  });

  it('holds no more than its limit', async () => {
    await sets({});
    await battles();
    expect(codeOf(await vote(await reader(), 1, { argument: 'x'.repeat(10_001) }))).toBe('too-long');
  });
});

describe('the winner', () => {
  const close = () => closeVote({ actor: season.admin, key: key() }, MATCH, { closed: true, because: 'Time.' });
  const names = (nth: number, because = '', saw?: string) =>
    nameWinner(season.admin, { team: team(nth), because }, { key: key(), saw });
  const votes = async (...nths: number[]) => {
    for (const nth of nths) value(await vote(await reader(), nth));
  };

  it('is not named while the vote is open', async () => {
    await sets({});
    await battles();
    expect(codeOf(await names(1))).toBe('vote-open');
    // A match of the same week that nobody voted on is asked likewise.
    expect(codeOf(await names(3))).toBe('vote-open');
  });

  it('is offered by the votes, shown first, and stands in the journal with them', async () => {
    await sets({});
    await battles();
    await votes(2, 2, 1);
    value(await close());
    const { saw } = shownBy(await names(2));
    expect(cameTo(await names(2, '', saw))).toBe('saved');
    expect((await played.look()).journal.at(-1)).toMatchObject({
      kind: 'win',
      team: team(2),
      because: 'By the votes, 2 to 1.',
    });
    expect(codeOf(await vote(await reader(), 1))).toBe('closed');
  });

  it('is another than the votes say with a reason alone', async () => {
    await sets({});
    await battles();
    await votes(2);
    value(await close());
    expect(codeOf(await names(1))).toBe('reason');
    const { saw } = shownBy(await names(1, 'Ballots were stuffed.'));
    expect(cameTo(await names(1, 'Ballots were stuffed.', saw))).toBe('saved');
    expect((await played.look()).record.matches.find(({ attacker }) => attacker === team(1))?.winner).toBe(team(1));
  });

  it('of a tie is whom the season’s rule says, and by “admin” nobody without a reason', async () => {
    await sets({ tie: 'defender' });
    await battles();
    await votes(1, 2);
    value(await close());
    expect((await panel(null))?.poll.verdict).toEqual({ team: team(2), why: 'tie' });
    expect(codeOf(await names(1))).toBe('reason');
    expect(cameTo(await names(2))).toBe('shown');
  });

  it('is not what was shown, where a vote that was opened again has changed meanwhile', async () => {
    await sets({});
    await battles();
    await votes(2);
    value(await close());
    const { saw } = shownBy(await names(2));
    value(await closeVote({ actor: season.admin, key: key() }, MATCH, { closed: false, because: 'Too early.' }));
    expect(codeOf(await names(2, '', saw))).toBe('vote-open');
    await votes(2);
    value(await close());
    expect(cameTo(await names(2, '', saw))).not.toBe('saved');
  });

  it('is named without votes as before, where the season has none', async () => {
    await battles();
    expect(cameTo(await names(1))).toBe('saved');
  });
});

it('who leads a team closes no vote on its match, where the season keeps admins from their own matches', async () => {
  await sets({});
  await battles();
  await db.season.updateMany({ where: { id: season.id }, data: { barOwnMatch: true } });
  const leading: SeasonActor = { ...season.admin, team: team(1) };
  expect(codeOf(await closeVote({ actor: leading, key: key() }, MATCH, { closed: true, because: 'Now.' }))).toBe(
    'own-match',
  );
});
