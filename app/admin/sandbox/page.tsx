import type { Metadata } from 'next';
import { Form } from '@/components/kit/form';
import { Notice } from '@/components/kit/notice';
import { ForkList, ForkNotes } from '@/components/sandbox/forks';
import { SandboxForm } from '@/components/sandbox/form';
import { Page } from '@/components/shell/page';
import { admit } from '@/lib/auth/guard';
import { askedNumber } from '@/lib/record/asked';
import { readSeason } from '@/lib/record/season';
import { EXAMPLE } from '@/lib/sandbox/example';
import { readFork } from '@/lib/sandbox/fork';
import { tryScenario } from './actions';
import '../../styles/sandbox.css';

export const metadata: Metadata = { title: 'Sandbox' };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SandboxRoute({ searchParams }: Props) {
  await admit('sandbox');
  const asked = askedNumber.parse((await searchParams).fork);
  const [season, found] = await Promise.all([readSeason(), asked === null ? null : readFork(asked)]);
  const fork = found?.ok ? found.value : null;
  return (
    <Page name="sandbox">
      <p className="crumb">
        <a href="/admin">Control room</a> / Sandbox
      </p>
      <h1 className="title">Sandbox</h1>
      <p className="lede">
        Ask the rules what would come of a game that you write down. Nothing here is saved, and nothing of the season
        changes.
      </p>
      <ForkList weeks={season?.weeks.map(({ number }) => number) ?? []} forked={fork?.week ?? null} />
      {found !== null && !found.ok && (
        <Notice tone="refused">
          <p>{found.problem.message}</p>
        </Notice>
      )}
      {fork && <ForkNotes fork={{ week: fork.week, open: fork.open, notes: fork.notes }} />}
      <Form action={tryScenario} className="trial" label="Run a scenario">
        {fork && <input type="hidden" name="fork" value={fork.week} />}
        <SandboxForm text={fork?.text ?? EXAMPLE} />
      </Form>
    </Page>
  );
}
