import { InputField, SelectField } from '@/components/kit/field';
import { FormMessage } from '@/components/kit/form-island';
import type { Basics } from '@/lib/features/opening/draft';

interface Props {
  readonly basics?: Basics;
  readonly bases: readonly { readonly key: string; readonly name: string }[];
}

/** The name of a season, the key in its addresses, its time zone, and what it begins from. */
export function BasicsFields({ basics, bases }: Props) {
  return (
    <>
      <FormMessage />
      <InputField name="name" label="Name" defaultValue={basics?.name} required maxLength={120} />
      <InputField
        name="slug"
        label="Key"
        hint="in its addresses, for good: small letters, digits, hyphens"
        defaultValue={basics?.key}
        required
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
      />
      <InputField
        name="timeZone"
        label="Time zone"
        hint="as Europe/Berlin; its deadlines keep it"
        defaultValue={basics?.timeZone ?? 'UTC'}
        required
        maxLength={80}
        spellCheck={false}
      />
      <SelectField name="base" label="It begins" defaultValue={basics?.base ?? ''}>
        <option value="">from nothing</option>
        {bases.map(({ key, name }) => (
          <option key={key} value={key}>
            from {name}: its teams, its mercs with their EXP, its settings
          </option>
        ))}
      </SelectField>
    </>
  );
}
