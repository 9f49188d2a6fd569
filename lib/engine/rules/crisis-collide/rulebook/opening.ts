import { sectionOf } from '../../kernel/clause';

/** Before the first turn: the set-up and what a fighter is. */
export const setup = sectionOf('setup', [
  {
    slug: 'players',
    title: 'Two players',
    text: 'A duel is fought by two players, each with a side of their own.',
    house: 'The side that the set-up names first stands on the left.',
  },
  {
    slug: 'team',
    title: 'The team',
    text: 'Each player picks three combatants without showing them. No combatant may stand twice on one team.',
    house:
      'The same combatant may be on both teams. Sentences and orders then call it Side/Name; where a shift names it plainly, one’s own is meant, and until the other one has been in play the plain name can only mean one’s own. A team of more or fewer than three, or with a name that stands twice, is turned down.',
  },
  {
    slug: 'leader',
    title: 'The leader',
    text: 'One of the three leads the team and is the first in play.',
    house: 'Where nobody is named, the first of the team leads. Who is eliminated cannot lead.',
  },
  {
    slug: 'arena',
    title: 'The arena',
    text: 'Seven spaces in a row. Play starts on the third and on the fifth.',
    house: 'Spaces are counted from the left, 1 to 7. The first side begins on space 3, the second on space 5.',
  },
  {
    slug: 'reveal',
    title: 'Showing the leaders',
    text: 'Both leaders are shown at the same time and put on the starting spaces.',
    house:
      'The rest of a team is unknown to the opponent until it comes in. A name read in a revealed order does not make anybody known.',
  },
]);

export const fighter = sectionOf('fighter', [
  {
    slug: 'combatant',
    title: 'Fighters and combatants',
    text: 'Everything that takes up a space and can be hit is a fighter. Combatants are those fighters that make up the teams.',
  },
  {
    slug: 'labels',
    title: 'Class and difficulty',
    text: 'Offense, Defense or Support tells what a combatant is good for; Beginner, Intermediate or Advanced tells how hard it is to play. Neither changes a rule.',
  },
  {
    slug: 'stats',
    title: 'What a combatant has',
    text: 'HP, which damage takes away; AP, which abilities cost; Move; a resistance to each type of damage; a trait; abilities, some of them Crisis Abilities.',
    house: 'HP and AP begin at the number listed. They never rise above it and never fall below 0.',
  },
  {
    slug: 'resistance',
    title: 'Resistance',
    text: 'A resistance takes its number off the damage of its type. A negative one adds to it.',
    house: 'Where a type is not listed, the resistance to it is 0.',
  },
  {
    slug: 'trait',
    title: 'The trait',
    text: 'A trait is not used: it works all the time.',
    house:
      'It works while its combatant is in play and not from the bench. So it holds effects that stand, and none that would need a moment to happen in. Under the option it works from the bench too, once its combatant has been in play, on those whom it names in play; who is eliminated takes no part any more.',
    options: ['benchedTraits'],
  },
  {
    slug: 'others',
    title: 'Fighters that are no combatants',
    text: 'Totems, decoys and the like take up a space and can be hit too.',
    house:
      'Such a fighter belongs to a side, gets no orders and stays where it is unless an ability moves it. Once its HP is 0 it is taken off the arena; that ends no turn and raises no Crisis Rate. It has no AP and no Crisis Rate of its own.',
  },
]);
