import type { Override, Ruling, RulingId } from '../kernel/ruling';
import type { Effect } from './effects';
import type { Import } from './importing';
import type { Origin } from './origin';
import type { Match, Setup } from './setup';
import type { Alignment, Gender, MercType, Phase, Status } from './terms';
import type { Adjustment, BattleView, LedgerLine } from './view';

/**
 * A week as it stands: plain JSON. What only an admin's hand changes within the week (names, definitions) stays in `setup` and is
 * shared from step to step; the rest stands under its team, so that a step copies what it touches and no more.
 */
export const STATE_VERSION = 6;

export interface State {
  setup: Setup;
  week: number;
  phase: Phase | 'Closed';
  /** Day of the week, counted through all its phases from 1, and day of the present phase. */
  day: number;
  dayOfPhase: number;
  closesAt: string | null;
  rostersLocked: boolean;
  /** The order that the last outcome got. */
  order: number;
  teams: TeamState[];
  /** By home: the team at the week's opening, in the order of `teams`, and last those who were for hire. */
  mercs: MercState[][];
  matches: MatchState[];
  rulings: RulingLog;
  /** Dice thrown beforehand, by ability. */
  loaded: Record<string, number[]>;
  overrides: Record<RulingId, Override>;
  /** What the next week opens with besides, in the order in which it came. */
  imports: Import[];
  /** Mercs that are nobody's ally or enemy. */
  thirdParties: string[];
  /** Passives that reach every team, by the kind of their effect. */
  wide: Record<string, Source[]>;
  /** What admins entered by hand this week. */
  adjustments: Adjustment[];
}

/** Rulings in the order in which they were declared, in blocks, so that one more copies one block. */
export interface RulingLog {
  blocks: Ruling[][];
  count: number;
}

export interface TeamState {
  key: string;
  gp: number;
  /** Ability Points left in this Wartime. */
  points: number;
  infrastructure: number;
  lasting: { infrastructure: number; until: number; origin?: Origin | undefined }[];
  terrains: { name: string; outUntil: number | null }[];
  /** Its own mercs, in its order. */
  mercs: string[];
  /** Mercs of others that it possesses. */
  borrowed: string[];
  match: number | null;
  roster: { entry: string; at: string; mercs: string[]; forced: boolean } | null;
  bid: { entry: string; at: string; terrain: string; gp: number } | null;
  /** Who takes the field for it once rosters are locked: those named, then the Assists that come along. */
  fielded: string[];
  assists: string[];
  /** Those of its roster who did not take the field after all, and why. */
  dropped: Dropped[];
  fee: number;
  ledger: LedgerLine[];
  watch: Watch;
}

/** Somebody named on a roster who stayed away from the battle. */
export interface Dropped {
  merc: string;
  /** Why, in words without a stop, and the ruling that it follows from. */
  text: string;
  ruling: RulingId | null;
}

/** Which of a team's abilities answer or act by themselves, so that an event finds them without a search. */
export interface Watch {
  /** Triggers by the event (in small letters) that they wait for. */
  triggers: Record<string, Source[]>;
  /** Passives by the kinds of their effects. */
  passives: Record<string, Source[]>;
  /** Passives and Triggers that intercept. */
  guards: Source[];
  /** Mercs that stand ready to step in by what was declared. */
  ready: string[];
}

/** An ability, `MERC/ABILITY`, and the merc who has it to use. */
export interface Source {
  holder: string;
  ability: string;
}

export interface MatchState extends Match {
  deferred: boolean;
  /** Whose turn it is to use abilities in Wartime; null: either side's. */
  turn: string | null;
  terrain: string | null;
  winner: string | null;
  facts: { text: string; ruling: RulingId }[];
  /** Who led the attacker and the defender as the battle began; null: nobody noted it. */
  leaders: [string, string] | null;
  /** The battle as it stood when it was over, which nothing changes any more; null until then. */
  battle: BattleView | null;
}

export interface MercState {
  key: string;
  team: string | null;
  upkeep: number;
  hired: number;
  alignment: Alignment;
  types: MercType[];
  gender: Gender;
  writeup: string;
  exp: number;
  /** Pure Support: whom it is linked to, and since which week. */
  linkedTo: string | null;
  since: number;
  status: StatusMark[];
  lasting: Lasting[];
  /** What was changed for good in this week, in order. */
  changed: Changed[];
  abilities: Record<string, AbilityState>;
  /** Abilities of others that it may use: stolen or copied. */
  held: Held[];
  /** Declared and not resolved yet. */
  waiting: Use[];
  /**
   * How often it used each ability on that day. By that number its dice are known, so that a use keeps it though it is Cancelled, and
   * though the ability leaves its hands and comes back.
   */
  usesOfDay: { day: number; uses: Record<string, number> };
  /** The manipulation that works on it in this Wartime. */
  manipulatedBy: Origin | null;
  fielded: boolean;
  paidDown: boolean;
  customization: string | null;
}

/** A condition, the weeks in which it holds, and of a Seduction the phase alone. */
export interface StatusMark {
  status: Status;
  from: number;
  until: number;
  during: 'week' | 'Peacetime' | 'Wartime' | 'Results';
  /** Possessed: the team that possesses it. */
  by: string | null;
  /** What brought it; null: an admin, or a cost. */
  origin: Origin | null;
}

/** A value that is another from now on, so that the next week's card has it. */
export interface Changed {
  value: 'alignment' | 'types' | 'gender' | 'upkeep' | 'write-up';
  /** What it was set to, in words. */
  to: string;
  origin: Origin;
}

/** An effect that goes on. */
export interface Lasting {
  effect: Effect;
  until: number;
  /** The merc whose ability it was, and `MERC/ABILITY`. */
  source: string | null;
  ability: string | null;
  crossPhase: boolean;
  /** Place of the declaration that brought it; -1: in an earlier week. */
  place: number;
  ruling: RulingId | null;
}

export interface AbilityState {
  /** First week in which recharge lets it be declared; at or before the present week: none runs. */
  ready: number;
  /** The same of a recharge that begins with the next week alone (a Multi-Use ability's own). */
  later: number;
  /** The clause by which it rests: its own cooldown, or what another ability put on it. */
  restsBy: string;
  /** What forced it, or nullified its use; null: neither. */
  restedBy: Origin | null;
  usedWeek: number | null;
  /** Day of the last use in this week; 0: none. */
  usedDay: number;
  /** Limited Use: uses that count. */
  uses: number;
  /** Uses that wait. */
  waits: number;
  /** What was chosen on purchase; of an interception: whom it shields. */
  choice: string | null;
  /** A Trigger on the first event of the week: there was one. */
  met: boolean;
  /** Who has it; whether it was used there, and the weeks that it then rests once returned; whether it was bought back. */
  stolen: { by: string; used: boolean; rest: number; bought: boolean; origin: Origin | null } | null;
}

export interface Held {
  ability: string;
  how: 'stolen' | 'copied';
  /** Copied: the last week of it. */
  until: number | null;
  /** Copied: its own recharge and uses. Stolen: those are its owner's. */
  state: AbilityState | null;
}

/** One use of an ability, from its declaration to its outcome. */
export interface Use {
  /** Place in the log, which is the order of declaration, and id of its ruling. */
  place: number;
  ruling: RulingId;
  holder: string;
  ability: string;
  by: string | null;
  /** Named at declaration, or picked by dice. */
  targets: string[];
  /** The candidates of a Pool, as named. */
  pool: string[];
  /** Dice have a say in who is hit; `open`: they have not been thrown. */
  picked: boolean;
  open: boolean;
  includeUnrosterable: boolean;
  day: number;
  /** Number of the use on its day, and dice thrown for it so far. */
  use: number;
  draws: number;
  /** It did not resolve at once. */
  waited: boolean;
  /** A Trigger whose cost or "must" could not be met: why. */
  unpaid: string | null;
  /** A Trigger: what set it off. */
  cause: Cause | null;
}

export interface Cause {
  /** Ruling, key and user of the ability that met the condition; null: stated by an admin. */
  ruling: RulingId | null;
  ability: string | null;
  merc: string | null;
  /** On whom the event fell. */
  struck: string[];
  /** The declaration with which the chain began. */
  root: string;
}
