import type { Override } from '../kernel/ruling';
import { type Act, allHit, isBattle } from './act';
import { aimOf } from './aim';
import { candidatesOf } from './candidates';
import { aimAtTime } from './picking';
import { recipientsOf } from './recipients';
import { aimsAtMercs, hasTarget, targetKey } from './things';
import type { Transaction } from './transaction';

/** An admin's ruling in place of the rules' own: as if it had been ruled so at first. */
export function overrule(tx: Transaction, act: Act, override: Override): void {
  if (override.outcome === 'Resolved') strikeAsRuled(tx, act, override);
  act.outcome = override.outcome;
  act.byChance = false;
  act.reason = `An admin ruled it so: ${override.because}`;
  act.argument.say('Hitting', override.outcome === 'Resolved' ? 'passed' : 'stopped', act.reason, override.cites ?? []);
}

/** Lets every effect fall on the targets as ruled, or as declared; neither bench nor immunity nor chance is asked. */
function strikeAsRuled(tx: Transaction, act: Act, override: Override): void {
  const { state } = tx;
  if (override.targets)
    act.targets = override.targets
      .map((target) => targetKey(state, act.def, target))
      .filter((target) => hasTarget(state, act.def, target));
  else if (aimOf(act.def).kind === 'team') {
    act.targets = candidatesOf(state, act.user, act.def, {
      fielded: isBattle(act.type),
      unrosterable: true,
      type: act.type,
    });
  } else aimAtTime(tx, act);
  act.blows = act.effects.map((effect) => ({ effect, ...recipientsOf(state, act, effect, act.targets) }));
  const aimed = act.effects.length === 0 && aimsAtMercs(act.def) ? act.targets : [];
  act.hits = allHit(aimed, act.blows);
}
