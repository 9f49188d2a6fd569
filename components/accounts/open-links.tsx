import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { Time } from '@/components/kit/time';
import type { OpenLink, OpenLinks } from '@/lib/features/accounts/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  open: readonly OpenLinks[];
  zone: string;
  revoke: FormAction;
}

/** Links that nobody has used yet, by who made them: invites, reset links, links to seats. */
export function OpenLinksTable({ open, zone, revoke }: Props) {
  if (open.length === 0) return <EmptyState what="No link is open." />;
  return (
    <table className="t" id="open-links">
      <caption>
        Open links <small>by who made them; they end when that account is disabled or loses its role</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Gives</th>
          <th scope="col">For</th>
          <th scope="col">Works until</th>
          <th scope="col">
            <span className="vh">Revoke it</span>
          </th>
        </tr>
      </thead>
      {open.map(({ key, maker, links }) => (
        <tbody key={key ?? ''}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {key === null ? (
                maker
              ) : (
                <a className="name" href={`/admin/accounts/${encodeURIComponent(key)}`}>
                  <bdi>{maker}</bdi>
                </a>
              )}{' '}
              <span className="mid">· {links.length === 1 ? '1 open link' : `${links.length} open links`}</span>
            </th>
          </tr>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} zone={zone} revoke={key === null ? null : revoke} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function LinkRow({ link, zone, revoke }: { link: OpenLink; zone: string; revoke: FormAction | null }) {
  return (
    <tr>
      <td>
        <bdi>{link.gives}</bdi>
        {link.powerless && <span className="sub">refused when used: its maker may not give this any more</span>}
      </td>
      <td>
        <bdi>{link.note}</bdi>
      </td>
      <td className="nb">
        <Time at={link.expiresAt} zone={zone} />
      </td>
      <td>
        {revoke !== null && (
          <Form action={revoke} label={`Revoke the link that gives ${link.gives}`}>
            <FormMessage />
            <input type="hidden" name="link" value={link.id} />
            <Button look="small">Revoke</Button>
          </Form>
        )}
      </td>
    </tr>
  );
}
