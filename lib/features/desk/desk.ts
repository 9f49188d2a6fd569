import 'server-only';
import type { MatchView, TeamView, View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { readBids, readListPrices } from '../../record/market/bids';
import { readMarket } from '../../record/market/market';
import { rulingPath, teamPath } from '../../record/views/address';
import { readAdjustments } from '../../record/views/adjustments';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { ok, type Result } from '../../result';
import { abilityGroups } from './abilities';
import { atLock } from './at-lock';
import { readDoneToMe } from './done-to-me';
import { choiceForms, composerNames, customizeForms, linkForms, marketOf } from './forms';
import type { AtLock, Desk, DeskMatch, DeskTodo, DoneToMe, Receipt } from './model';
import { readNonceForm } from './nonce';
import { placeOf } from './place';
import { readinessGrid } from './readiness';
import { readyForm } from './ready';
import { bidForm, rosterForm } from './roster-form';
import { readTyped } from './typed';

/** All that a leader needs to play the open week, as their own eyes may see it. */
export async function readDesk(actor: SeasonActor): Promise<Result<Desk>> {
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const { week, view, team } = found.value;
  const [season, nonce, typed, receipts, adjusted, posts, doneToMe, market] = await Promise.all([
    readSeason(actor.season),
    readNonceForm(week, team.key),
    readTyped(actor, team.key, view.week),
    readReceipts(week.season.id, week.id, team.key, actor.sealed === true),
    readAdjustments({
      season: week.season.id,
      week: week.id,
      teams: [team.key],
      mercs: team.mercs,
    }),
    readPosts(week.id, team.key),
    readDoneToMe(actor, week, view, team),
    readDeskMarket(week.season.id, week.id, view.phase, actor.sealed ? null : team.key),
  ]);
  // Before the lock it tells of orders, which are sealed to whom an admin let in.
  const due =
    actor.sealed && !view.rostersLocked ? { locked: false, roster: [], bid: [] } : atLock(week.state, view, team.key);
  const roster = rosterForm(view, team);
  const bid = bidForm(view, team);
  return ok({
    leader: actor.name,
    team: { key: team.key, name: team.name },
    zone: season?.timeZone ?? 'UTC',
    week: view.week,
    phase: view.phase,
    closesAt: view.closesAt,
    gp: team.gp,
    points: team.points,
    realIncome: team.realIncome,
    match: matchOf(view, team),
    todo: todoOf(actor.season, view, team, { receipts, due, doneToMe }),
    typed,
    // Not the journal's last, which would tell that somebody ordered something.
    seq: Math.max(0, ...doneToMe.map(({ seq }) => seq)),
    doneToMe,
    atLock: due,
    receipts,
    adjusted,
    posts,
    abilities: abilityGroups(view, team.key),
    names: composerNames(view, team),
    roster,
    bid,
    choices: choiceForms(view, team),
    links: view.phase === 'Peacetime' ? linkForms(view, team) : [],
    customizations: view.phase === 'Wartime' ? customizeForms(view, team) : [],
    nonce,
    ready: readyForm(week, team.key),
    sealed: actor.sealed === true,
    market: view.phase === 'Closed' ? [] : marketOf(view, { ...market, own: actor.sealed ? null : team.key }),
    marketWay: market.way,
    readiness: readinessGrid(view, team.key),
  });
}

/** The market as a team may see it: of sealed bids its own alone are read. @param own null: they are sealed to whoever looks */
async function readDeskMarket(seasonId: string, weekId: string, phase: View['phase'], own: string | null) {
  const [season, listed] = await Promise.all([
    db.season.findUniqueOrThrow({ where: { id: seasonId }, select: { market: true } }),
    readListPrices(db, seasonId),
  ]);
  const { way } = readMarket(season.market);
  const bids =
    way === 'fixed' || phase === 'Closed'
      ? []
      : await readBids(db, weekId, { phase, ...(way === 'sealed bid' ? { team: own } : {}) });
  return { way, listed, bids };
}

/** Characters of a post by which it is known again. */
const BEGINS = 80;
const beginning = (text: string): string => (text.length > BEGINS ? `${text.slice(0, BEGINS).trimEnd()}…` : text);

/** The posts of a team in a week, the newest first. A post may be long, and only its beginning is read. */
async function readPosts(weekId: string, team: string): Promise<Desk['posts']> {
  const rows = await db.$queryRaw<{ id: string; at: Date; text: string }[]>`
    SELECT "id", "at", left("text", ${BEGINS + 1}::int) AS "text"
    FROM "Post" WHERE "weekId" = ${weekId}::uuid AND "teamKey" = ${team} ORDER BY "seq" DESC`;
  return rows.map(({ id, at, text }) => ({ id, at: at.toISOString(), begins: beginning(text) }));
}

async function readReceipts(seasonId: string, weekId: string, team: string, sealed: boolean): Promise<Receipt[]> {
  const rows = await db.ruling.findMany({
    where: { weekId, teamKey: team, AND: [standing({ team: sealed ? null : team })] },
    orderBy: [{ at: 'desc' }, { rulingId: 'desc' }],
    select: lineColumns,
  });
  const lines = await toLines(seasonId, rows);
  return lines.map((line) => ({ at: line.at, line }));
}

function matchOf(view: View, team: TeamView): DeskMatch | null {
  const place = view.matches.findIndex((each) => each.key === team.match);
  const match = view.matches[place];
  if (match === undefined) return null;
  const attacks = match.attacker === team.key;
  const opponent = attacks ? match.defender : match.attacker;
  return {
    id: `${view.week}-${place + 1}`,
    opponent: { key: opponent, name: view.teams[opponent]?.name ?? opponent },
    attacks,
    tier: match.tier,
    first: firstWords(match, team.key, view),
    mayDefer: attacks && !match.deferred && view.phase === 'Wartime',
    terrain: match.terrain,
  };
}

function firstWords(match: MatchView, team: string, view: View): string {
  const name = match.first === team ? 'you' : (view.teams[match.first]?.name ?? match.first);
  const first = `${match.deferred ? 'Deferred: ' : ''}${name} ${match.first === team ? 'act' : 'acts'} first`;
  if (match.turn === null) return first;
  return `${first}; it is ${match.turn === team ? 'your' : `${view.teams[match.turn]?.name ?? match.turn}’s`} turn`;
}

interface Found {
  readonly receipts: readonly Receipt[];
  readonly due: AtLock;
  readonly doneToMe: readonly DoneToMe[];
}

/** What is still to do; what was done and no longer holds is said again. */
function todoOf(season: string, view: View, team: TeamView, { receipts, due, doneToMe }: Found): DeskTodo[] {
  const unclear = receipts.filter(({ line }) => line.outcome === 'Unclear');
  const declared = receipts.some(({ line }) => line.ability !== null);
  const wartime = view.phase === 'Wartime' && team.match !== null;
  const fresh = doneToMe.filter(({ isNew }) => isNew).length;
  return [
    ...(fresh > 0
      ? [
          {
            state: 'look' as const,
            text: fresh === 1 ? 'Something new was done to you' : `${fresh} new things were done to you`,
            to: '#done-to-you',
          },
        ]
      : []),
    ...(wartime ? [rosterTodo(team, due), bidTodo(team, due)] : []),
    ...(due.locked && due.roster.length + due.bid.length > 0
      ? [
          {
            state: 'look' as const,
            text: 'The lock left something out',
            to: due.roster.length > 0 ? '#roster' : '#bid',
          },
        ]
      : []),
    ...unclear.map(
      ({ line }): DeskTodo => ({
        state: 'ask',
        text: `“${line.title}” is unclear: an admin will ask`,
        to: rulingPath(season, line.id),
      }),
    ),
    ...(team.gp < 0
      ? [{ state: 'look' as const, text: `Your team is ${-team.gp} GP in debt`, to: teamPath(season, team.key) }]
      : []),
    {
      state: declared ? 'done' : 'todo',
      text: declared ? 'Declared at least once' : 'Declare an ability',
      to: '#declare',
    },
  ];
}

function rosterTodo(team: TeamView, due: AtLock): DeskTodo {
  if (team.roster.state !== 'open') return { state: 'todo', text: 'Save a roster', to: '#roster' };
  if (due.roster.length === 0) return { state: 'done', text: 'Roster saved', to: '#roster' };
  return { state: 'undone', text: 'Your roster is no longer in order: save it again', to: '#roster' };
}

function bidTodo(team: TeamView, due: AtLock): DeskTodo {
  if (team.bid.state !== 'open') return { state: 'todo', text: 'Bid for terrain', to: '#bid' };
  if (due.bid.length === 0) return { state: 'done', text: 'Terrain bid placed', to: '#bid' };
  return { state: 'undone', text: 'Your bid would be refused at the lock: change it', to: '#bid' };
}
