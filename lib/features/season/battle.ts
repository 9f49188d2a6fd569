import { z } from 'zod';
import { ALIGNMENTS, MERC_TYPES, STATUSES } from '../../engine/rules/mercenaries/terms';
import type { BattleMerc, BattleView } from '../../engine/rules/mercenaries/view';
import type { RulingLine } from '../../record/views/model';
import type { Names } from '../../record/views/names';
import { changedDoor, rulingsIn, type Since, toValueLines } from '../../record/views/values';
import type { Fighter, WhyOut } from './match-model';

/** A battle as its match's row keeps it. */

const why = z.object({ text: z.string(), ruling: z.string().nullable() }).nullable();
const merc: z.ZodType<BattleMerc> = z.object({
  merc: z.string(),
  how: z.enum(['named', 'assist', 'came over', 'third party', 'stayed']),
  home: z.string().nullable(),
  out: why,
  came: why,
  alignment: z.enum(ALIGNMENTS),
  types: z.array(z.enum(MERC_TYPES)),
  upkeep: z.number(),
  paidDown: z.boolean(),
  status: z.array(z.enum(STATUSES)),
  writeup: z.string(),
  changed: changedDoor,
});
const side = z.object({ team: z.string(), leader: z.string(), mercs: z.array(merc) });
const door: z.ZodType<BattleView | null> = z
  .object({ sides: z.tuple([side, side]), thirdParties: z.array(merc) })
  .nullable();

/** Null: it has not begun, or its week was closed before battles were kept. */
export const readBattle = (json: unknown): BattleView | null => door.parse(json);

/** All who have to do with a battle. */
export const mercsIn = ({ sides, thirdParties }: BattleView): readonly BattleMerc[] => [
  ...sides.flatMap(({ mercs }) => mercs),
  ...thirdParties,
];

/** The rulings that a battle's record refers to. */
export const rulingsOfBattle = (battle: BattleView): (string | null)[] =>
  mercsIn(battle).flatMap(({ out, came, changed }) => [
    out?.ruling ?? null,
    came?.ruling ?? null,
    ...rulingsIn(changed),
  ]);

export function toFighter(
  { merc: key, how, home, out, came, changed, ...values }: BattleMerc,
  { names, since, lines }: { names: Names; since: Since; lines: readonly RulingLine[] },
): Fighter {
  const told = (reason: BattleMerc['out']): WhyOut | null =>
    reason && {
      text: reason.text,
      ruling: reason.ruling !== null && since.has(reason.ruling) ? reason.ruling : null,
      since: reason.ruling === null ? null : (since.get(reason.ruling) ?? null),
    };
  return {
    ...values,
    merc: names.merc(key),
    how,
    home: home === null ? null : names.team(home),
    out: told(out),
    came: told(came),
    changed: toValueLines(changed, since),
    hitBy: hitsOn(key, lines),
  };
}

/** What hit a merc up to the end of the battle: Results are after it. */
export const hitsOn = (merc: string, lines: readonly RulingLine[]): readonly RulingLine[] =>
  lines.filter((line) => line.phase !== 'Results' && line.hits.some((hit) => hit.key === merc));
