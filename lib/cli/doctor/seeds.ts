import { chain, commitment } from '../../engine/dice/chain';
import { unseal } from '../../engine/dice/seal';
import { db } from '../../platform/db/client';
import { bad, type Finding, fine } from './finding';

const ABOUT = 'seeds';
const WRONG_KEY = 'Put the secrets.json (or the DICE_KEY) that belongs to this database back; a backup holds the key.';
const TAMPERED = 'Restore the last good backup: what was published of the dice and what is kept no longer agree.';

/** Whether the seeds open with the key, and every season's chain and every published hash hold. */
export async function checkSeeds(): Promise<readonly Finding[]> {
  const seasons = await db.season.findMany({
    orderBy: { createdAt: 'asc' },
    select: {
      ...{ key: true, chainSealed: true, chainEnd: true, chainLength: true },
      weeks: {
        orderBy: { number: 'asc' },
        select: { number: true, stream: true, phase: true, seedSealed: true, seedHash: true, seed: true },
      },
    },
  });
  const findings = seasons.flatMap(checkSeason);
  return findings.length > 0 ? findings : [fine(ABOUT, 'Every seed opens, and every chain and hash holds.')];
}

interface SeasonSeeds {
  readonly key: string;
  readonly chainSealed: Uint8Array;
  readonly chainEnd: string;
  readonly chainLength: number;
  readonly weeks: readonly WeekSeeds[];
}
interface WeekSeeds {
  readonly number: number;
  readonly stream: string;
  readonly phase: string;
  readonly seedSealed: Uint8Array;
  readonly seedHash: string;
  readonly seed: string | null;
}

function checkSeason(season: SeasonSeeds): readonly Finding[] {
  const root = opened(season.chainSealed, season.key);
  if (root === null) return [bad(ABOUT, `The seeds of season ${season.key} do not open with the key.`, WRONG_KEY)];
  const seeds = chain(root, season.chainLength);
  const findings: Finding[] = [];
  if (seeds.end !== season.chainEnd) {
    findings.push(
      bad(ABOUT, `The published end of the chain of season ${season.key} is not that of its seeds.`, TAMPERED),
    );
  }
  for (const week of season.weeks) {
    const wrong = wrongOf(week, seeds.seed(week.number));
    if (wrong) findings.push(bad(ABOUT, `Season ${season.key}, week ${week.number}: ${wrong}.`, TAMPERED));
  }
  return findings;
}

/** What is wrong with the seed of a week, whose place in the chain says that it is `seed`. */
function wrongOf(week: WeekSeeds, seed: string): string | null {
  const closed = week.phase === 'Closed';
  if (opened(week.seedSealed, week.stream) !== seed) return 'its sealed seed is not the one of its place in the chain';
  if (week.seedHash !== commitment(seed)) return 'its published hash is not that of its seed';
  if (closed && week.seed !== seed) return 'the seed that was shown at its close is not its seed';
  if (!closed && week.seed !== null) return 'its seed is shown, though it is open';
  return null;
}

function opened(sealed: Uint8Array, name: string): string | null {
  try {
    return unseal(sealed, name);
  } catch {
    return null;
  }
}
