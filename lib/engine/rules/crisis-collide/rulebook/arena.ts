import { sectionOf } from '../../kernel/clause';

/** Movement and shifts. */
export const move = sectionOf('move', [
  {
    slug: 'stat',
    title: 'Move',
    text: 'Move −X:+Y: in each phase a combatant can go up to X spaces backward or up to Y forward.',
  },
  {
    slug: 'forms',
    title: 'Naming a space',
    text: 'X spaces forward; X spaces backward; X spaces in front of NAME; X spaces behind NAME; the label of a space; same space; same space as NAME.',
    house: 'Each of the seven spaces goes by its number, space 1 to space 7; an arena may give further labels.',
  },
  {
    slug: 'number',
    title: 'The number of spaces',
    text: 'X is 0 or any whole number above it.',
    house:
      'It is written in digits. “1 spaces” is as good as “1 space”, and 0 spaces is where one stands or the place named.',
  },
  {
    slug: 'forward',
    title: 'Forward',
    text: 'Forward is the way from your combatant to the opposing one.',
    house:
      'A movement takes it as it is at the beginning of the phase, an ability as it is when used. Two on one space keep the way they faced.',
  },
  {
    slug: 'front',
    title: 'In front and behind',
    text: 'A space can be named by its distance from a fighter, on either side of it.',
    house:
      'The front of an opposing fighter is the side turned to your combatant, and behind it is the far side. A fighter of your own side fronts the way your combatant does.',
  },
  {
    slug: 'closest',
    title: 'As close as possible',
    text: 'A space that cannot be reached is approached as far as can be, for whatever reason it is out of reach.',
    house:
      'Too little Move, the end of the arena and effects that forbid movement are all such reasons. None of them makes an order invalid.',
  },
  {
    slug: 'together',
    title: 'At the same time',
    text: 'Both combatants move at once.',
    house: 'Every place that an order names is where it was as the phase began.',
  },
  {
    slug: 'aim',
    title: 'Which spaces are compared',
    text: 'Two who come to the same space get in each other’s way.',
    house: 'Compared are the spaces that the two would in truth reach, and not those that they named.',
  },
  {
    slug: 'stop-short',
    title: 'Stopping short',
    text: 'If the two movements lead to the same space and one was a step back, the space goes to whoever stepped back. Whoever came forward ends on the nearest free space in front.',
  },
  {
    slug: 'collision',
    title: 'Collision',
    text: 'If the two movements lead to the same space and neither was a step back, the combatants collide and return to where they were.',
    house:
      'One that stood still stays. Two that both stand still do not collide, even on one space. The phase’s abilities are used from where the two are then.',
  },
  {
    slug: 'passing',
    title: 'Passing',
    text: 'What counts is where a movement ends.',
    house: 'Two combatants may go past each other or change places.',
  },
  {
    slug: 'colliders',
    title: 'Who collides',
    text: 'Combatants collide with combatants, and other fighters with other fighters.',
    house:
      'A combatant may therefore stand on the space of a totem. Being pushed or pulled is no movement of one’s own: it ends on a space whoever stands there, and nobody collides by it.',
  },
]);

export const shift = sectionOf('shift', [
  {
    slug: 'in-place',
    title: 'Shifting',
    text: 'The combatant in play leaves, and the one named takes over its space.',
  },
  {
    slug: 'target',
    title: 'Who comes in',
    text: 'The order names somebody of one’s own team who is not eliminated.',
    house: 'And who will not be in play anyway by then.',
  },
  {
    slug: 'after',
    title: 'Orders after a shift',
    text: 'What is ordered for the phases after it is meant for whoever came in.',
  },
  {
    slug: 'before-abilities',
    title: 'Before abilities',
    text: 'Shifts are made before abilities are used.',
    house: 'That means the abilities used in that phase. A newcomer can be hit as soon as it is there.',
  },
  {
    slug: 'recovery',
    title: 'What leaving does',
    text: 'Who leaves keeps the HP it has and gets all its AP back.',
  },
  {
    slug: 'once',
    title: 'Once a turn',
    text: 'A side may try one shift in a turn.',
    house:
      'A negated one was tried all the same. A replacement after an elimination is no shift. A second one may be ordered where an effect allows it, or may allow it by then.',
  },
  { slug: 'no-move', title: 'No movement', text: 'In the phase of a shift there is no movement.' },
  {
    slug: 'negated',
    title: 'Negated',
    text: 'When the opposing combatant moves onto the space of one who is shifting, nobody comes in, and what else was ordered for that side this turn is void.',
    house:
      'Defaults take their place. The two collide, so the mover is back where it was. A mover that does not get as far as that space negates nothing.',
  },
]);
