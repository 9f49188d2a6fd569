import { sectionOf } from '../../kernel/clause';

/** What abilities do, what is exempt, and what people may enter. */
export const effect = sectionOf('effect', [
  {
    slug: 'list',
    title: 'In the order written',
    text: 'The effects of an ability are the game actions listed behind its conditions and triggers, in that order.',
    house: 'What cannot be done is skipped, and the rest is done. No counter and no Planning points go below 0.',
  },
  {
    slug: 'mechanics',
    title: 'Faction mechanics',
    text: 'Among them may be a mechanic of a faction, whose meaning stands in a glossary that is not part of these rules.',
    house: 'Its name and number are told, and whether it is active. What comes of it an admin states.',
  },
]);

export const exempt = sectionOf('exempt', [
  {
    slug: 'mechanics',
    title: 'Grip, Toughness, Automated',
    text: 'These three mechanics do not need the default conditions.',
    house: 'That is, neither 0 Planning points nor an assignment. Their card must still be on the Board.',
  },
  {
    slug: 'extra',
    title: 'What is written still binds',
    text: 'The sources speak of default conditions alone.',
    house: 'A condition that is written on the card binds these mechanics too.',
  },
]);

export const input = sectionOf('input', [
  {
    slug: 'refused',
    title: 'Refused',
    text: 'The sources are about cards on the table, and say nothing of orders.',
    house:
      'An order that names no such card, a slot that is taken, a column that is not there, or a card that is not the player’s or not in hand is refused with the reason, and nothing changes.',
  },
]);

export const ruling = sectionOf('ruling', [
  {
    slug: 'override',
    title: 'By hand',
    text: 'What the rules cannot know a judge decides.',
    house:
      'An admin may state numbers, states and places and rule otherwise, with a reason. What was carried out is not taken back by it: numbers are put right by hand. It stands in the record, so that a replay comes to the same end.',
  },
]);
