import { nameOf } from '@/lib/record/week/saw';
import { ok, type Problem, type Result } from '@/lib/result';

type Shown<Preview> = Result<
  { readonly to: string; readonly said?: string } | { readonly shown: Preview; readonly problem?: Problem }
>;

/**
 * Nothing is saved that was not shown: the first time an order shows what it would change; the same order again is saved
 * where the journal stands as it was shown, and shown anew where it does not.
 * @param order what `show` names, so that a form that was changed since is another order
 */
export async function previewed<Preview>(
  { order, seq, saw }: { order: unknown; seq?: number; saw?: string },
  show: () => Promise<Result<Preview>>,
  save: (sawSeq: number) => Promise<Result<{ readonly to: string; readonly said: string }>>,
): Promise<Shown<Preview>> {
  if (seq === undefined || saw !== nameOf(order)) {
    const now = await show();
    return now.ok ? ok({ shown: now.value }) : now;
  }
  const done = await save(seq);
  if (done.ok || done.problem.code !== 'stale') return done;
  const now = await show();
  return now.ok ? ok({ shown: now.value, problem: done.problem }) : done;
}
