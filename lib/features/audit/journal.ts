import { some } from '../../engine/rules/kernel/say';
import { db } from '../../platform/db/client';
import { readEntry } from '../../record/journal/entries';
import { rulingPath, weekPath } from '../../record/views/address';
import { type Names, readNames } from '../../record/views/names';
import { rostersLocked } from '../../record/views/reader';
import { sayTime } from '../../record/views/time';
import { door } from '../../record/week/entry';
import { secretOf } from '../../record/week/journal';
import { takenBack } from '../../record/week/projection/amended';
import type { JournalEntry } from '../../record/week/types';
import type { AuditLine } from './model';

type Told = Pick<AuditLine, 'about' | 'before' | 'after' | 'week' | 'href'>;

/** What an entry's telling needs beside it. */
interface Around {
  readonly names: Names;
  readonly zone: string;
  /** The entry about the same whose words stood until it, of the same week: not taken back, not refused; null: none did. */
  readonly earlier: JournalEntry | null;
  /** Of an override: the outcome that stood until it. */
  readonly outcome: string | null;
  /** What an adjustment changed, each with what it was. */
  readonly adjusted: readonly string[];
  /** The team's GP before and after. */
  readonly gp: { readonly before: number; readonly after: number } | null;
}

/** Kinds of which the later one stands in the earlier one's place. */
const REPLACING = ['advance', 'deadline', 'roster', 'bid', 'choose', 'link', 'customize', 'win', 'accept', 'settle'];

/**
 * What entries of the journals were about, from what to what. A roster or a bid is told in full once the rosters of its week
 * are locked, and before that only that there was one.
 * @param ids of entries; those of a table, whose rules are others, are left out.
 */
export async function tellJournal(ids: readonly string[], zone: string): Promise<ReadonlyMap<string, Told>> {
  const rows = await db.journalEntry.findMany({
    where: { id: { in: [...ids] }, weekId: { not: null } },
    include: { week: { select: { number: true, phase: true, seasonId: true, season: { select: { key: true } } } } },
  });
  const entries = rows.map((row) => ({ row, entry: readEntry(door, row) }));
  const earlier = await readEarlier(rows);
  const ruled = entries.flatMap(({ entry }) => (entry.kind === 'override' ? [entry.ruling] : []));
  const [rulings, ledger, adjustments] = await Promise.all([
    db.ruling.findMany({
      where: { rulingId: { in: ruled } },
      orderBy: { revision: 'asc' },
      select: { rulingId: true, seq: true, outcome: true },
    }),
    db.ledgerLine.findMany({ where: { entryId: { in: rows.map(({ id }) => id) } } }),
    db.adjustment.findMany({
      where: {
        OR: rows.filter(({ kind }) => kind === 'adjust').map(({ weekId, seq }) => ({ weekId: weekId ?? '', seq })),
      },
      orderBy: { id: 'asc' },
      select: { id: true, text: true },
    }),
  ]);
  const stoodUntil = (entry: JournalEntry): string | null =>
    entry.kind === 'override'
      ? (rulings.findLast((one) => one.rulingId === entry.ruling && one.seq < entry.seq)?.outcome ?? null)
      : null;
  const told = new Map<string, Told>();
  for (const seasonId of new Set(rows.map(({ week }) => week?.seasonId))) {
    if (seasonId === undefined) continue;
    const own = entries.filter(({ row }) => row.week?.seasonId === seasonId);
    const all = own.flatMap(({ row, entry }) => [entry, earlier(row, entry)].filter((one) => one !== null));
    const names = await readNames(seasonId, { mercs: all.flatMap(mercsOf), abilities: all.flatMap(abilitiesOf) });
    for (const { row, entry } of own) {
      const week = row.week?.number ?? null;
      const sealed = secretOf(entry) !== null && row.week !== null && !rostersLocked(row.week.phase);
      const line = ledger.find(({ entryId }) => entryId === row.id);
      const gp = line ? { before: line.balance - line.amount, after: line.balance } : null;
      const outcome = stoodUntil(entry)?.replaceAll('_', ' ') ?? null;
      const adjusted = adjustments.filter(({ id }) => id.startsWith(`${row.id}.`)).map(({ text }) => text);
      const around = { names, zone, adjusted, earlier: earlier(row, entry), outcome, gp };
      const rest = sealed ? SEALED : changeOf(entry, around);
      told.set(row.id, { about: aboutOf(entry, names), before: null, ...rest, week, href: hrefOf(entry, row.week) });
    }
  }
  return told;
}

const SEALED = { before: null, after: 'sealed until the rosters lock' };

interface Place {
  readonly stream: string;
  readonly seq: number;
}

/**
 * Finds, among all entries of the same weeks, the one that stood until an entry came: what was taken back by then, or was refused
 * as it came, never stood or did no more. Three queries.
 */
async function readEarlier(rows: readonly Place[]) {
  const streams = [...new Set(rows.map(({ stream }) => stream))];
  const found = await db.journalEntry.findMany({
    where: { stream: { in: streams }, kind: { in: [...REPLACING, 'undo'] } },
    orderBy: { seq: 'asc' },
  });
  const entries = found.map((row) => ({ stream: row.stream, entry: readEntry(door, row) }));
  const [refused, matches] = await Promise.all([
    // What is refused as it comes has a ruling of its own entry that is in force; one at the lock came later.
    db.ruling.findMany({
      where: { entryId: { in: found.map(({ id }) => id) }, outcome: 'Rejected', about: { in: REFUSABLE }, revision: 1 },
      select: { entryId: true, seq: true },
    }),
    db.match.findMany({
      where: { week: { stream: { in: streams } } },
      select: {
        week: { select: { stream: true } },
        attacker: { select: { key: true } },
        defender: { select: { key: true } },
      },
    }),
  ]);
  const never = new Set(
    refused.filter(({ entryId, seq }) => entryId.endsWith(`-${seq}`)).map(({ entryId }) => entryId),
  );
  return ({ stream, seq }: Place, entry: JournalEntry): JournalEntry | null => {
    const before = entries.filter((one) => one.stream === stream && one.entry.seq < seq).map((one) => one.entry);
    const undone = takenBack(before);
    const sides = (team: string): string => {
      const match = matches.find(
        (one) => one.week.stream === stream && [one.attacker.key, one.defender.key].includes(team),
      );
      return match ? `${match.attacker.key} ${match.defender.key}` : team;
    };
    const thing = thingOf(entry, sides);
    return (
      before.findLast(
        (other) =>
          other.kind === entry.kind && !undone.has(other.id) && !never.has(other.id) && thingOf(other, sides) === thing,
      ) ?? null
    );
  };
}

const REFUSABLE = ['roster', 'bid', 'choose', 'link', 'customize', 'win'];

/** What an entry is about, so that a later one about it takes its place. */
function thingOf(entry: JournalEntry, sides: (team: string) => string): string {
  switch (entry.kind) {
    case 'win':
      return sides(entry.team);
    case 'accept':
      return entry.target;
    case 'settle':
      return `${entry.target} ${entry.part}`;
    default:
      return [
        'by' in entry ? entry.by : '',
        'ability' in entry ? entry.ability : '',
        'merc' in entry ? entry.merc : '',
      ].join('\n');
  }
}

const mercsOf = (entry: JournalEntry): string[] => [
  ...(entry.kind === 'roster' ? entry.mercs : []),
  ...('merc' in entry && entry.merc ? [entry.merc] : []),
  ...(entry.kind === 'link' ? [entry.to] : []),
  ...(entry.kind === 'happens' && entry.to !== null ? [entry.to] : []),
];
const abilitiesOf = (entry: JournalEntry): string[] => [
  ...('ability' in entry && entry.ability ? [entry.ability] : []),
  ...(entry.kind === 'settle' && entry.reading?.ability ? [entry.reading.ability] : []),
];

/** Whose it was, or what it was done to. */
function aboutOf(entry: JournalEntry, names: Names): string | null {
  if ('by' in entry) return names.team(entry.by).name;
  if (entry.kind === 'adjust') {
    const what = [
      entry.team && names.team(entry.team).name,
      entry.merc && names.merc(entry.merc).name,
      entry.ability && names.ability(entry.ability),
    ];
    return what.filter(Boolean).join(', ') || null;
  }
  if ('ability' in entry && entry.ability) return names.ability(entry.ability);
  return null;
}

/** From what, to what. */
function changeOf(entry: JournalEntry, around: Around): { before?: string | null; after: string | null } {
  const before = around.earlier && standing(around.earlier, around);
  switch (entry.kind) {
    case 'advance':
      return { before: before ?? 'Peacetime', after: standing(entry, around) };
    case 'override':
      return { before: around.outcome, after: entry.outcome };
    case 'settle':
      return {
        before: before ?? 'unclear',
        after: standing(entry, around),
      };
    case 'strike':
      return { before: 'as it was posted', after: 'as if it had never been' };
    case 'accept':
      return { before: before ? 'as it was edited before' : 'as it was posted', after: 'as it was edited' };
    case 'adjust':
      return around.gp
        ? { before: `${around.gp.before} GP`, after: `${around.gp.after} GP` }
        : { after: around.adjusted.join('; ') || sayAdjust(entry) };
    case 'edit':
      return { before: 'as it was posted', after: 'another version, for an admin to accept' };
    case 'undo':
      return { before: `no. ${entry.target.slice(entry.target.lastIndexOf('-') + 1)}`, after: 'taken back' };
    default:
      return { before, after: standing(entry, around) };
  }
}

/** What stands after an entry. */
function standing(entry: JournalEntry, { names, zone }: Around): string | null {
  switch (entry.kind) {
    case 'advance':
      return entry.to === 'Week' ? 'closed' : entry.to;
    case 'deadline':
      return entry.closesAt === null ? 'no deadline' : sayTime(entry.closesAt, zone);
    case 'roster':
      return entry.mercs.map((key) => names.merc(key).name).join(', ') || 'nobody';
    case 'bid':
      return `${entry.terrain} for ${entry.gp} GP`;
    case 'hire':
      return `${names.merc(entry.merc).name} for ${entry.price} GP`;
    case 'release':
      return `${names.merc(entry.merc).name} for hire`;
    case 'trade':
      return [...entry.gives, ...entry.gets].map((key) => names.merc(key).name).join(', ');
    case 'choose':
    case 'customize':
      return entry.choice;
    case 'link':
      return `${names.merc(entry.merc).name} to ${names.merc(entry.to).name}`;
    case 'happens':
      return entry.to === null ? entry.event : `${entry.event}, of ${names.merc(entry.to).name}`;
    case 'win':
      return names.team(entry.team).name;
    case 'post': {
      const declared = entry.readings.filter(({ kind }) => kind === 'declaration').length;
      return `${some(declared, 'declaration')}${entry.forumAt ? ', from the forum' : ''}`;
    }
    case 'approve':
      return some(entry.rulings.length, 'ruling');
    case 'tick':
      if (entry.assignee !== undefined)
        return entry.assignee === null ? 'nobody does it yet' : `${entry.assignee} does it`;
      return entry.done ? 'done' : 'not done';
    case 'settle':
      return entry.reading?.ability ? names.ability(entry.reading.ability) : 'talk';
    case 'accept':
      return 'as it was edited';
    case 'precedent':
      return entry.clause ?? entry.setting;
    default:
      return null;
  }
}

function sayAdjust(entry: Extract<JournalEntry, { kind: 'adjust' }>): string {
  const parts = [
    entry.gp === undefined ? '' : `GP ${signed(entry.gp)}`,
    entry.exp === undefined ? '' : `EXP ${signed(entry.exp)}`,
    entry.status === undefined ? '' : `status ${entry.status.join(', ') || 'none'}`,
    entry.ready === undefined ? '' : `usable from week ${entry.ready}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function hrefOf(entry: JournalEntry, week: { number: number; season: { key: string } } | null): string | null {
  if (week === null) return null;
  const { number, season } = week;
  if (entry.kind === 'override' || entry.kind === 'tick') return rulingPath(season.key, entry.ruling);
  return weekPath(season.key, number);
}
