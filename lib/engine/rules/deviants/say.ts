import { inList } from '../kernel/say';
import type { Ability, Effect, Trigger } from './ability';

/** What is written on a card, in words. */

const WHOSE = { self: '', any: ' of any card', ally: ' of an ally', enemy: ' of an enemy' } as const;
export const sayTrigger = ({ on, of }: Trigger): string => `${on}${WHOSE[of]}`;

/** Who an effect falls on: as a set-up writes it, said from the card's own side. */
const WHO: Readonly<Record<string, string>> = {
  self: 'this card',
  user: 'its user',
  controller: 'its player',
  opponent: 'the other player',
  subject: 'the card of the event',
};
const who = (to: string): string => WHO[to] ?? to;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function sayEffect(effect: Effect): string {
  switch (effect.do) {
    case 'counter':
      return `${signed(effect.amount)} ${effect.of} to ${who(effect.to)}`;
    case 'power':
      return `${signed(effect.amount)} power to ${who(effect.to)}`;
    case 'planning':
      return `${signed(effect.amount)} Planning points to ${who(effect.to)}`;
    case 'state':
      return effect.off ? `${who(effect.to)} is no longer ${effect.value}` : `${who(effect.to)} is ${effect.value}`;
    case 'move':
      return `${who(effect.to)} moves to column ${effect.column}`;
    case 'leave':
      return `${who(effect.to)} leaves the board`;
    case 'initiative':
      return `${who(effect.to)} takes the Initiative`;
    case 'grant':
      return `${who(effect.to)} gets “${effect.ability.name}”: ${sayAbility(effect.ability)}`;
    case 'event':
      return effect.to === null ? `${effect.name} happens` : `${effect.name} of ${who(effect.to)} happens`;
    case 'tell':
      return effect.text;
  }
}

/** An ability without its name: when, what, and for how long. */
export function sayAbility({ triggers, effects, mechanic }: Ability): string {
  const when = triggers.length === 0 ? '' : `${inList(triggers.map(sayTrigger), 'or')}: `;
  return `${mechanic === null ? '' : `${mechanic}. `}${when}${effects.map(sayEffect).join('; ')}`;
}
