import { type Dice, type DieLabel, dieLabel } from '../kernel/dice';
import { bounded } from '../kernel/numbers';
import type { Override, Roll, Ruling, RulingId } from '../kernel/ruling';
import type { Entry } from './entry';
import { abilityOf, heldOf, mercOf } from './lookup';
import { placesOf } from './places';
import type { AbilityState, MatchState, MercState, Source, State, TeamState, Use } from './state';
import type { LedgerLine } from './view';

const BLOCK = 32;

/**
 * One step at work: a copy of the state in which each part is copied when it is first touched and written in place from
 * then on: a part is the step's own once it is no longer the one that stood at its place in `base`. The state that it
 * began with is never changed. Whoever writes to a part asks for it here; `state` is for reading, and is what the step
 * leaves.
 */
export class Transaction {
  readonly state: State;
  private lines = 0;
  /** Mercs and terrains promised as costs of a batch that has not taken effect yet. */
  readonly promised = new Set<string>();
  /** Mercs KO'd as a cost whose Triggers have not answered yet, where a setting lets them. */
  readonly paid: { readonly struck: string; readonly ruling: RulingId; readonly source: Source }[] = [];

  /** How often each Trigger has answered to costs in this step, so that a chain of costs has an end. */
  readonly costChain = new Map<string, number>();

  constructor(
    private readonly base: State,
    readonly entry: Entry,
    private readonly dice: Dice,
  ) {
    this.state = { ...base };
    const overrides = entry.overrides;
    if (overrides?.length) {
      this.state.overrides = { ...base.overrides };
      for (const override of overrides) this.state.overrides[override.ruling] = override;
    }
  }

  team(key: string): TeamState {
    const { state, base } = this;
    const place = placesOf(state.setup).teams.get(key);
    const team = place === undefined ? undefined : state.teams[place];
    if (place === undefined || !team) throw new Error(`There is no team "${key}".`);
    if (team !== base.teams[place]) return team;
    if (state.teams === base.teams) state.teams = base.teams.slice();
    const copy = { ...team };
    state.teams[place] = copy;
    return copy;
  }

  merc(key: string): MercState {
    const { state, base } = this;
    const at = placesOf(state.setup).mercs.get(key);
    const merc = at && state.mercs[at.home]?.[at.place];
    if (!at || !merc) throw new Error(`There is no merc "${key}".`);
    if (merc !== base.mercs[at.home]?.[at.place]) return merc;
    if (state.mercs === base.mercs) state.mercs = base.mercs.slice();
    const home = ownAt(state.mercs, base.mercs, at.home);
    const copy = { ...merc };
    home[at.place] = copy;
    return copy;
  }

  /** How an ability stands with the merc who has it to use: of a copy its own, of a stolen one its owner's. */
  ability({ holder, ability }: Source): AbilityState {
    const { owner, key } = abilityOf(this.state, ability);
    const held = owner === holder ? undefined : heldOf(this.merc(holder), ability);
    if (held?.state) return this.copyState(holder, ability, held.state);
    const merc = this.merc(owner);
    const old = merc.abilities[key];
    if (!old) throw new Error(`There is no ability "${ability}".`);
    const before = mercOf(this.base, owner).abilities;
    if (old !== before[key]) return old;
    if (merc.abilities === before) merc.abilities = { ...before };
    const copy = { ...old };
    merc.abilities[key] = copy;
    return copy;
  }

  private copyState(holder: string, ability: string, old: AbilityState): AbilityState {
    if (old !== heldOf(mercOf(this.base, holder), ability)?.state) return old;
    const copy = { ...old };
    const merc = this.merc(holder);
    merc.held = merc.held.map((held) => (held.ability === ability ? { ...held, state: copy } : held));
    return copy;
  }

  match(place: number): MatchState {
    const { state, base } = this;
    const match = state.matches[place];
    if (!match) throw new Error(`There is no match ${place}.`);
    if (match !== base.matches[place]) return match;
    if (state.matches === base.matches) state.matches = base.matches.slice();
    const copy = { ...match };
    state.matches[place] = copy;
    return copy;
  }

  /** Writes a ruling at its place in the log; the next free place is `state.rulings.count`. */
  rule(place: number, ruling: Ruling): void {
    const { state, base } = this;
    if (state.rulings === base.rulings) {
      state.rulings = { blocks: base.rulings.blocks.slice(), count: base.rulings.count };
    }
    const block = ownAt(state.rulings.blocks, base.rulings.blocks, Math.floor(place / BLOCK));
    block[place % BLOCK] = ruling;
    state.rulings.count = Math.max(state.rulings.count, place + 1);
  }

  /** The next order number: one for each outcome, or for a whole simultaneous batch. */
  nextOrder(): number {
    this.state.order += 1;
    return this.state.order;
  }

  /** An admin's ruling in place of the rules' own, if it is about this very ability. */
  overrideOf(ruling: RulingId, ability: string | null): Override | null {
    const found = Object.hasOwn(this.state.overrides, ruling) ? this.state.overrides[ruling] : undefined;
    return found && found.ability === ability ? found : null;
  }

  /** Books a line of a team's GP; a line of nothing is not booked. */
  book(team: string, what: LedgerLine['what'], amount: number, text: string, ruling: RulingId | null): void {
    if (amount === 0) return;
    const row = this.team(team);
    const gp = bounded(row.gp + bounded(amount));
    // What moves, so that lines and balance agree also where the bounds are met.
    const moved = gp - row.gp;
    if (moved === 0) return;
    row.gp = gp;
    this.lines += 1;
    const { id: entry } = this.entry;
    const line = {
      id: `${entry}.${team}.${this.lines}`,
      team,
      amount: moved,
      what,
      text,
      entry,
      ruling,
      week: this.state.week,
    };
    row.ledger = [...row.ledger, line];
  }

  /**
   * Throws a die for a use, or takes the next one of that ability that was thrown beforehand.
   * @returns null where no die may be thrown
   */
  throwDie(use: Use, sides: number, what: Pick<Roll, 'purpose' | 'limit' | 'among' | 'for'>): Roll | null {
    use.draws += 1;
    const { owner, key } = abilityOf(this.state, use.ability);
    const ability = owner === use.holder ? key : use.ability;
    const label = { merc: use.holder, ability, day: use.day, use: use.use, draw: use.draws };
    return this.throwLabelled(label, use.ability, sides, what);
  }

  /** The same by its label; `loaded` is the name under which dice thrown beforehand lie. */
  throwLabelled(
    label: DieLabel,
    loaded: string,
    sides: number,
    what: Pick<Roll, 'purpose' | 'limit' | 'among' | 'for'>,
  ): Roll | null {
    const value = this.loadedDie(loaded, sides) ?? this.dice.roll(label, sides);
    if (value === null) return null;
    const { epoch = 0 } = this.dice;
    return { label: dieLabel(label), sides, value, ...what, ...(epoch > 0 ? { epoch } : {}) };
  }

  private loadedDie(ability: string, sides: number): number | null {
    const { state } = this;
    const [first, ...rest] = Object.hasOwn(state.loaded, ability) ? (state.loaded[ability] ?? []) : [];
    if (first === undefined) return null;
    state.loaded = { ...state.loaded, [ability]: rest };
    return Math.min(Math.max(first, 1), sides);
  }
}

/** A list at one place of the step's own, copied first where it is still the one that the step began with. */
function ownAt<T>(lists: T[][], before: readonly T[][], place: number): T[] {
  const list = lists[place];
  if (list && list !== before[place]) return list;
  const copy = list?.slice() ?? [];
  lists[place] = copy;
  return copy;
}

/** The rulings of a state in the order in which they were declared. */
export const rulingsOf = (state: State): readonly Ruling[] => state.rulings.blocks.flat();

export function rulingAt(state: State, place: number): Ruling {
  const ruling = state.rulings.blocks[Math.floor(place / BLOCK)]?.[place % BLOCK];
  if (!ruling) throw new Error(`There is no ruling ${place}.`);
  return ruling;
}
