import type { Mark, Override, Span } from '../kernel/ruling';
import { plural } from '../kernel/say';
import { type Aim, aimOf, namesOf } from './aim';
import { candidatesOf } from './candidates';
import { declarationBarrier } from './commands';
import { costRefusal, dueNow } from './costs';
import { lateBy } from './deadline';
import { abilityOf, findAbility, findMerc, findTeam, heldOf, mercOf } from './lookup';
import { isStolen, typeOf } from './meta';
import type { Refusal } from './removals';
import { pointsRefusal } from './resource';
import type { Ability } from './setup';
import { membersOf, sideOf, userOf } from './sides';
import type { Source, State } from './state';
import { namedRefusal, targetCites } from './targeting';
import type { AbilityType } from './terms';
import { hasTarget, kindOfTarget, targetKey, targetNames, terrainsMeant } from './things';

/**
 * The one door of an attempt. Whatever is attempted (read from a post, settled by an admin, declared in structured form, tried
 * in the sandbox, imported, or what an admin lets stand) passes this check of its user, its ability and its targets, and nothing
 * behind it asks again whether what it names is there.
 */

/** What a leader tried, as read from a post or written in structured form. */
export interface Attempt {
  readonly id: string;
  readonly part: number | null;
  readonly by: string;
  readonly at: string;
  readonly ability: string;
  readonly merc: string | null;
  readonly targets: readonly string[];
  readonly includeUnrosterable: boolean;
  readonly span: Span | null;
  readonly marks: readonly Mark[];
  /** Whether somebody has made sure of what it says: then what contradicts itself is refused, and not asked about. */
  readonly settled: boolean;
}

/** Why an attempt comes to nothing, at which step and with which outcome (a declaration that is Rejected by default). */
export interface Stop extends Refusal {
  readonly step?: 'Declaration' | 'Costs' | 'Targeting';
  readonly outcome?: Override['outcome'];
}

/** Who uses it: the merc that is named, else the owner, or whoever of the declaring team has it from the owner. */
export function holderOf(state: State, { ability, merc, by }: Attempt): string | null {
  const owner = findAbility(state, ability)?.owner ?? null;
  if (owner === null || merc === owner) return merc;
  if (merc !== null) return userOf(state, owner) === merc ? owner : merc;
  if (sideOf(state, owner) === by && !isStolen(state, { holder: owner, ability })) return owner;
  return membersOf(state, by).find((one) => heldOf(mercOf(state, one), ability)) ?? owner;
}

/** The same with its targets by their keys, where its words name a terrain. */
export const withKeys = (state: State, attempt: Attempt): Attempt => {
  const def = findAbility(state, attempt.ability)?.def;
  return { ...attempt, targets: attempt.targets.map((target) => targetKey(state, def, target)) };
};

/** Why nothing at all can be made of an attempt: it names what the game does not have. No admin's ruling changes that. */
export function unknownTo(state: State, source: Source, { by, targets }: Attempt): Stop | null {
  if (!findTeam(state, by)) return { text: `there is no team ${by}`, cites: ['2e:declaration'] };
  if (!findAbility(state, source.ability) || !findMerc(state, source.holder)) {
    return { text: 'there is no such ability', cites: ['2e:declaration'] };
  }
  const { def } = abilityOf(state, source.ability);
  const stranger = targets.find((target) => !hasTarget(state, def, target));
  return stranger === undefined
    ? null
    : { text: `there is no ${kindOfTarget(def)} ${stranger}`, cites: ['2e:targeting'], step: 'Targeting' };
}

/** Why an attempt is not allowed; null where it is. */
export function refusalOf(state: State, source: Source, attempt: Attempt): Stop | null {
  const late = lateBy(state, attempt.at);
  if (late) return late;
  const unknown = unknownTo(state, source, attempt);
  if (unknown && unknown.step !== 'Targeting') return unknown;
  const barrier = declarationBarrier(state, source, attempt.by);
  if (barrier) return barrier;
  const { def } = abilityOf(state, source.ability);
  const unpaid = costRefusal(state, attempt.by, dueNow(def.costs)) ?? pointsRefusal(state, source, attempt.by);
  if (unpaid) return { ...unpaid, step: 'Costs' };
  return unknown ?? aimRefusal(state, source, attempt);
}

/** Why an ability cannot be aimed so: it names too few, too many or the wrong ones, or where nobody names anybody. */
function aimRefusal(state: State, source: Source, { targets, settled }: Attempt): Stop | null {
  const { def } = abilityOf(state, source.ability);
  const user = userOf(state, source.holder) ?? source.holder;
  const type = typeOf(state, source);
  const aim = aimOf(def);
  const names = namesOf(aim);
  if (!names) {
    const stray = targets.length === 0 ? null : strayRefusal(state, user, { def, type, aim }, targets);
    if (!stray) return null;
    return settled
      ? { ...stray, step: 'Targeting' }
      : { ...stray, text: `${stray.text}, so an admin asks`, step: 'Targeting', outcome: 'Unclear' };
  }
  if (names.min > 0 && targets.length === 0) {
    const text = `${def.name} needs a target and none is named, so an admin asks`;
    return { text, cites: ['2e:targeting', '2e:declaration'], step: 'Targeting', outcome: 'Unclear' };
  }
  const shared = targets.find((target) => kindOfTarget(def) === 'terrain' && terrainsMeant(state, target).length > 1);
  if (shared !== undefined) {
    const text = `more than one team has a terrain ${shared}, so an admin asks`;
    return { text, cites: ['2e:targeting', 'glossary:terrain'], step: 'Targeting', outcome: 'Unclear' };
  }
  const refusal = namedRefusal(state, user, { ability: def, type }, targets);
  return refusal && { ...refusal, step: 'Targeting' };
}

/** Why targets contradict an ability that finds its own; null where they are among those whom it falls on anyway. */
function strayRefusal(
  state: State,
  user: string,
  { def, type, aim }: { readonly def: Ability; readonly type: AbilityType; readonly aim: Aim },
  targets: readonly string[],
): Refusal | null {
  const cites = [...targetCites(def), '2e:declaration' as const];
  const named = targetNames(state, targets);
  const are = plural(targets.length, 'is', 'are');
  switch (aim.kind) {
    case 'random':
      return { text: `dice pick whom ${def.name} falls on, and ${named} ${are} named`, cites };
    case 'global':
      return { text: `${def.name} falls on whole teams, and ${named} ${are} named`, cites };
    case 'team': {
      const reached = candidatesOf(state, user, def, { fielded: false, unrosterable: true, type });
      return targets.every((target) => reached.includes(target))
        ? null
        : {
            text: `${def.name} falls on a whole team, to which ${named} ${plural(targets.length, 'does', 'do')} not belong`,
            cites,
          };
    }
    default:
      return targets.every((target) => target === user)
        ? null
        : { text: `${def.name} falls on its user alone, and ${named} ${are} named`, cites };
  }
}
