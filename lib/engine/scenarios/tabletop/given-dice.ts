import type { Dice, DieLabel } from '../../rules/kernel/dice';
import { kindOfLabel } from '../../rules/tabletop/dice';
import { DIE_KINDS, type DieKind } from '../../rules/tabletop/terms';
import type { Difference } from '../frame';

type Path = Difference['path'];

/** Dice as a scenario gives them: by kind, in the order drawn. What does not come out even is a difference. */
export class GivenDice implements Dice {
  private readonly waiting = new Map<DieKind, { readonly value: number; readonly path: Path }[]>();
  private readonly found: Difference[] = [];
  /** The step that is being played. */
  private at: Path = ['play'];

  play(at: Path): void {
    this.at = at;
  }

  give(rolls: Readonly<Partial<Record<DieKind, readonly number[]>>>, path: Path): void {
    for (const kind of DIE_KINDS) {
      const given = (rolls[kind] ?? []).map((value, index) => ({ value, path: [...path, kind, index] }));
      this.waiting.set(kind, [...(this.waiting.get(kind) ?? []), ...given]);
    }
  }

  roll(label: DieLabel, sides: number): number {
    const kind = kindOfLabel(label);
    const next = kind === null ? undefined : this.waiting.get(kind)?.shift();
    if (next === undefined) {
      const expected = `a die for ${kind ?? label.ability} (1 to ${sides}), which ${label.merc} draws here`;
      this.found.push({ path: this.at, expected, actual: 'none is given' });
      return 1;
    }
    if (next.value <= sides) return next.value;
    this.found.push({ path: next.path, expected: `1 to ${sides}`, actual: String(next.value) });
    return sides;
  }

  /** What was drawn and not given, given and never drawn, or is on no such die. */
  differences(): Difference[] {
    const left = [...this.waiting.values()].flat();
    return [
      ...this.found,
      ...left.map(({ value, path }) => ({ path, expected: 'a die that is drawn', actual: `${value} is never drawn` })),
    ];
  }
}
