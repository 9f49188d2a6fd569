/** What a word of the game means, in a sentence or two, for who meets it on a page. */
export const GLOSSARY = {
  RI: {
    name: 'Real Income',
    says: 'A team’s infrastructure less the upkeep of all its mercs: what it gains or loses when a week closes.',
  },
  GP: { name: 'Gold Pieces', says: 'The money of the game. Teams pay for mercs, terrains and some abilities with it.' },
  EXP: {
    name: 'Experience',
    says: 'What a merc has gathered in the season. Some abilities ask for it, and some give it.',
  },
  fee: {
    name: 'Fee',
    says: 'GP that a merc costs on top of its upkeep each time it is rostered in a battle of that tier.',
  },
  tier: {
    name: 'Tier',
    says: 'A battle’s size, Low, Mid or High. A merc belongs to one by its upkeep, and may cost a fee in another.',
  },
  Assist: {
    name: 'Assist',
    says: 'A merc that comes along with another into battle and takes no place of its own in the roster.',
  },
  'Pure Support': {
    name: 'Pure Support',
    says: 'A merc that never fights. It is linked to another, and works by its abilities alone.',
  },
  Pool: { name: 'Pool', says: 'The mercs that an ability may hit where it names no one: chance or the rules choose.' },
  Provisional: {
    name: 'Provisional',
    says: 'In force as it stands, and not approved by an admin yet. It can still be changed.',
  },
  nonce: {
    name: 'Nonce',
    says: 'Words of a leader’s own, committed to by their hash in the week before and then opened: mixed into the week’s seed, so that nobody could choose its dice.',
  },
  epoch: {
    name: 'Epoch',
    says: 'Which run of a week’s dice it was. It rises when the week goes back past a draw, and dice fall anew.',
  },
  'dice label': {
    name: 'Label of a die',
    says: 'Whose ability, then the day of the week, which use of that day and which draw of that use: Day 3, use 1, draw 1 is the first die of its first use on the third day. Equal labels fall alike.',
  },
  seed: {
    name: 'Seed',
    says: 'A secret number, published as its hash when the week opens, from which all the week’s dice are thrown.',
  },
} as const;

export type Term = keyof typeof GLOSSARY;
