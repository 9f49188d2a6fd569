import type { DemoAct } from '../act';

/** The Labyrinth against Greenwood: what went on four legs, and who was asked. */
export const labyrinthAtGreenwood: readonly DemoAct[] = [
  // Peacetime
  {
    at: 7.94,
    who: 'tam',
    kind: 'post',
    text: 'Good morrow from the Great Oak, and there is venison, and nobody is to ask whose. Robin heard a purse go by on the Theban road: [b]Taxing the Tax-man[/b], or her with the hair, at any rate; a toll upon [b]Medusa[/b]. She never even looked up. Lucky, that.',
  },
  {
    at: 20.31,
    who: 'ianthe',
    kind: 'post',
    text: 'Visitors are reminded that the passages have moved. We now have **Another Corridor**. It is for **Friar Tuck**, who said that he only wanted the pantry.',
  },
  {
    at: 25.45,
    who: 'tam',
    kind: 'post',
    text: 'The Friar is late to his own table, so we began: [b]Grace before Venison[/b], with the mustard going to [b]Little John, Will Scarlet and Much[/b]. The bread was paid for. It felt strange.',
  },

  // Wartime
  {
    at: 49.81,
    who: 'ianthe',
    kind: 'post',
    text: 'There is a question in the porch. **What Goes on Four Legs**: it is put to **Little John**.',
  },
  {
    at: 50.42,
    who: 'tam',
    kind: 'post',
    text: 'He says a table. He says it again, louder. He has been asked to move along by better than a cat, he says, and he has not moved yet.',
  },
  {
    at: 50.95,
    who: 'tam',
    kind: 'post',
    text: 'Robin was out late with a bag of caltrops, a mallet and a lantern. [b]Oak and Iron[/b] it is, all round [b]the Minotaur[/b]. Mind the third step; mind all of them.',
  },
  {
    at: 53.94,
    who: 'ianthe',
    kind: 'post',
    as: 'the thread',
    text: 'He was not wrong about the table. She will ask someone smaller. **What Goes on Four Legs**, then, for **the miller’s son**.\n\nIt seems only fair to say that **A Ball of Thread** is to be had at the door.',
  },
  {
    at: 54.28,
    who: 'ianthe',
    kind: 'post',
    text: 'By **Circe**, I am told I should have said. **A Ball of Thread, for Circe**. One does not expect to be asked who, in a house with one door.',
  },
  {
    at: 54.7,
    who: 'joaquim',
    kind: 'strike',
    of: 'the thread',
    ability: 'ariadne/a-ball-of-thread',
    because: 'It named nobody, and Ianthe has said since whom she meant. The second post stands in its place.',
  },
  {
    at: 55.21,
    who: 'tam',
    kind: 'post',
    text: 'Much has been sat on a stump with a slate since supper. “Four in the morning,” he says, “that’s any time, for a cow.” He says he’ll still throw: [b]A Sack of Flour[/b]! He says he can reach from here.',
  },
  {
    at: 55.7,
    who: 'ianthe',
    kind: 'post',
    text: 'Supper is at eight. **Swine before Supper**; and **Friar Tuck**, since he has found the pantry at last, may be first.',
  },
  {
    at: 56.84,
    who: 'tam',
    kind: 'post',
    text: 'He came out of it on all fours, and cheerful. Right. [b]Absolution[/b], from one end of him or the other, for [b]Will Scarlet[/b].',
  },
  {
    at: 57.9,
    who: 'tam',
    kind: 'post',
    text: 'Arrows, then. [b]Split the Arrow[/b], and the nock of it is [b]Charon[/b], who need not row, we’ll send it over. And John would like a word with a lady, so it’s [b]Quarterstaff[/b], [b]Medusa[/b], with his eyes shut.',
  },
  {
    at: 66.15,
    who: 'ianthe',
    kind: 'post',
    text: 'She had asked them to keep off the beds. **Turn to Stone**: **Maid Marian**, by the sundial, where there is a place.',
  },
  { at: 78.3, who: 'tam', kind: 'bid', terrain: 'Sherwood, the Great Oak', gp: 1 },
  {
    at: 78.42,
    who: 'tam',
    kind: 'roster',
    mercs: ['robin-hood', 'maid-marian', 'little-john', 'friar-tuck', 'will-scarlet', 'the-green-knight'],
  },
  {
    at: 79.33,
    who: 'tam',
    kind: 'post',
    text: 'And the big green fellow sends word, in very fair handwriting, that he will [b]Return the Blow[/b]: [b]the ferryman[/b] is to keep a date. He asks that nobody stand behind him.',
  },
  {
    at: 101.06,
    who: 'ianthe',
    kind: 'roster',
    mercs: ['the-minotaur', 'medusa', 'circe', 'charon', 'the-sphinx', 'ariadne'],
  },
  { at: 101.1, who: 'ianthe', kind: 'bid', terrain: 'The Innermost Room', gp: 2 },

  // Battles and Results
  {
    at: 128.6,
    who: 'tam',
    kind: 'post',
    text: 'They’ll sing that one: how John came blind to the garden gate, and hit the only thing in it that could see. What they’ll leave out is that he apologised.',
  },
  {
    at: 145.92,
    who: 'ianthe',
    kind: 'post',
    text: 'We are not used to being found. **A Crown among the Stars**, then: it is for **Little John**, who knocked.',
  },
];
