import type { ClauseId } from '../kernel/ruling';
import { inList } from '../kernel/say';
import type { Checked } from './conditions';
import type { Source } from './order';
import type { Settings } from './setup';
import type { Answer, GameEvent } from './triggers';

/** Why an ability stands where it stands in its row, for people. */
const BEHIND: Readonly<Record<ClauseId, (answer: Answer, settings: Settings) => string>> = {
  'order:hq': () => 'behind an HQ, which is left of every column',
  'order:column': ({ card }) => `by its column, ${card.column}`,
  'order:type': () => 'a Technology, after the Characters of its column',
  'order:initiative': ({ initiative }, { initiativeRead }) =>
    `${initiative} held the Initiative when ${initiativeRead === 'at-event' ? 'the event happened' : 'this tie came up'}`,
  'order:wording': () => 'written further down on the same card',
  'order:granted': ({ held }) => `granted by ${held.grantedBy ?? 'another card'}, so at the bottom of the card`,
};

export function resolvedReason(answer: Answer, { name, subject }: GameEvent, settings: Settings): string {
  const event = subject === null ? name : `${name} of ${subject}`;
  const late =
    answer.late === null
      ? ''
      : ` It did not meet ${inList(answer.late.map(({ words }) => words))} when the event happened, and did when its turn came.`;
  if (answer.of === 1) return `It answers ${event}.${late}`;
  const why = answer.criterion === null ? null : BEHIND[answer.criterion]?.(answer, settings);
  return `It answers ${event}, ${answer.place} of ${answer.of}${why ? `: ${why}` : ''}.${late}`;
}

/** The conditions that fail, in words. */
export function inactiveReason(
  { held: { ability }, card }: Source,
  failing: readonly Checked[],
  late: boolean,
): string {
  const missing = inList(failing.map(({ words }) => words));
  const exempt = ability.mechanic === null ? '' : ` (${ability.mechanic} needs no default condition but the Board.)`;
  const when = late ? 'Its turn came' : 'The event came';
  return `${when}, and ${card.name} does not meet: ${missing}.${exempt}`;
}

/** Why an ongoing ability whose conditions hold is not active. @param by as `putOutNames` tells it */
export function putOutReason(by: readonly string[]): string {
  const others = by.filter((one) => one !== 'itself');
  if (others.length === 0) return 'It would end itself by being active, so it is not active.';
  return `It and ${inList(others)} would put each other out, so none of them is active.`;
}
