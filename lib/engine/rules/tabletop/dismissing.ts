import { paid } from './actions';
import type { Dismiss } from './command';
import { check } from './dice';
import { alike, grappleCheck } from './distractions';
import { end, sayRunning } from './ending';
import { numberOf } from './numbers';
import { abilityOf, change, creatureOf, findAbility, nameOf, orByChance, type Play, rule, sheetOf } from './play';
import { sayCheck } from './saves';
import { ESCAPE_ARTISTRY } from './terms';

/** What a move action is for: dismissing one's own abilities, and slipping a grapple. */

/** Why a creature has no move action now; null: it has one. */
function noMove(play: Play, user: string): { reason: string; cites: string[] } | null {
  const { pending, actions } = creatureOf(play.state, user);
  const who = nameOf(play.state, user);
  if (pending !== null) return { reason: `${who} is taken up with a long action.`, cites: ['action:long'] };
  if (play.state.running !== user) return { reason: `It is not the turn of ${who}.`, cites: [] };
  if (actions.move) return null;
  return { reason: `${who} has no move action left.`, cites: ['action:turn', 'action:trade'] };
}

function payMove(play: Play, user: string): void {
  const { actions } = creatureOf(play.state, user);
  change(play, user, { actions: paid(actions, { as: 'move' }) ?? actions });
}

/**
 * duration:dismiss: any number of abilities with one move action, which is spent if one of them can be ended. The others
 * are rejected, each with its reason.
 */
export function dismiss(play: Play, user: string, { abilities }: Dismiss): void {
  const barred = noMove(play, user);
  const asked = [...new Set(abilities)].map((words) => {
    const key = findAbility(sheetOf(play.state, user), words);
    return { words, key, why: barred ?? undismissable(play, user, words, key) };
  });
  if (asked.some(({ why }) => why === null)) payMove(play, user);
  for (const { words, key, why } of asked) {
    if (why === null) {
      const by = nameOf(play.state, user);
      for (const effect of play.state.effects.filter((one) => one.user === user && one.ability === key))
        end(play, effect, null, {
          cites: ['duration:dismiss'],
          reason: `${by} dismisses ${sayRunning(play, effect)}.`,
        });
    } else
      rule(play, 'dismiss', {
        by: user,
        ability: key ?? words,
        outcome: 'Rejected',
        cites: [...why.cites, 'duration:dismiss', 'input:refused'],
        reason: why.reason,
      });
  }
}

function undismissable(play: Play, user: string, words: string, key: string | null) {
  if (key === null) return { reason: `${nameOf(play.state, user)} has no ability called “${words}”.`, cites: [] };
  const { name, duration } = abilityOf(play.state, user, key);
  if (duration.as === 'instantaneous')
    return { reason: `${name} was done and gone at once.`, cites: ['duration:instantaneous'] };
  const runs = play.state.effects.some((one) => one.user === user && one.ability === key);
  return runs ? null : { reason: `${name} is not active.`, cites: [] };
}

/** distraction:grappling: a move action to try to slip it; equal frees. */
export function slip(play: Play, user: string): void {
  const { distractions } = creatureOf(play.state, user);
  const grapple = distractions.find((one) => typeof one !== 'string');
  const who = nameOf(play.state, user);
  const barred = noMove(play, user) ?? (grapple ? null : { reason: `${who} is in no grapple.`, cites: [] });
  if (barred !== null || grapple === undefined || typeof grapple === 'string') {
    rule(play, 'slip', {
      by: user,
      outcome: 'Rejected',
      cites: [...(barred?.cites ?? []), 'distraction:grappling', 'input:refused'],
      reason: barred?.reason ?? '',
    });
    return;
  }
  payMove(play, user);
  const cites = ['distraction:grappling', 'duration:checks'];
  orByChance(
    play,
    () => {
      const held = grappleCheck(play, grapple.grappled, user);
      const bonuses = [{ what: ESCAPE_ARTISTRY, amount: numberOf(play.state, user, ESCAPE_ARTISTRY) }];
      const made = check(
        play,
        { kind: 'escape', by: user, about: `grapple of ${grapple.grappled}` },
        bonuses,
        held.total,
      );
      if (made.passed) change(play, user, { distractions: distractions.filter((one) => !alike(one, grapple)) });
      rule(play, 'slip', {
        by: user,
        outcome: made.passed ? 'Resolved' : 'No effect',
        dc: made.dc,
        total: made.total,
        checks: [held, made],
        cites,
        reason: `${sayCheck(play.state, made)} ${who} ${made.passed ? 'slips' : 'does not slip'} the grapple.`,
      });
    },
    () =>
      rule(play, 'slip', {
        by: user,
        outcome: 'Pending',
        cites,
        reason: `Dice decide whether ${who} slips the grapple.`,
        byChance: true,
      }),
  );
}
