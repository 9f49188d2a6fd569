import { Glyph } from '@/components/kit/glyph';
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
    <article className={`card ${type.toLowerCase()}`} id={cardId(name)}>
      <h4 className="voice">{name}</h4>
      <p className="kind">
        {type}
        {type === 'Technology' && zone === 'board' && ` · ${user === null ? 'no user' : `used by ${user}`}`}
      </p>
      {facts.length > 0 && <p className="numbers">{facts.join(' · ')}</p>}
      {abilities.length > 0 && (
        <ul className="does">
          {abilities.map((one) => (
            <AbilityItem key={one.id} one={one} />
          ))}
        </ul>
      )}
    </article>
  );
}

export const cardId = (name: string): string => `card-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`;

function AbilityItem({ one }: { one: AbilityView }) {
  const { ability, active, conditions, grantedBy, triggered, putOut } = one;
  const missing = conditions.filter(({ met }) => !met);
  return (
    <li className={active ? 'on' : 'off'}>
      <span className={`g ${active ? 'resolved' : 'nullified'}`}>
        <Glyph name={active ? 'resolved' : 'nullified'} />
        <b>{ability.name}</b>
        <span className="vh">{active ? ' (active)' : ' (not active)'}</span>
      </span>{' '}
      <span className="what">{sayAbility(ability)}</span>
      {grantedBy !== null && <span className="hint"> Granted by {grantedBy}.</span>}
      {missing.length > 0 && <span className="missing"> Needs: {missing.map(({ words }) => words).join(', ')}.</span>}
      {!active && missing.length === 0 && putOut.length > 0 && <span className="missing"> {putOutReason(putOut)}</span>}
      {triggered > 0 && (
        <span className="hint">
          {' '}
          Triggered {triggered} of {TRIGGER_CAP} this turn.
        </span>
      )}
    </li>
  );
}
