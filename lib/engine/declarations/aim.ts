import type { VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import type { Clause, Named } from './clauses';
import { type Mention, meant } from './mentions';
import type { Lexicon } from './vocabulary';

/** On whom an ability is used, as far as the words say it. */
export interface Aim {
  readonly targets: readonly string[];
  readonly doubt: 'no target' | 'target tied' | null;
  /** Of each target's words, the keys of those that they may mean. */
  readonly meant: readonly (readonly VocabularyMerc[])[];
  /** If it is not certain: those among whom it has to be settled, and which of the target's words are to blame. */
  readonly among: readonly VocabularyMerc[];
  readonly unsure: Named | null;
}

const NO_AIM: Aim = { targets: [], doubt: null, meant: [], among: [], unsure: null };

/** The targets of a clause, read as of one use of its ability (2e:targeting). */
export function aimOf(clause: Clause, use: VocabularyAbility, lexicon: Lexicon): Aim {
  if (use.aims === null || use.aims.max === 0) return NO_AIM;
  const all: (readonly VocabularyMerc[])[] = [];
  const targets: string[] = [];
  let unsure: Named | null = null;
  let among: readonly VocabularyMerc[] = [];
  for (const target of clause.targets) {
    const fits = mercsOf(target, use, lexicon);
    all.push(fits);
    const only = fits[0];
    if (only === undefined || fits.length > 1) {
      if (unsure === null) among = fits;
      unsure ??= target;
    } else if (!targets.includes(only.key)) targets.push(only.key);
  }
  if (unsure !== null) return { targets, doubt: 'target tied', meant: all, among, unsure };
  if (clause.loose || targets.length > use.aims.max || (clause.either && targets.length > 1)) {
    const named = targets.flatMap((key) => lexicon.mercs.get(key) ?? []);
    return { targets: [], doubt: 'target tied', meant: all, among: named, unsure: null };
  }
  const doubt = targets.length < use.aims.min ? 'no target' : null;
  return { targets, doubt, meant: all, among: [], unsure: null };
}

/** Whom a target's words may mean: the possible ones first, but a whole name is what it says. */
function mercsOf(target: Named, use: VocabularyAbility, lexicon: Lexicon): readonly VocabularyMerc[] {
  if (target.mention === null) {
    const self = lexicon.mercs.get(use.merc);
    return self === undefined ? [] : [self];
  }
  return possibleTargets(target.mention, use);
}

/** Those whom a mention may mean as a target of the ability. */
export const possibleTargets = (mention: Mention, use: VocabularyAbility): readonly VocabularyMerc[] =>
  meant(mention, (merc) => merc.is === use.takes && (use.aimsAt === 'any' || merc.side === use.aimsAt));

/** The ways in which an aim that is not certain can be settled: the lists of targets to choose from. */
export function settlements(aim: Aim, use: VocabularyAbility): readonly (readonly string[])[] {
  if (aim.doubt !== 'target tied' || aim.among.length === 0) return [aim.targets];
  if (aim.unsure !== null) return aim.among.map((merc) => [...aim.targets, merc.key]);
  return use.aims?.max === 1 ? aim.among.map((merc) => [merc.key]) : [aim.among.map((merc) => merc.key)];
}
