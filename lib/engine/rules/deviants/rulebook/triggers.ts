import { sectionOf } from '../../kernel/clause';

/** What sets an ability off, and whose turn comes when. */
export const trigger = sectionOf('trigger', [
  { slug: 'event', title: 'Its event', text: 'A triggered ability needs its event to happen.' },
  {
    slug: 'any',
    title: 'Several triggers',
    text: 'Of several triggers on one effect any one is enough.',
    house: 'One event that fits two of them sets the ability off once.',
  },
  {
    slug: 'cap',
    title: 'Three times a turn',
    text: 'A triggered ability triggers at most 3 times in a turn.',
    house:
      'This is counted for each ability of each card by itself, granted ones too, and a turn is one turn for both players. The fourth time it does not trigger at all. To trigger counts, even where the ability then fizzles; an event that comes while a condition is not met does not count.',
  },
  {
    slug: 'subject',
    title: 'Whose event',
    text: 'The sources leave open whose arrival or blow a trigger waits for.',
    house:
      'An event such as Arrive, Leave or Struck is of one card. A trigger that says no more waits for its own card’s; a Technology for its own, not its user’s. It may say any card, an ally (another card of its controller) or an enemy (a card of the other player). An event of no card is for every trigger of its name.',
  },
  {
    slug: 'set',
    title: 'Who answers is fixed',
    text: 'The sources leave open whether an ability can join a row that has begun.',
    house:
      'Which abilities answer is fixed when the event happens. One that becomes active later in the row is too late.',
  },
  {
    slug: 'nested',
    title: 'Events within events',
    text: 'The sources leave open when an event is answered that an ability causes.',
    house:
      'As soon as that ability’s own effects are done, in full, before the rest of the row; several such events one after another, as they came. One order or statement brings 500 events at most, and what would come beyond that is not answered.',
  },
]);

export const order = sectionOf('order', [
  {
    slug: 'when',
    title: 'One after another',
    text: 'Where two or more abilities answer one event, they are resolved one by one. The criteria that follow decide, the earlier ones first.',
  },
  {
    slug: 'column',
    title: 'By column',
    text: 'The card further to the left goes first.',
    house: 'Where a card stands is read when the event happens; a move does not sort the row anew.',
  },
  {
    slug: 'hq',
    title: 'HQs',
    text: 'An HQ is a card too, and the leftmost: it goes before all others.',
  },
  { slug: 'type', title: 'By type', text: 'In one column Characters go before Technologies.' },
  {
    slug: 'initiative',
    title: 'By Initiative',
    text: 'In one column and of one type, the card of the player who holds the Initiative this turn goes first.',
    house:
      'That goes for two HQs as well. Who holds it is read when the event happens. Under the option it is read anew for each tie of which nobody has had a turn yet.',
    options: ['initiativeRead'],
  },
  {
    slug: 'wording',
    title: 'By wording',
    text: 'Several abilities of one card go in the order in which they are written on it.',
  },
  {
    slug: 'granted',
    title: 'Granted abilities',
    text: 'An ability that another card granted counts as written at the bottom.',
    house: 'Several of them go in the order in which they were granted.',
  },
]);
