import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, Row } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { type Member, sayWeeks, type TeamPeople } from '@/lib/features/seats/members';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  people: TeamPeople;
  name: FormAction;
  drop: FormAction;
}

/** Who acts for a team, and the form that names somebody. */
export function TeamPeopleSection({ people, name, drop }: Props) {
  const { key, members, leader } = people;
  const columns: readonly Column<Member>[] = [
    { key: 'name', head: 'Name', names: true, cell: (member) => member.name },
    { key: 'weeks', head: 'As', cell: sayWeeks },
    { key: 'by', head: 'Named by', cell: ({ by }) => by },
    {
      key: 'drop',
      head: 'Take the seat away',
      headHidden: true,
      cell: ({ id, name: who }) => (
        <Form action={drop} label={`Take the seat of ${who} away`}>
          <input type="hidden" name="member" value={id} />
          <Button look="small">Take it away</Button>
        </Form>
      ),
    },
  ];
  return (
    <Section id={key} title={people.name} more={leader === null ? 'nobody leads it' : `led by ${leader}`} above={6}>
      <Table
        caption={`Beside its leader`}
        level={3}
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
        emptyLine="Nobody acts for it beside its leader."
        align="middle"
      />
      <Form action={name} label={`Name somebody for ${people.name}`}>
        <FormMessage />
        <input type="hidden" name="team" value={key} />
        <Grid least="field">
          <InputField name="name" label="Account" hint="its name, as it is written" required maxLength={120} />
          <InputField name="fromWeek" label="From week" hint="empty: from now on" inputMode="numeric" />
          <InputField name="untilWeek" label="Until week" hint="empty: for good" inputMode="numeric" />
        </Grid>
        <Row above={3}>
          <Button>Name them</Button>
        </Row>
      </Form>
    </Section>
  );
}
