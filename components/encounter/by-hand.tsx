import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
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
      <FormMessage />
      <input type="hidden" name="number" value={number} />
      <CreatureField view={view} name="of" label="Of" />
      <p className="hint">What is left empty stays as it is.</p>
      <div className="two">
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
      </div>
      {because}
      <Confirm act="Put them right" />
    </Form>
  );
}

/** What lasts, ended by force. */
export function EndEffect({ number, effect, action }: Props & { effect: EffectView }) {
  return (
    <details className="overrule">
      <summary>End it by hand</summary>
      <Form action={action} className="narrow" label={`End ${effect.abilityName} (${effect.id})`}>
        <FormMessage />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="effect" value={effect.id} />
        {because}
        <Confirm act="End it" />
      </Form>
    </details>
  );
}

/** Another outcome for a ruling, where it stands. */
export function Overrule({ number, ruling, action }: Props & { ruling: Ruling }) {
  if (ruling.override !== null || ruling.secret) return null;
  return (
    <details className="overrule">
      <summary>Rule otherwise</summary>
      <Form action={action} className="narrow" label={`Rule otherwise: ${ruling.abilityName ?? ruling.by}`}>
        <FormMessage />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="ruling" value={ruling.id} />
        <SelectField name="outcome" label="Outcome" required>
          {OUTCOMES.filter((outcome) => outcome !== ruling.outcome).map((outcome) => (
            <option key={outcome}>{outcome}</option>
          ))}
        </SelectField>
        <p className="hint">
          The use, and damage, healing and effects of one that no longer resolves, follow. All else is put right by
          hand.
        </p>
        {because}
        <Confirm act="Rule so" />
      </Form>
    </details>
  );
}
