import { describe, expect, it } from 'vitest';
import type { Entry } from '../../lib/engine/rules/crisis-collide/entry';
import { readLine } from '../../lib/engine/rules/crisis-collide/orders';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import type { State } from '../../lib/engine/rules/crisis-collide/state';
import { lexicon } from '../../lib/engine/rules/crisis-collide/vocabulary';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import type { Viewer } from '../../lib/engine/rules/kernel/ruleset';
import { readTable } from '../../lib/engine/scenarios/crisis-collide/table';
import { scenariosIn } from '../support/scenarios';

/** Whatever one side shows hangs on nothing that it hides: least of all on whether its bench holds somebody's namesake. */

const ANN = ['Ember', 'Quill', 'Anvil'] as const;

/** Bea's bench holds one of Ann's names in its first place, or a name that nobody else has. */
function opened(bench: string): State {
  const text = `
sides:
  Ann: { team: [${ANN.join(', ')}] }
  Bea: { team: [Moss, ${bench}, Rook] }
combatants:
  Moss: { hp: 500, abilities: { Thorn: { attack: 30, range: "1:6", effects: [{ do: push, to: hit, spaces: 1 }] } } }
  Ember: { hp: 500 }
`;
  const [source] = scenariosIn(text, 'table.yaml');
  const read = source && readTable(source);
  if (read === undefined || !('setup' in read) || read.setup.teams !== 'given') throw new Error(JSON.stringify(read));
  return crisisCollide.open(read.setup.duel);
}

const envelope = (seq: number, actor: string) => ({
  id: `e-${seq}`,
  seq,
  at: new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString(),
  actor,
});

/** A turn in which Bea names the fighters of Ann that are in play and that come in. */
function played(bench: string, incoming: string): State {
  let state = opened(bench);
  let seq = 0;
  const step = (entry: Record<string, unknown>, actor: string) => {
    seq += 1;
    state = crisisCollide.step(state, crisisCollide.entry.parse({ ...envelope(seq, actor), ...entry }), BY_CHANCE);
  };
  const order = (by: string, ...orders: readonly string[]) => {
    const words = lexicon(state, by);
    const lines: Entry[] | unknown[] = orders.map((text, at) => readLine(`${at + 1}: ${text}`, null, words));
    step({ kind: 'orders', by, lines }, by);
  };
  order('Ann', `shift to ${incoming}`, 'rest', 'rest');
  order('Bea', 'same space as Ann/Ember', 'Thorn', 'rest');
  step({ kind: 'reveal', closesAt: null }, 'clock');
  order('Ann', 'rest', 'rest', 'rest');
  order('Bea', `1 space in front of Ann/${incoming}, then Thorn`, `same space as Ann/${incoming}, then Thorn`, 'rest');
  step({ kind: 'reveal', closesAt: null }, 'clock');
  return state;
}

const VIEWERS: readonly Viewer[] = [{ kind: 'leader', team: 'Ann' }, { kind: 'visitor' }, { kind: 'admin' }];

describe('of two teams that hold fighters of one name', () => {
  it.each(ANN.slice(1).flatMap((incoming) => ANN.map((namesake) => [incoming, namesake] as const)))(
    'with %s come in, nothing tells others that the other bench holds a %s',
    (incoming, namesake) => {
      const same = played(namesake, incoming);
      const other = played('Sorrel', incoming);
      for (const viewer of VIEWERS) {
        const seen = JSON.stringify(crisisCollide.view(same, viewer));
        expect(seen).toBe(JSON.stringify(crisisCollide.view(other, viewer)));
      }
      const open = (state: State) => crisisCollide.rulings(state).filter(({ secretOf }) => secretOf === null);
      expect(JSON.stringify(open(same))).toBe(JSON.stringify(open(other)));
    },
  );

  it('a bot’s revealed order is told without its own hidden namesake', () => {
    const state = played('Quill', 'Quill');
    const { turns } = crisisCollide.view(state, { kind: 'leader', team: 'Ann' });
    expect(turns[1]?.orders[1]).toEqual([
      '1 space in front of Quill, then Thorn',
      'same space as Quill, then Thorn',
      'rest',
    ]);
    // Its own player reads it as it was written.
    expect(crisisCollide.view(state, { kind: 'leader', team: 'Bea' }).turns[1]?.orders[1][0]).toContain('Ann/Quill');
  });
});
