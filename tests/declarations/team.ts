import { read } from '@/lib/engine/declarations/read';
import type { Reading, Vocabulary, VocabularyAbility, VocabularyMerc } from '@/lib/engine/rules/kernel/reading';

type Aim = 'none' | 'one' | 'two' | 'up to three';
const AIMS = {
  none: null,
  one: { min: 1, max: 1 },
  two: { min: 2, max: 2 },
  'up to three': { min: 1, max: 3 },
} as const;

/** An ability, on enemies unless told otherwise; used by its owner unless by another. */
export function ability(
  key: string,
  aim: Aim = 'none',
  aimsAt: VocabularyAbility['aimsAt'] = 'enemy',
  merc = key.split('/')[0] ?? '',
): VocabularyAbility {
  return { key, name: key.slice(key.indexOf('/') + 1), merc, aims: AIMS[aim], aimsAt };
}

export function merc(name: string, side: VocabularyMerc['side'], aka: readonly string[] = []): VocabularyMerc {
  return { key: name, name, aka, side };
}

const MERCS = [
  ...['Ironclad', 'Piper', 'Captain Nemo', 'Medusa', 'Dantès', 'Scheherazade'].map((name) => merc(name, 'ally')),
  ...['Lantern', 'Thistle', 'Corwin Vale', 'Corwin Stone', 'Sherlock Holmes', 'Carmilla', 'Dracula'].map((name) =>
    merc(name, 'enemy'),
  ),
  merc('The Headless Horseman', 'enemy', ['Spiky', 'the Hollow Rider']),
  merc('Corwin Reed', 'other'),
];

const ABILITIES = [
  ability('Ironclad/Second Wind'),
  ability('Ironclad/Silver Tongue', 'one'),
  ability('Ironclad/Wait and Hope'),
  ability('Ironclad/Fire'),
  ability('Ironclad/Fire Storm'),
  ability('Ironclad/Iron Stance'),
  ability('Ironclad/Iron Dance'),
  ability('Ironclad/Rally'),
  ability('Piper/Rally'),
  ability('Piper/Reel', 'one'),
  ability('Piper/Blessing', 'one', 'ally'),
  ability('Piper/Volley', 'up to three'),
  ability('Piper/Never Again'),
  ability('Piper/What If?'),
  ability('Captain Nemo/Flood the Chambers'),
  ability('Captain Nemo/Flood the Lower Deck'),
  ability('Captain Nemo/Ram', 'one'),
  ability('Medusa/Turn to Stone', 'one'),
  ability('Dantès/The Count’s Reckoning', 'one'),
  ability('Scheherazade/One More Night', 'one'),
  ability('Scheherazade/Twin Tales', 'two'),
  ability('Scheherazade/I. AM SHE'),
  ability('Scheherazade/Now we speak! And win!'),
  ability('Scheherazade/Plan A'),
  ability('Scheherazade/???'),
];

export const TEAM: Vocabulary = { abilities: ABILITIES, mercs: MERCS };

export const teamWith = (
  abilities: readonly VocabularyAbility[],
  mercs: readonly VocabularyMerc[] = [],
): Vocabulary => ({
  abilities: [...ABILITIES, ...abilities],
  mercs: [...MERCS, ...mercs],
});

/**
 * Readings in short. A declaration: `Ironclad/Silver Tongue on Lantern`. An unclear text: `negated: ` and its
 * candidates, with `|` between them. Talk: `-`.
 */
export function told(post: string, vocabulary: Vocabulary = TEAM): readonly string[] {
  return read(post, vocabulary).map(inShort);
}

export function inShort(reading: Reading): string {
  const { kind, ability: key, merc: user, targets, includeUnrosterable, doubt, candidates } = reading;
  if (kind === 'talk') return '-';
  if (kind === 'unclear')
    return `${doubt}: ${candidates.map((each) => use(each.ability, each.merc, each.targets)).join(' | ')}`;
  return `${use(key ?? '', user ?? '', targets)}${includeUnrosterable ? ' and the unrosterable' : ''}`;
}

function use(key: string, user: string, targets: readonly string[]): string {
  const by = key.startsWith(`${user}/`) ? '' : ` by ${user}`;
  return `${key}${by}${targets.length > 0 ? ` on ${targets.join(', ')}` : ''}`;
}
