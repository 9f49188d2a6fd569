import 'server-only';
import { unreadOf } from '../../engine/declarations/most';
import { READER_VERSION, read } from '../../engine/declarations/read';
import type { Reading } from '../../engine/rules/kernel/reading';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { checkText } from '../../record/views/post-text';
import { resolvesWhen } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { append } from '../../record/week/append';
import { preview } from '../../record/week/preview';
import type { State } from '../../record/week/ruleset';
import { viewerOf } from '../../record/week/ruleset';
import type { NewJournalEntry } from '../../record/week/types';
import { ok, type Result } from '../../result';
import { forgetDraft } from './draft';
import { abilityName, lineOf } from './line';
import { lintsOf } from './lint';
import type { PartPreview, PostPreview } from './model';
import { type Place, placeOf } from './place';

const postEntry = (state: State, team: string, text: string): NewJournalEntry & { readings: readonly Reading[] } => ({
  kind: 'post',
  by: team,
  text,
  readings: read(text, mercenaries.vocabulary(state, team)),
  reader: String(READER_VERSION),
});

/** How `text` would be read and ruled if it were posted now. Nothing is saved and no die is thrown. */
export async function previewPost(actor: SeasonActor, text: string): Promise<Result<PostPreview>> {
  const checked = checkText(text);
  if (!checked.ok) return checked;
  const found = await placeOf(actor);
  if (!found.ok) return found;
  const place = found.value;
  const entry = postEntry(place.week.state, place.team.key, text);
  const seen = await preview(
    { season: place.week.season.key, week: place.week.week },
    [entry],
    viewerOf(actor),
    actor.key,
  );
  if (!seen.ok) return seen;
  const { rulings, view, seq } = seen.value;
  const season = await readSeason(actor.season);
  const lock = { phase: view.phase, closesAt: view.closesAt === null ? null : new Date(view.closesAt) };
  const said = ({ outcome, reason }: Ruling): string =>
    outcome === 'Pending' ? resolvesWhen({ ...lock, season: { timeZone: season?.timeZone ?? 'UTC' } }, reason) : reason;
  const known = new Set(place.view.rulings.map((ruling) => ruling.id));
  const fresh = rulings.filter((ruling) => !known.has(ruling.id));
  const parts = entry.readings.map((reading, part): PartPreview => {
    const ruling = fresh.find((each) => each.part === part && each.cause === null);
    if (ruling === undefined) return talk(reading);
    const line = lineOf(ruling, view, reading.text);
    const set = fresh.filter((each) => each.cause === ruling.id);
    return {
      kind: reading.kind,
      title: line.title,
      aim: aimWords(line),
      outcome: ruling.outcome,
      byChance: ruling.byChance === true,
      act: null,
      reason: [reading.how === 'exact' || reading.note === '' ? '' : reading.note, said(ruling)]
        .filter(Boolean)
        .join(' '),
      cites: ruling.cites,
      candidates: ruling.candidates.map((each) => candidateWords(each, view)),
      changes: [
        ...ruling.changes,
        ...set.map((each) => `${abilityName(view, each.ability ?? '')} answers it: ${each.reason}`),
      ],
      lints: lintsOf(ruling, view, place.team),
    };
  });
  const declarations = parts.filter((part) => part.kind === 'declaration').length;
  return ok({ text, seq, declarations, unread: unreadOf(entry.readings), parts });
}

const talk = (reading: Reading): PartPreview => ({
  kind: 'talk',
  title: reading.text,
  aim: '',
  outcome: null,
  byChance: false,
  reason: reading.note,
  act: reading.act ?? null,
  cites: reading.act === 'defer' ? ['glossary:defer'] : ['2e:declaration'],
  candidates: [],
  changes: [],
  lints: [],
});

const aimWords = (line: ReturnType<typeof lineOf>): string => {
  const targets = line.targets.map((target) => target.name).join(', ');
  return [line.merc?.name ?? '', targets].filter((part) => part !== '').join(' → ');
};

const candidateWords = (
  candidate: { ability: string; merc: string; targets: readonly string[] },
  view: View,
): string => {
  const name = (key: string) => view.mercs[key]?.name ?? key;
  const targets = candidate.targets.map(name).join(', ');
  return `${abilityName(view, candidate.ability)} (${[name(candidate.merc), targets].filter(Boolean).join(' → ')})`;
};

/**
 * Posts: what is bold is read and ruled at once, under the week's lock. The draft is forgotten.
 * @returns how many declarations were read, how many texts are unclear, and how many bold texts were not read; or a mistake
 */
export async function post(
  actor: SeasonActor,
  text: string,
  key: string,
): Promise<Result<{ week: number; declarations: number; unclear: number; unread: number }>> {
  const checked = checkText(text);
  if (!checked.ok) return checked;
  const found: Result<Place> = await placeOf(actor);
  if (!found.ok) return found;
  const { week, team } = found.value;
  const done = await append({
    where: { season: week.season.key, week: week.week },
    actor,
    idempotencyKey: key,
    entries: ({ state }) => ok([postEntry(state, team.key, text)]),
  });
  if (!done.ok) return done;
  await forgetDraft(actor, team.key);
  const entry = done.value.entries[0];
  const readings = entry?.kind === 'post' ? entry.readings : [];
  const count = (kind: Reading['kind']) => readings.filter((reading) => reading.kind === kind).length;
  return ok({
    week: done.value.week,
    declarations: count('declaration'),
    unclear: count('unclear'),
    unread: unreadOf(readings),
  });
}
