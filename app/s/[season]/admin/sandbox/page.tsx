import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy, missing } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { titled } from '@/app/titled';
import { Form } from '@/components/kit/form';
import { Notice } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { ForkList, ForkNotes } from '@/components/sandbox/forks';
import { SandboxForm } from '@/components/sandbox/form';
import { Page } from '@/components/shell/page';
import { admitTo } from '@/lib/platform/auth/guard';
import { EXAMPLE } from '@/lib/record/sandbox/example';
import { readFork } from '@/lib/record/sandbox/fork';
import { exportTable } from '@/lib/record/tables/export';
import { adminPath } from '@/lib/record/views/address';
import { askedNumber } from '@/lib/record/views/asked';
import { readSeason } from '@/lib/record/views/season';
import { tryScenario } from './actions';

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Pick<Props, 'searchParams'>): Promise<Metadata> {
  return { title: titled('Sandbox', await searchParams, { fork: 'from week', table: 'from table' }) };
}

export default async function SandboxRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'sandbox');
  const query = z.object({ fork: askedNumber, table: askedNumber });
  const { fork: asked, table } = askedBy(query, await searchParams, adminPath(season, '/sandbox'));
  const [record, found] = await Promise.all([readSeason(season), asked === null ? null : readFork(season, asked)]);
  if (asked !== null && !found?.ok) missing(adminPath(season, '/sandbox'), { fork: String(asked) });
  const played = table === null ? null : await exportTable(table, actor);
  if (table !== null && played?.ok === false && played.problem.code === 'not-found')
    missing(adminPath(season, '/sandbox'), { table: String(table) });
  const fork = found?.ok ? found.value : null;
  return (
    <Page name="sandbox">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Sandbox
      </Crumb>
      <Title>Sandbox</Title>
      <Lede>
        Ask the rules what would come of a game that you write down. Nothing here is saved, and nothing of the season
        changes.
      </Lede>
      <ForkList season={season} weeks={record?.weeks.map(({ number }) => number) ?? []} forked={fork?.week ?? null} />
      {found !== null && !found.ok && (
        <Notice tone="refused">
          <p>{found.problem.message}</p>
        </Notice>
      )}
      {table !== null && <TableNote number={table} problem={played?.ok === false ? played.problem.message : null} />}
      {fork && <ForkNotes season={season} fork={{ week: fork.week, open: fork.open, notes: fork.notes }} />}
      <Form action={tryScenario} look="spaced" label="Run a scenario">
        {fork && <input type="hidden" name="fork" value={fork.week} />}
        <SandboxForm season={season} text={fork?.text ?? (played?.ok ? played.value : EXAMPLE)} />
      </Form>
    </Page>
  );
}

/** What a scenario that was forked from a table holds. */
function TableNote({ number, problem }: { number: number; problem: string | null }) {
  if (problem !== null) {
    return (
      <Notice tone="refused">
        <p>{problem}</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>
        Forked from <a href={`/tables/${number}`}>table {number}</a>. While it is played this holds no more than
        everybody may know; whoever was not seen yet is a plain stand-in.
      </p>
    </Notice>
  );
}
