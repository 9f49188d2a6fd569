import 'server-only';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { SeasonActor } from '../../platform/auth/actor';
import { type Confirmed, confirm, marked, sawOf, stands, type Would } from '../../record/journal/confirm';
import type { Difference, DifferenceRow } from '../../record/journal/difference';
import type { AskedBy } from '../../record/week/confirm';
import { acceptVersion, type HeldWeek, readHeldWeek } from '../../record/week/version';
import { mistake, ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { abilityName, mercName } from './place';

/** A week that the rules of this version hold, with all that they rule otherwise. */
export interface HeldPage {
  readonly week: number;
  /** Versions of the rules and of their state. */
  readonly from: string;
  readonly to: string;
  readonly difference: Difference;
}

/** Accepts what the rules of this version make of the held week. */
export interface VersionOrder {
  readonly act: 'version';
  readonly to: string;
  readonly because: string;
}

/** The held week; null: none is. */
export async function readHeld(season: string): Promise<HeldPage | null> {
  const held = await readHeldWeek(season);
  return held && pageOf(held);
}

const pageOf = (held: HeldWeek): HeldPage => {
  const rows = held.rulings.map(({ before, after }) => rowOf(held, before, after));
  const stay = held.week.record.rulings.length - held.rulings.filter(({ after }) => after !== null).length;
  return {
    week: held.week.week,
    from: held.from,
    to: held.to,
    difference: {
      groups: [{ id: 'rulings', title: 'Rulings', label: String(rows.length), rows }],
      same: stay === 1 ? 'The other ruling stays as it is.' : `The other ${stay} rulings stay as they are.`,
    },
  };
};

/** A refused roster or bid is its team's secret: that it differs is told, and nothing of it. */
function rowOf({ week }: HeldWeek, before: Ruling | null, after: Ruling | null): DifferenceRow {
  const ruling = after ?? before;
  const view = week.record;
  const sealed = !view.rostersLocked && (before?.secretOf ?? after?.secretOf ?? null) !== null;
  const ability = ruling?.ability ?? null;
  return {
    sign: before === null ? 'add' : after === null ? 'cut' : 'change',
    what: ability === null ? (ruling?.about ?? '') : abilityName(view, ability),
    declared: ability !== null,
    note: sealed || ruling?.merc == null ? null : mercName(view, ruling.merc),
    before: null,
    after: null,
    outcomeBefore: before?.outcome ?? null,
    outcomeAfter: after?.outcome ?? null,
    byChance: false,
    why: sealed ? 'Sealed until the rosters lock.' : (after?.reason ?? null),
    cites: sealed ? [] : (after?.cites.slice(-1) ?? []),
    ruling: sealed ? null : (before?.id ?? null),
  };
}

/** Accepts it, once what that changes was shown. @returns `not-held` */
export const acceptRules = (
  actor: SeasonActor,
  { key, saw }: AskedBy,
  order: VersionOrder,
): Promise<Result<Confirmed<ActPreview, { readonly week: number }>>> =>
  confirm<ActPreview, { readonly week: number }>(
    { order, saw },
    async (before) => {
      const held = await readHeldWeek(actor.season);
      if (held === null) return mistake('not-held', 'The week is not held any more.');
      const would = wouldBe(held);
      const difference = marked(before, would);
      return ok({ saw: sawOf(order, would, new Date().toISOString()), difference, epoch: null, own: null });
    },
    (before) => acceptVersion(actor, { ...order, stands: (held) => stands(before, wouldBe(held)) }, key),
  );

const wouldBe = (held: HeldWeek): Would => ({ ...pageOf(held), stream: held.week.stream, seq: held.week.seq });
