import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { Time } from '@/components/kit/time';
import type { LinkLine } from '@/lib/features/accounts/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

/** Invite links, open ones to revoke. */
export function InvitesTable({
  invites,
  zone,
  revoke,
}: {
  invites: readonly LinkLine[];
  zone: string;
  revoke: FormAction;
}) {
  if (invites.length === 0) return <EmptyState what="Nobody has been invited yet." />;
  return (
    <table className="t">
      <caption>
        Invites <small>newest first; the links themselves are stored nowhere</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Gives</th>
          <th scope="col">State</th>
          <th scope="col" className="wide">
            Made
          </th>
        </tr>
      </thead>
      <tbody>
        {invites.map((link) => (
          <tr key={link.id}>
            <th scope="row">
              <bdi>{link.note || 'somebody'}</bdi>
            </th>
            <td>{link.gives}</td>
            <td>
              <LinkStateWords link={link} zone={zone} />
              {link.state === 'open' && <RevokeForm link={link} revoke={revoke} />}
            </td>
            <td className="wide mid">
              by <bdi>{link.madeBy}</bdi>, <Time at={link.madeAt} zone={zone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LinkStateWords({ link, zone }: { link: LinkLine; zone: string }) {
  if (link.state === 'used')
    return (
      <>
        used
        {link.usedBy !== null && (
          <>
            {' '}
            by <bdi>{link.usedBy}</bdi>
          </>
        )}
      </>
    );
  if (link.state === 'open') {
    return (
      <>
        open until <Time at={link.expiresAt} zone={zone} />
      </>
    );
  }
  return <span className="mid">{link.state}</span>;
}

/** Revokes a link that is open. */
export function RevokeForm({ link, revoke }: { link: LinkLine; revoke: FormAction }) {
  const of = link.note || link.gives;
  return (
    <Form action={revoke} label={`Revoke the link${of === '' ? '' : ` for ${of}`}`}>
      <FormMessage />
      <input type="hidden" name="link" value={link.id} />
      <Button look="small">Revoke</Button>
    </Form>
  );
}
