import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { type Column, Table } from '@/components/kit/table';
import { Muted, Name } from '@/components/kit/text';
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
  const columns: readonly Column<LinkLine>[] = [
    { key: 'for', head: 'For', names: true, cell: ({ note }) => <Name>{note || 'somebody'}</Name> },
    { key: 'gives', head: 'Gives', cell: ({ gives }) => gives },
    {
      key: 'state',
      head: 'State',
      cell: (link) => (
        <>
          <LinkStateWords link={link} zone={zone} />
          {link.state === 'open' && <RevokeForm link={link} revoke={revoke} />}
        </>
      ),
    },
    {
      key: 'made',
      head: 'Made',
      stands: 'md',
      tone: 'muted',
      cell: ({ madeBy, madeAt }) => (
        <>
          by <Name>{madeBy}</Name>, <Time at={madeAt} zone={zone} />
        </>
      ),
    },
  ];
  return (
    <Table
      caption="Invites"
      note="newest first; the links themselves are stored nowhere"
      columns={columns}
      rows={invites}
      rowKey={({ id }) => id}
      empty={<EmptyState what="Nobody has been invited yet." />}
    />
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
  return <Muted>{link.state}</Muted>;
}

/** Revokes a link that is open. */
export function RevokeForm({ link, revoke }: { link: LinkLine; revoke: FormAction }) {
  const of = link.note || link.gives;
  return (
    <Form action={revoke} of={link.id} label={`Revoke the link${of === '' ? '' : ` for ${of}`}`}>
      <FormMessage />
      <input type="hidden" name="link" value={link.id} />
      <Button look="small">Revoke</Button>
    </Form>
  );
}
