import fc from 'fast-check';
import type { Ability, Effect } from '../../lib/engine/rules/deviants/ability';
import { type Entry, entrySchema } from '../../lib/engine/rules/deviants/entry';
import { type Card, type Setup, setupSchema } from '../../lib/engine/rules/deviants/setup';
import { CARD_TYPES, EXEMPT_MECHANICS, SUBJECTS } from '../../lib/engine/rules/deviants/terms';

/** Boards and journals as anybody might bring them: small enough that abilities often meet each other. */

const PLAYERS = ['North', 'South'] as const;
const COLUMNS = 3;
const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'] as const;
const EVENTS = ['Arrive', 'Leave', 'Struck', 'Start of Clash', 'Alarm'] as const;
const STATES = ['Loyal', 'Brave'] as const;
const COUNTERS = ['Entropy', 'Grit'] as const;

const to = fc.constantFrom('self', 'user', 'controller', 'opponent', 'subject', ...NAMES, ...PLAYERS);
const amount = fc.integer({ min: -3, max: 3 });
const column = fc.integer({ min: 1, max: COLUMNS });

const lasting: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ do: fc.constant('power' as const), to, amount }),
  fc.record({ do: fc.constant('state' as const), to, value: fc.constantFrom(...STATES), off: fc.boolean() }),
  fc.record({ do: fc.constant('planning' as const), to, amount }),
  fc.record({ do: fc.constant('initiative' as const), to }),
  fc.record({ do: fc.constant('tell' as const), text: fc.constant('told') }),
);
/** What an ongoing ability may do: of nobody that can never be meant. */
const ofCards = fc.constantFrom('self', 'user', ...NAMES);
const ofPlayers = fc.constantFrom('controller', 'opponent', ...PLAYERS);
const standing: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ do: fc.constant('power' as const), to: ofCards, amount }),
  fc.record({
    do: fc.constant('state' as const),
    to: fc.oneof(ofCards, ofPlayers),
    value: fc.constantFrom(...STATES),
    off: fc.boolean(),
  }),
  fc.record({ do: fc.constant('planning' as const), to: ofCards, amount }),
  fc.record({ do: fc.constant('initiative' as const), to: ofPlayers }),
  fc.record({ do: fc.constant('tell' as const), text: fc.constant('told') }),
);
const once: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ do: fc.constant('counter' as const), to, of: fc.constantFrom(...COUNTERS), amount }),
  fc.record({ do: fc.constant('move' as const), to, column }),
  fc.record({ do: fc.constant('leave' as const), to }),
  fc.record({ do: fc.constant('event' as const), name: fc.constantFrom(...EVENTS), to: fc.option(to) }),
);

const conditions = fc.array(fc.constantFrom(...STATES, 'Entropy 1', 'Grit 2'), { maxLength: 1 });
const mechanic = fc.option(fc.constantFrom(...EXEMPT_MECHANICS), { freq: 4 });
const trigger = fc.record({ on: fc.constantFrom(...EVENTS), of: fc.constantFrom(...SUBJECTS) });
const granting = (depth: number, whom: fc.Arbitrary<string>): fc.Arbitrary<Effect>[] =>
  depth === 0 ? [] : [fc.record({ do: fc.constant('grant' as const), to: whom, ability: abilityTo(depth - 1) })];

function abilityTo(depth: number): fc.Arbitrary<Ability> {
  const name = fc.constantFrom('Tail', 'Brace', 'Echo', 'Oath');
  const effects = (whom: fc.Arbitrary<string>, ...kinds: fc.Arbitrary<Effect>[]) =>
    fc.array(fc.oneof(...kinds, ...granting(depth, whom)), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.record({
      name,
      kind: fc.constant('triggered' as const),
      triggers: fc.array(trigger, { minLength: 1, maxLength: 2 }),
      conditions,
      mechanic,
      effects: effects(to, lasting, once),
    }),
    fc.record({
      name,
      kind: fc.constant('ongoing' as const),
      triggers: fc.constant<Ability['triggers']>([]),
      conditions,
      mechanic,
      effects: effects(ofCards, standing),
    }),
  );
}
export const anyAbility = abilityTo(2);

const counters = fc.dictionary(fc.constantFrom(...COUNTERS), fc.nat(4), { maxKeys: 2 });
const states = fc.uniqueArray(fc.constantFrom(...STATES));
const anyCard = (name: string): fc.Arbitrary<Card> =>
  fc.record({
    name: fc.constant(name),
    type: fc.constantFrom(...CARD_TYPES),
    player: fc.constantFrom(...PLAYERS),
    zone: fc.constantFrom('board', 'board', 'board', 'hand', 'discard'),
    column: fc.option(column, { freq: 20 }),
    planning: fc.nat(1),
    tags: fc.subarray(['Runner', 'Soldier']),
    fits: fc.subarray(['Runner', 'Soldier']),
    power: amount,
    counters,
    states,
    abilities: fc.array(
      anyAbility.map((ability) => ({ ability, grantedBy: null })),
      { maxLength: 2 },
    ),
  });

/** A board that the rules let open: what would be refused is put off the board or left out. */
export const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    cards: fc.tuple(...NAMES.map(anyCard)),
    players: fc.tuple(fc.record({ counters, states }), fc.record({ counters, states })),
    initiative: fc.constantFrom(...PLAYERS),
    settings: fc.record({
      lateConditions: fc.constantFrom('ignored' as const, 'counted' as const),
      initiativeRead: fc.constantFrom('at-event' as const, 'as-it-stands' as const),
    }),
  })
  .map(({ cards, players: [first, second], initiative, settings }) => {
    const taken = new Set<string>();
    const placed = cards.flatMap((card): Card[] => {
      const base = {
        ...card,
        planning: card.type === 'Character' ? card.planning : 0,
        fits: card.type === 'Technology' ? card.fits : [],
      };
      const place = card.type === 'HQ' ? null : card.column;
      const slot = `${card.player} ${card.type} ${place}`;
      const free = !taken.has(slot) && (card.type === 'HQ' || place !== null);
      if (card.type === 'HQ' && !free) return [];
      const stands = card.type === 'HQ' || (card.zone === 'board' && free);
      if (!stands) return [{ ...base, zone: card.zone === 'board' ? 'hand' : card.zone, column: null }];
      taken.add(slot);
      return [{ ...base, zone: 'board', column: place }];
    });
    return setupSchema.parse({
      setupVersion: 1,
      settings,
      columns: COLUMNS,
      turn: 1,
      initiative,
      players: [
        { name: 'North', ...first },
        { name: 'South', ...second },
      ],
      cards: placed,
    });
  });

const who = fc.constantFrom<string>(...NAMES, ...PLAYERS, 'Nobody');
const by = fc.constantFrom<string>(...PLAYERS, 'West');
const place = fc.integer({ min: 0, max: COLUMNS + 1 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('play' as const), by, card: who, column: place }),
  fc.record({ kind: fc.constant('move' as const), by, card: who, column: place }),
  fc.record({ kind: fc.constant('event' as const), event: fc.constantFrom(...EVENTS), card: fc.option(who) }),
  fc.record({ kind: fc.constant('remove' as const), card: who }),
  fc.record({ kind: fc.constant('turn' as const), initiative: fc.option(by) }),
  fc.record({
    kind: fc.constant('set' as const),
    of: fc.dictionary(who, fc.record({ counters, states }, { requiredKeys: [] }), { maxKeys: 2 }),
    because: fc.constant(''),
  }),
  fc.record({ kind: fc.constant('grant' as const), to: who, from: who, ability: anyAbility }),
  fc.record({
    kind: fc.constant('ruling' as const),
    card: who,
    ability: fc.option(fc.constantFrom('Tail', 'Brace')),
    ruling: fc.constant(null),
    outcome: fc.constantFrom('Undone' as const, 'Resolved' as const),
    because: fc.constant('By hand.'),
  }),
);

export const anyJournal: fc.Arbitrary<readonly Entry[]> = fc
  .array(act, { maxLength: 12 })
  .map((acts) =>
    acts.map((one, at) =>
      entrySchema.parse({ ...one, id: `t-${at + 1}`, seq: at + 1, at: '2026-01-01T00:00:00.000Z', actor: 'judge' }),
    ),
  );
