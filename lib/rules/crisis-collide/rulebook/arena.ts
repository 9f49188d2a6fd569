import { sectionOf } from './clause';

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
    house: 'The seven spaces are labelled space 1 to space 7, and an arena may have further labels.',
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
      'For a movement it is looked at as the phase begins, for an ability once more as it is used. Two on one space keep the way they faced.',
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
    text: 'Where both would end on one space and one of them moved backward, that one has it. The other, coming forward, ends on the nearest space in front of it that it can take.',
  },
  {
    slug: 'collision',
    title: 'Collision',
    text: 'Where both would end on one space and neither moved backward, they collide and are back where they were.',
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
  { slug: 'after', title: 'Orders after a shift', text: 'Orders for later phases are for the one who came in.' },
  {
    slug: 'before-abilities',
    title: 'Before abilities',
    text: 'Shifts are made before abilities are used.',
    house: 'Before those of the same phase, not of the whole turn. So it is the newcomer who is hit.',
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
      'A negated one was tried all the same. A replacement after an elimination is no shift. A second one may be ordered where an effect allows it, or where an ability ordered earlier in the turn will.',
  },
  { slug: 'no-move', title: 'No movement', text: 'In the phase of a shift there is no movement.' },
  {
    slug: 'negated',
    title: 'Negated',
    text: 'When the opposing combatant moves onto the shifter’s space in that phase, there is no shift, and the rest of the shifter’s orders for the turn are void.',
    house:
      'Defaults take their place. The two collide, so the mover is back where it was. A mover that does not get as far as that space negates nothing.',
  },
]);
