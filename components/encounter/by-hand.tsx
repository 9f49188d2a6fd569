import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { FieldStack, Fold, Halves } from '@/components/kit/tables/frame';
import { Hint } from '@/components/kit/text';
import { Confirm } from '@/components/tables/confirm';
import type { Ruling } from '@/lib/engine/rules/tabletop/record';
import { OUTCOMES } from '@/lib/engine/rules/tabletop/terms';
import type { EffectView, View } from '@/lib/engine/rules/tabletop/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { Previewed } from '@/lib/record/tables/amend';
import { CreatureField } from './fields';

interface Props {
  number: number;
  action: FormAction<Previewed>;
}

const because = <InputField name="because" label="Reason" hint="everybody reads it" required maxLength={2000} />;

/** Numbers of a creature, set by hand once it was shown what that changes. */
export function SetNumbers({ number, view, action }: Props & { view: View }) {
  return (
    <Form action={action} label="Put numbers right">
      <FieldStack>
        <FormMessage />
        <input type="hidden" name="number" value={number} />
        <CreatureField view={view} name="of" label="Of" />
        <Hint>What is left empty stays as it is.</Hint>
        <Halves>
          <InputField name="hp" label="HP" inputMode="numeric" />
          <InputField name="at" label="Stands at" hint="feet" inputMode="numeric" />
          <InputField name="initiative" label="Initiative" inputMode="numeric" />
          <InputField name="level" label="Level" inputMode="numeric" />
          <InputField name="ac" label="AC" inputMode="numeric" />
          <InputField name="touchAc" label="Touch AC" inputMode="numeric" />
          <InputField name="sr" label="Spell resistance" inputMode="numeric" />
          <InputField name="grapple" label="Grapple" inputMode="numeric" />
          <InputField name="plane" label="Plane" maxLength={120} />
          <TextField name="others" label="Saves, scores and skills" hint="one a line, as Will 6" rows={3} />
          <TextField name="uses" label="Uses left" hint="one a line: an ability and a number" rows={3} />
        </Halves>
        {because}
        <Confirm act="Put them right" />
      </FieldStack>
    </Form>
  );
}

/** What lasts, ended by force. */
export function EndEffect({ number, effect, action }: Props & { effect: EffectView }) {
  return (
    <Fold summary="End it by hand" look="small">
      <Form action={action} label={`End ${effect.abilityName} (${effect.id})`}>
        <FieldStack narrow>
          <FormMessage />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="effect" value={effect.id} />
          {because}
          <Confirm act="End it" />
        </FieldStack>
      </Form>
    </Fold>
  );
}

/** Another outcome for a ruling, where it stands. */
export function Overrule({ number, ruling, action }: Props & { ruling: Ruling }) {
  if (ruling.override !== null || ruling.secret) return null;
  return (
    <Fold summary="Rule otherwise" look="small">
      <Form action={action} of={ruling.id} label={`Rule otherwise: ${ruling.abilityName ?? ruling.by}`}>
        <FieldStack narrow>
          <FormMessage />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="ruling" value={ruling.id} />
          <SelectField name="outcome" label="Outcome" required>
            {OUTCOMES.filter((outcome) => outcome !== ruling.outcome).map((outcome) => (
              <option key={outcome}>{outcome}</option>
            ))}
          </SelectField>
          <Hint>
            The use, and damage, healing and effects of one that no longer resolves, follow. All else is put right by
            hand.
          </Hint>
          {because}
          <Confirm act="Rule so" />
        </FieldStack>
      </Form>
    </Fold>
  );
}
