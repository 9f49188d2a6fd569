import { Button } from '@/components/kit/button';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Grid, Row, Stack } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import type { MarketPage } from '@/lib/features/market/page';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { BID_TIE_WORDS, BID_TIES, sayMarket, WAY_WORDS, WAYS } from '@/lib/record/market/market';
import { marketPath } from '@/lib/record/views/address';

interface Props {
  season: string;
  /** As a visitor sees it: sealed bids are not in here. */
  market: MarketPage;
  set: FormAction;
  list: FormAction;
}

/** How mercs are hired, and what each costs. */
export function MarketSettingSection({ season, market: { market, forHire }, set, list }: Props) {
  return (
    <Section above={6} id="market" title="Market" more={sayMarket(market)}>
      <p>
        A merc costs its upkeep, or what you list where that is more; no leader says the price. Bids stand for one phase
        and are settled as it closes, the highest first. <a href={marketPath(season)}>The market</a>
      </p>
      <Form action={set} label="How mercs are hired">
        <FormMessage />
        <Stack gap={3}>
          <Grid least="field">
            <SelectField name="way" label="Mercs are" defaultValue={market.way}>
              {WAYS.map((way) => (
                <option key={way} value={way}>
                  {WAY_WORDS[way]}
                </option>
              ))}
            </SelectField>
            <SelectField name="tie" label="Equal bids" defaultValue={market.tie}>
              {BID_TIES.map((tie) => (
                <option key={tie} value={tie}>
                  {BID_TIE_WORDS[tie]}
                </option>
              ))}
            </SelectField>
          </Grid>
          <Row>
            <Button>Save how mercs are hired</Button>
          </Row>
        </Stack>
      </Form>
      {forHire.length === 0 ? (
        <Hint above={3}>Nobody is for hire now.</Hint>
      ) : (
        <Form action={list} look="line" label="List a price">
          <FormMessage />
          <SelectField name="merc" label="Merc">
            {forHire.map(({ merc, price, listPrice }) => (
              <option key={merc.key} value={merc.key}>
                {merc.name}, {price} GP{listPrice !== null && `, listed ${listPrice}`}
              </option>
            ))}
          </SelectField>
          <InputField name="price" label="Price in GP" hint="nothing: its upkeep" inputMode="numeric" />
          <Button>List the price</Button>
        </Form>
      )}
    </Section>
  );
}
