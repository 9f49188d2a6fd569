import { fold } from '../kernel/words';
import { abilityOf, nameOf, note, orByChance, type Play, rule } from './play';
import { rollDisbelief, saveDc, sayCheck } from './saves';
import type { AbilityRef, BeliefState, Running, State } from './state';
import type { Belief } from './terms';
import { list } from './words';

/** Illusions: who looks into them, who is told, who believes what. All of it is the game master's to see. */

const HELP = 4;

/** The illusion that words name: `ABILITY` or `USER/ABILITY`, the newest of that name; null: there is none. */
export function illusionCalled(state: State, words: string): Running | null {
  const folded = fold(words);
  return (
    state.effects.findLast(({ user, ability }) => {
      const { name, save } = abilityOf(state, user, ability);
      const names = [name, ability, `${nameOf(state, user)}/${name}`, `${user}/${ability}`];
      return save?.result === 'disbelief' && names.some((one) => fold(one) === folded);
    }) ?? null
  );
}

const isOpenTo = (state: State, { user, ability, on, placed }: Running, creature: string): boolean =>
  placed || !abilityOf(state, user, ability).tags.includes('Phantasm') || on.includes(creature);

const beliefOf = (state: State, { id, user, ability }: Running, creature: string): BeliefState =>
  state.beliefs.find((one) => one.effect === id && one.creature === creature) ?? {
    effect: id,
    user,
    ability,
    creature,
    belief: 'undecided',
    told: false,
    final: false,
  };

function believe(play: Play, belief: BeliefState): void {
  const others = play.state.beliefs.filter(
    ({ effect, creature }) => effect !== belief.effect || creature !== belief.creature,
  );
  play.state = { ...play.state, beliefs: [...others, belief] };
}

/** disbelief:study: careful, and odd, by an admin's word. */
export function study(play: Play, by: string, words: string, careful: boolean, odd: boolean): void {
  const met = meet(play, by, words);
  if (met === null) return;
  const belief = beliefOf(play.state, met, by);
  const who = nameOf(play.state, by);
  if (belief.belief === 'not real') {
    noSave(play, by, met, ['disbelief:passed'], `${who} knows already that it is not real.`);
    return;
  }
  if (belief.belief === 'real') {
    noSave(play, by, met, ['disbelief:failed'], `${who} takes it for real and has no later save.`);
    return;
  }
  if (!careful) {
    noSave(play, by, met, ['disbelief:study', 'disbelief:wary'], `${who} did not look into it carefully.`);
    return;
  }
  if (!odd) {
    noSave(play, by, met, ['disbelief:study', 'disbelief:wary'], `${who} met with nothing odd.`);
    return;
  }
  save(play, by, met, belief, ['disbelief:study', 'disbelief:wary'], false);
}

/** disbelief:proof: once, after a normal save that failed. */
export function prove(play: Play, by: string, words: string): void {
  const met = meet(play, by, words);
  if (met === null) return;
  const belief = beliefOf(play.state, met, by);
  const who = nameOf(play.state, by);
  const cites = ['disbelief:proof'];
  if (belief.final) {
    noSave(play, by, met, [...cites, 'disbelief:failed'], `${who} has explained all proof away for good.`);
    return;
  }
  if (belief.belief === 'not real') {
    noSave(play, by, met, [...cites, 'disbelief:passed'], `${who} knows already that it is not real.`);
    return;
  }
  if (belief.belief === 'undecided') {
    noSave(play, by, met, cites, `Proof counts after the normal save, which ${who} has not had.`);
    return;
  }
  save(play, by, met, belief, cites, true);
}

/** disbelief:image, disbelief:phantasm: who is told has 4 more on the save, once. It leaves no ruling. */
export function say(play: Play, by: string, words: string, to: readonly string[]): void {
  const met = illusionCalled(play.state, words);
  const names = list(to.map((one) => nameOf(play.state, one)));
  const name = met === null ? words : abilityOf(play.state, met.user, met.ability).name;
  note(play, 'say', by, `${nameOf(play.state, by)} tells ${names} that ${name} is not real.`, [], true);
  if (met === null) return;
  const { tags } = abilityOf(play.state, met.user, met.ability);
  const knows = tags.includes('Image') && beliefOf(play.state, met, by).belief === 'not real';
  for (const creature of new Set(to)) {
    const phantasm = tags.includes('Phantasm') && isOpenTo(play.state, met, creature);
    if (creature !== by && (knows || phantasm)) believe(play, { ...beliefOf(play.state, met, creature), told: true });
  }
}

function save(
  play: Play,
  by: string,
  met: Running,
  belief: BeliefState,
  cites: readonly string[],
  proof: boolean,
): void {
  const { user, ability: key } = met;
  const { name, tags } = abilityOf(play.state, user, key);
  const dc = saveDc(play.state, user, key) ?? 0;
  const who = nameOf(play.state, by);
  const helped = tags.includes('Phantasm') ? 'disbelief:phantasm' : 'disbelief:image';
  orByChance(
    play,
    () => {
      const made = rollDisbelief(play, by, user, key, dc, belief.told ? [{ what: 'told', amount: HELP }] : []);
      believe(play, { ...belief, belief: made.passed ? 'not real' : 'real', final: proof && !made.passed });
      const end = made.passed ? `${who} sees that ${name} is not real.` : `${who} takes ${name} for real.`;
      rule(play, proof ? 'proof' : 'study', {
        by,
        user,
        ability: key,
        outcome: made.passed ? 'Disbelieved' : 'Believed',
        dc,
        total: made.total,
        checks: [made],
        cites: [
          ...cites,
          made.passed ? 'disbelief:passed' : 'disbelief:failed',
          ...(belief.told ? [helped] : []),
          'save:dc',
          'duration:checks',
        ],
        reason: `${sayCheck(play.state, made)} ${end}`,
        secret: true,
      });
    },
    () =>
      rule(play, proof ? 'proof' : 'study', {
        by,
        user,
        ability: key,
        outcome: 'Pending',
        cites,
        reason: `A die decides what ${who} makes of ${name}.`,
        secret: true,
        byChance: true,
      }),
  );
}

function noSave(play: Play, by: string, { user, ability }: Running, cites: readonly string[], reason: string): void {
  rule(play, 'study', { by, user, ability, outcome: 'No save', cites, reason, secret: true });
}

/** The illusion that is looked into; where there is none, or not for this creature, that is rejected. */
function meet(play: Play, by: string, words: string): Running | null {
  const met = illusionCalled(play.state, words);
  if (met !== null && isOpenTo(play.state, met, by)) return met;
  const why =
    met === null ? `No illusion called “${words}” is there.` : `${nameOf(play.state, by)} does not perceive it.`;
  rule(play, 'study', {
    by,
    user: met?.user ?? null,
    ability: met?.ability ?? words,
    outcome: 'Rejected',
    cites: ['input:refused'],
    reason: why,
    secret: true,
  });
  return null;
}

/** An admin says what a creature makes of an illusion (ruling:override): of the newest of that ability. */
export function settleBelief(play: Play, creature: string, { user, ability }: AbilityRef, belief: Belief): void {
  const known = play.state.beliefs.findLast(
    (one) => one.creature === creature && one.user === user && one.ability === ability,
  );
  const met = play.state.effects.findLast((one) => one.user === user && one.ability === ability);
  const before = known ?? (met === undefined ? null : beliefOf(play.state, met, creature));
  if (before !== null) believe(play, { ...before, belief });
}

/** What a creature believes of an illusion of that name: the newest there was. */
export function beliefIn(state: State, creature: string, words: string): BeliefState['belief'] {
  const folded = fold(words);
  const found = state.beliefs.findLast((one) => {
    const { name } = abilityOf(state, one.user, one.ability);
    const names = [name, one.ability, `${one.user}/${one.ability}`, `${nameOf(state, one.user)}/${name}`];
    return one.creature === creature && names.some((each) => fold(each) === folded);
  });
  return found?.belief ?? 'undecided';
}
