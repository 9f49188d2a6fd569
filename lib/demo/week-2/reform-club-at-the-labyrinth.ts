import type { DemoAct } from '../act';

/** The Reform Club against The Labyrinth: an elephant, paid for. */
export const reformClubAtTheLabyrinth: readonly DemoAct[] = [
  // Peacetime
  {
    at: 10.9,
    who: 'pilar',
    kind: 'post',
    text: '10.54 a.m. The Committee considered a guide to the Labyrinth, price one shilling, and found every page of it to be page one. M. Passepartout has bought string.',
  },
  {
    at: 16.2,
    who: 'ianthe',
    kind: 'post',
    text: 'In the garden this week: **The White Flower**, for **Medusa**. Her snakes have been asked not to eat it.',
  },

  // Wartime
  { at: 48.88, who: 'pilar', kind: 'customize', merc: 'irene-adler', choice: 'A Nonconformist Clergyman' },
  {
    at: 48.94,
    who: 'pilar',
    kind: 'post',
    text: '8.56 p.m. A clergyman of the mildest appearance has gone in by the only door. <strong>The Woman</strong>, the secretary was given to understand, and <strong>Medusa</strong>, and that one need not look at a person to be in her desk.',
  },
  {
    at: 50.52,
    who: 'ianthe',
    kind: 'post',
    text: 'Lots are being drawn in the porch. It is traditional: **Seven and Seven**. The Architect, who says that he is sorry, has brought **Wax and Feathers** for **the Minotaur**.',
  },
  {
    at: 52.6,
    who: 'pilar',
    kind: 'post',
    text: '12.36 a.m. The motion of last week was put again, the Club being in funds. <strong>The Price of an Elephant</strong>: carried. Mr Fogg has gone to look for one. He asked for a receipt.',
  },
  {
    at: 58.3,
    who: 'ianthe',
    kind: 'post',
    text: 'She has read your papers with attention. **Three Questions**, for **Holmes, Fogg and the Time Traveller**. One of you will be kept in.',
  },
  {
    at: 77.3,
    who: 'ianthe',
    kind: 'roster',
    mercs: ['the-minotaur', 'medusa', 'circe', 'the-sphinx', 'ariadne'],
  },
  { at: 77.35, who: 'ianthe', kind: 'bid', terrain: 'The Gorgon’s Garden', gp: 3 },
  {
    at: 101.7,
    who: 'pilar',
    kind: 'roster',
    mercs: ['sherlock-holmes', 'irene-adler', 'phileas-fogg', 'passepartout', 'the-time-traveller', 'the-steam-man'],
  },
  { at: 101.74, who: 'pilar', kind: 'bid', terrain: 'The Roof of the Overland Mail', gp: 2 },

  // Battles and Results
  {
    at: 129.9,
    who: 'ianthe',
    kind: 'post',
    text: 'We had walls. One does not, as a rule, plan for an elephant.',
  },
  {
    at: 145.6,
    who: 'pilar',
    kind: 'post',
    text: '9.36 p.m. Home, by the wall, there being now a great deal of door. The thanks of the Club to Kiouni, who was elected.',
  },
];
