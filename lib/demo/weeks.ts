import type { DemoAct } from './act';
import { week1 } from './week-1';
import { week2 } from './week-2';

/** The scripts of the season's weeks, in order; all but the last are played to their end. */
export const demoWeeks: readonly (readonly DemoAct[])[] = [week1, week2];
