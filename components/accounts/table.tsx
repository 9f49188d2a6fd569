import { Time } from '@/components/kit/time';
import type { AccountLine } from '@/lib/features/accounts/model';

/** Everybody who may sign in, and those who no longer may. */
export function AccountsTable({ accounts, zone }: { accounts: readonly AccountLine[]; zone: string }) {
  const enabled = accounts.filter((account) => !account.disabled).length;
  return (
    <table className="t">
      <caption>
        Accounts{' '}
        <small>
          {enabled} that may sign in{enabled < accounts.length && `, ${accounts.length - enabled} disabled`}
        </small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col" className="wide">
            Team
          </th>
          <th scope="col" className="wide">
            Last seen
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.key} className={account.disabled ? 'dim' : undefined}>
            <th scope="row">
              <a className="name" href={`/admin/accounts/${account.key}`}>
                {account.name}
              </a>
              {account.disabled && <span className="mid"> · disabled</span>}
            </th>
            <td>
              {account.role}
              {account.team !== null && <span className="sub">{account.team}</span>}
            </td>
            <td className="wide">{account.team}</td>
            <td className="wide mid nb">
              {account.seenAt === null ? 'signed in nowhere' : <Time at={account.seenAt} zone={zone} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
