import { ownWords } from '../../rules/kernel/own-words';
import { SETUP_VERSION, type Setup, setupSchema } from '../../rules/tabletop/setup';
import type { DocumentProblem } from '../frame';
import type { CreatureDocument, ScenarioDocument } from './document';

export interface Opening {
  readonly setup: Setup | null;
  readonly problems: readonly DocumentProblem[];
}

/** The set-up that a document asks for, or what the rules have against it, each at its place in the document. */
export function openingOf({ creatures }: Pick<ScenarioDocument, 'creatures'>): Opening {
  const setup = setupSchema.safeParse(
    {
      setupVersion: SETUP_VERSION,
      creatures: Object.fromEntries(
        Object.entries(creatures).map(([name, creature]) => [name, creatureOf(name, creature)]),
      ),
    },
    { error: ownWords },
  );
  if (setup.success) return { setup: setup.data, problems: [] };
  return {
    setup: null,
    problems: setup.error.issues.map(({ path, message }) => ({
      path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
      message,
    })),
  };
}

/** A creature that says neither its level nor its CR is of level 1. */
const creatureOf = (name: string, { player, level = 1, cr, abilities, ...rest }: CreatureDocument) => ({
  name,
  player: player ?? null,
  level: cr === undefined ? { of: 'level', value: level } : { of: 'cr', value: cr },
  ...rest,
  abilities: Object.fromEntries(Object.entries(abilities).map(([key, ability]) => [key, { name: key, ...ability }])),
});
