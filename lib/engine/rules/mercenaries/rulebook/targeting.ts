import { sectionOf } from './clause';

/** 2b: whom an ability may reach, and who picks. */
export const targeting = sectionOf('2b', [
  {
    slug: 'quantity',
    title: 'How many it reaches',
    text: 'Each ability has exactly one quantity. Personal reaches its own user and nobody else. Single Target reaches one merc, and Multi-Target a stated number of different ones. Variable Target lets the leader name one or several: with one it is treated as Single Target, with more as Multi-Target. Teamwide reaches everyone on a team to whom it can apply, be they one or fifty.',
    house:
      'An ability that finds its targets by itself (a Personal, Teamwide or Global one, a rolled Pool) needs no name. To name somebody on whom it falls anyway changes nothing; to name anybody else contradicts it, so the declaration is Unclear.',
  },
  {
    slug: 'pure-support',
    title: 'Pure Supports are out of reach',
    text: 'A Pure Support is passed over by every ability, unless the ability’s own text takes in Pure Supports or the Pure Support has joined the battle as somebody’s Assist.',
    house:
      'It has joined the battle from the lock of the rosters to the battle’s end, and only if the merc that it assists took the field. In Peacetime, in Results and in a week in which that merc stays home it is out of reach, and Teamwide abilities pass it over. What is declared in Wartime for the battle may name it before the lock, and passes it over if it then does not go. An intimidation, which is to keep it from the battle, may be aimed at it before.',
  },
  {
    slug: 'selection',
    title: 'Who may be picked, and by whom',
    text: 'An ability may carry several of these at once. Ally Only stays within the user’s team, Enemy Only within the opposing one, and Free Targeting knows no sides. Parameter Only asks the target for a trait. Preselected means that the leader names the target; Random, that a die does; Pool, that a short list comes first; Post-Rosters, that the pick waits until everyone knows who is fighting.',
    house:
      'Free Targeting reaches the mercs of every team in Peacetime and in Results. In Wartime it stays within the match: both sides, and a third party that came from one of them. Where two of these narrow the range together the narrower holds, so that Free Targeting beside Enemy Only frees nothing; Ally Only and Enemy Only together mean both sides of the match. Preselected and Random cancel each other where there is no Pool: whom a leader designates no die chooses.',
  },
  {
    slug: 'enemy',
    title: 'Who is an enemy',
    text: 'Your enemies are the mercs of the one team that you face in this week’s match. Everybody else, however unfriendly, is not.',
    house:
      'The match of the week says who they are in every phase, Peacetime and Results included. In a week in which your team faces nobody it has no enemies, and an Enemy Only ability is Rejected; a Peacetime Global needs no match.',
  },
  {
    slug: 'random',
    title: 'Random picks',
    text: 'A die chooses among those who could be rostered. When declaring, the leader may ask that mercs who cannot be rostered be thrown into the draw as well.',
    house:
      'The die falls at the moment of the declaration; with Post-Rosters, when the ability takes effect. If there is nobody to draw from, the ability has Failed. Nobody can aim a Random ability: a declaration that names a target is Unclear, and whatever else would carry one is refused.',
  },
  {
    slug: 'pool',
    title: 'Pools',
    text: 'First a short list of candidates is made, by the leader’s naming or by dice, whichever the ability says. Then one of that list is drawn as the target.',
    house:
      'Who names the list names all of it, and the die falls among those named alone. A list that is rolled takes no names.',
  },
  {
    slug: 'post-rosters',
    title: 'Post-Rosters picks',
    text: 'The target is found among those who have been rostered, so nobody escapes by staying on the bench. It can still be blocked, or withstood by someone whom it cannot hurt.',
    house:
      'If it is Preselected too, only those whom its leader designates may be Hit. Once the rosters are known nobody who stayed off the field can be named: that is Rejected. Whoever was named before and then does not take the field is passed over, and where nobody is left the ability has Failed. No die chooses where the leader designates.',
  },
  {
    slug: 'global',
    title: 'Global abilities',
    text: 'A Wartime Global falls on both teams of a match, or on the match itself. A Peacetime Global falls on all teams of a pool, or on every team in the game.',
  },
  {
    slug: 'parameter',
    title: 'Traits and types asked of a target',
    text: 'A merc of several types fits a list of allowed types if any one of its types is on it, and falls foul of a list of banned types in the same way. If one of its types is allowed and another one banned, the type that stands first on its page decides.',
  },
]);
