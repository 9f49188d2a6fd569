import type { Metadata } from 'next';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { ColumnsGuide } from '@/components/opening/columns';
import { Page } from '@/components/shell/page';
import { effectWords, guideTo } from '@/lib/record/exchange/guide';
import { TEMPLATES } from '@/lib/record/exchange/templates';

export const metadata: Metadata = {
  title: 'Columns of a season’s files',
  description: 'Every column, key and word of files with teams, mercs and abilities, with templates to fill in.',
};

const TABLES = ['teams', 'mercs', 'abilities'] as const;

export default function ColumnsPage() {
  return (
    <Page name="opening">
      <Crumb>
        <a href="/seasons">Seasons</a> / Columns of files
      </Crumb>
      <Title>Columns of a season’s files</Title>
      <Lede>
        Teams, mercs and abilities come as a spreadsheet with a sheet each, as CSV, or as YAML. What you leave out stays
        as it is, or is the usual; what a file says and nothing knows is told at its line.
      </Lede>
      <ColumnsGuide
        tables={TABLES.map((name) => ({ name, columns: guideTo(name) }))}
        effects={effectWords()}
        templates={TEMPLATES}
      />
    </Page>
  );
}
