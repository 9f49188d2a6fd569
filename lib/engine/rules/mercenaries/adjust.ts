import { bounded } from '../kernel/numbers';
import { setDefinition, setParameters } from './adjust-cards';
import { mistakeInMatches, setMatches } from './adjust-matches';
import { setRoster } from './adjust-roster';
import { giveTo, setStatus } from './adjust-standing';
import type { Entry } from './entry';
import {
  abilityName,
  abilityState,
  findAbility,
  findMerc,
  findTeam,
  mercName,
  mercOf,
  teamName,
  teamOf,
} from './lookup';
import { note, refuse } from './refusals';
import type { Source } from './state';
import type { Transaction } from './transaction';
import type { Adjustment } from './view';

export type AdjustEntry = Entry & { kind: 'adjust' };

/** What came of one part of an adjustment; null: nothing was to do. */
export type Change = Omit<Adjustment, 'entry'> | null;

/**
 * What an admin enters by hand. It is ruled as what it is: a ruling with the reason and all that it changed. One that
 * names what is not there changes nothing.
 */
export function adjust(tx: Transaction, entry: AdjustEntry): void {
  const { because } = entry;
  const attempted = { about: 'adjust', by: null, merc: mercAbout(entry) };
  const wrong = mistakeIn(tx, entry);
  if (wrong) {
    refuse(tx, attempted, { text: wrong, cites: ['2e:declaration'] });
    return;
  }
  const changes = [
    ...(entry.matches ? setMatches(tx, entry.matches) : []),
    ...teamChanges(tx, entry),
    ...mercChanges(tx, entry),
    ...abilityChanges(tx, entry),
  ].filter((change) => change !== null);
  tx.state.adjustments = [...tx.state.adjustments, ...changes.map((change) => ({ entry: entry.id, ...change }))];
  note(
    tx,
    attempted,
    { text: `adjusted by hand: ${because.replace(/\.$/, '')}`, cites: [] },
    [],
    changes.map(({ text }) => text),
  );
}

const mercAbout = ({ merc, ability }: AdjustEntry): string | null =>
  merc ?? (ability === undefined ? null : ability.slice(0, ability.indexOf('/')));

function mistakeIn({ state }: Transaction, entry: AdjustEntry): string | null {
  const { team, merc, ability, to, roster } = entry;
  if (team !== undefined && !findTeam(state, team)) return `there is no team ${team}`;
  if (merc !== undefined && !findMerc(state, merc)) return `there is no merc ${merc}`;
  if (ability !== undefined && !findAbility(state, ability)) return `there is no ability ${ability}`;
  if (to !== undefined && to !== null && !findTeam(state, to)) return `there is no team ${to}`;
  if (entry.terrain !== undefined) {
    const own = team === undefined ? undefined : findTeam(state, team);
    if (!own?.terrains.some(({ name }) => name === entry.terrain)) return `there is no such terrain: ${entry.terrain}`;
  }
  const stranger = roster?.find((one) => !findMerc(state, one));
  if (stranger !== undefined) return `there is no merc ${stranger}`;
  if (state.phase === 'Closed') return 'the week is closed';
  return entry.matches === undefined ? null : mistakeInMatches(state, entry.matches);
}

function teamChanges(
  tx: Transaction,
  { team, gp, infrastructure, roster, terrain, outUntil, because }: AdjustEntry,
): Change[] {
  if (team === undefined) return [];
  const whose = { team, merc: null, ability: null };
  const name = teamName(tx.state, team);
  const changes: Change[] = [];
  if (gp) {
    tx.book(team, 'adjust', gp, because, null);
    changes.push({ ...whose, about: 'gp', text: `${name}: ${signed(gp)} GP, now ${teamOf(tx.state, team).gp}` });
  }
  if (infrastructure) {
    const row = tx.team(team);
    row.infrastructure = bounded(row.infrastructure + infrastructure);
    const text = `${name}: ${signed(infrastructure)} infrastructure, now ${row.infrastructure}`;
    changes.push({ ...whose, about: 'infrastructure', text });
  }
  if (terrain !== undefined && outUntil !== undefined) changes.push(setTerrain(tx, { team, terrain, outUntil }));
  if (roster) changes.push(setRoster(tx, team, roster));
  return changes;
}

/** Whether a terrain may be used, set by hand. */
function setTerrain(
  tx: Transaction,
  { team, terrain, outUntil }: { readonly team: string; readonly terrain: string; readonly outUntil: number | null },
): Change {
  const was = teamOf(tx.state, team).terrains.find(({ name }) => name === terrain)?.outUntil ?? null;
  const row = tx.team(team);
  row.terrains = row.terrains.map((one) => (one.name === terrain ? { ...one, outUntil } : one));
  const words = (until: number | null): string =>
    until === null || until < tx.state.week ? 'in use' : `out of use until the end of week ${until}`;
  const text = `${terrain} of ${teamName(tx.state, team)}: ${words(outUntil)} (was ${words(was)})`;
  return { team, merc: null, ability: null, about: 'terrain', text };
}

function mercChanges(tx: Transaction, entry: AdjustEntry): Change[] {
  const { merc, exp, status, to, parameters, customization } = entry;
  if (merc === undefined) return [];
  const whose = { team: null, merc, ability: null };
  const changes: Change[] = [];
  if (exp) {
    const row = tx.merc(merc);
    row.exp = bounded(row.exp + exp);
    changes.push({ ...whose, about: 'exp', text: `${mercName(tx.state, merc)}: ${signed(exp)} EXP, now ${row.exp}` });
  }
  if (status) changes.push(setStatus(tx, merc, status));
  if (to !== undefined) changes.push(giveTo(tx, merc, to));
  if (parameters) changes.push(setParameters(tx, merc, parameters));
  if (customization !== undefined) {
    const was = mercOf(tx.state, merc).customization;
    tx.merc(merc).customization = customization;
    const text = `${mercName(tx.state, merc)}: customization ${customization ?? 'none'} (was ${was ?? 'none'})`;
    changes.push({ ...whose, about: 'customization', text });
  }
  return changes;
}

function abilityChanges(tx: Transaction, { ability, ready, uses, choice, definition }: AdjustEntry): Change[] {
  if (ability === undefined) return [];
  const whose = { team: null, merc: null, ability };
  const owner = findAbility(tx.state, ability)?.owner ?? '';
  const source: Source = { holder: owner, ability };
  const name = `${abilityName(tx.state, ability)} of ${mercName(tx.state, owner)}`;
  const was = abilityState(tx.state, source);
  const changes: Change[] = [];
  if (ready !== undefined) {
    setReady(tx, source, ready);
    const text = `${name}: ${from(ready, tx.state.week)} (was ${from(was?.ready ?? 0, tx.state.week)})`;
    changes.push({ ...whose, about: 'recharge', text });
  }
  if (uses !== undefined) {
    tx.ability(source).uses = uses;
    changes.push({ ...whose, about: 'uses', text: `${name}: used ${uses} times (was ${was?.uses ?? 0})` });
  }
  if (choice !== undefined) {
    tx.ability(source).choice = choice;
    const words = (key: string | null): string => (key === null ? 'none' : mercName(tx.state, key));
    changes.push({
      ...whose,
      about: 'choice',
      text: `${name}: choice ${words(choice)} (was ${words(was?.choice ?? null)})`,
    });
  }
  if (definition) changes.push(setDefinition(tx, ability, definition));
  return changes;
}

function setReady(tx: Transaction, source: Source, ready: number): void {
  const state = tx.ability(source);
  state.ready = ready;
  state.later = ready;
  state.restsBy = '2c:cooldown';
  state.restedBy = null;
}

const from = (ready: number, week: number): string => (ready <= week ? 'ready' : `ready from week ${ready}`);
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
