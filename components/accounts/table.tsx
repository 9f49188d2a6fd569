import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import type { AccountLine } from '@/lib/features/accounts/model';

/** Everybody who may sign in, and those who no longer may. */
export function AccountsTable({ accounts, zone }: { accounts: readonly AccountLine[]; zone: string }) {
  const enabled = accounts.filter((account) => !account.disabled).length;
  const columns: readonly Column<AccountLine>[] = [
    {
      key: 'name',
      head: 'Name',
      names: true,
      cell: (account) => (
        <>
          <RowName href={`/admin/accounts/${account.key}`}>{account.name}</RowName>
          {account.disabled && <Muted> · disabled</Muted>}
        </>
      ),
    },
    {
      key: 'role',
      head: 'Role',
      cell: ({ role, team }) => (
        <>
          {role}
          {team !== null && <Sub>{team}</Sub>}
        </>
      ),
    },
    { key: 'team', head: 'Team', stands: 'md', cell: ({ team }) => team },
    {
      key: 'seen',
      head: 'Last seen',
      stands: 'md',
      tone: 'muted',
      nowrap: true,
      cell: ({ seenAt }) => (seenAt === null ? 'signed in nowhere' : <Time at={seenAt} zone={zone} />),
    },
  ];
  return (
    <Table
      caption="Accounts"
      note={`${enabled} that may sign in${enabled < accounts.length ? `, ${accounts.length - enabled} disabled` : ''}`}
      columns={columns}
      rows={accounts}
      rowKey={({ key }) => key}
      rowLook={({ disabled }) => (disabled ? 'off' : undefined)}
    />
  );
}
