import type { DemoAct } from '../act';
import { demoMatches } from '../season';

/** What takes week 3 from phase to phase. */
export const week3Admins: readonly DemoAct[] = [
  { at: 24, who: 'ines', kind: 'day' },
  { at: 44.8, who: 'joaquim', kind: 'approve' },
  { at: 48, who: 'ines', kind: 'advance', to: 'Wartime' },
  { at: 72, who: 'ines', kind: 'day' },
  { at: 94.7, who: 'ines', kind: 'approve' },
  { at: 96, who: 'ines', kind: 'day' },
  { at: 120.2, who: 'ines', kind: 'advance', to: 'Battles' },
  {
    at: 140.5,
    who: 'joaquim',
    kind: 'adjust',
    merc: 'much',
    exp: 1,
    because: 'The readers voted him the best shot of the week, on a motion from Quill. No ability says so; I do.',
  },
  { at: 143.65, who: 'ines', kind: 'win', team: 'the-borgo-pass' },
  { at: 143.67, who: 'ines', kind: 'win', team: 'chateau-dif' },
  { at: 143.69, who: 'ines', kind: 'win', team: 'flower-fruit-mountain' },
  { at: 143.71, who: 'ines', kind: 'win', team: 'the-hut-on-hens-legs' },
  { at: 144.2, who: 'ines', kind: 'advance', to: 'Results' },
  { at: 163.1, who: 'joaquim', kind: 'approve' },
  { at: 168, who: 'ines', kind: 'advance', to: 'Week', matches: demoMatches[3] },
];
