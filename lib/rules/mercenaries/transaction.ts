import { type Dice, type DieLabel, dieLabel } from '../kernel/dice';
import type { Override, Roll, Ruling, RulingId } from '../kernel/ruling';
import type { Entry } from './entry';
import { abilityOf, heldOf } from './lookup';
import { placesOf } from './places';
import type { AbilityState, MatchState, MercState, RulingLog, Source, State, TeamState, Use } from './state';
import type { LedgerLine } from './view';

const BLOCK = 32;

/**
 * One step at work: a copy of the state in which each part is copied when it is first touched and written in place from
 * then on. The state that it began with is never changed. Whoever writes to a part asks for it here; `state` is for
 * reading, and is what the step leaves.
 */
export class Transaction {
  readonly state: State;
  private readonly mine = new Set<object>();
  private lines = 0;
  /** Mercs and terrains promised as costs of a batch that has not taken effect yet. */
  readonly promised = new Set<string>();

  constructor(
    base: State,
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
    const { state } = this;
    const place = placesOf(state.setup).teams.get(key);
    const team = place === undefined ? undefined : state.teams[place];
    if (place === undefined || !team) throw new Error(`There is no team "${key}".`);
    if (this.mine.has(team)) return team;
    if (!this.mine.has(state.teams)) state.teams = this.keep(state.teams.slice());
    const copy = this.keep({ ...team });
    state.teams[place] = copy;
    return copy;
  }

  merc(key: string): MercState {
    const { state } = this;
    const place = placesOf(state.setup).mercs.get(key);
    const merc = place && state.mercs[place.home]?.[place.place];
    if (!place || !merc) throw new Error(`There is no merc "${key}".`);
    if (this.mine.has(merc)) return merc;
    if (!this.mine.has(state.mercs)) state.mercs = this.keep(state.mercs.slice());
    let home = state.mercs[place.home] ?? [];
    if (!this.mine.has(home)) {
      home = this.keep(home.slice());
      state.mercs[place.home] = home;
    }
    const copy = this.keep({ ...merc });
    home[place.place] = copy;
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
    if (this.mine.has(old)) return old;
    if (!this.mine.has(merc.abilities)) merc.abilities = this.keep({ ...merc.abilities });
    const copy = this.keep({ ...old });
    merc.abilities[key] = copy;
    return copy;
  }

  private copyState(holder: string, ability: string, old: AbilityState): AbilityState {
    if (this.mine.has(old)) return old;
    const copy = this.keep({ ...old });
    const merc = this.merc(holder);
    merc.held = merc.held.map((held) => (held.ability === ability ? { ...held, state: copy } : held));
    return copy;
  }

  match(place: number): MatchState {
    const { state } = this;
    const match = state.matches[place];
    if (!match) throw new Error(`There is no match ${place}.`);
    if (this.mine.has(match)) return match;
    if (!this.mine.has(state.matches)) state.matches = this.keep(state.matches.slice());
    const copy = this.keep({ ...match });
    state.matches[place] = copy;
    return copy;
  }

  /** Writes a ruling at its place in the log; the next free place is `state.rulings.count`. */
  rule(place: number, ruling: Ruling): void {
    const log = this.log();
    const at = Math.floor(place / BLOCK);
    let block = log.blocks[at] ?? [];
    if (!this.mine.has(block)) {
      block = this.keep(block.slice());
      log.blocks[at] = block;
    }
    block[place % BLOCK] = ruling;
    log.count = Math.max(log.count, place + 1);
  }

  private log(): RulingLog {
    const { state } = this;
    if (!this.mine.has(state.rulings)) {
      state.rulings = this.keep({ blocks: this.keep(state.rulings.blocks.slice()), count: state.rulings.count });
    }
    return state.rulings;
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
    row.gp += amount;
    this.lines += 1;
    const { id: entry } = this.entry;
    const line = {
      id: `${entry}.${team}.${this.lines}`,
      team,
      amount,
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
  throwDie(use: Use, sides: number, what: Pick<Roll, 'purpose' | 'limit' | 'among'>): Roll | null {
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
    what: Pick<Roll, 'purpose' | 'limit' | 'among'>,
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

  private keep<T extends object>(part: T): T {
    this.mine.add(part);
    return part;
  }
}

/** The rulings of a state in the order in which they were declared. */
export const rulingsOf = (state: State): readonly Ruling[] => state.rulings.blocks.flat();

export function rulingAt(state: State, place: number): Ruling {
  const ruling = state.rulings.blocks[Math.floor(place / BLOCK)]?.[place % BLOCK];
  if (!ruling) throw new Error(`There is no ruling ${place}.`);
  return ruling;
}
