import type { DemoAct } from '../act';
import { demoMatches } from '../season';

/** What takes week 2 from phase to phase. */
export const week2Admins: readonly DemoAct[] = [
  { at: 24, who: 'ines', kind: 'day' },
  {
    at: 41.5,
    who: 'joaquim',
    kind: 'adjust',
    team: 'the-borgo-pass',
    gp: 1,
    because:
      'Quill added up week 1 by hand and found that the Pass had been charged for a lantern which it had brought itself.',
  },
  { at: 45, who: 'ines', kind: 'approve' },
  { at: 48, who: 'ines', kind: 'advance', to: 'Wartime' },
  { at: 72, who: 'ines', kind: 'day' },
  { at: 95.6, who: 'joaquim', kind: 'approve' },
  { at: 96, who: 'ines', kind: 'day' },
  { at: 120.15, who: 'ines', kind: 'advance', to: 'Battles' },
  { at: 143.7, who: 'ines', kind: 'win', team: 'flower-fruit-mountain' },
  { at: 143.72, who: 'ines', kind: 'win', team: 'the-borgo-pass' },
  { at: 143.74, who: 'ines', kind: 'win', team: 'ingolstadt' },
  { at: 143.76, who: 'ines', kind: 'win', team: 'the-reform-club' },
  { at: 144.05, who: 'ines', kind: 'advance', to: 'Results' },
  { at: 161.9, who: 'joaquim', kind: 'approve' },
  { at: 168, who: 'ines', kind: 'advance', to: 'Week', matches: demoMatches[2] },
];
