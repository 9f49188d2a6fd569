import type { Metadata } from 'next';
import { RollBackSection } from '@/components/admin/roll-back';
import { EmptyState } from '@/components/kit/notice';
import { Page } from '@/components/shell/page';
import { readRollBack } from '@/lib/features/review/undo';
import { admit } from '@/lib/platform/auth/guard';
import { rollBackPhase } from '../journal/actions';
import '../../styles/admin.css';

export const metadata: Metadata = { title: 'Roll back a phase' };

export default async function RollBackRoute() {
  const actor = await admit('undo');
  const found = await readRollBack(actor);
  return (
    <Page name="admin">
      <p className="crumb">
        <a href="/admin">Control room</a> / <a href="/admin/journal">Journal</a> / Roll back
      </p>
      {found.ok ? (
        <RollBackSection page={found.value} rollBack={rollBackPhase} />
      ) : (
        <>
          <h1 className="title">Roll back a phase</h1>
          <EmptyState what={found.problem.message} />
        </>
      )}
    </Page>
  );
}
