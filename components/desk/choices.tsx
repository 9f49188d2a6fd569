import { InputField, SelectField } from '@/components/kit/field';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton, PartValue } from '@/components/kit/form-part';
import { ControlLine, Fold } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import type { ChoiceForm, CustomizeForm, Desk, LinkForm } from '@/lib/features/desk/model';
import { asText } from '@/lib/features/desk/parts';
import { KeptAt } from './desk-keeper';

type Props = Pick<Desk, 'choices' | 'links' | 'customizations' | 'typed' | 'zone'>;
type Kept = Pick<Desk, 'typed' | 'zone'>;

/** Choices that are open now; nothing where there are none. */
export function ChoicesSection({ choices, links, customizations, ...kept }: Props) {
  if (choices.length + links.length + customizations.length === 0) return null;
  return (
    <Section id="choices" title="Choices" more="the last one counts">
      {choices.map((each) => (
        <Choose each={each} key={each.ability} {...kept} />
      ))}
      {links.map((each) => (
        <Link each={each} key={each.merc.key} {...kept} />
      ))}
      {customizations.length > 0 && (
        <Fold
          summary="Customizations of this week"
          open={customizations.some(({ merc }) => kept.typed.parts[`customize:${merc.key}`] !== undefined)}
        >
          {customizations.map((each) => (
            <Customize each={each} key={each.merc.key} {...kept} />
          ))}
        </Fold>
      )}
    </Section>
  );
}

function Choose({ each, typed, zone }: Kept & { each: ChoiceForm }) {
  const part = `choose:${each.ability}`;
  const kept = typed.parts[part];
  const saved = { ability: [each.ability], merc: [each.merc.key], choice: [each.chosen ?? ''] };
  return (
    <FormPart part={part} label={`${each.name}, ${each.merc.name}`} was={asText(saved)} typed={kept?.fields ?? null}>
      <FormMessage />
      <PartValue name="ability" value={each.ability} />
      <PartValue name="merc" value={each.merc.key} />
      <ControlLine as="button">
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
        <PartButton>Choose</PartButton>
      </ControlLine>
      <KeptAt part={part} at={kept?.at ?? null} zone={zone} />
    </FormPart>
  );
}

function Link({ each, typed, zone }: Kept & { each: LinkForm }) {
  const part = `link:${each.merc.key}`;
  const kept = typed.parts[part];
  const saved = { merc: [each.merc.key], to: each.options.slice(0, 1).map(({ key }) => key) };
  return (
    <FormPart part={part} label={`Link ${each.merc.name}`} was={asText(saved)} typed={kept?.fields ?? null}>
      <FormMessage />
      <PartValue name="merc" value={each.merc.key} />
      <ControlLine as="button">
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
        <PartButton>Link</PartButton>
      </ControlLine>
      <KeptAt part={part} at={kept?.at ?? null} zone={zone} />
    </FormPart>
  );
}

function Customize({ each, typed, zone }: Kept & { each: CustomizeForm }) {
  const part = `customize:${each.merc.key}`;
  const kept = typed.parts[part];
  const saved = { merc: [each.merc.key], choice: [each.chosen ?? ''] };
  return (
    <FormPart part={part} label={`Customize ${each.merc.name}`} was={asText(saved)} typed={kept?.fields ?? null}>
      <FormMessage />
      <PartValue name="merc" value={each.merc.key} />
      <ControlLine as="button">
        <InputField name="choice" label={each.merc.name} defaultValue={each.chosen ?? ''} maxLength={200} />
        <PartButton>Choose</PartButton>
      </ControlLine>
      <KeptAt part={part} at={kept?.at ?? null} zone={zone} />
    </FormPart>
  );
}
