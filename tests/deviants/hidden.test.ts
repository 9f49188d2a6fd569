import { describe, expect, it } from 'vitest';
import { deviants } from '../../lib/engine/rules/deviants/ruleset';
import type { State } from '../../lib/engine/rules/deviants/state';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { readTable } from '../../lib/engine/scenarios/deviants/table';
import { scenariosIn } from '../support/scenarios';

/** What lies in a player's hand tells itself to nobody: not by a refusal, a count, or what a judge states of it. */

function opened(inHand: string): State {
  const text = `
ruleset: deviants
settings: { lateConditions: counted }
players: { North: {}, South: {} }
cards:
  Old Mill: { type: HQ, player: North, abilities: [{ name: Toll, kind: triggered, triggers: [Dawn], effects: [{ do: tell, text: mill }] }] }
  ${inHand}: { type: Character, player: South, zone: hand, abilities: [{ name: Wait, kind: triggered, triggers: [Dawn], effects: [{ do: tell, text: wait }] }] }
  Reef Warden: { type: Character, player: South, column: 1, abilities: [{ name: Brace, kind: triggered, triggers: [Dawn], effects: [{ do: tell, text: warden }] }] }
`;
  const [source] = scenariosIn(text, 'table.yaml');
  const read = source && readTable(source);
  if (read === undefined || !('setup' in read)) throw new Error(JSON.stringify(read));
  return deviants.open(read.setup);
}

const envelope = (seq: number) => ({
  id: `e-${seq}`,
  seq,
  at: new Date(Date.UTC(2026, 0, seq)).toISOString(),
  actor: '-',
});

/** The board as North sees it after North asks for a card called Gull, and a judge states something of South's hand. */
function seen(inHand: string): string {
  let state = opened(inHand);
  const step = (seq: number, entry: Record<string, unknown>) => {
    state = deviants.step(state, deviants.entry.parse({ ...envelope(seq), ...entry }), BY_CHANCE);
  };
  step(1, { kind: 'play', by: 'North', card: 'Gull', column: 1 });
  step(2, { kind: 'event', event: 'Dawn' });
  step(3, { kind: 'set', of: { [inHand]: { power: 3 }, North: { counters: { Entropy: 1 } } } });
  step(4, {
    kind: 'grant',
    to: inHand,
    from: inHand,
    ability: { name: 'Cry', kind: 'ongoing', effects: [{ do: 'power', amount: 1 }] },
  });
  return JSON.stringify(deviants.view(state, { kind: 'leader', team: 'North' }));
}

describe('a card in hand', () => {
  it('is as if it were not there to the other player, whatever it is called', () => {
    expect(seen('Gull')).toBe(seen('Petrel'));
    expect(seen('Gull')).not.toContain('Cry');
  });
});
