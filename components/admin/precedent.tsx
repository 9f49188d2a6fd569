'use client';

import { InputField, RadioField, SelectField } from '@/components/kit/field';
import { Stack } from '@/components/kit/layout';
import { Aim, RulingLink } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { FieldGroup, Halves, RubricLabel } from '@/components/kit/room';
import { type Column, Table } from '@/components/kit/table';
import { Hint, Muted } from '@/components/kit/text';
import { some } from '@/lib/engine/rules/kernel/say';
import type { AmendPage, PrecedentPreview } from '@/lib/features/review/model';
import { CLAUSES } from './clause-fields';

/** How far an override reaches, and what it rests on where it is to hold from now on. */
export function ReachFields({ page: { settings } }: { page: AmendPage }) {
  return (
    <FieldGroup legend="Reach">
      <p>
        <RadioField name="reach" value="this" defaultChecked>
          This ruling alone
        </RadioField>
      </p>
      <p>
        <RadioField name="reach" value="on">
          From now on <Hint as="span">a precedent, shown with the rules; it needs one of these two</Hint>
        </RadioField>
      </p>
      <Halves>
        <InputField
          name="clause"
          label="Clause"
          hint="type a part of its title"
          list={CLAUSES}
          autoComplete="off"
          maxLength={120}
        />
        <SelectField name="setting" label="Setting" defaultValue="">
          <option value="">none</option>
          {settings.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
      </Halves>
    </FieldGroup>
  );
}

/** Which rulings of the season would come out otherwise if they were ruled likewise. */
export function PrecedentList({ season, precedent }: { season: string; precedent: PrecedentPreview }) {
  const { ground, outcome, instead, alike, more } = precedent;
  const count = alike.length + more;
  const columns: readonly Column<(typeof alike)[number]>[] = [
    { key: 'ruled', head: 'As ruled', cell: (line) => <Outcome outcome={line.outcome} /> },
    {
      key: 'ruling',
      head: 'Ruling',
      cell: (line) => (
        <>
          <RulingLink season={season} line={line} /> <Aim line={line} /> <Muted>week {line.week}</Muted>
        </>
      ),
    },
    { key: 'likewise', head: 'Likewise', cell: () => <Outcome outcome={outcome} /> },
  ];
  return (
    <Stack as="section" above={5} label="Past rulings that would differ" gap={2}>
      <RubricLabel>From now on, under {ground}</RubricLabel>
      {instead === outcome ? (
        <Hint>The outcome stays what it was, so that no past ruling would come to another by it.</Hint>
      ) : count === 0 ? (
        <Hint>No other ruling of this season would differ if it were ruled likewise.</Hint>
      ) : (
        <Table
          caption={`${some(count, 'ruling')} would differ`}
          note="none of them changes by itself"
          columns={columns}
          rows={alike}
          rowKey={({ id }) => id}
          foot={more > 0 ? `And ${more} more.` : undefined}
        />
      )}
    </Stack>
  );
}
