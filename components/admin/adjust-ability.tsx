import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { ABILITY_TYPES } from '@/lib/engine/rules/mercenaries/terms';
import type { AdjustAbility } from '@/lib/features/review/adjust-model';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';
import { OrderForm } from './order-form';

/** How an ability stands, and what it is. */
export function AbilityForms({
  season,
  ability,
  adjust,
}: {
  season: string;
  ability: AdjustAbility;
  adjust: FormAction<ActPreview>;
}) {
  const unknown = ability.choice !== null && !ability.choices.some(({ value }) => value === ability.choice);
  return (
    <>
      <Section
        above={6}
        title={<b>{ability.name}</b>}
        more={
          <>
            of{' '}
            <a href={adminPath(season, `/adjust?of=${encodeURIComponent(`merc ${ability.merc.key}`)}`)}>
              {ability.merc.name}
            </a>
          </>
        }
      >
        <Form action={adjust} look="order" label={`Standing of ${ability.name}`}>
          <input type="hidden" name="what" value="ability" />
          <input type="hidden" name="ability" value={ability.key} />
          <OrderForm season={season} save="Adjust it" hint="shown with the ability, for good">
            <InputField
              name="ready"
              label="Recharged in week"
              hint="the first in which it may be declared; this week: at once"
              inputMode="numeric"
              defaultValue={ability.ready}
            />
            {ability.used !== null && (
              <InputField
                name="used"
                label="Used so far"
                hint="times"
                inputMode="numeric"
                defaultValue={ability.used}
              />
            )}
            {ability.choices.length > 0 ? (
              <SelectField name="choice" label="Choice" defaultValue={ability.choice ?? ''}>
                <option value="">none</option>
                {unknown && <option>{ability.choice}</option>}
                {ability.choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.name}
                  </option>
                ))}
              </SelectField>
            ) : (
              <input type="hidden" name="choice" value={ability.choice ?? ''} />
            )}
          </OrderForm>
        </Form>
      </Section>
      {ability.stolen !== null && (
        <Section above={6} title="Bought back" more={`stolen by ${ability.stolen.by}`}>
          <Hint>
            What {ability.stolen.owner.name} and the thief’s leader agreed on: the price goes from the one to the other,
            and the thief may not use it any more.
          </Hint>
          <Form action={adjust} look="order" label={`Buy back ${ability.name}`}>
            <input type="hidden" name="what" value="buyback" />
            <input type="hidden" name="ability" value={ability.key} />
            <OrderForm season={season} save="Buy it back" hint="where it was agreed">
              <InputField name="price" label="Price" hint="GP" inputMode="numeric" required />
            </OrderForm>
          </Form>
        </Section>
      )}
      <Section above={6} title="What it is" more="from now on, and in the weeks to come">
        <Form action={adjust} look="order" label={`Definition of ${ability.name}`}>
          <input type="hidden" name="what" value="definition" />
          <input type="hidden" name="ability" value={ability.key} />
          <OrderForm season={season} save="Set the definition" hint="shown with the ability, for good">
            <InputField name="name" label="Name" required maxLength={120} defaultValue={ability.name} />
            <SelectField name="type" label="Type" defaultValue={ability.type}>
              {ABILITY_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </SelectField>
            <InputField
              name="cooldown"
              label="Cooldown"
              hint="weeks of rest after a use"
              inputMode="numeric"
              defaultValue={ability.cooldown}
            />
            <InputField
              name="chance"
              label="Chance"
              hint="percent; empty: it is certain"
              inputMode="decimal"
              defaultValue={ability.chance ?? ''}
            />
            <InputField
              name="limitedUses"
              label="Limited uses"
              hint="empty: not limited"
              inputMode="numeric"
              defaultValue={ability.limitedUses ?? ''}
            />
            <TextField name="text" label="Text" rows={3} maxLength={4000} defaultValue={ability.text} />
            <TextField
              name="rest"
              label="Everything else"
              hint="effects, targets, costs …, as a scenario writes them"
              rows={12}
              maxLength={20_000}
              spellCheck={false}
              defaultValue={ability.rest}
            />
          </OrderForm>
        </Form>
      </Section>
    </>
  );
}
