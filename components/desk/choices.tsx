import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import type { ChoiceForm, CustomizeForm, LinkForm } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  choices: readonly ChoiceForm[];
  links: readonly LinkForm[];
  customizations: readonly CustomizeForm[];
  choose: FormAction;
  link: FormAction;
  customize: FormAction;
}

/** Choices that are open now; nothing where there are none. */
export function ChoicesSection({ choices, links, customizations, choose, link, customize }: Props) {
  if (choices.length + links.length + customizations.length === 0) return null;
  return (
    <section id="choices">
      <SectionHead title="Choices" more="the last one counts" />
      {choices.map((each) => (
        <Form action={choose} key={each.ability} label={`${each.name}, ${each.merc.name}`}>
          <FormMessage />
          <input type="hidden" name="ability" value={each.ability} />
          <input type="hidden" name="merc" value={each.merc.key} />
          <div className="choice">
            <SelectField
              name="choice"
              label={each.name}
              hint={`${each.merc.name} · ${each.kind === 'on purchase' ? 'else rolled when the week closes' : 'whom to shield when several are hit'}`}
              defaultValue={each.chosen ?? ''}
            >
              {each.chosen === null && <option value="">Not chosen</option>}
              {each.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </SelectField>
            <Button>Choose</Button>
          </div>
        </Form>
      ))}
      {links.map((each) => (
        <Form action={link} key={each.merc.key} label={`Link ${each.merc.name}`}>
          <FormMessage />
          <input type="hidden" name="merc" value={each.merc.key} />
          <div className="choice">
            <SelectField
              name="to"
              label={`Link ${each.merc.name} to`}
              hint={each.linkedTo === null ? 'not linked yet' : `linked to ${each.linkedTo.name}`}
            >
              {each.options.map((option) => (
                <option key={option.key} value={option.key}>
                  {option.name}
                </option>
              ))}
            </SelectField>
            <Button>Link</Button>
          </div>
        </Form>
      ))}
      {customizations.length > 0 && (
        <details>
          <summary>Customizations of this week</summary>
          {customizations.map((each) => (
            <Form action={customize} key={each.merc.key} label={`Customize ${each.merc.name}`}>
              <FormMessage />
              <input type="hidden" name="merc" value={each.merc.key} />
              <div className="choice">
                <InputField name="choice" label={each.merc.name} defaultValue={each.chosen ?? ''} maxLength={200} />
                <Button>Choose</Button>
              </div>
            </Form>
          ))}
        </details>
      )}
    </section>
  );
}
