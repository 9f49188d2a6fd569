import type { DemoAct } from '../act';

/** What took week 4 as far as its Wartime, which is open. */
export const week4Admins: readonly DemoAct[] = [
  { at: 24, who: 'ines', kind: 'day' },
  {
    at: 40.2,
    who: 'joaquim',
    kind: 'adjust',
    merc: 'the-steam-man',
    exp: 1,
    because: 'Pilar’s minutes and Vasya’s count of the votes agree that it whistled. It was promised one for that.',
  },
  { at: 45.2, who: 'ines', kind: 'approve' },
  { at: 48, who: 'ines', kind: 'advance', to: 'Wartime' },
  { at: 57.4, who: 'joaquim', kind: 'approve' },
];
