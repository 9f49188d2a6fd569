import type { DemoAct } from '../act';

/** Ingolstadt against Château d’If: a poodle, a mouse, and a family meeting. */
export const ingolstadtAtChateauDIf: readonly DemoAct[] = [
  // Peacetime
  {
    at: 2.1,
    who: 'odile',
    kind: 'post',
    text: 'His papers came back by post, from eleven countries. We are **Waiting and Hoping** again, with string.',
  },
  { at: 13.1, who: 'odile', kind: 'hire', merc: 'reynard', price: 4 },
  {
    at: 13.55,
    who: 'odile',
    kind: 'post',
    text: 'A gentleman in a red coat has come about a position. He had references, in several hands. He is going first to stay with friends: **A Guest for the Winter**, at the house of **the Golem**, who could not find the words to refuse.',
  },
  {
    at: 20.52,
    who: 'bram',
    kind: 'post',
    text: 'Page 41. There is a fox in the larder. It has a napkin. Clay does not eat, and yet the account for clay has gone up. The fox says that it is the breakages.',
  },

  // Wartime
  {
    at: 49.12,
    who: 'bram',
    kind: 'post',
    text: 'Page 44. Dose repeated: <span style="font-weight:bold">Green Vial</span>. He can be told apart from the empty room by the coughing. Weather good, i.e. bad. <span style="font-weight:bold">The Spark of Being</span> to <span style="font-weight:bold">Talos</span>, by the nail, which is riveted over and glows.',
  },
  {
    at: 49.93,
    who: 'bram',
    kind: 'post',
    text: 'Page 45. The Doctor would like a little of that too, and has a pen: <span style="font-weight:bold">Signed in Red</span>, with <span style="font-weight:bold">Griffin</span>. There is ink in the house. I looked in the cash-box for the 2, and the fox looked in it with me.',
  },
  {
    at: 51.66,
    who: 'odile',
    kind: 'post',
    text: 'Puss has his letter framed, his boots blacked and his week served. He bows to the gentleman with the feather. He hears that you can be a poodle. Anyone can be a poodle. **Become a Mouse, Sire**; it is only, **Mephistopheles**, that they say you cannot.',
  },
  {
    at: 54.05,
    who: 'odile',
    kind: 'post',
    text: 'Atalanta will open: **First Spear**, and **Victor Frankenstein** is the tall pale one at the back. The bill has come for the music as well. **Pay the Piper**.',
  },
  {
    at: 55.52,
    who: 'bram',
    kind: 'post',
    text: 'Page 48. Repeated from the first week, with a wall: <span style="font-weight:bold">Set Down at the Gate</span>. The boy has found the other half of the spell as well. <span style="font-weight:bold">The Other Half of the Broom</span>; the water is already at the second stair.',
  },
  {
    at: 56.83,
    who: 'odile',
    kind: 'post',
    text: 'And there is a new recruit in the second rank, a slight lad, very quiet, excellent with a horse: **Twelve Years Unknown**.',
  },
  {
    at: 76.5,
    who: 'bram',
    kind: 'roster',
    mercs: ['victor-frankenstein', 'the-golem', 'griffin', 'faust', 'mephistopheles', 'olimpia', 'talos'],
  },
  { at: 76.55, who: 'bram', kind: 'bid', terrain: 'The Upper Laboratory', gp: 0 },
  {
    at: 100.22,
    who: 'odile',
    kind: 'roster',
    mercs: [
      'edmond-dantes',
      'mulan',
      'scheherazade',
      'atalanta',
      'puss-in-boots',
      'frankensteins-creature',
      'the-pied-piper',
      'reynard',
    ],
  },
  { at: 100.27, who: 'odile', kind: 'bid', terrain: 'The Drowned Cellars', gp: 1 },

  // Battles and Results
  { at: 122.6, who: 'ines', kind: 'happens', event: 'first blood', to: 'frankensteins-creature' },
  {
    at: 123.8,
    who: 'bram',
    kind: 'post',
    text: 'Page 50. It was only to see how it had kept. I had my back to the lamp. It said “Father” and I said nothing, and I believe that I wrote down the height.',
  },
  {
    at: 131.4,
    who: 'odile',
    kind: 'post',
    text: 'He asked him to stop staring. He asked once. He has read *Milton*.',
  },
  {
    at: 145.05,
    who: 'odile',
    kind: 'post',
    text: 'With a low bow, both boots on, and something moving in the sack: **the Marquis of Carabas** presents his invoice. It has a tail. **The Tale of the Day** is about **Puss in Boots**, and how he let it go again, at the bridge, having had its word.',
  },
  {
    at: 149.6,
    who: 'bram',
    kind: 'post',
    text: 'Page 53. Balance at the end of the third week: less than nothing, by 2. The nothing was ours. The 2 we owe.',
  },
];
