import { describe, expect, it } from 'vitest';
import { readLine } from '../../lib/engine/rules/crisis-collide/orders';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import { cameBackTo } from '../../lib/engine/rules/crisis-collide/view';
import { lexicon } from '../../lib/engine/rules/crisis-collide/vocabulary';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { readTable } from '../../lib/engine/scenarios/crisis-collide/table';
import { scenariosIn } from '../support/scenarios';

/** A line that came back is told as long as nothing was accepted for its phase after it, to its author, with near names. */

const TEXT = `
sides:
  Ann: { team: [Ember, Quill, Anvil] }
  Bea: { team: [Moss, Tarn, Rook] }
combatants:
  Ember: { abilities: { Cinder Jab: { attack: 10, range: "1:6" } } }
`;

function duel() {
  const [source] = scenariosIn(TEXT, 'table.yaml');
  const read = source && readTable(source);
  if (read === undefined || !('setup' in read) || read.setup.teams !== 'given') throw new Error(JSON.stringify(read));
  let state = crisisCollide.open(read.setup.duel);
  let seq = 0;
  const back = (by: string) =>
    cameBackTo(crisisCollide.view(state, { kind: 'leader', team: by })).map(({ ruling: { phase, fact }, near }) => [
      phase,
      fact.about === 'line' ? fact.text : '',
      near,
    ]);
  return {
    back,
    order(by: string, ...lines: readonly string[]) {
      seq += 1;
      const at = new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString();
      const read = lines.map((line) => readLine(line, null, lexicon(state, by)));
      const entry = { id: `e-${seq}`, seq, at, actor: by, kind: 'orders', by, lines: read };
      state = crisisCollide.step(state, crisisCollide.entry.parse(entry), BY_CHANCE);
      return back(by);
    },
  };
}

describe('a line that came back', () => {
  it('names what may have been meant, and goes once its phase has an order that stands', () => {
    const { order, back } = duel();
    expect(order('Ann', '1: Cinder Jap', '2: shift to Quil', '3: rest')).toEqual([
      [1, '1: Cinder Jap', ['Cinder Jab']],
      [2, '2: shift to Quil', ['Quill']],
    ]);
    expect(back('Bea')).toEqual([]);
    expect(order('Ann', '1: Cinder Jab')).toEqual([[2, '2: shift to Quil', ['Quill']]]);
    expect(order('Ann', '2: rest')).toEqual([]);
  });

  it('stays beside the order that it did not replace, and the last one of a phase is the one that is told', () => {
    const { order } = duel();
    order('Ann', '1: rest', '2: rest', '3: rest');
    order('Ann', '1: 1 space in front of Mos');
    expect(order('Ann', '1: 1 space behind Mosss')).toEqual([[1, '1: 1 space behind Mosss', ['Moss']]]);
    expect(order('Ann', '1: rest')).toEqual([]);
  });

  it('suggests nobody whom its author has not seen', () => {
    const { order } = duel();
    expect(order('Ann', '1: same space as Tam')).toEqual([[1, '1: same space as Tam', []]]);
  });
});
