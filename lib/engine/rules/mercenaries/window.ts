import type { State } from './state';

/** How long what is chosen on purchase may be chosen (`2a:on-purchase`, `2g:pure-support`). */

/** The last week in which it may: that of the purchase, or where the seasons' setting has it so the one after. */
const lastWeekOf = ({ setup: { settings } }: State, hired: number): number =>
  settings.purchaseWindow === 'seven-days' ? hired + 1 : hired;

export const mayChoose = (state: State, hired: number): boolean =>
  state.week >= hired && state.week <= lastWeekOf(state, hired);

/** Whether the time to choose ends as this week closes. */
export const closesChoice = (state: State, hired: number): boolean => state.week === lastWeekOf(state, hired);
