import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { View } from '../../engine/rules/mercenaries/view';
import type { LoadedWeek } from '../../record/week/types';
import { mayBeStruck } from './amend';
import type { TakenBack } from './model';
import { abilityName, mercName } from './place';

/**
 * Which orders an unclear text speaks of that takes something back; null: it takes nothing back (2e:declaration).
 *
 * Of the declarations that the same team made before it in the same week: those of the ability and the target that it
 * names, else those of the ability, else those at the target, else the team's latest.
 */
export function takenBack(week: LoadedWeek, view: View, unclear: Ruling): TakenBack | null {
  const post = week.journal.find((entry) => entry.id === unclear.entry);
  if (post?.kind !== 'post' || post.readings[unclear.part ?? 0]?.doubt !== 'retraction') return null;
  const before = view.rulings.slice(
    0,
    view.rulings.findIndex(({ id }) => id === unclear.id),
  );
  const standing = before.filter((ruling) => isOrder(ruling) && ruling.by === unclear.by);
  const abilities = new Set(unclear.candidates.map(({ ability }) => ability));
  const named = unclear.marks.flatMap(({ what, key }) => (what === 'target' && key !== null ? [key] : []));
  const targets = new Set([...named, ...unclear.candidates.flatMap((candidate) => candidate.targets)]);
  const ofAbility = standing.filter(({ ability }) => ability !== null && abilities.has(ability));
  const atTarget = (ruling: Ruling) => ruling.targets.some((key) => targets.has(key));
  const both = ofAbility.filter(atTarget);
  const speaksOf = [both, ofAbility, standing.filter(atTarget)].find((some) => some.length > 0);
  return {
    named: speaksOf !== undefined,
    orders: (speaksOf ?? standing.slice(-1)).map((ruling) => ({
      ruling: ruling.id,
      name: abilityName(view, ruling.ability ?? ''),
      aim: [mercName(view, ruling.merc ?? ''), ruling.targets.map((key) => nameOf(view, key)).join(', ')]
        .filter(Boolean)
        .join(' → '),
      outcome: ruling.outcome,
      mayStrike: mayBeStruck(ruling),
    })),
  };
}

/** An ability that was declared, by whatever outcome; what was never clear is no order. */
const isOrder = ({ cause, ability, outcome }: Ruling): boolean =>
  cause === null && ability !== null && outcome !== 'Unclear';

const nameOf = (view: View, key: string): string => view.teams[key]?.name ?? mercName(view, key);
