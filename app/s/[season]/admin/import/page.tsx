import type { Metadata } from 'next';
import { z } from 'zod';
import { askedBy } from '@/app/missing';
import { seasonIn } from '@/app/s/season';
import { ImportLook } from '@/components/exchange/look';
import { UploadForm } from '@/components/exchange/upload';
import { ExportLinks, WaitingImports } from '@/components/exchange/waiting';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { own } from '@/lib/engine/rules/kernel/key';
import { admitTo } from '@/lib/platform/auth/guard';
import { type ImportPreview, previewImport, readImportRoom } from '@/lib/record/exchange/import';
import { adminPath } from '@/lib/record/views/address';
import { askedId, askedWords } from '@/lib/record/views/asked';
import { readSeason } from '@/lib/record/views/season';
import type { Problem } from '@/lib/result';
import { importFiles } from './actions';

export const metadata: Metadata = { title: 'Import' };

/** Why files were not taken, by the code in the address. */
const PROBLEMS: Readonly<Record<string, string>> = {
  empty: 'There is nothing in what you sent.',
  'too-many': 'Send at most ten files at once.',
  'too-large': 'That is more than 5 MB: import it in parts.',
  spreadsheet: 'The spreadsheet cannot be read: save it as .xlsx or .ods once more, or as CSV, and send that.',
  unwritable: 'A file is no text in UTF-8: save it as UTF-8 and send it again.',
};

interface Props {
  params: Promise<{ season: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ImportRoute({ params, searchParams }: Props) {
  const season = await seasonIn(params);
  const actor = await admitTo(season, 'import');
  const { staged, problem } = askedBy(
    z.object({ staged: askedId, problem: askedWords }),
    await searchParams,
    adminPath(season, '/import'),
  );
  const [room, record] = await Promise.all([readImportRoom(season), readSeason(season)]);
  const look = staged !== null ? await previewImport(actor, staged) : null;
  return (
    <Page name="import">
      <Crumb>
        <a href={adminPath(season)}>Control room</a> / Import
      </Crumb>
      <Title>Import</Title>
      <Lede>
        Teams, mercs and abilities from a spreadsheet, as tables (CSV) or as a case (YAML). You see first what would be
        added and changed, and each mistake at its cell. It is one entry in the journal and comes with the next week:
        within a week nothing that it opened with changes.
      </Lede>
      {room.next === null ? (
        <EmptyState what="No season is open yet. Once one is, its teams and mercs can be imported here." />
      ) : (
        <>
          {typeof problem === 'string' && own(PROBLEMS, problem) !== undefined && (
            <div role="alert">
              <Notice tone="refused">{own(PROBLEMS, problem)}</Notice>
            </div>
          )}
          {look !== null && <Look look={look} staged={String(staged)} />}
          <Section
            id="files"
            title={look === null ? 'Files' : 'Other files'}
            more="nothing is saved before you have seen it"
          >
            <p>
              <a href="/seasons/columns">Every column and word, with templates to fill in</a>
            </p>
            <UploadForm season={season} />
          </Section>
          <WaitingImports season={season} room={room} zone={record?.timeZone ?? 'UTC'} />
          <ExportLinks season={season} />
        </>
      )}
    </Page>
  );
}

function Look({
  look,
  staged,
}: {
  look: { ok: true; value: ImportPreview } | { ok: false; problem: Problem };
  staged: string;
}) {
  if (look.ok) return <ImportLook preview={look.value} staged={staged} commit={importFiles} />;
  return (
    <div role="alert">
      <Notice tone="refused">
        <p>{look.problem.message}</p>
        {look.problem.next !== undefined && <Hint>{look.problem.next}</Hint>}
      </Notice>
    </div>
  );
}
