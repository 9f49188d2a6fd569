import type { DemoAct } from '../act';

/** The Labyrinth against The Borgo Pass: the Count is asked something. */
export const labyrinthAtBorgoPass: readonly DemoAct[] = [
  // Peacetime
  {
    at: 17.9,
    who: 'halvard',
    kind: 'post',
    text: 'Late edition! [b]Penny Dreadful[/b], now with a serial. The engraver has been told that it is a bull, and has done his best with a cow.',
  },
  {
    at: 18.84,
    who: 'ianthe',
    kind: 'post',
    text: 'We are going out, for once, and have left the lamp on. For **Milady de Winter**, who may call while we are away: **Another Corridor**. It is carpeted.',
  },

  // Wartime
  {
    at: 50.55,
    who: 'halvard',
    kind: 'post',
    text: 'A stirrup-cup for the visitors. [b]Poisoned Wine[/b], the good one, for [b]Circe[/b]. And Jack is to go [b]Over the Wall[/b] at once, before anybody counts us.',
  },
  {
    at: 51.02,
    who: 'halvard',
    kind: 'post',
    text: 'Milady cannot find the cellar. She says that she has passed the same carpet eleven times. She is [i]very[/i] angry with the carpet.',
  },
  {
    at: 51.96,
    who: 'ianthe',
    kind: 'post',
    text: 'One may not come in unless one is asked, they tell me. She asks. **What Goes on Four Legs**, for **Dracula**.',
  },
  {
    at: 52.74,
    who: 'ianthe',
    kind: 'post',
    text: 'When she has found the way out of our carpet there will be something hot. **Swine before Supper**, with a napkin, for **Milady de Winter**.',
  },
  {
    at: 54.8,
    who: 'halvard',
    kind: 'post',
    text: 'He said: a wolf. Then he said: a bat, earlier. He has sent down for paper. I fear that we have lost him until Friday.',
  },
  {
    at: 55.27,
    who: 'halvard',
    kind: 'post',
    text: 'There is nothing left but manners. Jack: [b]Blue Fire[/b], and bow to [b]Circe and Ariadne[/b] first.',
  },
  {
    at: 57.74,
    who: 'ianthe',
    kind: 'post',
    text: 'A question for the house, now. Should Medusa **Turn Carmilla to Stone?** Answers on a postcard.',
  },
  {
    at: 58.42,
    who: 'halvard',
    kind: 'roster',
    mercs: ['carmilla', 'headless-horseman', 'milady-de-winter', 'dr-jekyll', 'spring-heeled-jack'],
  },
  { at: 58.46, who: 'halvard', kind: 'bid', terrain: 'The Borgo Pass at Midnight', gp: 1 },
];
