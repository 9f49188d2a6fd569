import type { Doubt, Reading, VocabularyAbility, VocabularyMerc } from '../rules/kernel/reading';
import type { Candidate, Mark, Span } from '../rules/kernel/ruling';
import type { Clause, Target } from './clauses';
import { meant } from './mentions';
import type { Near } from './near';
import * as notes from './notes';
import { EXCLUDING, INCLUDING, JOINERS } from './phrases';
import type { Range, Statement } from './statement';
import type { AbilityName, Lexicon } from './vocabulary';

const NOTHING = {
  ability: null,
  merc: null,
  targets: [],
  includeUnrosterable: false,
  marks: [],
  how: null,
  doubt: null,
  candidates: [],
} as const;

/** Bold that comes near no ability. */
export function talkReading(statement: Statement): Reading {
  const { bold } = statement;
  return { ...NOTHING, kind: 'talk', span: bold.span, text: flat(bold.text), note: notes.talk(statement) };
}

/** Bold that is a name without letters, sign for sign. */
export function wordlessReading(statement: Statement, name: AbilityName, lexicon: Lexicon): Reading {
  const { bold } = statement;
  const [use, other] = name.uses;
  const base = { ...NOTHING, span: bold.span, text: flat(bold.text) };
  const marks: Mark[] = [{ ...bold.span, what: 'ability', key: use?.key ?? null }];
  if (use === undefined || other !== undefined || (use.aims !== null && use.aims.min > 0)) {
    const doubt: Doubt = other === undefined ? 'no target' : 'tied';
    const candidates = name.uses.map((each) => candidate(each, [], doubt));
    return {
      ...base,
      kind: 'unclear',
      marks,
      doubt,
      candidates,
      note: notes.doubtful(doubt, bold.text, name.uses, lexicon),
    };
  }
  return {
    ...base,
    kind: 'declaration',
    ability: use.key,
    merc: use.merc,
    marks,
    how: 'exact',
    note: notes.exact(use, lexicon),
  };
}

/** Bold that comes near one name or several without being any. */
export function nearReading(statement: Statement, near: Near, lexicon: Lexicon): Reading {
  const uses = near.names.flatMap((name) => name.uses);
  const doubt: Doubt = near.names.length > 1 || uses.length > 1 ? 'tied' : 'near miss';
  const said = wordsOf(statement, near);
  const [only] = uses;
  const key = uses.length === 1 && only !== undefined ? only.key : null;
  return {
    ...NOTHING,
    kind: 'unclear',
    span: statement.bold.span,
    text: flat(statement.bold.text),
    marks: [{ ...spanOf(statement, near), what: 'ability', key }],
    doubt,
    candidates: uses.map((use) => candidate(use, [], near.how)),
    note: notes.near(said, near, uses, lexicon),
  };
}

interface Aim {
  readonly targets: readonly string[];
  readonly doubt: Doubt | null;
  /** The mercs that words may mean of which it is not sure which. */
  readonly among: readonly VocabularyMerc[];
  readonly said: string;
}

/** One ability, or several of which one alone can be meant. */
export function clauseReading(group: readonly Clause[], all: readonly Clause[], lexicon: Lexicon): Reading {
  const [clause] = group;
  if (clause === undefined) throw new Error('a reading of no clause');
  const { statement, name } = clause;
  const place = placeOf(group, all);
  const base = { ...NOTHING, ...place, includeUnrosterable: includesUnrosterable(statement) };
  const uses = group.flatMap((each) => each.uses);
  const [use] = uses;
  const aim = use === undefined ? null : aimOf(clause, use, lexicon);
  const doubt = doubtOf(clause, uses, aim);
  const marks = inOrder([...group.flatMap((each) => marksOf(each, lexicon)), ...reasonMarks(clause, place.span)]);
  if (use !== undefined && aim !== null && doubt === null) {
    return {
      ...base,
      kind: 'declaration',
      ability: use.key,
      merc: use.merc,
      targets: aim.targets,
      marks,
      how: name.how,
      note: notes.declared(wordsOf(statement, name), name, use, lexicon),
    };
  }
  const because = doubt ?? 'tied';
  const candidates = group.flatMap((each) => each.uses.flatMap((other) => candidatesOf(each, other, because, lexicon)));
  const said = wordsOf(statement, name);
  return {
    ...base,
    kind: 'unclear',
    marks,
    doubt: because,
    candidates,
    note:
      clause.reason !== null
        ? notes.denied(clause.reason, uses, lexicon)
        : aim !== null && (because === 'target tied' || because === 'no target')
          ? notes.aim(because, use, aim.said, aim.among, aim.targets.length, lexicon)
          : notes.doubtful(because, said, uses, lexicon),
  };
}

function doubtOf(clause: Clause, uses: readonly VocabularyAbility[], aim: Aim | null): Doubt | null {
  if (clause.reason !== null) return clause.reason.doubt;
  if (uses.length !== 1) return 'tied';
  if (clause.aside) return 'near miss';
  return aim?.doubt ?? null;
}

function aimOf(clause: Clause, use: VocabularyAbility, lexicon: Lexicon): Aim {
  const none = { targets: [], doubt: null, among: [], said: '' };
  if (use.aims === null || use.aims.max === 0) return none;
  const keys: string[] = [];
  for (const target of clause.targets) {
    const fits = fitting(target, use, lexicon);
    const said = wordsOf(target.statement, target);
    if (fits.length !== 1) return { targets: [], doubt: 'target tied', among: fits, said };
    const key = fits[0]?.key;
    if (key !== undefined && !keys.includes(key)) keys.push(key);
  }
  const named = keys.flatMap((key) => lexicon.mercs.get(key) ?? []);
  const said = clause.targets.map((target) => wordsOf(target.statement, target)).join(', ');
  if (keys.length > use.aims.max || (clause.either && keys.length > 1)) {
    return { targets: [], doubt: 'target tied', among: named, said };
  }
  return { targets: keys, doubt: keys.length < use.aims.min ? 'no target' : null, among: named, said };
}

function fitting(target: Target, use: VocabularyAbility, lexicon: Lexicon): readonly VocabularyMerc[] {
  if (target.mention === null) {
    const self = lexicon.mercs.get(use.merc);
    return self === undefined ? [] : [self];
  }
  return meant(target.mention, (merc) => use.aimsAt === 'any' || merc.side === use.aimsAt);
}

function candidatesOf(clause: Clause, use: VocabularyAbility, doubt: Doubt, lexicon: Lexicon): readonly Candidate[] {
  const aim = aimOf(clause, use, lexicon);
  const why = clause.reason === null && clause.name.slips > 0 && doubt === 'tied' ? 'same distance' : doubt;
  if (aim.doubt === 'target tied' && aim.among.length > 0 && use.aims?.max === 1) {
    return aim.among.map((merc) => candidate(use, [merc.key], why));
  }
  return [candidate(use, aim.doubt === 'target tied' ? aim.among.map((merc) => merc.key) : aim.targets, why)];
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

/** Where the clauses stand: the whole bold text, or their share of one that holds several; with it their targets' own. */
function placeOf(group: readonly Clause[], all: readonly Clause[]): { readonly span: Span; readonly text: string } {
  const first = group[0];
  const last = group.at(-1);
  if (first === undefined || last === undefined) throw new Error('a place of no clause');
  const { statement } = first;
  const before = all[all.indexOf(first) - 1];
  const after = all[all.indexOf(last) + 1];
  const from = before === undefined ? 0 : startOf(first);
  let to = after === undefined ? statement.words.length : startOf(after);
  while (to > last.name.to && after !== undefined && JOINERS.has(statement.words[to - 1]?.form.norm ?? '')) to--;
  const whole = before === undefined && after === undefined;
  const span = whole ? statement.bold.span : spanOf(statement, { from, to });
  const others = new Set(
    group.flatMap((clause) => clause.targets.map((target) => target.statement)).filter((each) => each !== statement),
  );
  const spans = [
    span,
    ...[...others].map((each) => each.bold.span),
    ...group.flatMap((clause) => clause.targets.map((target) => spanOf(target.statement, target))),
  ];
  return {
    span: { start: Math.min(...spans.map((each) => each.start)), end: Math.max(...spans.map((each) => each.end)) },
    text: [
      whole ? flat(statement.bold.text) : wordsOf(statement, { from, to }),
      ...[...others].map((each) => flat(each.bold.text)),
    ].join(' … '),
  };
}

const startOf = (clause: Clause): number =>
  clause.user !== null && clause.user.to <= clause.name.from ? clause.user.from : clause.name.from;

function marksOf(clause: Clause, lexicon: Lexicon): Mark[] {
  const { statement, name, user } = clause;
  const [use] = clause.uses;
  const key = clause.uses.length === 1 && use !== undefined ? use.key : null;
  const { inserted } = name;
  const parts =
    inserted === null
      ? [name]
      : [
          { from: name.from, to: inserted.from },
          { from: inserted.to, to: name.to },
        ];
  const marks: Mark[] = parts.map((part) => ({ ...spanOf(statement, part), what: 'ability', key }));
  if (user !== null) marks.push({ ...spanOf(statement, user), what: 'merc', key: use?.merc ?? null });
  if (use === undefined || use.aims === null) return marks;
  for (const target of clause.targets) {
    const fits = fitting(target, use, lexicon);
    const only = fits.length === 1 ? fits[0] : undefined;
    marks.push({ ...spanOf(target.statement, target), what: 'target', key: only?.key ?? null });
  }
  return marks;
}

function reasonMarks({ statement, reason }: Clause, within: Span): Mark[] {
  if (reason?.words == null) return [];
  const span =
    reason.words.from < reason.words.to ? spanOf(statement, reason.words) : afterWord(statement, reason.words.from);
  return span.start < within.start || span.end > within.end ? [] : [{ ...span, what: 'doubt', key: null }];
}

/** The question mark after a word. */
function afterWord(statement: Statement, at: number): Span {
  const end = statement.words[at]?.end ?? 0;
  const mark = statement.bold.text.slice(end).search(/[?？]/);
  return mark < 0 ? statement.bold.rawSpan(end, end) : statement.bold.rawSpan(end + mark, end + mark + 1);
}

const inOrder = (marks: readonly Mark[]): readonly Mark[] =>
  [...marks].sort((a, b) => a.start - b.start || a.end - b.end);

function spanOf(statement: Statement, range: Range): Span {
  const first = statement.words[range.from];
  const last = statement.words[range.to - 1];
  return first === undefined || last === undefined
    ? statement.bold.span
    : statement.bold.rawSpan(first.start, last.end);
}

function wordsOf(statement: Statement, range: Range): string {
  const first = statement.words[range.from];
  const last = statement.words[range.to - 1];
  return first === undefined || last === undefined ? '' : flat(statement.bold.text.slice(first.start, last.end));
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** Whether the words ask to take in those who cannot be rostered (2b:random). */
function includesUnrosterable({ words, unrosterable }: Statement): boolean {
  return unrosterable.some((range) => {
    const said = [...words.slice(Math.max(0, range.from - 5), range.from), ...words.slice(range.to, range.to + 3)];
    return said.some((word) => INCLUDING.has(word.form.norm)) && !said.some((word) => EXCLUDING.has(word.form.norm));
  });
}
