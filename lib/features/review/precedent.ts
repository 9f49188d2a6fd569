import 'server-only';
import type { ClauseId, Outcome, Ruling } from '../../engine/rules/kernel/ruling';
import { nearNames, same, withNear } from '../../engine/rules/kernel/words';
import { rulebook, settingsGuide } from '../../engine/rules/mercenaries/rulebook';
import { db } from '../../platform/db/client';
import type { Prisma } from '../../platform/db/generated/client';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { outcomeRow } from '../../record/views/terms';
import { mistake, ok, type Result } from '../../result';
import type { AmendPage, PrecedentPreview } from './model';
import type { Room } from './place';

/** Overrides that are to hold from now on, and what they would have changed. Nothing past changes by itself. */

/** What a precedent rests on: one of the two. */
export interface Ground {
  readonly clause: ClauseId | null;
  readonly setting: string | null;
}

/**
 * The ids of clauses that a field says: the id alone, several of them, an id with its title behind it as the list offers it, or
 * a title. What is none of these stays as it was written, to be refused as such.
 */
export function clausesIn(field: string): string[] {
  const text = field.replaceAll('§', ' ').replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  const titled = rulebook.clauses.find(({ title }) => same(title, text));
  if (titled !== undefined) return [titled.id];
  const [first = '', ...rest] = text.split(/[\s,]+/);
  const known = rulebook.clauses.find(({ id }) => id === first);
  if (known !== undefined && same(text, `${known.id} ${known.title}`)) return [known.id];
  const ids = [first, ...rest].filter((word) => word !== '');
  return ids.every((word) => word.includes(':')) ? ids : [text];
}

/** The refusal of a clause that is not there, with those that may have been meant. */
export function noClause(asked: string, field: string): Result<never> {
  const near = rulebook.clauses.filter(
    ({ id, title }) => nearNames(asked, [id, id.slice(id.indexOf(':') + 1), title]).length > 0,
  );
  return mistake(
    'no-clause',
    withNear(
      `The rulebook has no clause “${asked}”.`,
      near.slice(0, 3).map(({ id }) => id),
    ),
    { field, next: 'Type a part of its title, and choose it from the list; or write its id, as in 2e:targeting.' },
  );
}

/** What a precedent on a ruling may rest on. */
export function groundsFor({ cites }: Ruling): Pick<AmendPage, 'clauses' | 'settings'> {
  const named = rulebook.clauses.map(({ id, title }) => ({ id, title }));
  return {
    clauses: {
      own: named.filter(({ id }) => cites.includes(id)),
      others: named.filter(({ id }) => !cites.includes(id)),
    },
    settings: settingsGuide.map(({ key, title }) => ({ key, title })),
  };
}

/** @returns `no-ground` where neither or both are named, `no-clause`, `no-setting` */
export function checkGround({ clause, setting }: Ground): Result<Ground> {
  if ((clause === null) === (setting === null)) {
    return mistake('no-ground', 'From now on: name the clause or the setting that it rests on, one of the two.', {
      field: 'clause',
    });
  }
  if (clause !== null && !rulebook.clauses.some(({ id }) => id === clause)) return noClause(clause, 'clause');
  if (setting !== null && !settingsGuide.some(({ key }) => key === setting)) {
    return mistake('no-setting', `There is no setting “${setting}”.`, { field: 'setting' });
  }
  return ok({ clause, setting });
}

interface Order {
  readonly ruling: string;
  readonly outcome: Outcome;
  readonly precedent?: Ground | null;
}

/** Rulings that are listed one by one. */
const SHOWN = 30;
/** Outcomes that are no end yet, so that nothing in them could come out otherwise. */
const OPEN: readonly Outcome[] = ['Pending', 'Unclear'];

/**
 * The public rulings of the season that rest on the same clause, or are of the same ability, and came to what this one came
 * to before it was overridden: ruled likewise, each would come to what it is overridden to. Of one that had come to no end
 * yet, all that came to something else.
 */
export async function previewPrecedent({ week }: Room, order: Order): Promise<PrecedentPreview | null> {
  const { precedent, outcome } = order;
  const ruling = week.record.rulings.find(({ id }) => id === order.ruling);
  if (!precedent || !ruling) return null;
  const instead = OPEN.includes(ruling.outcome) ? null : ruling.outcome;
  const where = alikeTo(ruling, clausesOf(precedent), { seasonId: week.season.id, outcome, instead });
  const [rows, count] =
    instead === outcome
      ? [[], 0]
      : await Promise.all([
          db.ruling.findMany({
            where,
            orderBy: [{ at: 'desc' }, { rulingId: 'desc' }],
            take: SHOWN,
            select: lineColumns,
          }),
          db.ruling.count({ where }),
        ]);
  return {
    ground: titleOf(precedent),
    outcome,
    instead,
    alike: rows.length === 0 ? [] : await toLines(week.season.id, rows),
    more: count - rows.length,
  };
}

function alikeTo(
  ruling: Ruling,
  clauses: readonly ClauseId[],
  { seasonId, outcome, instead }: { seasonId: string; outcome: Outcome; instead: Outcome | null },
): Prisma.RulingWhereInput {
  const others = [...OPEN, outcome].map(outcomeRow);
  return {
    AND: [standing(VISITOR)],
    week: { seasonId },
    rulingId: { not: ruling.id },
    outcome: instead === null ? { notIn: others } : outcomeRow(instead),
    OR: [{ cites: { hasSome: [...clauses] } }, ...(ruling.ability === null ? [] : [{ abilityKey: ruling.ability }])],
  };
}

/** A setting rests in the clauses that it changes. */
const clausesOf = ({ clause, setting }: Ground): readonly ClauseId[] =>
  clause === null
    ? rulebook.clauses.filter(({ options }) => options?.includes(setting ?? '')).map(({ id }) => id)
    : [clause];

const titleOf = ({ clause, setting }: Ground): string =>
  clause ?? settingsGuide.find(({ key }) => key === setting)?.title ?? '';
