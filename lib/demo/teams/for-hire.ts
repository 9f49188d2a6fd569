import type { MercDraft } from '../draft';

/** Mercs without a team: any leader may hire them. */
export const forHire: readonly MercDraft[] = [
  {
    name: 'The Pied Piper',
    aka: ['Piper', 'the rat-catcher'],
    alignment: 'Neutral',
    types: ['Human'],
    gender: 'Male',
    upkeep: 3,
    writeup:
      'A thin man in red and yellow, with a pipe about his neck and a bill in his pocket. He has cleared one empire of gnats, another of vampire-bats, and Hamelin of rats, which was the easy half. What hears him follows, until he stops or there is a river. He wields nothing else and needs nothing else. He keeps to a bargain word for word and expects the same; the mountain door that shut behind the children has his initials on it.',
    abilities: [
      {
        name: 'Pay the Piper',
        type: 'Start of Battle',
        quantity: 'Teamwide',
        selection: ['Enemy Only', 'Parameter Only'],
        parameter: { maxUpkeep: 2 },
        cooldown: 1,
        manipulation: true,
        costs: [{ gp: 2, at: 'resolution' }],
        text: 'Cash on delivery: 2 GP are due when he plays. Every enemy of upkeep 2 or less dances off to the edge of the field after him.',
        effects: [{ do: 'Move', text: 'has danced off to the edge of the field after the pipe' }],
      },
      {
        name: 'The Fee Agreed',
        type: 'On Purchase',
        choices: ['A Thousand Guilders', 'Fifty, Come, Take Fifty', 'Something That He Will Name Later'],
        text: 'Whoever hires him settles the fee and shakes on it. He remembers which.',
      },
    ],
  },
  {
    name: 'The Clockwork Nightingale',
    aka: ['Nightingale', 'the Emperor’s bird'],
    alignment: 'Neutral',
    types: ['Robot', 'Beast'],
    gender: 'Genderless',
    upkeep: 1,
    pureSupport: { linkedTo: null },
    writeup:
      'A gift from the Emperor of Japan to the Emperor of China: a bird of gold, set with rubies and sapphires, that sings one waltz thirty-three times without tiring. The fishermen said that something was missing and could not say what. It has been mended since, and may be wound only once a year, or oftener by friends. It does not fight, but soldiers who march behind it are found to have got up again.',
    abilities: [
      {
        name: 'Wind It Again',
        type: 'Peacetime',
        quantity: 'Single Target',
        selection: ['Ally Only', 'Preselected'],
        cooldown: 4,
        text: 'Eleven turns of the key, and do not force it. All abilities of one ally are off recharge.',
        effects: [{ do: 'Refresh', abilities: 'all' }],
      },
      {
        name: 'Its Only Tune',
        type: 'On Purchase',
        choices: ['A Waltz', 'A March', 'The Other Waltz'],
        text: 'The cylinder is pinned to order, once. Choose well: you will be hearing it all season.',
      },
    ],
  },
  {
    name: 'Talos',
    aka: ['the bronze man'],
    alignment: 'Neutral',
    types: ['Robot'],
    gender: 'Genderless',
    upkeep: 5,
    writeup:
      'Hephaestus cast him in one piece to keep an island, and three times a day he walks round it. He stands as tall as a mast; ships that come too close are met with boulders, and those who land are met with Talos, heated red, who embraces them. One vein of ichor runs from his neck to his ankle and is closed with a nail. He cannot be bribed, courted or frightened, never having been told what those are for.',
    abilities: [
      {
        name: 'Rounds of the Island',
        type: 'Passive',
        text: 'He is on his way from there to here and will not be talked to: he is Immune to Manipulation and Possession.',
        effects: [{ do: 'Immune', to: 'user', kinds: ['Manipulation', 'Possess'] }],
      },
      {
        name: 'Hurl the Shore',
        type: 'Start of Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Random', 'Post-Rosters'],
        cooldown: 1,
        text: 'A piece of the coast, overarm. One of the enemies in the battle, drawn by lot, was standing where it lands.',
        effects: [{ do: 'Damage', text: 'has had a piece of the coast land on it' }],
      },
      {
        name: 'The Bronze Nail',
        type: 'On Purchase',
        choices: ['Left Ankle', 'Right Ankle', 'Riveted Over'],
        text: 'Whoever hires him has the nail moved, or seen to, before anybody else asks.',
      },
    ],
  },
  {
    name: 'Reynard',
    aka: ['the Fox', 'Reynard the Fox'],
    alignment: 'Villainous',
    types: ['Beast'],
    gender: 'Male',
    upkeep: 2,
    writeup:
      'He has been summoned to the lion’s court for theft, perjury, and what he did to the wolf’s tail, and each time has left it with a pardon and the silver. He is a fox of the common size, red, well spoken, lame when it suits him, and fond of poultry. His castle has so many doors that he has charged toll at some of them. He never fights fair and seldom fights; afterwards the other side finds that it has lost something it was using.',
    abilities: [
      {
        name: 'What’s Yours Is Reynard’s',
        type: 'Peacetime',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 4,
        text: 'He is merely looking after it. The Start of Battle abilities of one enemy are Stolen.',
        effects: [{ do: 'Steal', abilities: 'Start of Battle' }],
      },
      {
        name: 'A Guest for the Winter',
        type: 'Peacetime',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 3,
        text: 'He moves in with one enemy and finds the larder. Its upkeep is 1 higher for two weeks.',
        effects: [{ do: 'Upkeep', amount: 1, weeks: 2 }],
      },
    ],
  },
  {
    name: 'Don Quixote',
    aka: ['Don Quijote', 'Alonso Quijano'],
    alignment: 'Heroic',
    types: ['Human'],
    gender: 'Male',
    upkeep: 2,
    writeup:
      'A gentleman of about fifty who sold his fields to buy books, read them until his brains dried, and got up one July morning to put the world right. He has a lance from the rack, a horse that was a hack before it was a charger, a barber’s basin on his head, and a squire who can see perfectly well what everything is. He has freed galley-slaves, charged sheep and been beaten by mule-drivers. He has never once been rude to a lady or afraid of anything that was there.',
    abilities: [
      {
        name: 'They Are Giants',
        type: 'Start of Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected', 'Parameter Only'],
        parameter: { minUpkeep: 5 },
        cooldown: 1,
        chance: 30,
        text: 'He has seen what it truly is, and couched his lance. Three times in ten one enemy of upkeep 5 or more finds that he was right, and is KO’d.',
        effects: [{ do: 'KO' }],
      },
      {
        name: 'A Helmet of Some Kind',
        type: 'On Purchase',
        choices: ['The Barber’s Basin', 'Pasteboard, Untested', 'Bareheaded, for the Lady'],
        text: 'Whoever hires him settles what is to be on his head. He will not have it tried with a sword.',
      },
    ],
  },
  {
    name: 'Baron Munchausen',
    aka: ['the Baron'],
    alignment: 'Neutral',
    types: ['Human'],
    gender: 'Male',
    upkeep: 3,
    writeup:
      'Every word of it is true; he was there, and can show the coat. He has ridden half a horse to a fountain and wondered where the water went, pulled himself out of a swamp by his own pigtail, tied his mount to what proved in the thaw to be a church steeple, and shot a stag with cherry-stones and met it the next year with a tree. He is a very fair shot, an excellent rider, and generally the only witness. He minds nothing except being interrupted.',
    abilities: [
      {
        name: 'On the Cannon-ball',
        type: 'Pre-Battle',
        quantity: 'Personal',
        cooldown: 1,
        text: 'He steps on to ours as it leaves, thinks better of it, and comes back on theirs. He has seen their lines, and has a vehicle for the week.',
        effects: [
          {
            do: 'Vehicle',
            text: 'He travels by cannon-ball, and changes in mid-air when he finds that he is on the wrong one.',
          },
        ],
      },
      {
        name: 'Every Word of It True',
        type: 'Results',
        quantity: 'Variable Target',
        selection: ['Free Targeting', 'Preselected'],
        targets: { min: 1, max: 3 },
        cooldown: 2,
        text: 'He tells the week as he saw it, with one to three others in it, of whichever side. Each gains 1 EXP from the way that he puts it.',
        effects: [{ do: 'EXP', amount: 1 }],
      },
    ],
  },
];
