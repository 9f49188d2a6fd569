import type { DemoAct } from '../act';

/** The Borgo Pass against Greenwood: wolves, and what they stepped in. */
export const borgoPassAtGreenwood: readonly DemoAct[] = [
  // Peacetime
  {
    at: 9.35,
    who: 'halvard',
    kind: 'post',
    text: 'The moon is nearly up, and I am told that there is a forest. [b]Children of the Night![/b]',
  },
  {
    at: 9.7,
    who: 'halvard',
    kind: 'post',
    text: 'Nearly, I said. I do see that it is Sunday.',
  },
  { at: 15.2, who: 'tam', kind: 'hire', merc: 'don-quixote', price: 5 },
  {
    at: 15.64,
    who: 'tam',
    kind: 'post',
    text: 'Met on the road: a thin old knight with a dish on his head, who asked me what castle this was. I said an oak. He said he could see that I was under a spell. We’ve taken him on.',
  },

  // Wartime
  {
    at: 49.31,
    who: 'halvard',
    kind: 'post',
    text: 'The Countess has admired an archer. She finds the out-of-doors tiring, and thinks that he must too. [b]Languor[/b], for [b]Robin Hood[/b].',
  },
  {
    at: 50.22,
    who: 'tam',
    kind: 'post',
    text: 'He’s had his arrow to answer for since last week, so it may as well be now. Friar? [b]Absolution[/b], for [b]Robin Hood[/b]. It took an hour. There was a list.',
  },
  {
    at: 51.48,
    who: 'halvard',
    kind: 'post',
    text: '[i]Now[/i] it is Monday, and it is dark, and I shall say it properly. [b]Children of the Night![/b] And the Doctor, who has come back for his own hat, may [b]drink the Transforming Draught[/b].',
  },
  {
    at: 53.02,
    who: 'tam',
    kind: 'post',
    text: 'John has cut a new one, and wants to try it on something with no head to duck: [b]Quarterstaff[/b], [b]the Headless Horseman[/b]. Robin’s for the medical man. [b]Split the Arrow[/b], [b]Dr Jekyll[/b], and the glass with it for choice.',
  },
  {
    at: 57.65,
    who: 'tam',
    kind: 'post',
    text: 'Much is up the tree with his master this time, so there’ll be [b]a Sack of Flour[/b]. And Will has seen a cloak over there that cost somebody the entrance. [b]Overdressed for the Occasion[/b]!',
  },
  {
    at: 78.2,
    who: 'halvard',
    kind: 'roster',
    mercs: ['dracula', 'carmilla', 'headless-horseman', 'milady-de-winter', 'dr-jekyll', 'spring-heeled-jack'],
  },
  { at: 78.25, who: 'halvard', kind: 'bid', terrain: 'The Borgo Pass at Midnight', gp: 0 },
  {
    at: 99.15,
    who: 'tam',
    kind: 'roster',
    mercs: [
      'robin-hood',
      'maid-marian',
      'little-john',
      'friar-tuck',
      'will-scarlet',
      'the-green-knight',
      'don-quixote',
    ],
  },
  { at: 99.2, who: 'tam', kind: 'bid', terrain: 'The Green Chapel', gp: 1 },

  // Battles and Results
  {
    at: 127.3,
    who: 'halvard',
    kind: 'post',
    text: 'For the record, forty white wolves are [i]more[/i] frightening than forty black ones. I had not known. I am obliged to the miller’s boy.',
  },
  {
    at: 146.7,
    who: 'tam',
    kind: 'post',
    text: 'Fourteen to eleven. I make no complaint. The old knight has, he says they were sheep.',
  },
  {
    at: 148.1,
    who: 'halvard',
    kind: 'post',
    text: 'Won, and with a ruined cloak. Will whoever did it send the pieces? He is very attached to it. He has been, at times, it.',
  },
];
