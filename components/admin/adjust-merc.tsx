import { CheckField, InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { PlainList } from '@/components/kit/layout';
import { FieldGroup } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Muted } from '@/components/kit/text';
import { ALIGNMENTS, GENDERS, MERC_TYPES, STATUSES } from '@/lib/engine/rules/mercenaries/terms';
import type { AdjustMerc } from '@/lib/features/review/adjust-model';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';
import type { TeamName } from '@/lib/record/views/model';
import { OrderForm } from './order-form';

interface Props {
  readonly season: string;
  merc: AdjustMerc;
  teams: readonly TeamName[];
  adjust: FormAction<ActPreview>;
}

/** Where a merc stands, what it is, and the way to its abilities. */
export function MercForms({ season, merc, teams, adjust }: Props) {
  return (
    <>
      <Section above={6} title={merc.name} more={`EXP ${merc.exp}`}>
        <Form action={adjust} look="order" label={`Standing of ${merc.name}`}>
          <input type="hidden" name="what" value="merc" />
          <input type="hidden" name="merc" value={merc.key} />
          <OrderForm season={season} save="Adjust it" hint="shown with the merc, for good">
            <InputField name="exp" label="EXP to add" hint="−1 takes away; empty: none" maxLength={7} />
            <FieldGroup legend="Status this week">
              {STATUSES.map((status) => (
                <CheckField key={status} name="status" value={status} defaultChecked={merc.status.includes(status)}>
                  {status}
                </CheckField>
              ))}
            </FieldGroup>
            <SelectField
              name="to"
              label="Team"
              hint="in another one it counts as purchased this week"
              defaultValue={merc.team ?? ''}
            >
              <option value="">for hire</option>
              {teams.map((team) => (
                <option key={team.key} value={team.key}>
                  {team.name}
                </option>
              ))}
            </SelectField>
            <InputField
              name="customization"
              label="Customization this week"
              hint="empty: none"
              maxLength={4000}
              defaultValue={merc.customization ?? ''}
            />
          </OrderForm>
        </Form>
      </Section>
      <Section above={6} title="Abilities" more="recharge, uses, choices, and what each is">
        <PlainList>
          {merc.abilities.map((ability) => (
            <li key={ability.key}>
              <a href={adminPath(season, `/adjust?of=${encodeURIComponent(`ability ${ability.key}`)}`)}>
                {ability.name}
              </a>{' '}
              <Muted>{ability.standing}</Muted>
            </li>
          ))}
        </PlainList>
      </Section>
      <Section above={6} title="Parameters" more="what it is">
        <Form action={adjust} look="order" label={`Parameters of ${merc.name}`}>
          <input type="hidden" name="what" value="parameters" />
          <input type="hidden" name="merc" value={merc.key} />
          <OrderForm season={season} save="Set the parameters" hint="shown with the merc, for good">
            <InputField name="name" label="Name" required maxLength={120} defaultValue={merc.name} />
            <InputField
              name="aka"
              label="Also known as"
              hint="with commas between"
              defaultValue={merc.aka.join(', ')}
            />
            <SelectField name="alignment" label="Alignment" defaultValue={merc.alignment}>
              {ALIGNMENTS.map((alignment) => (
                <option key={alignment}>{alignment}</option>
              ))}
            </SelectField>
            <FieldGroup legend="Types">
              {MERC_TYPES.map((type) => (
                <CheckField key={type} name="types" value={type} defaultChecked={merc.types.includes(type)}>
                  {type}
                </CheckField>
              ))}
            </FieldGroup>
            <SelectField name="gender" label="Gender" defaultValue={merc.gender}>
              {GENDERS.map((gender) => (
                <option key={gender}>{gender}</option>
              ))}
            </SelectField>
            <InputField name="upkeep" label="Upkeep" hint="GP a week" inputMode="numeric" defaultValue={merc.upkeep} />
            <InputField
              name="immune"
              label="Immune to"
              hint="kinds of effects, with commas between"
              defaultValue={merc.immune.join(', ')}
            />
            <TextField name="writeup" label="Write-up" rows={8} maxLength={20_000} defaultValue={merc.writeup} />
          </OrderForm>
        </Form>
      </Section>
    </>
  );
}
