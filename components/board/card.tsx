import { CardAbilities, CardFrame } from '@/components/kit/tables/board';
import { FactLine } from '@/components/kit/tables/encounter';
import { AbilityMark } from '@/components/kit/tables/marks';
import { Hint, Text } from '@/components/kit/text';
import { putOutReason } from '@/lib/engine/rules/deviants/reasons';
import { sayAbility } from '@/lib/engine/rules/deviants/say';
import { TRIGGER_CAP } from '@/lib/engine/rules/deviants/terms';
import type { AbilityView, CardView } from '@/lib/engine/rules/deviants/view';

/** A card as it lies: its numbers, and each ability with what makes it active, or what is missing. */
export function Card({ card }: { card: CardView }) {
  const { name, type, planning, power, printed, tags, fits, counters, states, user, abilities, zone } = card;
  const facts = [
    type === 'Character' && `${planning} Planning`,
    type !== 'HQ' && `${power} power${power === printed ? '' : ` (${printed} printed)`}`,
    tags.length > 0 && tags.join(', '),
    type === 'Technology' && `fits ${fits.length === 0 ? 'anybody' : fits.join(', ')}`,
    ...Object.entries(counters).map(([of, value]) => `${of} ${value}`),
    ...states,
  ].filter((fact) => typeof fact === 'string');
  return (
    <CardFrame
      id={cardId(name)}
      type={type}
      name={name}
      kind={
        <>
          {type}
          {type === 'Technology' && zone === 'board' && ` · ${user === null ? 'no user' : `used by ${user}`}`}
        </>
      }
      numbers={facts.join(' · ')}
    >
      {abilities.length > 0 && (
        <CardAbilities>
          {abilities.map((one) => (
            <AbilityItem key={one.id} one={one} />
          ))}
        </CardAbilities>
      )}
    </CardFrame>
  );
}

export const cardId = (name: string): string => `card-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`;

function AbilityItem({ one }: { one: AbilityView }) {
  const { ability, active, conditions, grantedBy, triggered, putOut } = one;
  const missing = conditions.filter(({ met }) => !met);
  return (
    <li>
      <AbilityMark on={active} state={active ? 'active' : 'not active'}>
        {ability.name}
      </AbilityMark>{' '}
      <FactLine dim={!active}>{sayAbility(ability)}</FactLine>
      {grantedBy !== null && <Hint as="span"> Granted by {grantedBy}.</Hint>}
      {missing.length > 0 && <Text tone="spent"> Needs: {missing.map(({ words }) => words).join(', ')}.</Text>}
      {!active && missing.length === 0 && putOut.length > 0 && <Text tone="spent"> {putOutReason(putOut)}</Text>}
      {triggered > 0 && (
        <Hint as="span">
          {' '}
          Triggered {triggered} of {TRIGGER_CAP} this turn.
        </Hint>
      )}
    </li>
  );
}
