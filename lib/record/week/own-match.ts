import { insertedBy } from '../../engine/rules/kernel/amend';
import { rootOf } from '../../engine/rules/kernel/fold';
import type { Entry } from '../../engine/rules/mercenaries/entry';
import type { Match } from '../../engine/rules/mercenaries/setup';
import type { Actor } from '../../platform/auth/actor';
import type { JournalEntry, LoadedWeek, NewJournalEntry } from './types';

/** An admin's act on the match of the team that the admin leads. */
export interface OwnMatch {
  /** The key of the team. */
  readonly team: string;
  /** It is about that match; otherwise it moves the whole week, every match alike. */
  readonly aimed: boolean;
}

/**
 * Whether an act of an admin who plays touches the match of the team that the admin plays for. What somebody does at the desk
 * for the own team is no admin's act.
 * @param now the teams for which they act at this moment, where that was looked up; they play beside these for the team with
 *   which they came, and for each for which they gave orders in this week, though they have left it since
 * @returns null where it does not
 */
export function ownMatchOf(
  week: LoadedWeek,
  actor: Actor | 'clock',
  entries: readonly (NewJournalEntry | JournalEntry)[],
  now: readonly string[] = [],
): OwnMatch | null {
  if (actor === 'clock' || (actor.role !== 'admin' && actor.role !== 'owner')) return null;
  const played = week.journal.flatMap((entry) =>
    entry.actor === actor.key && 'by' in entry && isOwnPlay(entry, entry.by) ? [entry.by] : [],
  );
  const teams = new Set([...(actor.team === null ? [] : [actor.team]), ...now, ...played]);
  const found = [...teams].flatMap((team) => ownMatchOfTeam(week, team, [...teams], entries) ?? []);
  return found.find(({ aimed }) => aimed) ?? found[0] ?? null;
}

function ownMatchOfTeam(
  week: LoadedWeek,
  team: string,
  teams: readonly string[],
  entries: readonly (NewJournalEntry | JournalEntry)[],
): OwnMatch | null {
  const match = week.record.matches.find((each) => each.attacker === team || each.defender === team);
  const sides = match === undefined ? [team] : [match.attacker, match.defender];
  const told = entries.filter((entry) => !teams.some((own) => isOwnPlay(entry, own)));
  if (told.some((entry) => touched(week, entry).some((one) => sides.includes(one)))) return { team, aimed: true };
  // Without the beacon other dice fall, on this team's match too: who plays does not choose that.
  if (told.some(({ kind }) => kind === 'beacon-none')) return { team, aimed: true };
  return told.some(movesAll) ? { team, aimed: false } : null;
}

type AnyEntry = NewJournalEntry | JournalEntry;

const isOwnPlay = (entry: AnyEntry, team: string): boolean => {
  if (entry.kind === 'edit') return true;
  // Whoever accepts a trade acts for the other team of it.
  if (entry.kind === 'trade' && entry.with === team) return true;
  if (!('by' in entry) || entry.by !== team) return false;
  // What an admin enters in the place of leaders stands in their names, and is the admin's act.
  if (entry.kind === 'buyback') return entry.because === undefined;
  return entry.kind !== 'post' || (entry.forumAt === undefined && entry.onBehalf !== true);
};

const movesAll = (entry: AnyEntry): boolean =>
  ['advance', 'day', 'deadline', 'version', 'corrected'].includes(entry.kind) ||
  (entry.kind === 'import' && entry.settings !== undefined);

/** The teams that an entry names: by itself, by its mercs, or by the entries and rulings that it is about. */
function touched(week: LoadedWeek, entry: AnyEntry): readonly string[] {
  switch (entry.kind) {
    case 'strike':
    case 'settle':
    case 'accept':
    case 'edit':
      return ofEntry(week, entry.target);
    case 'undo':
      return ofEntry(week, entry.target);
    case 'insert':
      return touched(week, insertedBy<Entry>({ ...entry, id: '', seq: 0, at: '', actor: '' }));
    case 'override':
      return [...ofRuling(week, entry.ruling), ...teamsOf(week, entry.targets ?? [])];
    case 'precedent':
    case 'tick':
      return ofRuling(week, entry.ruling);
    case 'approve':
      return entry.rulings.flatMap((ruling) => ofRuling(week, ruling));
    case 'win':
      return [entry.team];
    case 'happens':
      return teamsOf(week, [entry.to]);
    case 'adjust':
      return [
        ...[entry.team, entry.to].filter((team) => team != null),
        ...changedBy(week, entry.matches),
        ...teamsOf(week, [entry.merc ?? null, entry.ability?.split('/')[0] ?? null]),
      ];
    case 'buyback':
      return [entry.by, ...teamsOf(week, [entry.ability.split('/')[0] ?? null])];
    case 'import':
      return [
        ...Object.keys(entry.teams ?? {}),
        ...Object.values(entry.mercs ?? {}).flatMap(({ team }) => (team == null ? [] : [team])),
        ...teamsOf(week, Object.keys(entry.mercs ?? {})),
      ];
    case 'post':
      return [
        entry.by,
        ...teamsOf(
          week,
          entry.readings.flatMap(({ merc, targets }) => [merc, ...targets]),
        ),
      ];
    default:
      return 'by' in entry ? [entry.by] : [];
  }
}

/** Teams that would meet others than they do. */
function changedBy({ record }: LoadedWeek, matches: readonly Match[] | undefined): readonly string[] {
  const name = ({ attacker, defender, tier }: Match) => [attacker, defender, tier].join(' ');
  const [was, will] = [record.matches, matches ?? record.matches].map((all) => new Set(all.map(name)));
  const changed = [
    ...record.matches.filter((one) => !will?.has(name(one))),
    ...(matches ?? []).filter((one) => !was?.has(name(one))),
  ];
  return changed.flatMap(({ attacker, defender }) => [attacker, defender]);
}

/** What taking back, striking or settling an entry touches; one that moved the week touches every team. */
function ofEntry(week: LoadedWeek, id: string): readonly string[] {
  const entry = week.journal.find((each) => each.id === id);
  if (entry === undefined) return [];
  if (movesAll(entry)) return Object.keys(week.record.teams);
  const rulings = week.record.rulings.filter((ruling) => ruling.entry === id);
  return [...touched(week, entry), ...rulings.flatMap((ruling) => ofRuling(week, ruling.id))];
}

function ofRuling(week: LoadedWeek, id: string): readonly string[] {
  const ruling = week.record.rulings.find((each) => each.id === id);
  if (ruling === undefined) {
    const root = week.journal.find((entry) => entry.id === rootOf(id));
    return root !== undefined && 'by' in root ? [root.by] : [];
  }
  return [
    ...(ruling.by === null ? [] : [ruling.by]),
    ...teamsOf(week, [ruling.merc, ...ruling.targets, ...ruling.hits]),
  ];
}

const teamsOf = (week: LoadedWeek, mercs: readonly (string | null)[]): readonly string[] =>
  mercs.flatMap((key) => {
    const merc = key === null ? undefined : week.record.mercs[key];
    return [merc?.team, merc?.controller].filter((team) => team != null);
  });
