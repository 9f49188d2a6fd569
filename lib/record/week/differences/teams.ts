import type { MatchView, TeamView, View } from '../../../engine/rules/mercenaries/view';
import { type DifferenceRow, row } from '../../journal/difference';
import { sayTime } from '../../views/time';
import { teamName } from './row';

/** What teams have: GP, Ability Points and income. */
export function gpRows(before: View, after: View): readonly DifferenceRow[] {
  return teamPairs(before, after).flatMap(([old, now]) => {
    const added = now.ledger.filter(
      (line) => !old.ledger.some(({ id, amount }) => id === line.id && amount === line.amount),
    );
    const gp = row({
      what: now.name,
      before: String(old.gp),
      after: String(now.gp),
      note: added.map(({ text }) => text).join(', ') || null,
    });
    const income = row({
      what: now.name,
      note: 'real income',
      before: String(old.realIncome),
      after: String(now.realIncome),
    });
    const points = row({
      what: now.name,
      note: 'Ability Points',
      before: String(old.points),
      after: String(now.points),
    });
    return [
      ...(old.gp === now.gp ? [] : [gp]),
      ...(old.points === now.points ? [] : [points]),
      ...(old.realIncome === now.realIncome ? [] : [income]),
    ];
  });
}

/** Where matches are fought, and battlefields given up or given back. */
export function terrainRows(before: View, after: View): readonly DifferenceRow[] {
  const fought = matchPairs(before, after).flatMap(([old, now]) =>
    old.terrain === now.terrain
      ? []
      : [row({ what: versus(after, now), before: old.terrain ?? 'open', after: now.terrain ?? 'open' })],
  );
  const out = teamPairs(before, after).flatMap(([old, now]) => {
    const [was, is] = [terrains(old), terrains(now)];
    return was === is ? [] : [row({ what: now.name, before: was, after: is })];
  });
  return [...fought, ...out];
}

/** The week itself: its phase and day, and what is said of matches. */
export function weekRows(before: View, after: View, zone: string): readonly DifferenceRow[] {
  const facts: readonly ((view: View) => string | null)[] = [
    (view) => (view.phase === 'Closed' ? 'closed' : view.phase),
    (view) => `day ${view.day}`,
    (view) => deadline(view, zone),
  ];
  const week = facts.flatMap((fact) => {
    const [was, is] = [fact(before), fact(after)];
    return was === is || is === null ? [] : [row({ what: `Week ${after.week}`, before: was, after: is })];
  });
  const matches = matchPairs(before, after).flatMap(([old, now]) => {
    const first = (match: MatchView) =>
      match.turn === null || after.settings.resource === 'cooldown'
        ? `${teamName(after, match.first)} uses abilities first`
        : `${teamName(after, match.first)} uses abilities first, ${teamName(after, match.turn)} is in turn`;
    const winner = (match: MatchView) =>
      match.winner === null ? 'no winner yet' : `${teamName(after, match.winner)} wins`;
    return [first, winner].flatMap((fact) =>
      fact(old) === fact(now) ? [] : [row({ what: versus(after, now), before: fact(old), after: fact(now) })],
    );
  });
  const met = teamPairs(before, after).flatMap(([old, now]) => {
    const [was, is] = [meets(before, old), meets(after, now)];
    return was === is ? [] : [row({ what: now.name, before: was, after: is })];
  });
  const rosters = teamPairs(before, after).flatMap(([old, now]) => {
    const [was, is] = [fielded(before, old), fielded(after, now)];
    return was === null || is === null || was === is
      ? []
      : [row({ what: now.name, note: 'fields', before: was, after: is })];
  });
  return [...week, ...met, ...matches, ...rosters];
}

/** Whom a team meets, on which side and at which tier. */
function meets(view: View, { key, match }: TeamView): string {
  const found = view.matches.find((one) => one.key === match);
  if (!found) return 'has a bye';
  const attacks = found.attacker === key;
  const other = teamName(view, attacks ? found.defender : found.attacker);
  return `${attacks ? 'attacks' : 'defends against'} ${other}, ${found.tier} tier`;
}

/** Whom a team has in the battle; null before the lock. */
function fielded(view: View, { roster }: TeamView): string | null {
  if (!view.rostersLocked) return null;
  if (roster.state !== 'open') return 'nobody';
  return [...roster.value.mercs, ...roster.value.assists].map((merc) => view.mercs[merc]?.name ?? merc).join(', ');
}

/** A week that is over closes no more: its last deadline is the next week's. */
function deadline({ phase, closesAt }: View, zone: string): string | null {
  if (phase === 'Closed') return null;
  return closesAt === null ? 'closes when an admin says so' : `closes ${sayTime(closesAt, zone)}`;
}

const versus = (view: View, match: MatchView): string =>
  `${teamName(view, match.attacker)} against ${teamName(view, match.defender)}`;

const terrains = (team: TeamView): string =>
  team.terrains
    .map(({ name, outUntil }) => (outUntil === null ? name : `${name} (out until week ${outUntil})`))
    .join(', ') || 'no terrain';

const teamPairs = (before: View, after: View): readonly (readonly [TeamView, TeamView])[] =>
  Object.values(after.teams).flatMap((now) => {
    const old = before.teams[now.key];
    return old ? [[old, now] as const] : [];
  });

const matchPairs = (before: View, after: View): readonly (readonly [MatchView, MatchView])[] =>
  after.matches.flatMap((now) => {
    const old = before.matches.find(({ key }) => key === now.key);
    return old ? [[old, now] as const] : [];
  });
