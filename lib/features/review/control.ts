import { some } from '../../engine/rules/kernel/say';
import 'server-only';
import { PHASES } from '../../engine/rules/mercenaries/terms';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { countOpenRequests } from '../../record/exp/requests';
import { readPeople } from '../../record/views/acts';
import { readSeason } from '../../record/views/season';
import { readPolls } from '../../record/votes/polls';
import { pendingEdits } from '../../record/week/edits';
import { readJournal } from '../../record/week/journal';
import { ok, type Result } from '../../result';
import { reasonOf, sayAct } from './acts';
import { previewAdvance } from './advance';
import { checksOf } from './checks';
import { lastUndoable } from './journal';
import type { ActLine, ControlRoom, PhaseStep } from './model';
import { ADMIN, openRoom, type Room, teamName } from './place';
import { mayRematch } from './rematch';
import { readAdmins, toldEffects } from './told';

/** The control room: where the week stands, what is missing, what going on would change, and what was done. */
export async function readControlRoom(actor: SeasonActor): Promise<Result<ControlRoom>> {
  const found = await openRoom(actor.season);
  if (!found.ok) return found;
  const room = found.value;
  const { view, week } = room;
  const [season, row, unapproved, told, admins, next, acts, polls, requests] = await Promise.all([
    readSeason(actor.season),
    db.week.findUniqueOrThrow({
      where: { id: week.id },
      select: { seedHash: true, phases: { select: { phase: true, opensAt: true, closesAt: true, closedAt: true } } },
    }),
    countUnapproved(week.id),
    toldEffects(room),
    readAdmins(),
    previewAdvance(actor),
    readActs(room),
    readPolls(db, week.id, new Date().toISOString()),
    countOpenRequests(db, actor.season),
  ]);
  const leads = actor.team === null ? undefined : view.teams[actor.team];
  return ok({
    season: season?.name ?? week.season.key,
    zone: season?.timeZone ?? 'UTC',
    admin: actor.name,
    leads: leads === undefined ? null : { key: leads.key, name: leads.name },
    week: view.week,
    phase: view.phase,
    day: view.day,
    dayOfPhase: view.dayOfPhase,
    closesAt: view.closesAt,
    steps: stepsOf(view, row.phases),
    checks: checksOf(view, {
      season: actor.season,
      unapproved,
      told: told.length,
      ticked: told.filter((effect) => effect.done).length,
      seedHash: row.seedHash,
      edits: pendingEdits(week.journal).length,
      orphans: week.orphans.length,
      requests,
    }),
    told,
    admins,
    next: next.ok ? next.value : null,
    teams: Object.values(view.teams).map(({ key, name }) => ({ key, name })),
    mayRematch: mayRematch(view),
    matches: view.matches.map((match, place) => ({
      id: `${view.week}-${place + 1}`,
      poll: polls.find((poll) => poll.place === place) ?? null,
      key: match.key,
      attacker: { key: match.attacker, name: teamName(view, match.attacker) },
      defender: { key: match.defender, name: teamName(view, match.defender) },
      tier: match.tier,
      terrain: match.terrain,
      winner: match.winner,
      facts: match.facts.map((fact) => fact.text),
    })),
    mercs: Object.values(view.mercs).map(({ key, name, team }) => ({
      key,
      name,
      team: team === null ? null : teamName(view, team),
    })),
    acts,
    undo: lastUndoable(week),
  });
}

/** Rulings in force that no admin has approved. */
export const countUnapproved = (weekId: string): Promise<number> =>
  db.ruling.count({
    where: {
      weekId,
      supersededBy: null,
      approvedAt: null,
      secretOf: null,
      about: { not: 'adjust' },
      outcome: { notIn: ['Pending', 'Unclear'] },
    },
  });

type Span = { phase: string; opensAt: Date; closesAt: Date | null; closedAt: Date | null };

function stepsOf(view: View, spans: readonly Span[]): PhaseStep[] {
  const open = view.phase === 'Closed' ? PHASES.length : PHASES.indexOf(view.phase);
  return PHASES.map((phase, at): PhaseStep => {
    const span = spans.find((each) => each.phase === phase);
    const declared = view.rulings.filter((ruling) => ruling.phase === phase && ruling.part !== null);
    const waiting = declared.filter((ruling) => ruling.outcome === 'Pending').length;
    return {
      phase,
      state: at < open ? 'done' : at === open ? 'open' : 'to come',
      opensAt: span?.opensAt.toISOString() ?? null,
      closesAt: (span?.closedAt ?? span?.closesAt)?.toISOString() ?? null,
      notes: [
        ...(declared.length > 0 ? [`${declared.length} declared${waiting > 0 ? `, ${waiting} wait` : ''}`] : []),
        ...(phase === 'Battles' ? [`${some(view.matches.length, 'match', 'matches')} to vote on`] : []),
        ...(phase === 'Results' ? ['income and upkeep when it closes'] : []),
      ],
    };
  });
}

const SHOWN = 12;

async function readActs({ where, view }: Room): Promise<ActLine[]> {
  const journal = await readJournal(where, ADMIN);
  if (!journal.ok) return [];
  const told = journal.value
    .flatMap((entry) => {
      const what = sayAct(entry, view);
      return what === null ? [] : [{ id: entry.id, at: entry.at, who: entry.actor, what, because: reasonOf(entry) }];
    })
    .slice(-SHOWN)
    .reverse();
  const names = await readPeople(told.map((act) => act.who));
  return told.map((act) => ({ ...act, who: names(act.who) }));
}
