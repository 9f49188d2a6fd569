import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { type Column, RowName, Sub, Table } from '@/components/kit/table';
import { Name } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { some } from '@/lib/engine/rules/kernel/say';
import type { OpenLink, OpenLinks } from '@/lib/features/accounts/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  open: readonly OpenLinks[];
  zone: string;
  revoke: FormAction;
}

/** Links that nobody has used yet, by who made them: invites, reset links, links to seats. */
export function OpenLinksTable({ open, zone, revoke }: Props) {
  const columns: readonly Column<OpenLink & { readonly revocable: boolean }>[] = [
    {
      key: 'gives',
      head: 'Gives',
      cell: ({ gives, powerless }) => (
        <>
          <Name>{gives}</Name>
          {powerless && <Sub>refused when used: its maker may not give this any more</Sub>}
        </>
      ),
    },
    { key: 'for', head: 'For', cell: ({ note }) => <Name>{note}</Name> },
    { key: 'until', head: 'Works until', nowrap: true, cell: ({ expiresAt }) => <Time at={expiresAt} zone={zone} /> },
    {
      key: 'revoke',
      head: 'Revoke it',
      headHidden: true,
      cell: ({ id, gives, revocable }) =>
        revocable && (
          <Form action={revoke} of={id} label={`Revoke the link that gives ${gives}`}>
            <FormMessage />
            <input type="hidden" name="link" value={id} />
            <Button look="small">Revoke</Button>
          </Form>
        ),
    },
  ];
  return (
    <div id="open-links">
      <Table
        caption="Open links"
        note="by who made them; they end when that account is disabled or loses its role"
        columns={columns}
        rows={{
          groups: open.map(({ key, maker, links }) => ({
            key: key ?? '',
            title:
              key === null ? (
                maker
              ) : (
                <RowName href={`/admin/accounts/${encodeURIComponent(key)}`}>
                  <Name>{maker}</Name>
                </RowName>
              ),
            label: some(links.length, 'open link'),
            rows: links.map((link) => ({ ...link, revocable: key !== null })),
          })),
        }}
        rowKey={({ id }) => id}
        empty={<EmptyState what="No link is open." />}
      />
    </div>
  );
}
