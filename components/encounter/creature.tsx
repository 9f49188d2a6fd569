import { CreatureFrame, FactLine, SheetLine, SheetList } from '@/components/kit/tables/encounter';
import { AbilityMark } from '@/components/kit/tables/marks';
import { Hint, Text } from '@/components/kit/text';
import { sayCritical } from '@/lib/engine/rules/tabletop/forms';
import { TOUCH_REACH } from '@/lib/engine/rules/tabletop/terms';
import type { AbilityView, CreatureView, SheetView, View } from '@/lib/engine/rules/tabletop/view';
import { Applies } from './effects';
import { creatureId, statesOf } from './initiative';
import { named, sayActions, sayLeft, signed } from './words';

/** One creature as it stands; its sheet, where the reader may know it. */
export function Creature({ creature, view }: { creature: CreatureView; view: View }) {
  const { key, name, hp, mostHp, at, plane, actions, numbers, sheet } = creature;
  return (
    <CreatureFrame id={creatureId(key)} name={name}>
      <SheetLine>
        {hp} of {mostHp} HP, at {at} ft, {plane} plane, {sayActions(actions)}
      </SheetLine>
      {statesOf(creature, view).length > 0 && <p>{statesOf(creature, view).join('; ')}</p>}
      {numbers.length > 0 && (
        <SheetList>
          {numbers.map(({ stat, value, parts }) => (
            <li key={stat}>
              <b>{stat}</b> {value}
              <ul>
                {parts.map((part, place) => (
                  // A part has no name of its own.
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
                  <li key={place}>
                    {part.ability} of {named(view, part.user)} <Applies part={part} view={view} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </SheetList>
      )}
      {sheet === null && <Hint>Its sheet is for who plays it.</Hint>}
      {sheet !== null && <Sheet sheet={sheet} />}
    </CreatureFrame>
  );
}

function Sheet({ sheet }: { sheet: SheetView }) {
  const { level, levelOf, ac, touchAc, sr, attack, grapple, abilityMods, saves, skills, abilities } = sheet;
  const list = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers)
      .map(([of, value]) => `${of} ${signed(value)}`)
      .join(', ');
  return (
    <>
      <SheetLine>
        {levelOf === 'cr' ? 'CR' : 'Level'} {level}, AC {ac}, touch {touchAc}
        {sr > 0 && `, spell resistance ${sr}`}, attack {signed(attack.bonus)} for {attack.damage}
        {attack.critical !== null && ` (${sayCritical(attack.critical)})`}
        {attack.reach !== TOUCH_REACH && `, reaching ${attack.reach} ft`}, grapple {signed(grapple)}
      </SheetLine>
      <SheetLine>{list(saves)}</SheetLine>
      <SheetLine>{list(abilityMods)}</SheetLine>
      {Object.keys(skills).length > 0 && <SheetLine>{list(skills)}</SheetLine>}
      <SheetList apart>
        {abilities.map((ability) => (
          <Ability key={ability.key} ability={ability} />
        ))}
      </SheetList>
    </>
  );
}

const KIND_WORDS = { spell: 'spell', Sp: 'spell-like', Su: 'supernatural', Ex: 'extraordinary' } as const;

function Ability({ ability }: { ability: AbilityView }) {
  const { name, kind, level, action, range, reach, duration, components, save, dc, tags, refusals, modes } = ability;
  const usable = refusals.length === 0;
  const facts = [
    `${KIND_WORDS[kind]}${level === null ? '' : ` of level ${level}`}`,
    action,
    `${range}${reach === null || range.endsWith('ft') ? '' : ` (${reach} ft)`}`,
    duration,
    ...(components.length > 0 ? [components.join(', ')] : []),
    ...(save === null ? [] : [`${save.kind} ${save.result}${dc === null ? '' : `, DC ${dc}`}`]),
    ...tags,
    ...Object.keys(modes).map((mode) => `as ${mode}`),
  ];
  return (
    <li>
      <AbilityMark on={usable} state={usable ? 'usable now' : 'not usable now'}>
        {name}
      </AbilityMark>{' '}
      {sayLeft(ability)} <FactLine>{facts.join(' · ')}</FactLine>
      {!usable && <Text tone="spent"> {refusals.join(' ')}</Text>}
    </li>
  );
}
