import type { Clause, Named } from './clauses';
import { canMean, type Mention } from './mentions';
import { EXCEPT } from './phrases';
import { follows, type Statement } from './statement';

/** How many targets the ability may have, in whichever use is meant. */
export const mostTargets = (clause: Clause): number =>
  clause.uses.reduce((most, use) => Math.max(most, use.aims?.max ?? 0), 0);

export const fewestTargets = (clause: Clause): number =>
  clause.uses.reduce((fewest, use) => Math.min(fewest, use.aims?.min ?? 0), 9);

export type Claimed = ReadonlySet<Mention | null | undefined>;

export const claimedBy = (made: readonly Clause[]): Claimed => new Set(made.map((clause) => clause.user?.mention));

export const lacks = (clause: Clause): boolean => clause.targets.length === 0 && mostTargets(clause) > 0;

export const as = (statement: Statement, mention: Mention): Named => ({
  statement,
  from: mention.from,
  to: mention.to,
  mention,
});

/** It may be the one who uses the ability. */
export const isUser = (clause: Clause, mention: Mention): boolean =>
  clause.uses.some((use) => canMean(mention, use.merc));

/** "everyone but Lantern", "not Thistle". */
export const isExcepted = (statement: Statement, mention: Mention): boolean => follows(statement, mention.from, EXCEPT);

/** On the side at which the ability is aimed. */
export const isPossible = (clause: Clause, { whole, part }: Mention): boolean =>
  clause.uses.some((use) =>
    (whole.length > 0 ? whole : part).some((merc) => use.aimsAt === 'any' || merc.side === use.aimsAt),
  );

/** Words of the one who uses the ability: "Ram (Nemo) on Holmes", "Ram by Nemo against Holmes". */
export function passesOver(clause: Clause, at: number): boolean {
  const { statement, user } = clause;
  if (user !== null && user.statement === statement && at >= user.from && at < user.to) return true;
  const mention = statement.mentions.find(({ from, to }) => at >= from && at < to);
  return mention !== undefined && isUser(clause, mention) && !isPossible(clause, mention);
}

export function take(clause: Clause, mentions: readonly Mention[]): void {
  clause.targets = mentions.map((mention) => as(clause.statement, mention));
}

/** Those named may be meant, and it is for an admin to say. */
export function doubt(clause: Clause, mentions: readonly Mention[]): void {
  if (mentions.length === 0) return;
  take(clause, mentions);
  clause.loose = true;
}
