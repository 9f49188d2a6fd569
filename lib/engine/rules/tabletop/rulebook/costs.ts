import { sectionOf } from '../../kernel/clause';

/** What a use costs, in actions and in uses, and how levels are written. */
export const action = sectionOf('action', [
  {
    slug: 'round',
    title: 'Rounds',
    text: 'A round is about six seconds, in which each has one turn. Most action costs are a part of one.',
    house: 'A minute is 10 rounds, an hour 600 and a day 14,400.',
  },
  {
    slug: 'turn',
    title: 'Actions of a turn',
    text: 'In its own turn, its time to act, a creature has one standard, one move and one swift action.',
  },
  {
    slug: 'trade',
    title: 'Trading actions',
    text: 'A standard action may be traded for a swift one; a standard and a move action together for a full-round action.',
    house: 'Trades are made unasked as a cost needs them. There are no others: a standard action buys no second move.',
  },
  {
    slug: 'long',
    title: 'Long actions',
    text: 'A cost of 1 round, 1 minute and the like takes up all of that time. Until it is over its user has no actions but free ones, and it counts as paid only as the next stretch of time begins: one of 1 round at the beginning of the user’s next turn.',
    house:
      'To begin one, the standard and the move action must be unspent. Steps 1d, 2 and 3 follow when it is paid, at the start of the user’s turn after that time, and the actions of that turn are whole.',
  },
  {
    slug: 'immediate',
    title: 'Immediate actions',
    text: 'They are taken outside one’s own turn, as a rule in answer to something. One a round is allowed, and it costs the swift action of the next turn.',
    house:
      'A round here goes from one turn of the creature to its next. With that swift action gone, the standard one may still be traded for one.',
  },
  {
    slug: 'immediate-kinds',
    title: 'Reactions and triggers',
    text: 'An immediate reaction happens before what it answers, an immediate trigger after it.',
  },
  {
    slug: 'immediate-own-turn',
    title: 'In one’s own turn',
    text: 'There, what costs an immediate action may be used as a swift action. It does not take the next turn’s swift action.',
    house: 'It is then not the immediate action of that round.',
  },
  {
    slug: 'flat-footed',
    title: 'Flat-footed',
    text: 'Whoever is flat-footed has no immediate actions as long as that lasts.',
    house: 'As a swift action of one’s own turn such an ability is allowed all the same.',
  },
  {
    slug: 'free',
    title: 'Free actions',
    text: 'They take next to no time, so there may be as many of them as the game master finds reasonable. Outside one’s own turn they are allowed only where that is said.',
  },
  {
    slug: 'attack',
    title: 'An ordinary attack',
    text: 'Attacks are abilities like others, and the rules say no more of them.',
    house:
      'An attack is a standard action of one’s own turn on one creature within its reach (5 ft. unless its line says more): 1d20 and the attack bonus against AC, and meeting it hits. Where its line names a critical, such as 19-20/x2, a hit with a die in that span is rolled for once more, and if that hits too the damage is rolled and dealt so many times. It provokes nothing and needs no concentration.',
  },
]);

export const level = sectionOf('level', [
  {
    slug: 'notation',
    title: '[CL]',
    text: '[CL] stands for the user’s character level, in any sum: 2[CL] is twice the level, [CL]d6 so many six-sided dice as there are levels, [CL/2]+2 half the level and two more.',
    house: 'For a monster its CR takes that place.',
  },
  {
    slug: 'rounding',
    title: 'Rounding',
    text: 'What comes out must be a whole number.',
    house: 'Each division is rounded down at its own bracket.',
  },
]);

export const expend = sectionOf('expend', [
  {
    slug: 'use',
    title: 'Uses',
    text: 'Some abilities can be used so many times. Such a one is available while it has a use left, and a use is expended by using it, whatever comes of that.',
  },
  { slug: 'at-will', title: 'At will', text: 'Some abilities are not expended by being used.' },
  {
    slug: 'per-time',
    title: 'So many a day',
    text: 'An ability with X/day, X/round and so on has all its uses back once the time behind the stroke is over, whether all of them were expended or not.',
    house:
      'The time counts from the first use since they last came back; X/round comes back as its user’s turn begins.',
  },
  {
    slug: 'spells',
    title: 'Spells',
    text: 'Spells come back as the class that grants them says.',
    house: 'An admin states that it has happened. Time that passes gives no spells back by itself.',
  },
]);

export const range = sectionOf('range', [
  {
    slug: 'maximum',
    title: 'The farthest',
    text: 'Every ability has a range. It is the greatest distance at which it can take effect; nearer is always allowed.',
    house: 'A use on what lies beyond it is rejected.',
  },
  { slug: 'personal', title: 'Personal', text: 'It can affect nobody but its user.' },
  {
    slug: 'touch',
    title: 'Touch',
    text: 'The user has to touch the target, and can do so in the same action, in Step 1d. One who is not willing takes a melee touch attack.',
    house:
      'That is 1d20 and the attack bonus against touch AC, at the end of Step 1d, or of Step 1c where there is no 1d. The target must be within 5 ft. After a miss the charge is held. Oneself and the willing are touched without a roll.',
  },
  {
    slug: 'hold',
    title: 'Holding the charge',
    text: 'The ability may be used now and somebody touched later, up to the end of the user’s next turn. After that the charge is gone and does nothing, and the use is expended none the less.',
    house: 'To touch somebody later is a standard action. One charge can be held at a time.',
  },
  { slug: 'fixed', title: 'In feet', text: 'A range given in feet is just that far.' },
  { slug: 'close', title: 'Close', text: '25 ft. and 5 ft. more for every two levels of the user, rounded down.' },
  { slug: 'medium', title: 'Medium', text: '100 ft. and 10 ft. more for every level of the user.' },
  { slug: 'long', title: 'Long', text: '400 ft. and 40 ft. more for every level of the user.' },
  { slug: 'extreme', title: 'Extreme', text: '1000 ft. and 100 ft. more for every level of the user.' },
  {
    slug: 'plane',
    title: 'Plane',
    text: 'Anywhere on the plane that the user is on.',
    house: 'Where the rules have “place” in this sentence they mean the plane.',
  },
  {
    slug: 'special',
    title: 'Special',
    text: 'Stranger ranges are explained by the ability itself.',
    house: 'No distance is checked.',
  },
]);
