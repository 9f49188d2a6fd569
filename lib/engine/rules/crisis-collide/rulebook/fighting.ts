import { sectionOf } from '../../kernel/clause';

/** Abilities, and the arithmetic of damage. */
export const ability = sectionOf('ability', [
  {
    slug: 'cost',
    title: 'Cost',
    text: 'Using an ability costs AP; a Crisis Ability is the exception.',
    house: 'It is paid when the ability’s moment in the phase has come.',
  },
  {
    slug: 'unpaid',
    title: 'Not paid',
    text: 'An ability that cannot be paid is not performed.',
    house: 'Nothing is paid then, not even in part, and a movement ordered with it stands.',
  },
  {
    slug: 'attack',
    title: 'Attack',
    text: 'The damage that an ability does to each fighter it hits. Without an Attack it does none.',
  },
  {
    slug: 'hits',
    title: 'Hit count',
    text: '“50 x 3” is a strength of 50 and three hits. Without a count there is one hit.',
  },
  {
    slug: 'range',
    title: 'Range',
    text: 'With a range of A:B an ability hits each opposing fighter whose distance ahead of the user is from A to B.',
    house:
      'Both ends count, and 0 is where the user stands. Distances are taken at the moment of use. An ability that lists no range hits nobody; it has its effects alone. It never hits one’s own side.',
  },
  { slug: 'type', title: 'Type', text: 'Physical, Elemental or Spiritual.' },
  {
    slug: 'priority',
    title: 'Priority',
    text: 'Of two abilities in one phase, that of higher priority goes first.',
    house: 'An ability that lists none has a priority of 0.',
  },
  {
    slug: 'tie',
    title: 'Equal priority',
    text: 'Abilities of equal priority happen at the same time.',
    house:
      'Costs, ranges and bans of both are judged on what was before them. Then what both do is added up, and only the sum is kept within its bounds: with 30 HP left, 50 gained and 100 lost is an elimination. Each may eliminate the other’s user.',
  },
  {
    slug: 'rate',
    title: 'Crisis Rate of an ability',
    text: 'A performed ability adds its Crisis Rate to its side’s, hit or miss.',
  },
  {
    slug: 'attributes',
    title: 'Attributes',
    text: 'Tags for other abilities to look at. They do nothing by themselves.',
  },
  {
    slug: 'effects',
    title: 'Effects',
    text: 'Whatever else an ability says.',
    house:
      'They follow its damage, one by one as they are written. A push goes away from the user and ends at the arena’s end, a pull comes towards it and ends next to it; of two on one space, away is the way the user faces. What is said of a Crisis Rate happens once to a side, however many of its fighters the effect falls on. What comes to nothing is told: nobody hit, nobody to move, no space to go to, no AP to change.',
  },
  { slug: 'none', title: 'No ability', text: 'A player may order that no ability is used.' },
]);

export const damage = sectionOf('damage', [
  {
    slug: 'resistance',
    title: 'Strength minus resistance',
    text: 'Every hit deals its strength minus what the target resists of the ability’s type. Three hits of 50 against 30 are 60, not 120.',
  },
  { slug: 'floor', title: 'Never below 0', text: 'An attack deals 0 at the least.' },
  {
    slug: 'rounding',
    title: 'Rounding',
    text: 'A final result is rounded down to a whole number.',
    house:
      'One ability and one fighter make one result: the hits are summed first. Of what is halved the part that is left is rounded down: 25 becomes 12, and 1 becomes 0.',
  },
  {
    slug: 'modifiers',
    title: 'Several changes to a number',
    text: 'Effects may change strength and resistance.',
    house:
      'First what it becomes, then what it is multiplied by, then what is added, whichever was written first. Strength is worked out before resistance is taken off.',
  },
]);
