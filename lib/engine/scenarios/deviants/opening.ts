import { SETUP_VERSION, type Setup, setupSchema } from '../../rules/deviants/setup';
import { ownWords } from '../../rules/kernel/own-words';
import type { DocumentProblem } from '../frame';
import type { ScenarioDocument } from './document';

export interface Opening {
  readonly setup: Setup | null;
  readonly problems: readonly DocumentProblem[];
}

/** The set-up that a document asks for, or what the rules have against it, each at its place in the document. */
export function openingOf(document: Pick<ScenarioDocument, 'settings' | 'initiative' | 'players' | 'cards'>): Opening {
  const players = Object.entries(document.players);
  if (players.length !== 2)
    return {
      setup: null,
      problems: [{ path: ['players'], message: `a board has two players, and here are ${players.length}` }],
    };
  const cards = Object.entries(document.cards);
  const { columns, ...settings } = document.settings;
  const setup = setupSchema.safeParse(
    {
      setupVersion: SETUP_VERSION,
      settings,
      columns,
      turn: 1,
      initiative: document.initiative ?? players[0]?.[0] ?? '',
      players: players.map(([name, { counters, states }]) => ({ name, counters, states })),
      cards: cards.map(([name, { abilities, ...card }]) => ({
        name,
        ...card,
        abilities: abilities.map((ability) => ({ ability, grantedBy: null })),
      })),
    },
    { error: ownWords },
  );
  if (setup.success) return { setup: setup.data, problems: [] };
  const problems = setup.error.issues.map(({ path, message }): DocumentProblem => {
    const [room, at, ...rest] = path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    if (room === undefined) return { path: [], message };
    const names = room === 'players' ? players : room === 'cards' ? cards : null;
    if (names === null || typeof at !== 'number')
      return { path: at === undefined ? [room] : [room, at, ...rest], message };
    const name = names[at]?.[0] ?? at;
    return { path: rest[0] === 'name' ? [room, name] : [room, name, ...rest], message };
  });
  return { setup: null, problems };
}
