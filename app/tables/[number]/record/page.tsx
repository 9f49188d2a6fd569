import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { Deeds, Posts, Proof, Superseded, UndoForm } from '@/components/tables/record';
import { currentActor } from '@/lib/platform/auth/session';
import { readRecord } from '@/lib/record/tables/record';
import { readZone } from '@/lib/record/tables/zone';
import { tableNumber } from '../number';
import { undo } from '../override/actions';
import '../../../styles/tables.css';

export const metadata: Metadata = { title: 'Record of a table' };

export default async function RecordPage({ params }: { params: Promise<{ number: string }> }) {
  const [{ number: text }, actor] = await Promise.all([params, currentActor()]);
  const number = tableNumber(text);
  const read = number === null ? null : await readRecord(number, actor);
  if (!read?.ok) missing(`/tables/${encodeURIComponent(text)}`);
  const record = read.value;
  const zone = await readZone();
  return (
    <Page name="table">
      <Crumb>
        <a href="/tables">Tables</a> / <a href={`/tables/${number}`}>{record.frame.head.name}</a> / Record
      </Crumb>
      <Title>Record</Title>
      <Lede>{record.frame.head.standing}</Lede>
      <Deeds record={record} zone={zone} />
      <Posts record={record} zone={zone} />
      <Superseded record={record} />
      <UndoForm record={record} undo={undo} />
      <Proof record={record} />
    </Page>
  );
}
