import { sectionOf } from '../../kernel/clause';

/** The Crisis Rate, eliminations, which rule wins, and an admin's word. */
export const crisis = sectionOf('crisis', [
  { slug: 'start', title: 'At the start', text: 'Each side’s Crisis Rate (CR) is 0 as a duel begins.' },
  {
    slug: 'shared',
    title: 'One rate for a side',
    text: 'The rate is the side’s, whoever of it is in play.',
    house: 'It has no upper limit, and it does not go below 0.',
  },
  {
    slug: 'spend',
    title: 'Crisis Abilities',
    text: 'A Crisis Ability is paid from the Crisis Rate.',
    house:
      'It costs no AP, and its cost is the only limit to its use. It is an ability as well, so what forbids all abilities forbids it too.',
  },
  {
    slug: 'elimination',
    title: 'A side in need',
    text: 'A side whose combatant is eliminated gains 100 Crisis Rate at once.',
  },
]);

export const elimination = sectionOf('elimination', [
  {
    slug: 'zero',
    title: 'At 0 HP',
    text: 'A combatant with 0 HP is eliminated and takes no more part in the duel.',
    house: 'It makes no difference whether damage, an effect or an admin’s ruling brought it there.',
  },
  {
    slug: 'ends-turn',
    title: 'The turn is over',
    text: 'An elimination ends the turn there and then.',
    house:
      'What had a lower priority, and any phase still to come, is not played. What had the same priority happens at the same time, so it is.',
  },
  {
    slug: 'replacement',
    title: 'Bringing in another',
    text: 'The player brings in another combatant at once, before play goes on.',
    house:
      'It enters where the other fell, and new orders come after that. The last one left enters unasked. Where both sides owe one, both choose in secret and enter together.',
  },
  {
    slug: 'victory',
    title: 'Winning',
    text: 'The side that has eliminated all combatants of the other wins.',
    house: 'Where both lose their last one at the same moment, the duel is a draw.',
  },
]);

export const level = sectionOf('level', [
  {
    slug: 'order',
    title: 'Four levels',
    text: 'An ability’s effect prevails over a trait’s, a trait’s over the field’s, and the field’s over what the rules say.',
    house:
      'What an ability itself does is of its level too: its push moves one whose trait says that it cannot be pushed. Whatever a level keeps from holding is told in the ruling.',
  },
  {
    slug: 'transitive',
    title: 'All the way down',
    text: 'So an ability rules over the field and over the rules of the game as well, and a trait over the rules.',
  },
  {
    slug: 'cannot',
    title: 'Cannot beats can',
    text: 'Of two effects of one level, the one that forbids holds over the one that allows.',
    house: 'For a Crisis Ability, what is said of abilities and what is said of Crisis Abilities are weighed together.',
  },
  {
    slug: 'later',
    title: 'The later one holds',
    text: 'Two effects of one level may set the same number.',
    house:
      'The later one holds: of abilities by when they were used, of traits by when their owner came in, and within one text by the order in which it is written. Set at the same moment by two, the lower number holds, as with a ban the effect that restricts more.',
  },
  {
    slug: 'forbidden',
    title: 'What is forbidden by then',
    text: 'Effects may forbid what was ordered.',
    house:
      'A shift or an ability that is forbidden as its phase begins makes the whole order one overtaken by play. A forbidden movement only falls short. An ability that is forbidden within its phase is not performed: nothing is paid, and its movement stands.',
  },
]);

export const ruling = sectionOf('ruling', [
  {
    slug: 'override',
    title: 'An admin’s word',
    text: 'An admin settles what the rules do not.',
    house:
      'Any number, any place, who is in play, and the outcome of any ruling may be set, with a reason. It goes into the log like an order, so that a replay ends the same way. A number outside its bounds, or a ruling or a fighter that does not exist, sets nothing at all.',
  },
]);
