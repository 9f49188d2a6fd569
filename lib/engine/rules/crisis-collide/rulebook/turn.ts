import { sectionOf } from '../../kernel/clause';

/** How a turn runs, what rest is, and how orders are given. */
export const flow = sectionOf('flow', [
  {
    slug: 'goal',
    title: 'The aim',
    text: 'Eliminate all combatants of the other side. Bringing HP down to 0 is the usual way.',
  },
  { slug: 'active', title: 'In play', text: 'Each side has one combatant in play; the others wait on the bench.' },
  { slug: 'turn', title: 'A turn', text: 'A turn has three phases, played one after the other.' },
  {
    slug: 'secret',
    title: 'Secret orders',
    text: 'Before a turn both players order all three of its phases in secret. Then everything is revealed and played.',
    house:
      'Until the reveal the other player, like everybody else, learns that orders were given and nothing more. A line that comes in after the deadline is turned down.',
  },
  {
    slug: 'choice',
    title: 'What a phase may hold',
    text: 'A movement and then an ability; a movement and then rest; or a shift, once a turn.',
    house: 'A shift is all that its phase holds: nothing goes before it and nothing after it.',
  },
  { slug: 'default', title: 'Without an order', text: 'A combatant that has no order stays in its place and rests.' },
]);

export const rest = sectionOf('rest', [
  {
    slug: 'full-turn',
    title: 'Three rests',
    text: 'A combatant that rests through all three phases of a turn has all its AP again.',
    house: 'That happens as the third phase ends. A turn that is cut short gives nothing back.',
  },
  {
    slug: 'counts',
    title: 'What counts as rest',
    text: 'A combatant may move and still rest.',
    house:
      'A phase counts as rest if its order asks for rest or for no ability, and so does one that was left to the default. To have ordered an ability spoils it, even one that is not paid or not performed; to have shifted, or tried to, spoils it as well. One and the same combatant has to rest all three times.',
  },
]);

export const order = sectionOf('order', [
  {
    slug: 'form',
    title: 'How orders are written',
    text: 'Say where to move and what to use.',
    house:
      'In bold, with a line for each phase: 1: MOVEMENT, then ABILITY. A comma, “then” or both stand between the two. A movement alone is followed by rest, an ability alone is used from the same space; rest, no ability and shift to NAME stand by themselves. Capitals make no difference. What is not bold is talk; what is bold is read as an order, and comes back where it cannot be.',
  },
  {
    slug: 'replace',
    title: 'Ordering again',
    text: 'Orders may be changed until they are revealed.',
    house:
      'A later line takes the place of the earlier one for its phase and leaves the other phases alone. A line that is turned down takes no place. Where a new line robs a standing order of its footing (the shift that was to bring its combatant in is gone), that order comes back too.',
  },
  {
    slug: 'invalid',
    title: 'Orders that come back',
    text: 'An order that is found not to be valid before its phase begins may be put right within a time.',
    house:
      'It comes back as soon as it is posted, with the reason, to its author alone, and the other phases stand. There is time until the reveal. What is not put right becomes the default.',
  },
  {
    slug: 'stale',
    title: 'Orders overtaken by play',
    text: 'An order that was valid and is so no longer is left out altogether, and the default is used.',
    house:
      'Whether it is, is settled at the beginning of its phase, and its movement goes with it. An order that names a fighter who is off the arena is such a one. So is every order given for a combatant whose shift has not come about: it was meant for the one who should have come in.',
  },
  {
    slug: 'refusals',
    title: 'What comes back',
    text: 'What cannot be understood or cannot be done comes back when it is posted.',
    house:
      'That is: words in none of the forms; a number of spaces other than 0 or a whole number above it; the name of a fighter that nobody has shown yet (a player knows the whole of their own team); an ability that whoever is due by then has not got; a shift to that one, to somebody eliminated or to nobody of the team; a movement in the phase of a shift; a second shift that nothing in the duel could allow; and, for the first phase alone, a shift or an ability that an effect already forbids to the combatant in play. What may be otherwise by the time a phase begins (AP, Crisis Rate, an effect that ends, comes or is overridden before it) is no reason to send an order for that phase back: it is looked at as the phase begins. Of two shifts in one post the later phase’s comes back; a shift that stands already comes before one posted later.',
  },
]);
