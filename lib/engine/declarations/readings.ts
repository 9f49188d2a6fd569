import type { Doubt, PostAct, Reading, VocabularyAbility } from '../rules/kernel/reading';
import type { Candidate, Mark, Span } from '../rules/kernel/ruling';
import { type Aim, aimOf, possibleTargets, settlements } from './aim';
import type { Clause } from './clauses';
import { canMean } from './mentions';
import type { Near } from './near';
import * as notes from './notes';
import { EXCLUDING, INCLUDING } from './phrases';
import { flat, mark, type Place, placeOf, wordsOf } from './places';
import type { Statement } from './statement';
import { strayTargets } from './stray';
import type { AbilityName, Lexicon } from './vocabulary';

/** Words that are read as nothing. */
export const plainReading = (span: Span, text: string, note: string): Reading => ({
  kind: 'talk',
  span,
  text,
  ability: null,
  merc: null,
  targets: [],
  includeUnrosterable: false,
  marks: [],
  how: null,
  doubt: null,
  candidates: [],
  note,
});

/** Bold that comes near no ability. */
export const talkReading = (statement: Statement): Reading =>
  plainReading(statement.span, flat(statement.text), notes.talk(statement));

/** Bold that does something else than declare an ability. */
export const actReading = (statement: Statement, act: PostAct): Reading => ({
  ...talkReading(statement),
  note: notes.act(act),
  act,
});

/** Bold that is a name without letters, sign for sign. */
export function wordlessReading({ span, text }: Statement, name: AbilityName, lexicon: Lexicon): Reading {
  const place = { span, text: flat(text) };
  const [use, other] = name.uses;
  const marks: Mark[] = [
    { start: span.start, end: span.end, what: 'ability', key: other === undefined && use ? use.key : null },
  ];
  if (use !== undefined && other === undefined && (use.aims === null || use.aims.min === 0)) {
    return declaration(place, marks, use, [], 'exact', false, notes.exact(use, lexicon));
  }
  const doubt: Doubt = other === undefined ? 'no target' : 'tied';
  const candidates = name.uses.map((each) => candidate(each, [], doubt));
  return unclear(place, marks, doubt, candidates, false, notes.doubtful(doubt, text, name.uses, lexicon));
}

/** Bold that comes near one name or several without being any. */
export function nearReading(statement: Statement, near: Near, lexicon: Lexicon): Reading {
  const uses = near.names.flatMap((name) => name.uses);
  const [only, other] = uses;
  const doubt: Doubt = other === undefined ? 'near miss' : 'tied';
  const marks = [mark(statement, near, 'ability', other === undefined && only ? only.key : null)];
  const candidates = uses.map((use) => candidate(use, targetsNear(statement, near, use), near.how));
  const note = notes.near(wordsOf(statement, near), near, uses, lexicon);
  return unclear({ span: statement.span, text: flat(statement.text) }, marks, doubt, candidates, false, note);
}

/** The mercs in the sentence of a near miss that such an ability could be meant for. */
function targetsNear({ mentions, sentenceOf }: Statement, near: Near, use: VocabularyAbility): readonly string[] {
  const max = use.aims?.max ?? 0;
  const keys = mentions
    .filter((mention) => sentenceOf[mention.from] === sentenceOf[near.from] && !canMean(mention, use.merc))
    .flatMap((mention) => {
      const fits = possibleTargets(mention, use);
      return fits.length === 1 ? fits.map((merc) => merc.key) : [];
    });
  return [...new Set(keys)].slice(0, max);
}

/** One ability, or several of which one alone can be meant. */
export function clauseReading(group: readonly Clause[], all: readonly Clause[], lexicon: Lexicon): Reading {
  const [clause] = group;
  if (clause === undefined) throw new Error('a reading of no clause');
  const { statement, name, reason, other } = clause;
  const rivals = other === null ? group : [...group, other];
  const uses = rivals.length === 1 ? clause.uses : rivals.flatMap((each) => each.uses);
  const [use] = uses;
  const aim = use === undefined ? null : aimOf(clause, use, lexicon);
  const place = placeOf(group, all);
  const unrosterable = [statement, ...clause.also].some(includesUnrosterable);
  const marks: Mark[] = [];
  for (const each of group) addMarks(marks, each, each === clause ? aim : null, lexicon);
  addReason(marks, clause, place.span);
  if (marks.length > 1) marks.sort((a, b) => a.start - b.start || a.end - b.end);
  const said = wordsOf(statement, name);

  const stray = use === undefined || uses.length > 1 ? [] : strayTargets(clause, use, all);
  const doubt = doubtOf(clause, uses, aim) ?? (stray.length > 0 ? 'target tied' : null);
  if (use !== undefined && aim !== null && doubt === null) {
    return declaration(
      place,
      marks,
      use,
      aim.targets,
      name.how,
      unrosterable,
      withWords(notes.declared(clause, aim, use, lexicon), clause),
    );
  }
  const because = doubt ?? 'tied';
  const candidates = rivals.flatMap((each) => each.uses.flatMap((one) => candidatesOf(each, one, because, lexicon)));
  let note = notes.doubtful(because, said, uses, lexicon);
  if (reason !== null) note = withWords(notes.denied(reason, uses, lexicon), clause);
  else if (use !== undefined && aim !== null && because === aim.doubt) note = notes.aim(aim, use, lexicon);
  else if (use !== undefined && stray.length > 0) note = notes.stray(stray, use);
  return unclear(place, marks, because, candidates, unrosterable, note);
}

/** A note, and which words it rests on. */
const withWords = (note: string, clause: Clause): string => [note, notes.wordsRead(clause)].filter(Boolean).join(' ');

function declaration(
  place: Place,
  marks: readonly Mark[],
  use: VocabularyAbility,
  targets: readonly string[],
  how: Reading['how'],
  includeUnrosterable: boolean,
  note: string,
): Reading {
  return {
    kind: 'declaration',
    span: place.span,
    text: place.text,
    ability: use.key,
    merc: use.merc,
    targets,
    includeUnrosterable,
    marks,
    how,
    doubt: null,
    candidates: [],
    note,
  };
}

function unclear(
  place: Place,
  marks: readonly Mark[],
  doubt: Doubt,
  candidates: readonly Candidate[],
  includeUnrosterable: boolean,
  note: string,
): Reading {
  return {
    kind: 'unclear',
    span: place.span,
    text: place.text,
    ability: null,
    merc: null,
    targets: [],
    includeUnrosterable,
    marks,
    how: null,
    doubt,
    candidates,
    note,
  };
}

function doubtOf(clause: Clause, uses: readonly VocabularyAbility[], aim: Aim | null): Doubt | null {
  if (clause.reason !== null) return clause.reason.doubt;
  if (uses.length !== 1) return 'tied';
  if (clause.aside) return 'near miss';
  return aim?.doubt ?? null;
}

function candidatesOf(clause: Clause, use: VocabularyAbility, doubt: Doubt, lexicon: Lexicon): readonly Candidate[] {
  const why = clause.reason === null && clause.name.slips > 0 && doubt === 'tied' ? 'same distance' : doubt;
  return settlements(aimOf(clause, use, lexicon), use).map((targets) => candidate(use, targets, why));
}

const candidate = (
  use: VocabularyAbility,
  targets: readonly string[],
  why: keyof typeof notes.CANDIDATE,
): Candidate => ({
  ability: use.key,
  merc: use.merc,
  targets,
  note: notes.CANDIDATE[why],
});

function addMarks(marks: Mark[], clause: Clause, known: Aim | null, lexicon: Lexicon): void {
  const { statement, name, user, uses } = clause;
  const [use] = uses;
  const key = uses.length === 1 && use !== undefined ? use.key : null;
  if (name.inserted === null) marks.push(mark(statement, name, 'ability', key));
  else {
    marks.push(mark(statement, { from: name.from, to: name.inserted.from }, 'ability', key));
    marks.push(mark(statement, { from: name.inserted.to, to: name.to }, 'ability', key));
  }
  if (user !== null) marks.push(mark(user.statement, user, 'merc', use?.merc ?? null));
  if (use === undefined || clause.targets.length === 0) return;
  const aim = known ?? aimOf(clause, use, lexicon);
  for (const [at, target] of clause.targets.entries()) {
    const fits = aim.meant[at];
    if (fits !== undefined)
      marks.push(mark(target.statement, target, 'target', fits.length === 1 ? (fits[0]?.key ?? null) : null));
  }
}

/** The words that make it doubtful, where they stand within what is read. */
function addReason(marks: Mark[], { statement, reason }: Clause, within: Span): void {
  if (reason === null || reason.at === null) return;
  const { start, end } = statement.bold.rawSpan(reason.at.start, reason.at.end);
  if (start >= within.start && end <= within.end) marks.push({ start, end, what: 'doubt', key: null });
}

/** Whether the words ask to take in those who cannot be rostered (2b:random). */
function includesUnrosterable({ words, unrosterable }: Statement): boolean {
  return unrosterable.some(({ from, to }) => {
    const around = [...words.slice(Math.max(0, from - 5), from), ...words.slice(to, to + 3)];
    return (
      around.some((word) => INCLUDING.has(word.form.norm)) && !around.some((word) => EXCLUDING.has(word.form.norm))
    );
  });
}
