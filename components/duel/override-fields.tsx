import { InputField, SelectField } from '@/components/kit/field';
import { NumberFields, SideFields } from '@/components/kit/tables/frame';
import { SIDES } from '@/lib/engine/rules/crisis-collide/terms';
import type { View } from '@/lib/engine/rules/crisis-collide/view';

/** Every number and place of a duel that an admin may know, to be set by hand. */
export function OverrideFields({ view }: { view: View }) {
  return (
    <>
      {SIDES.map((side) => {
        const { key, name, cr, active, known } = view.sides[side];
        return (
          <SideFields legend={name} key={key}>
            <NumberFields>
              <InputField name={`cr:${key}`} label="Crisis Rate" inputMode="numeric" defaultValue={cr} />
              <SelectField name={`active:${key}`} label="In play" defaultValue={active}>
                {known.map((one) => (
                  <option key={one} value={one}>
                    {view.combatants[one]?.label ?? one}
                  </option>
                ))}
              </SelectField>
            </NumberFields>
            {known.map((one) => {
              const fighter = view.combatants[one];
              return fighter === undefined ? null : (
                <NumberFields key={one}>
                  <InputField
                    name={`hp:${one}`}
                    label={`${fighter.label} HP`}
                    inputMode="numeric"
                    defaultValue={fighter.hp}
                  />
                  <InputField
                    name={`ap:${one}`}
                    label={`${fighter.label} AP`}
                    inputMode="numeric"
                    defaultValue={fighter.ap}
                  />
                  {fighter.space !== null && (
                    <InputField
                      name={`space:${one}`}
                      label={`${fighter.label} space`}
                      inputMode="numeric"
                      defaultValue={fighter.space}
                    />
                  )}
                </NumberFields>
              );
            })}
          </SideFields>
        );
      })}
      {Object.values(view.fighters).map(({ key, name, hp, space }) => (
        <NumberFields key={key}>
          <InputField name={`hp:${key}`} label={`${name} HP`} inputMode="numeric" defaultValue={hp} />
          <InputField name={`space:${key}`} label={`${name} space`} inputMode="numeric" defaultValue={space ?? ''} />
        </NumberFields>
      ))}
    </>
  );
}
