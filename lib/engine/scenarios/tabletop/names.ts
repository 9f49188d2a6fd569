import type { DocumentProblem } from '../frame';
import type { ScenarioDocument } from './document';

/** `User/Ability` parted where the name of one who has such an ability ends; null: nobody has it. */
export function partedIn(
  creatures: Readonly<Record<string, { readonly abilities: Readonly<Record<string, unknown>> }>>,
  text: string,
): { user: string; ability: string } | null {
  for (const [user, { abilities }] of Object.entries(creatures)) {
    const ability = text.slice(user.length + 1);
    if (text.startsWith(`${user}/`) && Object.hasOwn(abilities, ability)) return { user, ability };
  }
  return null;
}

/** Names in `play` and `expect` that are nobody's: the document is not valid. What a player orders may name anything. */
export function unknownNames({ creatures, play, expect }: ScenarioDocument): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  type Path = DocumentProblem['path'];
  const creature = (path: Path, name: string | null | undefined) => {
    if (typeof name === 'string' && !Object.hasOwn(creatures, name))
      problems.push({ path, message: `“${name}” is no creature of this scenario` });
  };
  const all = (path: Path, names: readonly string[] = []) => {
    names.forEach((name, at) => {
      creature([...path, at], name);
    });
  };
  const owned = (path: Path, text: string) => {
    if (partedIn(creatures, text) === null) problems.push({ path, message: `nobody has the ability “${text}”` });
  };
  play.forEach((step, at) => {
    const path = ['play', at];
    if ('by' in step) creature([...path, 'by'], step.by);
    if (step.step === 'turn') creature([...path, 'turn'], step.turn);
    if (step.step === 'end') creature([...path, 'end'], step.end);
    if (step.step === 'slip') creature([...path, 'slip'], step.slip);
    if (step.step === 'touch') creature([...path, 'touch'], step.touch);
    if (step.step === 'attack') creature([...path, 'attack'], step.attack);
    if (step.step === 'recover') creature([...path, 'recover'], step.recover);
    if (step.step === 'say') all([...path, 'to'], step.to);
    if (step.step === 'use') {
      for (const key of USE_NAMES) all([...path, key], step[key]);
      step.answers.forEach((answer, index) => {
        creature([...path, 'answers', index, 'by'], answer.by);
        for (const key of USE_NAMES) all([...path, 'answers', index, key], answer[key]);
      });
    }
    if (step.step === 'happens') {
      const { to, distraction, ends, distractedBy } = step.happens;
      creature([...path, 'happens', 'to'], to);
      if (typeof distraction === 'object')
        creature([...path, 'happens', 'distraction', 'grappled'], distraction.grappled);
      if (typeof ends === 'object') creature([...path, 'happens', 'ends', 'grappled'], ends.grappled);
      if (distractedBy !== undefined) owned([...path, 'happens', 'distractedBy'], distractedBy);
    }
    if (step.step === 'ruling') {
      for (const name of Object.keys(step.ruling.set ?? {})) creature([...path, 'ruling', 'set', name], name);
      if (step.ruling.ability !== undefined) owned([...path, 'ruling', 'ability'], step.ruling.ability);
    }
  });
  (expect.rulings ?? []).forEach((line, at) => {
    const path = ['expect', 'rulings', at];
    creature([...path, 'by'], line.by);
    for (const key of ['affected', 'saved', 'resisted'] as const) all([...path, key], line[key]);
    for (const name of Object.keys(line.damage ?? {})) creature([...path, 'damage', name], name);
  });
  for (const name of Object.keys(expect.creatures ?? {})) creature(['expect', 'creatures', name], name);
  for (const room of ['uses', 'usable', 'active'] as const)
    for (const text of Object.keys(expect[room] ?? {})) owned(['expect', room, text], text);
  for (const [text, on] of Object.entries(expect.active ?? {})) all(['expect', 'active', text], on);
  (expect.noRulings ?? []).forEach((text, at) => {
    creature(['expect', 'noRulings', at], userOf(creatures, text));
  });
  for (const text of Object.keys(expect.belief ?? {})) creature(['expect', 'belief', text], userOf(creatures, text));
  return problems;
}

const USE_NAMES = ['on', 'forgo', 'willing', 'opportunity'] as const;

/** The creature before the stroke, as far as one can be told. */
export const userOf = (creatures: Readonly<Record<string, unknown>>, text: string): string =>
  Object.keys(creatures)
    .filter((name) => text.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0] ?? text.slice(0, text.indexOf('/'));
