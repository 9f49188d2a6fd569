import type { Ruling } from '../../rules/kernel/ruling';
import { mercenaries } from '../../rules/mercenaries';
import type { AbilityView, View } from '../../rules/mercenaries/view';
import { difference } from '../issues';
import type { ScenarioDifference, ScenarioSource } from '../kind';
import { unmatched } from './matching';
import type { Names } from './names';
import type { Expectation, RulingWords } from './schema';
import type { Weeks } from './weeks';

/** Compares what must hold after the last step with what does; only what is named is compared. */
export function compare(expect: Expectation, weeks: Weeks, names: Names, source: ScenarioSource): ScenarioDifference[] {
  const seen = new Comparison(weeks, names, source);
  seen.rulings(expect.rulings ?? []);
  seen.noRulings(expect.noRulings ?? []);
  seen.order(expect.order ?? []);
  seen.together(expect.together ?? []);
  seen.abilities('ready', expect.ready ?? {}, ({ ready }) => ready);
  seen.abilities('usable', expect.usable ?? {}, ({ usable }) => usable);
  seen.mercs(expect.mercs ?? {});
  seen.teams(expect.teams ?? {});
  seen.matches(expect);
  seen.choices(expect.choices ?? {});
  return seen.differences;
}

type Path = readonly (string | number)[];

class Comparison {
  readonly differences: ScenarioDifference[] = [];
  private readonly all: readonly Ruling[];
  private readonly view: View;

  constructor(
    weeks: Weeks,
    private readonly names: Names,
    private readonly source: ScenarioSource,
  ) {
    this.all = weeks.rulings;
    this.view = mercenaries.view(weeks.state, { kind: 'record' });
  }

  /** Each line asks for a ruling of its own. */
  rulings(lines: readonly RulingWords[]): void {
    for (const at of unmatched(lines.length, this.all.length, (line, ruling) =>
      this.isThat(lines[line], this.all[ruling]),
    )) {
      const line = lines[at];
      if (!line) continue;
      const near = this.all.filter((ruling) => line.ability === undefined || this.isOf(line.ability, ruling));
      this.differ(['expect', 'rulings', at], JSON.stringify(line), near.map(inShort).join('; ') || 'no such ruling');
    }
  }

  noRulings(abilities: readonly string[]): void {
    for (const [at, name] of abilities.entries()) {
      const path = ['expect', 'noRulings', at];
      if (!this.knowsAbility(name, path)) continue;
      const found = this.all.find((ruling) => this.isOf(name, ruling));
      if (found) this.differ(path, `no ruling of ${name}`, inShort(found));
    }
  }

  /** These came to their outcomes one after the other. */
  order(abilities: readonly string[]): void {
    let after: readonly [number, number] = [0, 0];
    for (const [at, name] of abilities.entries()) {
      const path = ['expect', 'order', at];
      if (!this.knowsAbility(name, path)) return;
      const times = this.timesOf(name)
        .filter((time) => isLater(time, after))
        .sort((a, b) => (isLater(a, b) ? 1 : -1));
      const [next] = times;
      if (!next) {
        this.differ(path, abilities.join(', '), `${name} did not come after what stands before it`);
        return;
      }
      after = next;
    }
  }

  /** These took place in one simultaneous batch. */
  together(groups: readonly (readonly string[])[]): void {
    for (const [at, group] of groups.entries()) {
      const path = ['expect', 'together', at];
      if (!group.every((name) => this.knowsAbility(name, path))) continue;
      const [first = [], ...others] = group.map((name) => this.timesOf(name));
      const shared = first.some((time) =>
        others.every((times) => times.some((one) => one[0] === time[0] && one[1] === time[1])),
      );
      if (!shared)
        this.differ(
          path,
          group.join(' with '),
          group.map((name) => `${name} at ${this.timesOf(name).map(String).join(' and ')}`).join('; '),
        );
    }
  }

  abilities<T extends number | boolean>(
    what: string,
    wanted: Readonly<Record<string, T>>,
    of: (ability: AbilityView) => T,
  ): void {
    for (const [name, value] of Object.entries(wanted)) {
      const path = ['expect', what, name];
      const found = this.abilityViews(name, path);
      if (found.length > 1) this.fail(path, `"${name}" names several abilities: write Merc/Ability`);
      else for (const ability of found) this.same(path, value, of(ability), ability.why ?? undefined);
    }
  }

  mercs(wanted: NonNullable<Expectation['mercs']>): void {
    for (const [name, lines] of Object.entries(wanted)) {
      const path = ['expect', 'mercs', name];
      const key = this.names.merc(name);
      const merc = key === null ? undefined : this.view.mercs[key];
      if (!merc) {
        this.fail(path, `unknown merc "${name}"`);
        continue;
      }
      const actual = {
        status: merc.status,
        rosterable: merc.rosterable,
        team: merc.side === 'third party' ? 'third party' : merc.team,
        controller: merc.controller,
        upkeep: merc.upkeep,
        types: merc.types,
        writeup: merc.writeup,
        exp: merc.exp,
        linkedTo: merc.linkedTo,
      };
      if (lines.status) this.sameSet([...path, 'status'], lines.status, actual.status);
      if (lines.types) this.same([...path, 'types'], lines.types, actual.types);
      for (const what of ['rosterable', 'upkeep', 'writeup', 'exp'] as const) {
        if (lines[what] !== undefined) this.same([...path, what], lines[what], actual[what], merc.whyNot ?? undefined);
      }
      for (const what of ['team', 'controller'] as const) {
        if (lines[what] !== undefined)
          this.same([...path, what], this.teamKey(lines[what], [...path, what]), actual[what]);
      }
      if (lines.linkedTo !== undefined) {
        this.same(
          [...path, 'linkedTo'],
          lines.linkedTo === null ? null : this.names.merc(lines.linkedTo),
          actual.linkedTo,
        );
      }
    }
  }

  teams(wanted: NonNullable<Expectation['teams']>): void {
    for (const [name, lines] of Object.entries(wanted)) {
      const path = ['expect', 'teams', name];
      const key = this.names.team(name);
      const team = key === null ? undefined : this.view.teams[key];
      if (!team) {
        this.fail(path, `unknown team "${name}"`);
        continue;
      }
      const lines_ = team.ledger.map(({ text, amount }) => `${text} ${amount}`).join(', ');
      if (lines.gp !== undefined) this.same([...path, 'gp'], lines.gp, team.gp, lines_);
      if (lines.points !== undefined) this.same([...path, 'points'], lines.points, team.points);
      if (lines.realIncome !== undefined) this.same([...path, 'realIncome'], lines.realIncome, team.realIncome);
    }
  }

  matches({ terrain = {}, facts = {}, turn = {} }: Expectation): void {
    for (const [name, wanted] of Object.entries(turn)) {
      const path = ['expect', 'turn', name];
      const match = this.match(name, path);
      if (match) this.same(path, this.teamKey(wanted, path), match.turn);
    }
    for (const [name, wanted] of Object.entries(terrain)) {
      const match = this.match(name, ['expect', 'terrain', name]);
      if (match) this.same(['expect', 'terrain', name], wanted, match.terrain);
    }
    for (const [name, wanted] of Object.entries(facts)) {
      const path = ['expect', 'facts', name];
      const match = this.match(name, path);
      if (!match) continue;
      const shown = match.facts.map(({ text }) => text);
      for (const [at, words] of wanted.entries()) {
        if (!shown.some((fact) => fact.includes(words)))
          this.differ([...path, at], words, shown.join('; ') || 'no fact');
      }
    }
  }

  choices(wanted: NonNullable<Expectation['choices']>): void {
    for (const [name, choice] of Object.entries(wanted)) {
      const path = ['expect', 'choices', name];
      const merc = this.names.merc(name);
      if (merc !== null) this.same(path, choice, this.view.mercs[merc]?.customization ?? null);
      else for (const ability of this.abilityViews(name, path)) this.same(path, choice, ability.choice);
    }
  }

  private isThat(line: RulingWords | undefined, ruling: Ruling | undefined): boolean {
    if (!line || !ruling) return false;
    const merc = (name: string) => this.names.merc(name) ?? name;
    const target = (name: string) => this.names.target(name) ?? name;
    return (
      (line.ability === undefined || this.isOf(line.ability, ruling)) &&
      (line.merc === undefined || merc(line.merc) === ruling.merc) &&
      (line.by === undefined || (this.names.team(line.by) ?? line.by) === ruling.by) &&
      (line.targets === undefined || isSameSet(line.targets.map(target), ruling.targets)) &&
      (line.hits === undefined || isSameSet(line.hits.map(merc), ruling.hits)) &&
      (line.outcome === undefined || line.outcome === ruling.outcome) &&
      (line.cites === undefined || line.cites.every((clause) => ruling.cites.includes(clause))) &&
      (line.reason === undefined || ruling.reason.includes(line.reason)) &&
      (line.interceptedBy === undefined ||
        (line.interceptedBy === null ? null : merc(line.interceptedBy)) === ruling.interceptedBy) &&
      (line.rolls === undefined ||
        isSame(
          line.rolls,
          ruling.rolls.map(({ value }) => value),
        )) &&
      (line.at === undefined || Date.parse(line.at) === Date.parse(ruling.at)) &&
      (line.week === undefined || line.week === ruling.week)
    );
  }

  private isOf(name: string, { ability }: Ruling): boolean {
    return ability !== null && this.names.abilities(name).includes(ability);
  }

  private timesOf(name: string): (readonly [number, number])[] {
    return this.all
      .filter((ruling) => this.isOf(name, ruling) && !['Pending', 'Rejected', 'Unclear'].includes(ruling.outcome))
      .map(({ week, order }) => [week, order] as const);
  }

  private abilityViews(name: string, path: Path): AbilityView[] {
    if (!this.knowsAbility(name, path)) return [];
    const keys = this.names.abilities(name);
    return Object.values(this.view.mercs).flatMap(({ key, abilities }) =>
      abilities.filter((ability) => keys.includes(ability.key) && ability.key.startsWith(`${key}/`)),
    );
  }

  private knowsAbility(name: string, path: Path): boolean {
    const known = this.names.abilities(name).length > 0;
    if (!known) this.fail(path, `unknown ability "${name}"`);
    return known;
  }

  private match(name: string, path: Path): View['matches'][number] | undefined {
    const found = this.view.matches.find(({ attacker, defender, key }) => {
      const [one, other] = [this.view.teams[attacker]?.name, this.view.teams[defender]?.name];
      return name === key || name === `${one} vs ${other}`;
    });
    if (!found) this.fail(path, `unknown match "${name}"`);
    return found;
  }

  private teamKey(name: string | null, path: Path): string | null {
    if (name === null || name === 'third party') return name;
    const key = this.names.team(name);
    if (key === null) this.fail(path, `unknown team "${name}"`);
    return key;
  }

  private same(path: Path, expected: unknown, actual: unknown, note?: string): void {
    if (isSame(expected, actual)) return;
    this.differ(path, JSON.stringify(expected), note ? `${JSON.stringify(actual)} (${note})` : JSON.stringify(actual));
  }

  private sameSet(path: Path, expected: readonly string[], actual: readonly string[]): void {
    if (!isSameSet(expected, actual)) this.differ(path, JSON.stringify(expected), JSON.stringify(actual));
  }

  private differ(path: Path, expected: string, actual: string): void {
    this.differences.push(difference(path, this.source, expected, actual));
  }

  private fail(path: Path, message: string): void {
    this.differ(path, 'a known name', message);
  }
}

const isLater = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  isSame([...one].sort(), [...other].sort());

/** A ruling in one line, with the clauses that it cites. */
export const inShort = ({ week, ability, about, by, outcome, targets, hits, cites, reason }: Ruling): string =>
  `week ${week}, ${ability ?? about}${by === null ? '' : ` by ${by}`}: ${outcome}, targets [${targets.join(', ')}], hits [${hits.join(', ')}], cites [${cites.join(', ')}]: ${reason}`;
