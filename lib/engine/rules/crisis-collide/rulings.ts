import type { ClauseId } from '../kernel/ruling';
import { type Names, namesFor } from './names';
import { reasonOf } from './reasons';
import type { Damage, Fact, LogItem, Ruled } from './record';
import type { Setup } from './setup';
import { type State, seenAtFirst } from './state';
import type { Outcome, Phase } from './terms';

/** `ENTRY.PHASE.SIDE.WHAT`, e.g. `3-14.2.ann.ability`; of what has no phase or side, `-`. */
export type RulingId = string;

/** What the rules made of one thing: plain JSON, stored, compared in a replay, and shown. */
export interface Ruling {
  readonly id: RulingId;
  /** The entry at which it was ruled, and the entry's time. */
  readonly entry: string;
  readonly at: string;
  readonly turn: number;
  readonly phase: Phase | null;
  /** Key of the side; null: an admin's. */
  readonly by: string | null;
  /** Key of the combatant concerned; of a shift or a replacement the one who came in. */
  readonly combatant: string | null;
  /** Key of the ability; of a refused line that names none of the team's, the words. */
  readonly ability: string | null;
  readonly outcome: Outcome;
  /** Keys of the fighters hit, and the damage dealt to each, also beyond the HP left. */
  readonly hits: readonly string[];
  readonly damage: Readonly<Record<string, number>>;
  readonly cites: readonly ClauseId[];
  /** One or two sentences, without clause ids. */
  readonly reason: string;
  /** The order in which things happened; equal for what was simultaneous. */
  readonly moment: number;
  /** All that its sentence and a drawing of it need. */
  readonly fact: Fact;
  /** Shown to this side alone: what came back to its author. */
  readonly secretOf: string | null;
  /** What an admin has ruled in its place. */
  readonly override: RulingOverride | null;
}
export interface RulingOverride {
  readonly entry: string;
  readonly actor: string;
  readonly outcome: Outcome;
  readonly because: string;
}

/**
 * All rulings of a duel so far, in the order in which they came. They are for everybody's eyes, so a fighter is called as
 * it could be by what had been shown by then; what came back to an author, as that author could call it.
 */
export function rulings(state: State): readonly Ruling[] {
  const { setup, log } = state;
  const overrides = overridesOf(log);
  const seen = new Set(seenAtFirst(setup));
  const found: Ruling[] = [];
  for (const item of log) {
    for (const key of enteredIn(item)) seen.add(key);
    const own = item.kind === 'refusals' && item.side !== null ? setup.sides[item.side].team : NOBODY;
    const names = namesFor(setup, (key) => seen.has(key) || own.includes(key));
    for (const ruling of rulingsOf(item, setup, names, overrides)) found.push(ruling);
  }
  return found;
}

/** Who has come into play by an item of the log. */
function enteredIn(item: LogItem): string[] {
  const ruled = item.kind === 'turn' ? item.phases.flatMap((phase) => phase.ruled) : item.ruled;
  return ruled.flatMap(({ fact, outcome }) => {
    if (fact.about === 'replacement') return [fact.in];
    if (fact.about === 'numbers') return [...fact.entered];
    return fact.about === 'shift' && outcome === 'Shifted' ? [fact.in] : [];
  });
}

export type Overrides = ReadonlyMap<RulingId, RulingOverride>;
export function overridesOf(log: readonly LogItem[]): Overrides {
  const overrides = new Map<RulingId, RulingOverride>();
  for (const item of log) {
    if (item.kind !== 'ruling' || item.supersedes === null) continue;
    const { entry, actor, because } = item;
    overrides.set(item.supersedes.ruling, { entry, actor, because, outcome: item.supersedes.outcome });
  }
  return overrides;
}

/** The rulings of one item of the log. */
export function rulingsOf(item: LogItem, setup: Setup, names: Names, overrides: Overrides): Ruling[] {
  const found: Ruling[] = [];
  if (item.kind === 'turn') for (const { ruled } of item.phases) tell(ruled, item, setup, names, found);
  else tell(item.ruled, item, setup, names, found);
  if (overrides.size === 0) return found;
  return found.map((ruling) => ({ ...ruling, override: overrides.get(ruling.id) ?? null }));
}

function tell(ruled: readonly Ruled[], item: LogItem, setup: Setup, names: Names, found: Ruling[]): void {
  for (const one of ruled) {
    const by = one.by === null ? null : setup.sides[one.by].key;
    const base = `${item.entry}.${one.phase ?? '-'}.${by ?? '-'}.${kindOf(one)}`;
    // Lines that come back and what an admin sets may be several of a kind; what a phase holds is one of each.
    const again = item.kind === 'turn' ? 0 : found.filter(({ id }) => id === base || id.startsWith(`${base}.`)).length;
    found.push(ruling(again === 0 ? base : `${base}.${again + 1}`, item, by, one, names));
  }
}

/** An ability keeps its id whatever becomes of it, so that what was ruled of it finds it again. */
const kindOf = ({ fact: { about } }: Ruled): string =>
  about === 'unpaid' || about === 'unperformed' ? 'ability' : about;

const NOBODY: readonly string[] = [];
const NO_DAMAGE: Readonly<Record<string, number>> = {};

function ruling(id: RulingId, { entry, at, turn, kind }: LogItem, by: string | null, one: Ruled, names: Names): Ruling {
  const { phase, combatant, ability, outcome, cites, moment, fact } = one;
  const use = fact.about === 'ability' ? fact.use : null;
  return {
    id,
    entry,
    at,
    turn,
    phase,
    by,
    combatant,
    ability,
    outcome,
    hits: use?.hits ?? NOBODY,
    damage: use === null || use.damage.length === 0 ? NO_DAMAGE : dealtTo(use.damage),
    cites,
    reason: reasonOf(one, names),
    moment,
    fact,
    secretOf: kind === 'refusals' ? by : null,
    override: null,
  };
}

function dealtTo(damage: readonly Damage[]): Record<string, number> {
  const dealtOf: Record<string, number> = {};
  for (const { target, dealt } of damage) dealtOf[target] = dealt;
  return dealtOf;
}
