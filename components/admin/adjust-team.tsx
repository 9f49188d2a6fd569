import { InputField, MultiSelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { Section } from '@/components/kit/section';
import type { AdjustTeam } from '@/lib/features/review/adjust-model';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { OrderForm } from './order-form';

/** A team's numbers, and whom it fields. */
export function TeamForms({
  season,
  team,
  adjust,
}: {
  season: string;
  team: AdjustTeam;
  adjust: FormAction<ActPreview>;
}) {
  return (
    <>
      <Section above={6} title={team.name} more={`${team.gp} GP, infrastructure ${team.infrastructure}`}>
        <Form action={adjust} look="order" label={`Numbers of ${team.name}`}>
          <input type="hidden" name="what" value="team" />
          <input type="hidden" name="team" value={team.key} />
          <OrderForm season={season} save="Adjust it" hint="shown in its ledger, for good">
            <InputField name="gp" label="GP to add" hint="−5 takes away; empty: none" inputMode="text" maxLength={7} />
            <InputField
              name="infrastructure"
              label="Infrastructure to add"
              hint="empty: none"
              inputMode="text"
              maxLength={7}
            />
          </OrderForm>
        </Form>
      </Section>
      {team.plays && (
        <Section
          above={6}
          title="Whom it fields this week"
          more={team.locked ? 'in the battle' : 'sealed until the lock, even from you once it is saved'}
        >
          <Form action={adjust} look="order" label={`Roster of ${team.name}`}>
            <input type="hidden" name="what" value="roster" />
            <input type="hidden" name="team" value={team.key} />
            <OrderForm season={season} save="Set the roster" hint="shown with the roster, for good">
              <MultiSelectField
                name="mercs"
                label="Mercs"
                hint="in place of the present roster"
                size={Math.min(12, Math.max(4, team.roster.length))}
                defaultValue={team.roster.filter((merc) => merc.fielded).map((merc) => merc.key)}
              >
                {team.roster.map((merc) => (
                  <option key={merc.key} value={merc.key}>
                    {merc.name}
                  </option>
                ))}
              </MultiSelectField>
            </OrderForm>
          </Form>
        </Section>
      )}
    </>
  );
}
