import type { MercType } from '@/lib/engine/rules/mercenaries/terms';

const HATCHES: Record<MercType, string> = {
  Human: 'hatch',
  Beast: 'hatch hatch-beast',
  Robot: 'hatch hatch-robot',
  Undead: 'hatch hatch-undead',
  Otherworldly: 'hatch hatch-otherworldly',
  Superhuman: 'hatch hatch-superhuman',
};

/** A type of mercs as a hatching, as in engraved arms; its word stands beside it. */
export function Hatch({ type }: { type: MercType }) {
  return <span className={`${HATCHES[type]} mr-[0.3em]`} aria-hidden="true" />;
}

/** Hatchings and words of all types of a merc. */
export function Types({ types }: { types: readonly MercType[] }) {
  return types.map((type, at) => (
    <span key={type}>
      {at > 0 && ', '}
      <span className="whitespace-nowrap">
        <Hatch type={type} />
        {type}
      </span>
    </span>
  ));
}
