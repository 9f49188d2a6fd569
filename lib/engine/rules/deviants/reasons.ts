import type { ClauseId } from '../kernel/ruling';
import type { Checked } from './conditions';
import type { Source } from './order';
import type { Answer, GameEvent } from './triggers';

/** Why an ability stands where it stands in its row, for people. */
const BEHIND: Readonly<Record<ClauseId, (answer: Answer) => string>> = {
  'order:hq': () => 'behind an HQ, which is left of every column',
  'order:column': ({ card }) => `by its column, ${card.column}`,
  'order:type': () => 'a Technology, after the Characters of its column',
  'order:initiative': ({ card }) => `its player ${card.player} does not hold the Initiative`,
  'order:wording': () => 'written further down on the same card',
  'order:granted': ({ held }) => `granted by ${held.grantedBy ?? 'another card'}, so at the bottom of the card`,
};

export function resolvedReason(answer: Answer, { name, subject }: GameEvent): string {
  const event = subject === null ? name : `${name} of ${subject}`;
  if (answer.of === 1) return `It answers ${event}.`;
  const why = answer.criterion === null ? null : BEHIND[answer.criterion]?.(answer);
  return `It answers ${event}, ${answer.place} of ${answer.of}${why ? `: ${why}` : ''}.`;
}

/** The conditions that fail, in words. */
export function inactiveReason({ held: { ability }, card }: Source, failing: readonly Checked[]): string {
  const missing = failing.map(({ words }) => words).join(', ');
  const exempt = ability.mechanic === null ? '' : ` (${ability.mechanic} needs no default condition but the Board.)`;
  return `The event came, and ${card.name} does not meet: ${missing}.${exempt}`;
}
