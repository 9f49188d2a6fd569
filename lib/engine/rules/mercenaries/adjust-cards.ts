import type { Change } from './adjust';
import { abilityOf, cardOf, mercName, mercOf } from './lookup';
import { byHand } from './origin';
import type { Ability, Definition, Merc, Parameters } from './setup';
import type { Changed } from './state';
import type { Transaction } from './transaction';
import { refreshWatch } from './watch';

/** What a merc and its abilities are, set by hand: their cards stand in the setup, of which the week then has its own. */

export function setParameters(tx: Transaction, merc: string, parameters: Parameters): Change {
  const row = tx.merc(merc);
  const card = cardOf(tx.state, merc);
  const before: Parameters = {
    name: card.name,
    aka: card.aka ?? [],
    alignment: row.alignment,
    types: row.types,
    gender: row.gender,
    upkeep: row.upkeep,
    writeup: row.writeup,
    immune: card.immune ?? [],
  };
  const { name, aka, immune, alignment, types, gender, upkeep, writeup } = { ...before, ...parameters };
  Object.assign(row, { alignment, types, gender, upkeep, writeup });
  row.changed = [...row.changed, ...changedByHand(before, parameters, tx.entry.id)];
  setCard(tx, merc, { ...card, name: name ?? card.name, aka, immune });
  const words = FIELDS.flatMap((field) => {
    const [was, is] = [told(before[field]), told(parameters[field])];
    if (parameters[field] === undefined || was === is) return [];
    return field === 'writeup' ? ['another write-up'] : [`${field} ${is} (was ${was})`];
  });
  if (words.length === 0) return null;
  const text = `${before.name}: ${words.join('; ')}`;
  return { about: 'parameters', team: null, merc, ability: null, text };
}

/** Which values were set to something else, so that the merc's page can say by whom. */
function changedByHand(before: Parameters, set: Parameters, entry: string): Changed[] {
  const values = {
    alignment: 'alignment',
    types: 'types',
    gender: 'gender',
    upkeep: 'upkeep',
    writeup: 'write-up',
  } as const;
  return (['alignment', 'types', 'gender', 'upkeep', 'writeup'] as const)
    .filter((field) => set[field] !== undefined && told(before[field]) !== told(set[field]))
    .map((field) => ({ value: values[field], to: told(set[field]), origin: byHand(entry) }));
}

const FIELDS = ['name', 'aka', 'alignment', 'types', 'gender', 'upkeep', 'immune', 'writeup'] as const;
const told = (value: Parameters[keyof Parameters]): string =>
  Array.isArray(value) ? value.join(', ') || 'none' : String(value);

/** What the ability is; how it stands (recharge, uses, a theft) is left as it was. */
export function setDefinition(tx: Transaction, ability: string, definition: Definition): Change {
  const { owner, key, def } = abilityOf(tx.state, ability);
  const { usedWeek, readyWeek, restsBy, restedBy, uses, stolenBy, choice, ...was } = def;
  const stands = { usedWeek, readyWeek, restsBy, restedBy, uses, stolenBy, choice };
  const set = Object.fromEntries(Object.entries(stands).filter(([, value]) => value !== undefined));
  const card = cardOf(tx.state, owner);
  const changed: Ability = { ...definition, ...set };
  setCard(tx, owner, { ...card, abilities: { ...card.abilities, [key]: changed } });
  const { team } = mercOf(tx.state, owner);
  if (team !== null) refreshWatch(tx, team);
  const fields = fieldsThatDiffer(was, definition);
  if (fields.length === 0) return null;
  const text = `${was.name} of ${mercName(tx.state, owner)}: ${fields.join('; ')}`;
  return { about: 'definition', team: null, merc: null, ability, text };
}

function fieldsThatDiffer(was: Definition, is: Definition): string[] {
  const [old, now] = [new Map(Object.entries(was)), new Map(Object.entries(is))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [one, other] = [old.get(field), now.get(field)];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const isShort = [one, other].every((value) => typeof value !== 'object' && String(value).length < 60);
    const words = (value: unknown): string => (value === undefined ? 'none' : String(value));
    return [isShort ? `${field} ${words(other)} (was ${words(one)})` : `another ${field}`];
  });
}

function setCard(tx: Transaction, merc: string, card: Merc): void {
  const { setup } = tx.state;
  tx.state.setup = { ...setup, mercs: { ...setup.mercs, [merc]: card } };
}
