import 'server-only';
import type { Phase } from '../../engine/rules/mercenaries/terms';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { readPeople } from '../../record/views/acts';
import { readSeason } from '../../record/views/season';
import { loadWeek } from '../../record/week/load';
import { takenBack } from '../../record/week/projection/amended';
import { viewFor } from '../../record/week/ruleset';
import type { JournalEntry, LoadedWeek } from '../../record/week/types';
import { actOf, lastAdvance, undoBarrier, undoing } from '../../record/week/undo';
import { mistake, ok, type Result } from '../../result';
import { reasonOf, sayEntry } from './acts';
import type { ActPage, JournalAct, JournalPage, OrphanLine } from './journal-model';
import { ownNote } from './own';
import { ADMIN, abilityName, roomWith, teamName } from './place';

/** Acts on one page of the journal. */
const PAGE = 60;

/**
 * A week's journal, newest act first.
 * @param key the season's
 * @param asked the week (by default the open one), and the seq before which to begin
 * @returns `not-found`, also of a page that would begin past the journal's ends
 */
export async function readJournalPage(
  key: string,
  asked: { week?: number; before?: number },
): Promise<Result<JournalPage>> {
  const loaded = await loadWeek({ season: key, week: asked.week });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  const season = await readSeason(key);
  const groups = actsOf(week.journal).toReversed();
  const older = groups.filter((act) => asked.before === undefined || seqOf(act) < asked.before);
  const { before } = asked;
  // Nothing leads there: a seq that the week has not come to, or nothing before it.
  if (before !== undefined && (older.length === 0 || before > week.seq)) {
    return mistake('not-found', `The journal of week ${week.week} has no page before no. ${before}.`);
  }
  const tell = await teller(week, older.slice(0, PAGE).flat());
  const acts = older.slice(0, PAGE).map(tell);
  const newest = newestUndoable(week, groups);
  const open = week.record.phase !== 'Closed';
  const advance = lastAdvance(week);
  return ok({
    zone: season?.timeZone ?? 'UTC',
    week: week.week,
    weeks: season?.weeks.map(({ number }) => number) ?? [],
    open,
    phase: week.record.phase,
    acts,
    last: open && newest ? (await teller(week, newest))(newest) : null,
    rollBack: open && advance ? { from: week.record.phase, to: phaseBefore(week) } : null,
    before: older.length > PAGE ? seqOf(older[PAGE - 1] ?? []) : null,
  });
}

/** The last act is something that was done: an undo of it, undone, would do it again. @param groups the newest first */
const newestUndoable = (week: LoadedWeek, groups: readonly (readonly JournalEntry[])[]) =>
  groups.find((act) => !act.some(({ kind }) => kind === 'undo') && undoBarrier(week, act) === null);

/** The id of the open week’s last act, where one step takes it back; null: there is none, or the week is rolled back. */
export function lastUndoable(week: LoadedWeek): string | null {
  if (week.record.phase === 'Closed') return null;
  const newest = newestUndoable(week, actsOf(week.journal).toReversed());
  return newest === undefined || newest.some(isAdvance) ? null : (newest[0]?.id ?? null);
}

/** The phase that the last advance left. */
export function phaseBefore(week: LoadedWeek): Phase {
  const undone = takenBack(week.journal);
  const advances = week.journal.filter((entry) => entry.kind === 'advance' && !undone.has(entry.id));
  const before = advances.at(-2);
  return before?.kind === 'advance' && before.to !== 'Week' ? before.to : 'Peacetime';
}

/** One act of any week, on the way to be taken back. @returns `not-found` */
export async function readAct(actor: SeasonActor, id: string): Promise<Result<ActPage>> {
  const room = await roomWith(actor.season, id);
  if (!room.ok) return room;
  const { week, view } = room.value;
  const act = actOf(week.journal, id);
  if (act.length === 0) return mistake('not-found', 'There is no such act.');
  const [season, tell] = await Promise.all([readSeason(actor.season), teller(week, act)]);
  const entries = undoing(week, id, 'preview');
  const ids = new Set(act.map((entry) => entry.id));
  return ok({
    zone: season?.timeZone ?? 'UTC',
    week: week.week,
    act: tell(act),
    closed: view.phase === 'Closed',
    barrier: entries.ok ? null : [entries.problem.message, entries.problem.next].filter(Boolean).join(' '),
    rulings: view.rulings
      .filter((ruling) => ids.has(ruling.entry))
      .map((ruling) => ({
        id: ruling.id,
        title: ruling.ability === null ? ruling.about : abilityName(view, ruling.ability),
      })),
    own: entries.ok ? await ownNote(week, actor, entries.value) : null,
  });
}

/** Corrections that find nothing to correct, and what they were about. */
export async function readOrphans(week: LoadedWeek): Promise<readonly OrphanLine[]> {
  const acts = actsOf(week.journal).filter((act) =>
    act.some(({ id }) => week.orphans.some((orphan) => orphan.entry === id)),
  );
  const tell = await teller(week, acts.flat());
  return acts.map((act) => {
    const override = act.find((entry) => entry.kind === 'override');
    const ruling = week.record.rulings.find(({ id }) => id === override?.ruling);
    return { act: tell(act), ruling: ruling?.id ?? null };
  });
}

/** A journal's entries by act, in order. */
export function actsOf(journal: readonly JournalEntry[]): readonly (readonly JournalEntry[])[] {
  const acts: JournalEntry[][] = [];
  for (const entry of journal) {
    const last = acts.at(-1);
    if (last?.[0]?.at === entry.at) last.push(entry);
    else acts.push([entry]);
  }
  return acts;
}

const seqOf = (act: readonly JournalEntry[]): number => act[0]?.seq ?? 0;

/** Puts acts of a week into words. @param entries of those acts */
export async function teller(
  week: LoadedWeek,
  entries: readonly JournalEntry[],
): Promise<(act: readonly JournalEntry[]) => JournalAct> {
  const view: View = viewFor(week, ADMIN);
  const undone = takenBack(week.journal);
  const byId = new Map(week.journal.map((entry) => [entry.id, entry]));
  const orphans = new Map(week.orphans.map((orphan) => [orphan.entry, orphan.because]));
  const undoers = entries.flatMap(({ id }) => byId.get(undone.get(id) ?? '') ?? []);
  const people = await readPeople([...entries, ...undoers].map(({ actor }) => actor));
  return (act) => {
    const [first] = act;
    if (first === undefined) throw new Error('An act has an entry.');
    const undo = byId.get(undone.get(first.id) ?? '');
    const own = act.find((entry) => entry.ownMatch !== undefined)?.ownMatch;
    return {
      id: first.id,
      seq: first.seq,
      at: first.at,
      who: people(first.actor),
      what: summed(act.map((entry) => sayOf(entry, byId, view))),
      because: act.map(reasonOf).find((reason) => reason !== null) ?? null,
      takenBack: undo === undefined ? null : { by: people(undo.actor), at: undo.at, because: reasonOf(undo) ?? '' },
      orphaned: act.map(({ id }) => orphans.get(id)).find((because) => because !== undefined) ?? null,
      ownMatch: own === undefined ? null : { key: own, name: teamName(view, own) },
      can: undoBarrier(week, act) !== null ? null : act.some(isAdvance) ? 'roll back' : 'undo',
    };
  };
}

const isAdvance = (entry: JournalEntry): boolean => entry.kind === 'advance';

/** What an amendment is about is said with it. */
function sayOf(entry: JournalEntry, byId: ReadonlyMap<string, JournalEntry>, view: View): string {
  const words = sayEntry(entry, view);
  const target = 'target' in entry ? byId.get(entry.target) : undefined;
  return target === undefined ? words : `${words} (no. ${target.seq}: ${sayEntry(target, view)})`;
}

/** Equal words once, with how often. */
function summed(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count === 1 ? word : `${word}, ${count} times`));
}
