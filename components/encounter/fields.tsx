import { MultiSelectField, SelectField } from '@/components/kit/field';
import type { AbilityView, View } from '@/lib/engine/rules/tabletop/view';
import { named, ownedValue, sayLeft } from './words';

interface CreatureProps {
  view: View;
  name: string;
  label: string;
  hint?: string;
  /** Absent: everybody. */
  of?: readonly string[];
  first?: string;
}

/** One creature of several. */
export function CreatureField({ view, name, label, hint, of = view.order, first }: CreatureProps) {
  return (
    <SelectField name={name} label={label} hint={hint} required defaultValue={first}>
      {of.map((key) => (
        <option key={key} value={key}>
          {named(view, key)}
        </option>
      ))}
    </SelectField>
  );
}

/** Any number of creatures. */
export function CreaturesField({ view, name, label, hint, of = view.order }: Omit<CreatureProps, 'first'>) {
  return (
    <MultiSelectField name={name} label={label} hint={hint} size={Math.min(Math.max(of.length, 2), 6)}>
      {of.map((key) => (
        <option key={key} value={key}>
          {named(view, key)}
        </option>
      ))}
    </MultiSelectField>
  );
}

interface AbilityProps {
  view: View;
  name: string;
  label: string;
  hint?: string;
  of: readonly string[];
  /** Which abilities are listed; absent: all. */
  only?: (ability: AbilityView) => boolean;
  /** What stands for none; absent: one has to be chosen. */
  none?: string;
}

/** One ability of several creatures, each with what is left of its uses. */
export function AbilityField({ view, name, label, hint, of, only = () => true, none }: AbilityProps) {
  return (
    <SelectField name={name} label={label} hint={hint} required={none === undefined}>
      {none !== undefined && <option value="">{none}</option>}
      {of.map((key) => {
        const listed = (view.creatures[key]?.sheet?.abilities ?? []).filter(only);
        if (listed.length === 0) return null;
        return (
          <optgroup key={key} label={named(view, key)}>
            {listed.map((ability) => (
              <option key={ability.key} value={ownedValue(key, ability.key)}>
                {ability.name}, {sayLeft(ability)}
                {ability.refusals.length > 0 && ', not now'}
              </option>
            ))}
          </optgroup>
        );
      })}
    </SelectField>
  );
}
