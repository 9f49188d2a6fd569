import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { JudgesBoard } from '../../components/board/board';
import { DuelBoard } from '../../components/duel/board';
import { Encounter } from '../../components/encounter/encounter';
import type { Tab } from '../../components/encounter/tabs';
import { STEP_TITLES } from '../../components/encounter/words';
import { readLine } from '../../lib/engine/rules/crisis-collide/orders';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import type { State } from '../../lib/engine/rules/crisis-collide/state';
import { lexicon } from '../../lib/engine/rules/crisis-collide/vocabulary';
import { deviants } from '../../lib/engine/rules/deviants/ruleset';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { tabletop } from '../../lib/engine/rules/tabletop/ruleset';
import { readTable as readDuel } from '../../lib/engine/scenarios/crisis-collide/table';
import { readTable as readBoard } from '../../lib/engine/scenarios/deviants/table';
import { readTable as readEncounter } from '../../lib/engine/scenarios/tabletop/table';
import { RULEBOOKS } from '../../lib/record/tables/rulebooks';
import { settingLines } from '../../lib/record/tables/setting-lines';
import { scenariosIn } from '../support/scenarios';

/** What the pages of tables say, as they stand without scripts. */

// A form looks up what was said of it in the request that asks for the page; here nobody asks, and nothing is waited for.
vi.mock('../../components/kit/form', async () => {
  const { FormIsland } = await import('../../components/kit/form-island');
  type Given = Omit<ComponentProps<typeof FormIsland>, 'name' | 'done'> & { of?: string };
  return {
    IdempotencyField: () => null,
    Form: ({ of: _of, ...rest }: Given) => <FormIsland {...rest} name="form" done={null} />,
  };
});

const nothing = async () => ({ state: 'idle' }) as never;

function source(text: string) {
  const [found] = scenariosIn(text, 'table.yaml');
  if (found === undefined) throw new Error('no document');
  return found;
}

const DUEL = `
sides:
  Ann: { team: [Ember, Quill, Anvil] }
  Bea: { team: [Moss, Tarn, Rook] }
combatants:
  Ember: { abilities: { Cinder Jab: { attack: 10, range: "1:6" } } }
  Moss: { trait: { text: Deep roots }, abilities: { Thorn Wall: { effects: [{ do: modify, to: opponent, stat: strength, add: -5, until: game }] } } }
  Rook: { abilities: { Night Flight: {} } }
`;

function duel(): { state: () => State; order: (by: string, ...lines: readonly string[]) => void; reveal: () => void } {
  const read = readDuel(source(DUEL));
  if (!('setup' in read) || read.setup.teams !== 'given') throw new Error(JSON.stringify(read));
  let state = crisisCollide.open(read.setup.duel);
  let seq = 0;
  const step = (entry: Record<string, unknown>) => {
    seq += 1;
    const at = new Date(Date.UTC(2026, 0, 1, 0, seq)).toISOString();
    state = crisisCollide.step(
      state,
      crisisCollide.entry.parse({ id: `e-${seq}`, seq, at, actor: '-', ...entry }),
      BY_CHANCE,
    );
  };
  return {
    state: () => state,
    order: (by, ...lines) =>
      step({ kind: 'orders', by, lines: lines.map((line) => readLine(line, null, lexicon(state, by))) }),
    reveal: () => step({ kind: 'reveal', closesAt: null }),
  };
}

const pageOf = (state: State, seat: string) =>
  renderToStaticMarkup(
    <DuelBoard
      number={1}
      view={crisisCollide.view(state, { kind: 'leader', team: seat })}
      at={null}
      mine={{ id: '-', key: seat, name: seat, user: null, bot: null, invited: true, joined: true }}
      players={['Ann', 'Bea']}
      zone="UTC"
      now={new Date(Date.UTC(2026, 0, 1))}
      actions={{ lines: nothing, post: nothing, replace: nothing }}
    />,
  );

describe('the page of a duel', () => {
  it('keeps a line that came back in its field, with its reason and near names, until it is put right', () => {
    const { state, order } = duel();
    order('Ann', '1: Cinder Jap', '2: rest');
    const page = pageOf(state(), 'Ann');
    expect(page).toContain('value="Cinder Jap"');
    expect(page).toContain('Did you mean “Cinder Jab”?');
    expect(pageOf(state(), 'Bea')).not.toContain('Cinder Jap');
    order('Ann', '1: Cinder Jab');
    expect(pageOf(state(), 'Ann')).not.toContain('Cinder Jap');
  });

  it('shows what the opponent’s seen fighters can do, what lies on whom and for how long, and nothing of the unseen', () => {
    const { state, order, reveal } = duel();
    order('Ann', '1: rest', '2: rest', '3: rest');
    order('Bea', '1: Thorn Wall', '2: rest', '3: rest');
    reveal();
    const page = pageOf(state(), 'Ann');
    for (const told of ['Thorn Wall', 'Deep roots', 'strength of all attacks −5', 'for the rest of the duel'])
      expect(page).toContain(told);
    expect(page).not.toContain('Night Flight');
    expect(pageOf(state(), 'Bea')).toContain('Night Flight');
  });
});

describe('the settings of a table', () => {
  it('are said on the page of a duel with the clause that leaves the choice, and so is what is not usual', () => {
    const told = (setup: string) => {
      const read = readDuel(source(`${DUEL}${setup}`));
      if (!('setup' in read) || read.setup.teams !== 'given') throw new Error(JSON.stringify(read));
      return pageOf(crisisCollide.open(read.setup.duel), 'Ann');
    };
    const usual = told('');
    expect(usual).toContain(
      'Traits on the bench: A trait works while its combatant is in play, and not from the bench.',
    );
    expect(usual).toContain('href="/rules/crisis-collide#fighter:trait"');
    expect(usual).not.toContain('This is not the usual reading.');
    const other = told('settings: { benchedTraits: active }\n');
    expect(other).toContain('A trait works from the bench too');
    expect(other).toContain('This is not the usual reading.');
  });

  it('are said on the rules page value by value, and which one holds where a set-up says nothing', () => {
    expect(settingLines(RULEBOOKS.deviants, 'order:initiative').map(({ title, value }) => [title, value])).toEqual([
      [
        'When Initiative is read, initiativeRead: at-event.',
        'Who holds the Initiative is read when the event happens. So it is unless the set-up says otherwise.',
      ],
      [
        'When Initiative is read, initiativeRead: as-it-stands.',
        'Who holds the Initiative is read anew for each tie of which nobody has had a turn yet.',
      ],
    ]);
    expect(settingLines(RULEBOOKS.deviants, 'order:wording')).toEqual([]);
  });
});

describe('the page of an encounter', () => {
  const read = readEncounter(
    source(`
ruleset: tabletop
creatures:
  Ysolde: { level: 5, initiative: 20, player: Yves, attack: { bonus: 3, damage: 1d6, critical: 19-20/x2 } }
  Grub: { cr: 3, initiative: 10 }
`),
  );
  const page = (tab: Tab, rules = true, master = true) => {
    if (!('setup' in read)) throw new Error(JSON.stringify(read));
    const view = tabletop.view(
      tabletop.open(read.setup),
      master ? { kind: 'admin' } : { kind: 'leader', team: 'Yves' },
    );
    const actions = {
      ...{
        post: nothing,
        use: nothing,
        dismiss: nothing,
        touch: nothing,
        attack: nothing,
        slip: nothing,
        end: nothing,
      },
      ...{ turn: nothing, happens: nothing, elapse: nothing, recover: nothing, look: nothing, tell: nothing },
      ...{ set: nothing, ends: nothing, overrule: nothing },
    };
    return renderToStaticMarkup(
      <Encounter
        number={1}
        view={view}
        master={master}
        rules={rules}
        tab={tab}
        mine={['Ysolde']}
        closed={false}
        cameBack={null}
        players={new Map()}
        actions={actions}
      />,
    );
  };

  it('is in parts for its game master, each with its own address, and whole for a player', () => {
    expect(page('turn')).toContain('Use an ability');
    expect(page('turn')).not.toContain('Let it pass');
    expect(page('time')).toContain('Let it pass');
    expect(page('time')).not.toContain('Use it');
    expect(page('happens')).toContain('href="/tables/1?tab=numbers"');
    expect(page('turn', false)).not.toContain('?tab=numbers');
    const player = page('turn', false, false);
    for (const told of ['Use it', 'In force', 'What was ruled', '19-20/x2']) expect(player).toContain(told);
    expect(player).not.toContain('?tab=');
  });

  it('calls step 1b what it is: range, targets and the like are settled', () => {
    expect(STEP_TITLES['1b']).toBe('Specifics');
  });
});

describe('the page of a board', () => {
  it('names the other where two abilities put each other out, and offers both sides’ cards to a judge who does not play', () => {
    const read = readBoard(
      source(`
ruleset: deviants
players: { North: { states: [Loyal] }, South: { states: [Loyal] } }
cards:
  Night Courier: { type: Character, player: North, column: 1, abilities: [{ name: Smear, kind: ongoing, conditions: [Loyal], effects: [{ do: state, to: South, value: Loyal, off: true }] }] }
  Reef Warden: { type: Character, player: South, column: 1, abilities: [{ name: Rumour, kind: ongoing, conditions: [Loyal], effects: [{ do: state, to: North, value: Loyal, off: true }] }] }
`),
    );
    if (!('setup' in read)) throw new Error(JSON.stringify(read));
    const board = (rules: boolean) =>
      renderToStaticMarkup(
        <JudgesBoard
          number={1}
          view={deviants.view(deviants.open(read.setup), { kind: 'admin' })}
          seat={null}
          judges
          rules={rules}
          closed={false}
          cameBack={null}
          row={null}
          names={new Map()}
          actions={{
            ...{ post: nothing, order: nothing, event: nothing, turn: nothing, set: nothing, place: nothing },
            ...{ remove: nothing, grant: nothing, overrule: nothing },
          }}
        />,
      );
    expect(board(true)).toContain('It and Reef Warden: Rumour would put each other out');
    expect(board(true)).toContain('When Initiative is read: Who holds the Initiative is read when the event happens.');
    expect(board(true)).toContain('Play or move a card of either side');
    expect(board(false)).not.toContain('Play or move a card of either side');
  });
});
