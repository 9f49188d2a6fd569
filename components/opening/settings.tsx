import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { settingsGuide } from '@/lib/engine/rules/mercenaries/rulebook';
import { EDITIONS } from '@/lib/engine/rules/mercenaries/rulebook/editions';
import { sayValue } from '@/lib/engine/rules/mercenaries/rulebook/settings';
import { type Settings, settingsSchema } from '@/lib/engine/rules/mercenaries/setup';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  readonly draft: string;
  readonly settings: Settings;
  readonly choose: FormAction;
  readonly keep: FormAction;
}

const USUAL = settingsSchema.parse({});

/** Every setting of the rules, with what it changes and what is usual; editions to begin from. */
export function SettingsStep({ draft, settings, choose, keep }: Props) {
  const edition = EDITIONS.find((each) => settingsGuide.every(({ key }) => each.settings[key] === settings[key]));
  return (
    <>
      <Form action={choose} look="column" label="Edition">
        <FormMessage />
        <input type="hidden" name="draft" value={draft} />
        <SelectField
          name="edition"
          label="Edition"
          hint={edition === undefined ? 'adjusted: no edition has just these settings' : edition.text}
          defaultValue={edition?.id ?? 'primer'}
        >
          {EDITIONS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Row above={3}>
          <Button>Take its settings</Button>
        </Row>
      </Form>
      <Form action={keep} look="column" label="Settings">
        <FormMessage />
        <input type="hidden" name="draft" value={draft} />
        {settingsGuide.map((guide) => {
          const value = settings[guide.key];
          const hint = `${guide.text} Usually: ${sayValue(guide, USUAL)}`;
          return typeof value === 'number' ? (
            <InputField
              key={guide.key}
              name={guide.key}
              label={guide.title}
              hint={hint}
              defaultValue={value}
              inputMode="numeric"
              required
            />
          ) : (
            <SelectField key={guide.key} name={guide.key} label={guide.title} hint={hint} defaultValue={String(value)}>
              {guide.values.map((each) => (
                <option key={String(each.value)} value={String(each.value)}>
                  {each.text}
                </option>
              ))}
            </SelectField>
          );
        })}
        <Row above={3}>
          <Button>Keep the settings</Button>
        </Row>
      </Form>
    </>
  );
}
