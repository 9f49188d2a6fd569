import type { Result } from '../result';
import type { Setup } from '../rules/mercenaries/setup';
import type { Actor } from './types';

/** A season as it is opened: its first week's Setup holds teams, mercs, abilities, matches and settings. */
export interface NewSeason {
  readonly key: string;
  readonly name: string;
  readonly setup: Setup;
  readonly timeZone?: string;
  /** Hours that each phase is open for, in the order of the phases. */
  readonly phaseHours: readonly number[];
  /** By the key of the team: who leads it (a user's id; null: nobody yet), and its motto. */
  readonly teams?: Readonly<Record<string, { readonly leaderId?: string | null; readonly motto?: string }>>;
  readonly actor: Actor | 'clock';
  /** When the first Peacetime closes (ISO); null: when an admin says so; absent: as `phaseHours` has it. */
  readonly closesAt?: string | null;
}

/**
 * Makes a season with its teams, mercs, abilities, contracts, and first week, in one transaction.
 * @returns its id, or `taken` (the key), `invalid` (a Setup that does not hold together, with the place)
 */
export async function createSeason(season: NewSeason): Promise<Result<{ readonly id: string; readonly week: number }>> {
  throw new Error(`not built: ${season.key}`);
}
