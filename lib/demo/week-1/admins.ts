import type { DemoAct } from '../act';
import { demoMatches } from '../season';

/** What takes week 1 from phase to phase. */
export const week1Admins: readonly DemoAct[] = [
  { at: 24, who: 'ines', kind: 'day' },
  { at: 44.5, who: 'ines', kind: 'approve' },
  { at: 48, who: 'ines', kind: 'advance', to: 'Wartime' },
  { at: 72, who: 'ines', kind: 'day' },
  { at: 96, who: 'ines', kind: 'day' },
  { at: 120.31, who: 'ines', kind: 'advance', to: 'Battles' },
  { at: 143.6, who: 'ines', kind: 'win', team: 'chateau-dif' },
  { at: 143.62, who: 'ines', kind: 'win', team: 'flower-fruit-mountain' },
  { at: 143.64, who: 'ines', kind: 'win', team: 'the-reform-club' },
  { at: 143.66, who: 'ines', kind: 'win', team: 'greenwood' },
  { at: 144.1, who: 'ines', kind: 'advance', to: 'Results' },
  { at: 162.3, who: 'joaquim', kind: 'approve' },
  { at: 168, who: 'ines', kind: 'advance', to: 'Week', matches: demoMatches[1] },
];
