import { SelectField } from '@/components/kit/field';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton } from '@/components/kit/form-part';
import { ControlLine } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import type { Desk } from '@/lib/features/desk/model';
import { asText } from '@/lib/features/desk/parts';
import { KeptAt } from './desk-keeper';

/** Mercs without a team, each at the price that the market asks; nothing where there are none. */
export function MarketSection({ market, gp, typed, zone }: Pick<Desk, 'market' | 'gp' | 'typed' | 'zone'>) {
  if (market.length === 0) return null;
  const offers = market.map((merc) => `${merc.key} ${merc.price}`);
  const kept = typed.parts.hire;
  return (
    <Section id="market" title="For hire" more={`you have ${gp} GP`}>
      <FormPart part="hire" label="Hire" was={asText({ merc: offers.slice(0, 1) })} typed={kept?.fields ?? null}>
        <FormMessage />
        <ControlLine as="button">
          <SelectField name="merc" label="Merc" hint="for the upkeep that it has, paid at once">
            {market.map((merc, at) => (
              <option key={merc.key} value={offers[at]}>
                {merc.name}, {merc.price} GP
              </option>
            ))}
          </SelectField>
          <PartButton>Hire</PartButton>
        </ControlLine>
        <KeptAt part="hire" at={kept?.at ?? null} zone={zone} />
      </FormPart>
    </Section>
  );
}
