import { sectionOf } from './clause';

/** 2a: the eight types of ability, and when each takes effect. */
export const types = sectionOf('2a', [
  {
    slug: 'peacetime',
    title: 'Peacetime abilities',
    text: 'These are declared while the week stands at Peacetime. Most of them deal with other teams, or change one of your own mercs for good.',
    house: 'They take effect as they are posted, one after another in the order of the posts.',
  },
  {
    slug: 'pre-battle',
    title: 'Pre-Battle abilities',
    text: 'These are declared in Wartime and take effect there and then, before anybody has seen a roster. Nobody can step aside from one. Once it has been validly declared it costs its recharge, whether it achieved anything or not.',
    house:
      'The recharge is the ability’s own cooldown. If the ability is Nullified, it rests for its own cooldown or for one week, whichever is longer. A Pre-Battle ability that has to wait for the rosters, and by then can no longer happen, is Invalidated.',
  },
  {
    slug: 'start-of-battle',
    title: 'Start of Battle abilities',
    text: 'Declared in Wartime, they wait until the rosters are locked and go off as the match opens, before anyone has moved. The user has to be in the battle: if it is not, the ability is Nullified and rests for one week. The target has to be there too: if it is missing while the user is present, the ability has Failed and costs nothing. If both are missing, the user’s absence decides. Of several targets those who stayed away are passed over, and only when none of them came has the ability Failed.',
    house:
      'It does not matter why a merc is missing. One that was benched and one that a Pre-Battle ability took out count alike, save that a possessed user’s declaration is Cancelled. In a week in which the team has no match, whatever would wait for the rosters (Start of Battle, Mid-Battle, Post-Rosters) is Rejected.',
  },
  {
    slug: 'mid-battle',
    title: 'Mid-Battle abilities',
    text: 'They ask the same of user and target as a Start of Battle ability does, and come after every Start of Battle ability of the match.',
    house:
      'A merc that an earlier batch knocked out of the battle is from then on treated as if it had not been rostered: its own waiting abilities are Nullified, abilities aimed at it have Failed, and no Post-Rosters draw can land on it.',
  },
  {
    slug: 'trigger',
    title: 'Triggers',
    text: 'A Trigger goes off by itself as soon as its condition comes true. Its leader cannot hold it back, and nobody can declare one because they would like to.',
    house:
      'A merc on the bench has its Triggers like any other, except that it can intercept nothing in a battle that it is not part of. Where a condition speaks of anyone it means anyone in the match of the Trigger’s user. A Trigger that may be used again and again answers at most ten times to what a single declaration led to; at the tenth its ruling says that the chain ends. To all whom one ability struck together it gives a single answer. Of several causes at one moment a Trigger that may be used once answers the one that was declared first. A Multi-Use ability that is Nullified is shut for the rest of the week, even where its own cooldown would begin with the next.',
  },
  {
    slug: 'results',
    title: 'Results abilities',
    text: 'These are declared while the week stands at Results, and take effect as they are posted, in the order of the posts.',
  },
  {
    slug: 'passive',
    title: 'Passives',
    text: 'A Passive is never declared. It works all the time, for as long as its merc has not been removed.',
  },
  {
    slug: 'on-purchase',
    title: 'On Purchase choices',
    text: 'Whoever hires the merc makes this choice once, within one week of the game. Until that week is over the choice may be made again, and the last one stands. Left open too long, it is made by a die.',
    house:
      'The week in question is the one in which the merc was hired, all its phases included. When it closes, so does the choice, and the die is thrown then. A setting keeps the choice open until the next week closes. If the ability has effects besides, they take hold once, with the first choice or with the die, whatever is chosen.',
    options: ['purchaseWindow'],
  },
]);
