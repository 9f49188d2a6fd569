import type { MercType } from '@/lib/engine/rules/mercenaries/terms';

/** A type of mercs as a hatching, as in engraved arms; its word stands beside it. */
export function Hatch({ type }: { type: MercType }) {
  return <span className={`hatch ${type.toLowerCase()}`} aria-hidden="true" />;
}

/** Hatchings and words of all types of a merc. */
export function Types({ types }: { types: readonly MercType[] }) {
  return types.map((type, at) => (
    <span key={type}>
      {at > 0 && ', '}
      <span className="nb">
        <Hatch type={type} />
        {type}
      </span>
    </span>
  ));
}
