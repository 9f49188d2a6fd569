import { sectionOf } from './clause';

/** 2c: recharge, and how often an ability may be used. */
export const cooldowns = sectionOf('2c', [
  {
    slug: 'cooldown',
    title: 'Cooldown',
    text: 'A cooldown counts the weeks that an ability sits out after a use. With a cooldown of 2, an ability used in week 3 sits out weeks 4 and 5 and is back in week 6. “Once every three weeks” is another way to write a cooldown of 2. An ability without a cooldown may be used week after week.',
  },
  {
    slug: 'forced',
    title: 'Recharge put on by others',
    text: 'Another ability may force a recharge on yours. If yours had not been used this week, the present week counts as the first of those weeks: a forced recharge of 2 in week 3 closes it for the rest of week 3 and for week 4, and it is open again in week 5. If it had been used already, the whole count starts next week.',
    house:
      'A forced recharge never cuts a longer one short. A declaration counts as a use even while it waits, and one that waits still goes off: the forced recharge only decides when it may be used again.',
  },
  {
    slug: 'once-a-day',
    title: 'Once a day',
    text: 'Even without a cooldown an ability is good for one use a day, unless it is Multi-Use.',
    house:
      'Declaring is using, though the effect may still be to come. Clearing the recharge of an ability does not buy a second use on the same day.',
  },
  {
    slug: 'multi-use',
    title: 'Multi-Use',
    text: 'A Multi-Use ability (some pages call it Lightning Speed) may be used as often as its leader likes. Its cooldown, if it has one, does not bite until the next week: with a cooldown of 1, used in week 3, it is free for all of week 3, closed in week 4 and open in week 5.',
  },
]);
