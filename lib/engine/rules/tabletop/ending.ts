import type { ClauseId } from '../kernel/ruling';
import { untie } from './expenditure';
import { abilityOf, changeEffect, nameOf, type Play, rule } from './play';
import type { Check } from './record';
import type { Running } from './state';
import { list } from './words';

/** Why an ability ends or goes on. */
export interface Why {
  readonly cites: readonly ClauseId[];
  readonly reason: string;
  readonly check?: Check;
}

/**
 * An ability ends: for all, or for some of those affected alone. The last of them takes it away altogether.
 * @param from null: for all
 */
export function end(play: Play, effect: Running, from: readonly string[] | null, { cites, reason, check }: Why): void {
  const { id, user, ability, on, ends } = effect;
  const left = from === null ? [] : on.filter((one) => !from.includes(one));
  if (left.length > 0) changeEffect(play, id, { on: left });
  else {
    play.state = { ...play.state, effects: play.state.effects.filter((one) => one.id !== id) };
    if (ends.as === 'slot') untie(play, user, ability);
  }
  tell(play, effect, 'Ended', from ?? on, {
    cites: [...cites, ...(ends.as === 'slot' ? ['duration:slot'] : [])],
    reason,
    check,
  });
}

/** An ability goes on where it might have ended. */
export const goOn = (play: Play, effect: Running, on: readonly string[], why: Why): void =>
  tell(play, effect, 'Continues', on, why);

function tell(
  play: Play,
  { user, ability }: Running,
  outcome: 'Ended' | 'Continues',
  on: readonly string[],
  { cites, reason, check }: Why & { readonly check?: Check | undefined },
): void {
  rule(play, outcome === 'Ended' ? 'end' : 'go-on', {
    by: user,
    ability,
    on,
    outcome,
    cites,
    reason,
    ...(check === undefined ? {} : { dc: check.dc, total: check.total, checks: [check] }),
  });
}

/** `Stone Coat on Bram`, for a sentence about one that lasts. */
export function sayRunning(play: Pick<Play, 'state'>, { user, ability, on }: Running, whom = on): string {
  const { state } = play;
  const { name } = abilityOf(state, user, ability);
  return whom.length === 0 ? name : `${name} on ${list(whom.map((one) => nameOf(state, one)))}`;
}
