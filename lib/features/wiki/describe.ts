import { eventWords } from '../../engine/rules/mercenaries/effects/nouns';
import { counted, joinedWith, type NameOf } from '../../engine/rules/mercenaries/effects/words';
import type { Ability, Cost, Must, When } from '../../engine/rules/mercenaries/setup';
import type { AbilityType } from '../../engine/rules/mercenaries/terms';
import { sayEffects } from './describe-effects';
import { aimOf } from './describe-target';

/**
 * What an ability does, in the rulebook's terms and plain sentences, from its definition alone; for the page of its merc,
 * beside or in place of its own text.
 * @param user the merc's name.
 */
export function describeAbility(ability: Ability, user: string, nameOf: NameOf): string {
  const sentences =
    ability.type === 'On Purchase' && ability.choices
      ? [
          `Within the week of purchase, ${user} is given ${joinedWith(ability.choices, 'or')}`,
          ...hits(ability, user, nameOf),
        ]
      : hits(ability, user, nameOf);
  return [...sentences, ...conditions(ability, user, nameOf)].map((sentence) => `${sentence}.`).join(' ');
}

const MOMENTS: Record<AbilityType, string> = {
  Peacetime: 'In Peacetime, at once',
  'Pre-Battle': 'In Wartime, the moment it is declared',
  'Start of Battle': 'When the match begins',
  'Mid-Battle': 'In the match, after every Start of Battle ability',
  Trigger: 'By itself',
  Results: 'In Results, at once',
  Passive: 'As long as its merc is not removed',
  'On Purchase': 'From then on',
};

function hits(ability: Ability, user: string, nameOf: NameOf): string[] {
  const effects = ability.effects ?? [];
  if (effects.length === 0) return [];
  const postRosters = ability.selection?.includes('Post-Rosters') && ability.type === 'Pre-Battle';
  const moment =
    ability.type === 'Trigger' && ability.when
      ? sayWhen(ability.when, user)
      : postRosters
        ? 'Once the rosters are locked'
        : MOMENTS[ability.type];
  return [`${moment}, ${sayEffects(effects, aimOf(ability, user), user, nameOf)}`];
}

function sayWhen(when: When, user: string): string {
  const who = { user, ally: `an ally of ${user}`, enemy: 'an enemy', anyone: 'any merc' };
  const event = eventWords(when.event);
  const on = who[when.on ?? 'anyone'];
  const happens = event
    ? `${on} is ${event}${when.by && when.by !== 'anyone' ? ` by ${who[when.by]}` : ''}`
    : toldEvent(when.event, when.on === undefined || when.on === 'anyone' ? null : on);
  return when.first ? `The first time in the week that ${happens}` : `When ${happens}`;
}

/** What a voter or an admin states, in words. @param on to whom it must happen; null: to anybody */
function toldEvent(event: string, on: string | null): string {
  if (event.toLowerCase() === 'first blood') return `${on ?? 'any merc'} draws first blood`;
  return on === null ? `“${event}” happens` : `“${event}” happens to ${on}`;
}

function conditions(ability: Ability, user: string, nameOf: NameOf): string[] {
  const { must = [], costs = [], chance, limitedUses, unaffectedBy = [] } = ability;
  return [
    ...(chance === undefined ? [] : [`It hits with a chance of ${chance} in 100`]),
    ...must.map((each) => sayMust(each, user, nameOf)),
    ...costs.map((each) => sayCost(each, nameOf)),
    ...(ability.manipulation ? ['It is a manipulation: the first one on a merc in a Wartime is the only one'] : []),
    ...(ability.targetsPureSupport ? ['It may be aimed at a Pure Support'] : []),
    ...(ability.multiUse ? ['It may be used more than once a day'] : []),
    ...(limitedUses === undefined ? [] : [`It may be used ${counted(limitedUses, 'time')} in all`]),
    ...(ability.crossPhase ? ['It lets abilities happen in another phase'] : []),
    ...(unaffectedBy.length > 0 ? [`It is not touched by ${joinedWith(unaffectedBy, 'or')}`] : []),
  ];
}

function sayMust(must: Must, user: string, nameOf: NameOf): string {
  if ('userRostered' in must) return `${user} must be rostered`;
  if ('gpAtLeast' in must) return `Its team must have ${must.gpAtLeast} GP or more`;
  if ('allyRostered' in must) return `${nameOf(must.allyRostered)} must be rostered`;
  return `Its target must be ${must.targetStatus === 'KO' ? 'KO’d' : must.targetStatus}`;
}

function sayCost(cost: Cost, nameOf: NameOf): string {
  const due = cost.at === 'resolution' ? 'when it takes effect' : 'when it is declared';
  if ('gp' in cost) return `It costs ${cost.gp} GP, paid ${due}`;
  if ('ko' in cost) return `It costs a KO of ${nameOf(cost.ko)}, ${due}`;
  return `It costs the terrain ${cost.terrain} for ${counted(cost.weeks ?? 1, 'week')}, ${due}`;
}
