import { sectionOf } from '../../kernel/clause';

/** What an ability is, and the steps in which it is used. */
export const basics = sectionOf('basics', [
  {
    slug: 'ability',
    title: 'An ability',
    text: 'Nearly all that a character or a monster can do is an ability: spells are, and so are attacks. The word means one specific thing that a creature can do, and often one single use of it.',
  },
  {
    slug: 'user',
    title: 'The user',
    text: 'The creature that uses an ability is its user. “Caster” says the same, of spells alone.',
  },
  {
    slug: 'availability',
    title: 'Available or expended',
    text: 'An ability that can be used is available. One that cannot, for the time being, is expended; how it recovers differs from ability to ability.',
  },
  { slug: 'action-cost', title: 'Action cost', text: 'The action cost of an ability is how long it takes to use it.' },
]);

export const step = sectionOf('step', [
  {
    slug: 'order',
    title: 'Steps in order',
    text: 'A use goes through three steps: announcement and cost, opportunity and concentration, resolution. Each has lettered parts, taken in their order; a part that the ability does not have is left out.',
    house:
      'Whatever Steps 1a to 1d would not allow is rejected beforehand, so that nothing is expended and no action spent.',
  },
  {
    slug: '1a',
    title: 'Step 1a: the choice',
    text: 'The user picks an ability that is available and, where it has modes, one of them. From here on it is expended. Every ability has this step.',
  },
  {
    slug: '1b',
    title: 'Step 1b: the specifics',
    text: 'The user settles everything else about this use: how far, at whom, where its area lies. Every ability has this step.',
  },
  { slug: '1c', title: 'Step 1c: the action', text: 'The user pays the action cost. Every ability has this step.' },
  {
    slug: '1d',
    title: 'Step 1d: the components',
    text: 'The user supplies the components. Spells alone have this step.',
  },
  {
    slug: '2a',
    title: 'Step 2a: on the defensive',
    text: 'If the use provokes attacks of opportunity, the user may try to make it defensively and so avoid them; who does not want to skips this. It comes once all of Step 1 is done, the action cost too. Only what provokes has this step: nearly always spells.',
    house:
      'It is 1d20 and the skill that the ability names (Arcana where it names none) against 15 and the ability’s level. Success provokes nothing; failure has no other cost.',
  },
  {
    slug: '2b',
    title: 'Step 2b: attacks of opportunity',
    text: 'Attacks of opportunity that the use has provoked are made now; of several, the attacker highest in the initiative order goes first. Skipped if none was provoked or nobody can or wants to make one. Whatever has Step 2a has this one.',
    house:
      'An attack is 1d20 and the attack bonus against AC, and hits if it meets it. Nothing is critical. Of equal initiatives the one listed first goes first.',
  },
  {
    slug: '2c',
    title: 'Step 2c: distractions',
    text: 'If there are distractions the user makes a check against each; if there are none, this is skipped. Only what requires concentration has this step: spells and spell-likes always, others where they say so.',
  },
  {
    slug: '3a',
    title: 'Step 3a: spell resistance',
    text: 'Where the ability allows spell resistance, its user makes a check against that of each creature or object that it would affect. Spells and spell-likes alone have this step.',
    house:
      'It is 1d20 and the user’s level or CR against the resistance, and passes if it meets it. Resistance is allowed unless the ability says otherwise. What resists makes no save.',
  },
  {
    slug: '3b',
    title: 'Step 3b: saves',
    text: 'Saves against the ability are made. Skipped if all of them are given up or the ability allows none. Every ability has this step.',
  },
  { slug: '3c', title: 'Step 3c: the effects', text: 'The effects apply. Every ability has this step.' },
]);

export const type = sectionOf('type', [
  {
    slug: 'spell',
    title: 'Spells',
    text: 'What the classes that cast spells use. A spell goes through every step, so it provokes attacks of opportunity and needs components. It can be dispelled, and whatever affects magic affects it. It bears no mark, since it stands in a list of spells anyway.',
  },
  {
    slug: 'spell-like',
    title: 'Spell-like abilities (Sp)',
    text: 'Like spells in what they do and easier to use: Steps 1d, 2a and 2b are left out. They can be dispelled, and whatever affects magic affects them.',
  },
  {
    slug: 'supernatural',
    title: 'Supernatural abilities (Su)',
    text: 'Magic, yet no likeness of a spell: Steps 1d, 2a, 2b and 3a are left out. They cannot be dispelled, but whatever affects magic affects them.',
  },
  {
    slug: 'extraordinary',
    title: 'Extraordinary abilities (Ex)',
    text: 'No magic, however strange: Steps 1d, 2a, 2b and 3a are left out. They cannot be dispelled, and nothing that affects magic affects them.',
  },
  {
    slug: 'default',
    title: 'Without a mark',
    text: 'An ability that is no spell and bears no mark is extraordinary.',
  },
  {
    slug: 'by-default',
    title: 'What an ability itself says',
    text: 'Steps are left out by default: the text of an ability may put one back.',
  },
  {
    slug: 'dispel',
    title: 'Dispelling',
    text: 'Spells and spell-likes can be dispelled; supernatural and extraordinary abilities cannot.',
    house:
      'A dispel takes no check. It ends, on its target alone, every ability going on there that can be dispelled. What was instantaneous is past, so there is nothing to dispel.',
  },
  {
    slug: 'antimagic',
    title: 'Where there is no magic',
    text: 'Abilities that act on magic as such act on spells, spell-likes and supernatural abilities, and not on extraordinary ones.',
    house:
      'In an area without magic, a use by or on a creature there is suppressed at Step 3c: expended and paid, it does nothing to that creature, and no resistance is checked and no save rolled for it. What was active there before is inactive for as long as the creature stays, while its time runs on.',
  },
]);
