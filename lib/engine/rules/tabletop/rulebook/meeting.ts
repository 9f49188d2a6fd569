import { sectionOf } from '../../kernel/clause';

/** What gets in the way of a use, what happens where abilities meet, and what is refused. */
export const distraction = sectionOf('distraction', [
  {
    slug: 'when',
    title: 'When there is a check',
    text: 'A distraction that occurs in Step 1, or goes on during it, calls for a skill check; without it the spell fails.',
    house: 'Whatever happens up to Step 2c counts, attacks of opportunity too.',
  },
  {
    slug: 'failure',
    title: 'A check that fails',
    text: 'The ability is put off by a round, or the attempt fails altogether. Either way it is not expended.',
    house:
      'That undoes Step 1a and nothing else: actions stay spent. It fails altogether; an admin may rule that it is delayed by a round instead.',
  },
  {
    slug: 'several',
    title: 'Several distractions',
    text: 'Each calls for the skill of its own.',
    house:
      'There is one check for each, continuous injury first and then the others in the order in which they stand here. The first that fails ends it.',
  },
  {
    slug: 'concentration',
    title: 'When Concentration is rolled',
    text: 'Just before the ability would resolve; for abilities that take a round or more, just before the next round.',
    house:
      'Such a round goes from one turn of the user to its next. Each has a check of its own, for what was distracting in it; what Step 2 itself brings is checked in Step 2c.',
  },
  {
    slug: 'endurance',
    title: 'When Endurance is rolled',
    text: 'At the beginning of any round in which the ability might be used, or its use is going on.',
    house:
      'For a use that is done within one turn there is one check, at the start of Step 2, for the damage since the user’s last turn ended. While an activation of a round or more goes on there is one at the beginning of each of its user’s turns, for the damage since the one before, and one at the start of Step 2. Damage of different rounds is never summed.',
  },
  {
    slug: 'entangled',
    title: 'Entangled',
    text: 'Concentration, DC 20. Nets, ropes and all else that binds without magic.',
  },
  {
    slug: 'violent-motion',
    title: 'Violent motion',
    text: 'Concentration, DC 20, and only if it is truly violent: a galloping mount, a small boat in rough water, a cart on a very bad road, weather to match.',
  },
  {
    slug: 'grappling',
    title: 'Grappling',
    text: 'Concentration against the opponent’s grapple check. Somatic components cannot be supplied in a grapple: who needs them takes a move action to try to slip it, by Escape Artistry.',
    house:
      'Such a spell is rejected. A grapple check is 1d20 and the grapple bonus, rolled anew each time; slipping is 1d20 and Escape Artistry against one, and equal frees.',
  },
  {
    slug: 'ability',
    title: 'A distracting ability',
    text: 'Concentration, against the ability’s save DC and its level. Only for one that distracts and deals no damage; of one that does, the injury is the distraction.',
  },
  {
    slug: 'immediate-injury',
    title: 'Immediate injury',
    text: 'Concentration, DC 15 and 1 more for every four points of damage from immediate sources while trying, this round. Damage from continuous sources is not counted here.',
    house:
      'Four full points each. It counts from Step 1a on; what was suffered before does not. For an activation of a round or more the check comes immediately before the next round, each round, for the damage of that round alone.',
  },
  {
    slug: 'continuous-injury',
    title: 'Continuous injury',
    text: 'Endurance, DC 15 and 1 more for every four points of damage from continuous sources, such as a harmful place, while trying, this round. Damage from immediate sources is not counted here.',
    house: 'Four full points each.',
  },
]);

export const combine = sectionOf('combine', [
  {
    slug: 'independent',
    title: 'Each by itself',
    text: 'Abilities work as they are described, whatever else is going on. Apart from special cases none changes how another works.',
  },
  {
    slug: 'operations',
    title: 'Order of operations',
    text: 'The usual order holds for one ability and for several together: brackets, then exponents, then multiplication and division, then addition and subtraction.',
  },
  {
    slug: 'once-a-round',
    title: 'Once a round',
    text: 'The same ability of the same user reaches the same thing once a round. If it failed to affect it the first time, another try in that round does not affect it either.',
    house: 'The round is the table’s. This goes before the adding up of instantaneous abilities.',
  },
  {
    slug: 'same-name',
    title: 'The same name',
    text: 'Abilities of one name do not stack.',
    house: 'It makes no difference who uses them.',
  },
  {
    slug: 'best',
    title: 'Different strengths',
    text: 'Of two effects on one target at different strengths the best alone counts.',
    house:
      'That is so where they change one number in one direction. A bonus and a penalty both count. One that says that it stacks is added, unless the names are the same.',
  },
  {
    slug: 'recent',
    title: 'Different results',
    text: 'Of one ability with different results on one target the most recent applies.',
    house: 'The older one is still there, and shows again if the newer one ends first.',
  },
  {
    slug: 'irrelevant',
    title: 'Made pointless',
    text: 'An ability that makes another’s effects pointless does not end it: both are active.',
  },
  {
    slug: 'instantaneous',
    title: 'Instantaneous abilities',
    text: 'Two instantaneous abilities on one target both count.',
  },
]);

export const input = sectionOf('input', [
  {
    slug: 'refused',
    title: 'What is refused',
    text: 'What cannot be done is not done.',
    house:
      'It is rejected with the reason, and nothing is expended or spent: out of turn, with an expended ability, with an action that one has not got, by a name that is unknown, on a target out of range, in a mode that is not there.',
  },
]);

export const ruling = sectionOf('ruling', [
  {
    slug: 'override',
    title: 'An admin’s word',
    text: 'An admin settles what the rules do not.',
    house:
      'Any number and any ruling may be set, with a reason. It goes into the log like everything that is entered, so that a replay ends the same way.',
  },
]);
