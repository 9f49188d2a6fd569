import type { ClauseId, Ruling, Verdict } from '../../engine/rules/kernel/ruling';

/** Clauses that nearly every ruling rests on: said only where nothing else was at stake. */
const ROUTINE: ReadonlySet<ClauseId> = new Set([
  '2e:declaration',
  '2e:costs',
  '2e:targeting',
  '2e:timing',
  '2e:hitting',
  '2e:resolution',
  '2b:quantity',
  '2b:selection',
  '2b:enemy',
  '2c:cooldown',
  'glossary:fatigue',
  '2f:earlier-timing',
  '2f:declaration-order',
  '2f:simultaneous',
]);

/** Verdicts of a step at which a ruling took its course. */
const DECISIVE: readonly Verdict[] = ['stopped', 'turned'];

const MOST = 3;

/**
 * The clauses that a ruling in a row is shown with: those of the steps that decided it first, then what else was not
 * routine. At most three; the ruling's own page argues them all.
 */
export function tellingClauses(
  cites: readonly ClauseId[],
  steps: readonly { readonly verdict: Verdict; readonly cites: readonly ClauseId[] }[],
): ClauseId[] {
  const decisive = steps.filter((step) => DECISIVE.includes(step.verdict)).flatMap((step) => step.cites);
  const telling = [...new Set([...decisive, ...cites])].filter((id) => !ROUTINE.has(id));
  const shown = telling.length > 0 ? telling : decisive.length > 0 ? [...new Set(decisive)] : cites;
  return shown.slice(0, MOST);
}

/** The telling clauses of a ruling that may not be there; none then. */
export const tellingOf = (ruling: Pick<Ruling, 'cites' | 'steps'> | null | undefined): ClauseId[] =>
  ruling ? tellingClauses(ruling.cites, ruling.steps) : [];
