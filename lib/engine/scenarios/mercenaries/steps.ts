import { read } from '../../declarations/read';
import { type Dice, dieLabel } from '../../rules/kernel/dice';
import { arrange, type Journalled } from '../../rules/kernel/fold';
import type { Reading } from '../../rules/kernel/reading';
import type { Override, Ruling } from '../../rules/kernel/ruling';
import { mercenaries } from '../../rules/mercenaries';
import type { Entry } from '../../rules/mercenaries/entry';
import type { Setup } from '../../rules/mercenaries/setup';
import type { State } from '../../rules/mercenaries/state';
import { adjustStep, orderStep, type StepData } from './step-data';
import { type ScenarioWords, wordsOf } from './words';

/** A week's journal as the steps of a scenario: what admins amended stands as what it came to. */

export interface WrittenPlay {
  readonly steps: readonly StepData[];
  /** How the week stands after them. */
  readonly state: State;
  /** What no step can say, in sentences, and the rulings that are missing for it. */
  readonly left: readonly string[];
  readonly leftRulings: ReadonlySet<string>;
}

/**
 * @param rulings what came of the journal: the dice are taken from them, and no die that is in none of them is thrown
 */
export function writePlay(
  setup: Setup,
  journal: readonly Journalled<Entry>[],
  rulings: readonly Ruling[],
): WrittenPlay {
  const { entries, overrides } = arrange(journal);
  const writer = new Writer(setup, rulings, overrides);
  for (const entry of entries) writer.write(entry);
  return writer;
}

class Writer implements WrittenPlay {
  readonly steps: StepData[] = [];
  readonly left: string[] = [];
  readonly leftRulings = new Set<string>();
  state: State;
  private readonly words: ScenarioWords;
  /** Dice by their labels: what they fell on, and the ability or merc for which they were thrown. */
  private readonly known: ReadonlyMap<string, { readonly value: number; readonly of: string }>;
  private overrides: readonly Override[];

  constructor(setup: Setup, rulings: readonly Ruling[], overrides: readonly Override[]) {
    this.state = mercenaries.open(setup);
    this.words = wordsOf(setup);
    this.overrides = overrides.filter(({ ability }) => ability !== null);
    this.known = new Map(
      rulings.flatMap(({ ability, merc, rolls }) =>
        rolls.map(({ label, value }) => [label, { value, of: ability ?? merc ?? '' }] as const),
      ),
    );
  }

  write(entry: Entry): void {
    const before = this.state;
    const thrown = this.step(entry);
    const late = secondsLate(before, entry);
    const steps = this.stepsOf(entry, before);
    if (steps.length > 0 && thrown.size > 0) this.steps.push({ rolls: this.rolls(thrown) });
    for (const step of steps) this.steps.push(...(late > 0 ? [{ late }] : []), step);
    this.writeOverrides();
  }

  /** Carries the week on. @returns the dice that it took, by what they were thrown for, in the order drawn */
  private step(entry: Entry): ReadonlyMap<string, readonly number[]> {
    const thrown = new Map<string, number[]>();
    const dice: Dice = {
      roll: (label) => {
        const found = this.known.get(dieLabel(label));
        if (!found) return null;
        thrown.set(found.of, [...(thrown.get(found.of) ?? []), found.value]);
        return found.value;
      },
    };
    this.state = mercenaries.step(this.state, entry, dice);
    return thrown;
  }

  private rolls(thrown: ReadonlyMap<string, readonly number[]>): Record<string, readonly number[]> {
    return Object.fromEntries(
      [...thrown].map(([of, values]) => [
        this.words.knows({ ability: of }) ? this.words.ability(of) : this.words.merc(of),
        values,
      ]),
    );
  }

  /** Overrides whose ruling is there by now, each as the step that names it. */
  private writeOverrides(): void {
    if (this.overrides.length === 0) return;
    const rulings = mercenaries.rulings(this.state);
    const waiting: Override[] = [];
    for (const override of this.overrides) {
      const { ability, outcome, targets, cites, because } = override;
      const same = rulings.filter((ruling) => ruling.ability === ability);
      const place = same.findIndex(({ id }) => id === override.ruling);
      if (ability === null || place < 0) {
        waiting.push(override);
        continue;
      }
      this.steps.push({
        ruling: {
          ability: this.words.ability(ability),
          ...(place === same.length - 1 ? {} : { number: place + 1 }),
          outcome,
          ...(targets === undefined ? {} : { targets: targets.map(this.words.target) }),
          ...(cites === undefined ? {} : { cites }),
          because,
        },
      });
    }
    this.overrides = waiting;
  }

  private stepsOf(entry: Entry, before: State): StepData[] {
    switch (entry.kind) {
      case 'post':
        return this.post(entry, before);
      case 'advance':
        return [{ phase: entry.to }];
      case 'day':
        return this.state.phase === 'Closed' ? [] : [{ day: this.state.dayOfPhase }];
      case 'deadline':
        return [];
      case 'rolls': {
        const { ability: of, values } = entry;
        const things = this.words.knows({ ability: of }) ? {} : { mercs: [of] };
        const faces = values.map((value) => Math.max(1, value));
        return this.told(entry, things, () => ({ rolls: this.rolls(new Map([[of, faces]])) }));
      }
      case 'happens':
        return this.told(entry, { mercs: entry.to === null ? [] : [entry.to] }, () => ({
          happens: { event: entry.event, ...(entry.to === null ? {} : { to: this.words.merc(entry.to) }) },
        }));
      case 'win':
        return this.told(entry, { teams: [entry.team] }, () => ({ win: this.words.team(entry.team) }));
      case 'adjust': {
        const { team, merc, ability } = entry;
        const met = entry.matches?.flatMap(({ attacker, defender }) => [attacker, defender]) ?? [];
        const things = {
          teams: team === undefined ? met : [team, ...met],
          mercs: merc === undefined ? [] : [merc],
          ability,
        };
        return this.told(entry, things, () => adjustStep(entry, this.words));
      }
      case 'import':
        this.leave(entry.id, 'what is imported comes with the next week');
        return [];
      default:
        return this.order(entry, before);
    }
  }

  private order(entry: OrderEntry, before: State): StepData[] {
    const { things, step } = orderStep(entry, this.words, before);
    return this.told(entry, things, step);
  }

  /** One step, where the game has all that it names. */
  private told(entry: Entry, things: Parameters<ScenarioWords['knows']>[0], step: () => StepData): StepData[] {
    if (this.words.knows(things)) return [step()];
    this.leave(entry.id, 'it names somebody whom the game does not have');
    return [];
  }

  /** A post, where today's reader reads it as it was taken; else each of its bold texts as what it came to. */
  private post(entry: PostEntry, before: State): StepData[] {
    const by = this.words.team(entry.by);
    if (!this.words.knows({ teams: [entry.by] })) {
      this.leave(entry.id, 'its team is not in the game');
      return [];
    }
    const vocabulary = mercenaries.vocabulary(before, entry.by);
    const whole = read(entry.text, vocabulary);
    if (sameReadings(whole, entry.readings)) return [{ post: entry.text, by }];
    return entry.readings.flatMap((reading, part): StepData[] => {
      if (reading.kind === 'talk') return [];
      if (reading.kind === 'declaration' && reading.ability !== null) {
        const { ability, merc, targets, includeUnrosterable } = reading;
        const declared = {
          ...entry,
          kind: 'declare' as const,
          ability,
          merc,
          targets: [...targets],
          includeUnrosterable,
        };
        return this.order(declared, before);
      }
      const post = `**${reading.text}**`;
      if (sameReadings(read(post, vocabulary), [reading])) return [{ post, by }];
      this.leave(entry.id, `“${reading.text}” was unclear then, and is read otherwise now`, part);
      return [];
    });
  }

  private leave(entry: string, why: string, part?: number): void {
    this.left.push(`Left out, from entry ${entry}: ${why}.`);
    for (const ruling of mercenaries.rulings(this.state)) {
      if (ruling.entry === entry && (part === undefined || ruling.part === part)) this.leftRulings.add(ruling.id);
    }
  }
}

type PostEntry = Extract<Entry, { kind: 'post' }>;
type OrderEntry = Parameters<typeof orderStep>[0];

/** Whether two posts were read as the same declarations. */
const sameReadings = (one: readonly Reading[], other: readonly Reading[]): boolean =>
  one.length === other.length && one.every((reading, part) => gist(reading) === gist(other[part]));

const gist = (reading: Reading | undefined): string =>
  JSON.stringify(
    reading?.kind === 'declaration'
      ? [reading.ability, reading.merc, reading.targets, reading.includeUnrosterable]
      : reading?.kind === 'unclear'
        ? [reading.kind, reading.ability, reading.merc, reading.targets]
        : reading?.kind,
  );

/** By how many seconds an entry of a team came after the close of its phase; 0: in time. */
function secondsLate({ closesAt }: State, entry: Entry): number {
  if (closesAt === null || !('by' in entry)) return 0;
  const at = entry.kind === 'post' ? (entry.forumAt ?? entry.at) : entry.at;
  return Math.max(0, Math.ceil((Date.parse(at) - Date.parse(closesAt)) / 1000));
}
