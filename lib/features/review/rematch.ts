import 'server-only';
import { inList } from '../../engine/rules/kernel/say';
import type { Match } from '../../engine/rules/mercenaries/setup';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import type { AskedBy } from '../../record/week/confirm';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { RematchPreview } from './model';
import { type OpponentLine, opponents } from './opponents';
import { type Ordered, orderWith } from './order';
import { ownNote } from './own';
import { abilityName, mercName, teamName } from './place';

/** Other matches for the week that is open, in place of all that it has. */
export interface RematchOrder {
  readonly act: 'matches';
  readonly lines: readonly OpponentLine[];
  readonly byes: readonly string[];
  readonly because: string;
}

/** Whether the matches of a week may be changed: until its rosters lock. */
export const mayRematch = ({ phase, rostersLocked }: View): boolean =>
  !rostersLocked && (phase === 'Peacetime' || phase === 'Wartime');

const same = (one: Match, other: Match): boolean =>
  one.attacker === other.attacker && one.defender === other.defender && one.tier === other.tier;

/**
 * The entry of an order. Rosters of all and what was done in a match that stays are left as they are.
 * @returns `locked`, `nothing` (they are so already), or what `opponents` finds wrong
 */
function entriesOf(week: LoadedWeek, order: RematchOrder): Result<readonly NewJournalEntry[]> {
  const view = week.record;
  if (!mayRematch(view)) {
    return mistake('locked', 'The rosters are locked: the matches of this week stand.', {
      next: 'Roll the phase back first, or put it right next week.',
    });
  }
  const teams = Object.values(view.teams).map(({ key, name }) => ({ key, name }));
  const met = opponents(order.lines, order.byes, teams);
  if (!met.ok) return met;
  const matches = met.value;
  const stays = matches.filter((one) => view.matches.some((other) => same(one, other)));
  if (stays.length === matches.length && matches.length === view.matches.length) {
    return mistake('nothing', 'These are the matches already: nothing would change.');
  }
  return ok([{ kind: 'adjust', matches, because: order.because }]);
}

/** Changes who meets whom in the open week, once what that changes was shown. It is undone like any act. */
export const changeMatches = (actor: SeasonActor, form: AskedBy, order: RematchOrder): Ordered<RematchPreview> =>
  orderWith(actor, form, {
    order,
    entries: (week) => entriesOf(week, order),
    more: async (week, entries) => ok({ own: await ownNote(week, actor, entries), care: careOf(week, entries) }),
  });

/** What an admin looks at where opponents change: orders that were made against others. Of sealed ones only what falls away is said. */
function careOf({ record: view }: LoadedWeek, entries: readonly NewJournalEntry[]): readonly string[] {
  const [entry] = entries;
  const matches = entry?.kind === 'adjust' ? (entry.matches ?? []) : [];
  const opponent = (all: readonly Pick<Match, 'attacker' | 'defender'>[], team: string): string | null => {
    const match = all.find(({ attacker, defender }) => attacker === team || defender === team);
    return match ? (match.attacker === team ? match.defender : match.attacker) : null;
  };
  const changed = Object.keys(view.teams).filter((team) => opponent(view.matches, team) !== opponent(matches, team));
  if (changed.length === 0) return [];
  const names = inList(changed.map((team) => teamName(view, team)));
  const idle = changed.filter((team) => opponent(matches, team) === null).map((team) => teamName(view, team));
  const waiting = view.rulings.filter(
    (ruling) =>
      ruling.outcome === 'Pending' &&
      ruling.by !== null &&
      changed.includes(ruling.by) &&
      ruling.targets.some((key) => view.mercs[key]?.team === opponent(view.matches, ruling.by ?? '')),
  );
  return [
    `Bids and deferrals of ${names} count no more, where there are any: they were made against another opponent. Rosters stay, and their leaders may change them until the lock.`,
    ...(idle.length === 0 ? [] : [`${inList(idle)} would have a bye and field nobody.`]),
    ...waiting.map(
      (ruling) =>
        `${abilityName(view, ruling.ability ?? '')} of ${teamName(view, ruling.by ?? '')} waits, aimed at ${inList(ruling.targets.map((key) => mercName(view, key)))} of the earlier opponent: it stays and is ruled in its time. Strike it where it should not stand.`,
    ),
  ];
}
