import { Button } from '@/components/kit/button';
import { SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import type { MarketMerc } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

/** Mercs without a team, each at the price that the market asks; nothing where there are none. */
export function MarketSection({ market, gp, hire }: { market: readonly MarketMerc[]; gp: number; hire: FormAction }) {
  if (market.length === 0) return null;
  return (
    <section id="market">
      <SectionHead title="For hire" more={`you have ${gp} GP`} />
      <Form action={hire} label="Hire">
        <FormMessage />
        <div className="choice">
          <SelectField name="merc" label="Merc" hint="for the upkeep that it has, paid at once">
            {market.map((merc) => (
              <option key={merc.key} value={`${merc.key} ${merc.price}`}>
                {merc.name}, {merc.price} GP
              </option>
            ))}
          </SelectField>
          <Button>Hire</Button>
        </div>
      </Form>
    </section>
  );
}
