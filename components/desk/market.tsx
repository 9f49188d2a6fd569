import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import type { MarketMerc } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

/** Mercs without a team, for the price that was agreed; nothing where there are none. */
export function MarketSection({ market, gp, hire }: { market: readonly MarketMerc[]; gp: number; hire: FormAction }) {
  if (market.length === 0) return null;
  return (
    <section id="market">
      <SectionHead title="For hire" more={`you have ${gp} GP`} />
      <Form action={hire} label="Hire">
        <FormMessage />
        <div className="choice">
          <SelectField name="merc" label="Merc">
            {market.map((merc) => (
              <option key={merc.key} value={merc.key}>
                {merc.name}, upkeep {merc.upkeep}
              </option>
            ))}
          </SelectField>
          <InputField name="price" label="GP" hint="as agreed" inputMode="numeric" required />
          <Button>Hire</Button>
        </div>
      </Form>
    </section>
  );
}
