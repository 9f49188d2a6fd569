import 'server-only';
import { OUTCOMES, type Outcome, type Ruling } from '../../engine/rules/kernel/ruling';
import { rulebook } from '../../engine/rules/mercenaries/rulebook';
import type { Definition } from '../../engine/rules/mercenaries/setup';
import { terrainKey } from '../../engine/rules/mercenaries/things';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { VISITOR } from '../../record/views/reader';
import { ADJUST, lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import type { AskedBy, OrderPreview } from '../../record/week/confirm';
import { ownMatchOf } from '../../record/week/own-match';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { readHeldWeek } from '../../record/week/version';
import { mistake, ok, type Result } from '../../result';
import { correctHere } from './correct';
import type { AmendPage, AmendPreview } from './model';
import { appendHere, type OrderedAnywhere, orderWith } from './order';
import { ownNote } from './own';
import { byMatch, roomWith } from './place';
import { checkGround, type Ground, groundsFor, noClause, previewPrecedent } from './precedent';

/** Outcomes that an admin can rule: those that are an end. */
export const RULABLE: readonly Outcome[] = OUTCOMES.filter((outcome) => outcome !== 'Pending' && outcome !== 'Unclear');

/** One ruling of any week, ready to be overridden or, while it waits, struck. @returns `not-found` */
export async function readAmend(actor: SeasonActor, id: string): Promise<Result<AmendPage>> {
  const found = await roomWith(actor.season, id);
  if (!found.ok) return found;
  const { week, view } = found.value;
  const ruling = view.rulings.find((each) => each.id === id);
  if (ruling === undefined) return mistake('not-found', 'There is no such ruling.');
  const [season, rows, post] = await Promise.all([
    readSeason(actor.season),
    db.ruling.findMany({ where: { rulingId: id, AND: [standing(VISITOR)] }, select: lineColumns }),
    db.post.findUnique({ where: { id: ruling.entry }, select: { text: true } }),
  ]);
  const [line] = await toLines(week.season.id, rows);
  if (line === undefined) return mistake('not-found', 'There is no such ruling.');
  return ok({
    closedWeek: view.phase === 'Closed' ? week.week : null,
    zone: season?.timeZone ?? 'UTC',
    line,
    text: post?.text ?? null,
    marks: ruling.marks.map(({ start, end, what }) => ({ start, end, what })),
    outcomes: RULABLE,
    targets: targetsFor(view, ruling),
    ...groundsFor(ruling),
    mayStrike: mayBeStruck(ruling),
    mayOverride: mayBeOverridden(ruling),
    own: await ownNote(week, actor, [{ kind: 'strike', target: ruling.entry, part: ruling.part, because: '' }]),
  });
}

/** Whom a ruling may be ruled to have been aimed at: what its ability is aimed at, mercs, terrains or teams. */
function targetsFor(view: View, ruling: Ruling): AmendPage['targets'] {
  const { aimsAt = 'merc' } = definitionOf(view, ruling.ability) ?? {};
  const all =
    aimsAt === 'merc'
      ? Object.values(view.mercs).flatMap(({ key, name, team }) => (team === null ? [] : [{ key, name, team }]))
      : Object.values(view.teams).flatMap(({ key, name, terrains }) =>
          aimsAt === 'team'
            ? [{ key, name, team: key }]
            : terrains.map((terrain) => ({ key: terrainKey(key, terrain.name), name: terrain.name, team: key })),
        );
  return byMatch(all, view, ruling.by).map((one) => ({ ...one, chosen: ruling.targets.includes(one.key) }));
}

const definitionOf = (view: View, ability: string | null): Definition | undefined =>
  ability === null
    ? undefined
    : view.mercs[ability.slice(0, ability.indexOf('/'))]?.abilities.find(({ key }) => key === ability)?.definition;

/** A declaration stands unless it is struck while it waits, or was never clear (`2e:declaration`). */
export const mayBeStruck = (ruling: Ruling): boolean =>
  ruling.cause === null && (ruling.outcome === 'Pending' || ruling.outcome === 'Unclear');

/** A ruling of the rules, or one that they refuse: what is unclear is settled, and what was entered by hand is undone. */
export const mayBeOverridden = ({ about, outcome, secretOf }: Ruling): boolean =>
  secretOf === null && outcome !== 'Unclear' && about !== ADJUST;

/** What an admin may do to a ruling here and now. */
export interface Amendable {
  readonly override: boolean;
  readonly strike: boolean;
}
const NOTHING: Amendable = { override: false, strike: false };

/**
 * What may be offered to an admin on a ruling, so that nothing is offered that would be refused: not in a season that has
 * ended or a week that is held, nor to who leads a team of its match where the season bars that.
 */
export async function amendable(actor: SeasonActor, id: string): Promise<Amendable> {
  const found = await roomWith(actor.season, id);
  if (!found.ok) return NOTHING;
  const { week, view } = found.value;
  const ruling = view.rulings.find((each) => each.id === id);
  if (ruling === undefined) return NOTHING;
  const [season, held] = await Promise.all([
    db.season.findUniqueOrThrow({ where: { id: week.season.id }, select: { endedAt: true, barOwnMatch: true } }),
    readHeldWeek(actor.season),
  ]);
  const own = ownMatchOf(week, actor, [{ kind: 'strike', target: ruling.entry, part: ruling.part, because: '' }]);
  if (season.endedAt !== null || held !== null || (season.barOwnMatch && own?.aimed)) return NOTHING;
  return { override: mayBeOverridden(ruling), strike: mayBeStruck(ruling) };
}

export interface AmendOrder {
  readonly act: 'override' | 'strike';
  readonly ruling: string;
  readonly outcome: Outcome;
  /** Null: as declared. */
  readonly targets: readonly string[] | null;
  readonly cites: readonly string[];
  readonly because: string;
  /** From now on, by a clause or a setting; null or absent: this ruling alone. */
  readonly precedent?: Ground | null;
}

/** The entries of an order: an override that is to hold from now on is noted as a precedent with it. */
function entriesOf(week: LoadedWeek, order: AmendOrder): Result<readonly NewJournalEntry[]> {
  const entry = entryOf(week, order);
  if (!entry.ok) return entry;
  const { act, precedent, ruling, because } = order;
  if (act === 'strike' || !precedent) return ok([entry.value]);
  const ground = checkGround(precedent);
  return ground.ok ? ok([entry.value, { kind: 'precedent', ruling, ...ground.value, because }]) : ground;
}

function entryOf(week: LoadedWeek, order: AmendOrder): Result<NewJournalEntry> {
  const ruling = week.record.rulings.find((each) => each.id === order.ruling && each.secretOf === null);
  if (ruling === undefined) return mistake('not-found', 'There is no such ruling.');
  const { because } = order;
  if (order.act === 'strike') {
    if (!mayBeStruck(ruling)) {
      return mistake('not-waiting', `It is ${ruling.outcome} and no longer waits, so that it cannot be struck.`, {
        next: 'Override its outcome instead.',
      });
    }
    return ok({ kind: 'strike', target: ruling.entry, part: ruling.part, because });
  }
  if (!mayBeOverridden(ruling)) {
    return ruling.outcome === 'Unclear'
      ? mistake('unclear', 'Nothing is ruled of an unclear text, so that there is nothing to override.', {
          next: 'Settle it on the review page, or strike it.',
        })
      : mistake('by-hand', 'It was entered by hand, and no rule made it.', { next: 'Undo it in the journal.' });
  }
  const unknown = order.cites.find((id) => !rulebook.clauses.some((clause) => clause.id === id));
  if (unknown !== undefined) {
    return noClause(unknown, 'cites');
  }
  const there = new Set(targetsFor(week.record, ruling).map(({ key }) => key));
  const stranger = order.targets?.find((key) => !there.has(key) && week.record.mercs[key] === undefined);
  if (stranger !== undefined) return mistake('no-merc', 'There is no such target.', { field: 'targets' });
  const asDeclared = order.targets === null || sameKeys(order.targets, ruling.targets);
  return ok({
    kind: 'override',
    ruling: ruling.id,
    ability: ruling.ability,
    outcome: order.outcome,
    because,
    ...(asDeclared || order.targets === null ? {} : { targets: [...order.targets] }),
    ...(order.cites.length === 0 ? {} : { cites: [...order.cites] }),
  });
}

const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

/**
 * Overrides or strikes, once what that changes was shown: the week is folded again without saving anything. In a closed week
 * that is a correction, and every later week is ruled again as well.
 */
export async function amend(actor: SeasonActor, form: AskedBy, order: AmendOrder): OrderedAnywhere<AmendPreview> {
  const room = await roomWith(actor.season, order.ruling);
  if (!room.ok) return room;
  const more = async (week: LoadedWeek, entries: readonly NewJournalEntry[]) => {
    const own = await ownNote(week, actor, entries);
    const precedent = order.precedent && order.act === 'override' ? await previewPrecedent(room.value, order) : null;
    return ok({ own, act: order.act, precedent });
  };
  const entries = (week: LoadedWeek) => entriesOf(week, order);
  if (room.value.view.phase !== 'Closed')
    return orderWith<Omit<AmendPreview, keyof OrderPreview>>(actor, form, { order, entries, more });
  return correctHere(actor, form, { week: room.value.where.week, order, entries, because: order.because, more });
}

/** Lets rulings stand for good; unknown and secret ones are left out. @returns how many were approved */
export async function approve(
  actor: SeasonActor,
  rulings: readonly string[],
  key: string,
): Promise<Result<{ week: number; approved: number }>> {
  let approved = 0;
  const done = await appendHere(actor, key, ({ view }) => {
    const known = new Set(
      view.rulings
        .filter((ruling) => RULABLE.includes(ruling.outcome) && ruling.secretOf === null)
        .map((ruling) => ruling.id),
    );
    const kept = [...new Set(rulings)].filter((id) => known.has(id));
    approved = kept.length;
    if (kept.length === 0) return mistake('nothing', 'Choose at least one ruling to approve.', { field: 'rulings' });
    return ok([{ kind: 'approve', rulings: kept }]);
  });
  return done.ok ? ok({ week: done.value.week, approved }) : done;
}
