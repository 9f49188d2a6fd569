import { sectionOf } from '../../kernel/clause';

/** What abilities are, what they ask, and who uses a Technology. */
export const ability = sectionOf('ability', [
  {
    slug: 'triggered',
    title: 'Triggered',
    text: 'A triggered ability waits for an event. When that happens, its effect is carried out there and then.',
  },
  {
    slug: 'ongoing',
    title: 'Ongoing',
    text: 'An ongoing ability bends the rules for as long as it is active. It waits for no event.',
    house:
      'What it does is worked out anew at every change, and ends the moment a condition fails. It may change numbers, states and what is granted. What happens once (a move, a departure, an event) cannot last, and its counters would have no end: a set-up that asks for such a thing is refused at its line. Two abilities that would only hold each other up are not active. Two that would put each other out are both inactive, and each is told with the other’s name; nor is one active that would end itself. Of two that say otherwise of one state the one later in the order of resolution holds.',
  },
  {
    slug: 'parts',
    title: 'Its parts',
    text: 'An ability has conditions (the default ones at least), triggers (any number, or none) and one effect or more.',
    house:
      'Without a trigger it is ongoing, with one it is triggered. A set-up that calls it otherwise is refused, and the place is named.',
  },
]);

export const condition = sectionOf('condition', [
  {
    slug: 'board',
    title: 'On the Board',
    text: 'By default the card that an ability is on has to be on the Board.',
    house: 'A card in hand or in the discard neither triggers nor changes anything.',
  },
  {
    slug: 'extra',
    title: 'Further conditions',
    text: 'What else a card’s text asks must hold as well, all of it.',
  },
  {
    slug: 'not-a-trigger',
    title: 'No trigger',
    text: 'A condition is not an event. That one comes to be met sets nothing off, and a triggered ability may have conditions beside its trigger.',
  },
  {
    slug: 'planning',
    title: 'Planning points',
    text: 'The abilities of a Character work only while it has 0 Planning points.',
  },
  {
    slug: 'technology',
    title: 'Technologies',
    text: 'The abilities of a Technology work only while it is assigned to a Character.',
    house: 'Whether that Character is still planning does not matter to them, and a Technology has no Planning points.',
  },
  {
    slug: 'hq',
    title: 'HQs',
    text: 'The sources say nothing of what an HQ asks beyond the Board.',
    house: 'An HQ is always on the Board and nothing takes it off; it has no further default condition.',
  },
  {
    slug: 'words',
    title: 'The words on a card',
    text: 'What a condition’s words mean stands in a glossary that is not part of these rules.',
    house:
      'A word by itself holds when the card has that state, or its controller has. A word with a number holds when the controller’s counter of that name is at least the number; counters on cards are not looked at.',
  },
  {
    slug: 'twice',
    title: 'Looked at twice',
    text: 'The sources do not say when conditions are looked at.',
    house:
      'When the event happens, and again when the effect’s turn comes. Not met the first time, it does not trigger; not met the second time, it fizzles. Under the option one that comes to be met by its turn triggers then, and counts from then.',
    options: ['lateConditions'],
  },
]);

export const assign = sectionOf('assign', [
  {
    slug: 'user',
    title: 'The user',
    text: 'A Technology is assigned to a Character that is compatible, in its column and of its player. That Character is its user.',
  },
  {
    slug: 'compatible',
    title: 'Compatible',
    text: 'The sources leave open which Characters a Technology suits.',
    house: 'Those with one of the tags that it fits; every one, where it lists none.',
  },
  {
    slug: 'lost',
    title: 'Assignment lost',
    text: 'The sources leave open for how long an assignment lasts.',
    house: 'It is looked at all the time: when the Character leaves or moves on, the Technology stops at once.',
  },
  {
    slug: 'slots',
    title: 'Slots',
    text: 'The sources show cards in slots of columns, and an HQ beside them.',
    house:
      'In each column a player has one slot for a Character and one for a Technology, and one place for an HQ, left of the first column. What would go into a slot that is taken is refused.',
    options: ['columns'],
  },
]);
