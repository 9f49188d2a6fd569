import { chain } from '../../engine/dice/chain';
import { newSeed, seal } from '../../engine/dice/seal';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import type { Actor } from '../../platform/auth/actor';
import { AT_LEISURE, type Tx } from '../../platform/db/client';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import { mistake, ok, type Result } from '../../result';
import { clockOr } from '../journal/clock';
import { learn } from './cache';
import { addLeague, NOBODY } from './league';
import { openWeek, SEASON_ROW } from './opening';
import { NOTHING } from './projection/write';
import { phaseCloses } from './schedule';

/** A season as it is opened: its first week's Setup holds teams, mercs, abilities, matches and settings. */
export interface NewSeason {
  /** Small letters and digits, in groups with a hyphen between: it begins the id of every entry. */
  readonly key: string;
  readonly name: string;
  readonly setup: Setup;
  readonly timeZone?: string;
  /** Hours that each phase is open for, in the order of the phases. */
  readonly phaseHours: readonly number[];
  /** By the key of the team: who leads it (a user's id; null: nobody yet), and its motto. */
  readonly teams?: Readonly<Record<string, { readonly leaderId?: string | null; readonly motto?: string }>>;
  /** Whether a round of the public beacon goes into the dice of each week after the first. */
  readonly publicBeacon?: boolean;
  readonly actor: Actor | 'clock';
  /** What else is done with it, in the transaction that makes it and before all else: a mistake of it opens nothing. */
  readonly alongside?: (tx: Tx) => Promise<Result<unknown>>;
  /** When the first Peacetime closes (ISO); null: when an admin says so; absent: as `phaseHours` has it. */
  readonly closesAt?: string | null;
}

/** Seeds for more weeks than a Setup may count. */
const CHAIN_LENGTH = 1000;

/**
 * Makes a season with its teams, mercs, abilities, contracts, and first week, in one transaction.
 * @returns its id and the week's number, or `taken` (the key), `invalid` (a key, or a Setup that does not hold
 *   together, with the place), or what `alongside` gives
 */
export async function createSeason(season: NewSeason): Promise<Result<{ readonly id: string; readonly week: number }>> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(season.key)) {
    return mistake('invalid', `"${season.key}" is no key: small letters and digits, with hyphens between.`, {
      field: 'key',
    });
  }
  const read = mercenaries.setup.safeParse(season.setup);
  if (!read.success) {
    const issue = read.error.issues[0];
    return mistake('invalid', `The Setup at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`);
  }
  const setup = read.data;
  const opened = await rollingBack(async (tx) => {
    // Of two who open one at once, the second waits here until the first is done.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('open season'))`;
    const alongside = await season.alongside?.(tx);
    if (alongside && !alongside.ok) return alongside;
    // Streams of tables are called `table/NUMBER`, as the weeks of such a season would be.
    if (season.key === 'table' || (await tx.season.count({ where: { key: season.key } })) > 0) {
      return mistake('taken', `There is a season "${season.key}" already.`, { field: 'key' });
    }
    const row = await addSeason(tx, season, setup);
    const ids = await addLeague(tx, row.id, setup, NOBODY, season.teams);
    const now = clockOr(await clockOf(tx)).toISOString();
    const closesAt = season.closesAt === undefined ? phaseCloses('Peacetime', season.phaseHours, now) : season.closesAt;
    const written = { ids, rows: NOTHING, revisions: new Map() };
    return openWeek(tx, row, { setup, actor: season.actor, now, closesAt, mix: null, written });
  }, AT_LEISURE);
  if (!opened.ok) return opened;
  learn(opened.value.week);
  return ok({ id: opened.value.week.season.id, week: setup.week });
}

function addSeason(tx: Tx, season: NewSeason, setup: Setup) {
  const root = newSeed();
  return tx.season.create({
    data: {
      key: season.key,
      name: season.name,
      rulesetId: mercenaries.id,
      rulesetVersion: mercenaries.version,
      settings: setup.settings,
      timeZone: season.timeZone ?? 'UTC',
      phaseHours: [...season.phaseHours],
      chainSealed: seal(root, season.key),
      chainEnd: chain(root, CHAIN_LENGTH).end,
      chainLength: CHAIN_LENGTH,
      publicBeacon: season.publicBeacon ?? false,
    },
    select: SEASON_ROW,
  });
}
