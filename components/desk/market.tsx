import { InputField, SelectField } from '@/components/kit/field';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton } from '@/components/kit/form-part';
import { ControlLine, PlainList, Row, UnderControls } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Muted } from '@/components/kit/text';
import { OnlyYou } from '@/components/kit/todo';
import type { Desk } from '@/lib/features/desk/model';
import { asText } from '@/lib/features/desk/parts';
import { deskPath, marketPath } from '@/lib/record/views/address';
import { KeptAt } from './desk-keeper';

type Props = { season: string } & Pick<Desk, 'market' | 'marketWay' | 'gp' | 'typed' | 'zone' | 'phase'>;

/** Mercs without a team, each at the price that the market asks or with bids for it; nothing where there are none. */
export function MarketSection(props: Props) {
  const { season, market, marketWay, gp } = props;
  const trades = (
    <>
      <a href={deskPath(season, '/market')}>Release and trade</a> · <a href={deskPath(season, '/exp')}>Spend EXP</a>
    </>
  );
  if (market.length === 0) {
    return (
      <Section id="market" title="For hire" more={trades}>
        <Muted as="p">Nobody is for hire now.</Muted>
      </Section>
    );
  }
  const sealed = marketWay === 'sealed bid';
  return (
    <Section
      id="market"
      title="For hire"
      more={
        <>
          {sealed && (
            <>
              <OnlyYou /> ·{' '}
            </>
          )}
          you have {gp} GP · <a href={marketPath(season)}>the market</a> · {trades}
        </>
      }
    >
      {marketWay === 'fixed' ? <Hire {...props} /> : <Bids {...props} />}
    </Section>
  );
}

function Hire({ market, typed, zone }: Props) {
  const offers = market.map((merc) => `${merc.key} ${merc.price}`);
  const kept = typed.parts.hire;
  return (
    <FormPart part="hire" label="Hire" was={asText({ merc: offers.slice(0, 1) })} typed={kept?.fields ?? null}>
      <FormMessage />
      <ControlLine as="button">
        <SelectField name="merc" label="Merc" hint="at the price beside it, paid at once">
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
  );
}

function Bids({ market, marketWay, typed, zone, phase }: Props) {
  const kept = typed.parts['market-bid'];
  const own = market.filter(({ bid }) => bid !== null);
  return (
    <FormPart
      part="market-bid"
      label="Bid for a merc"
      was={asText({ merc: market.slice(0, 1).map(({ key }) => key), gp: [''] })}
      typed={kept?.fields ?? null}
    >
      <FormMessage />
      {own.length > 0 && (
        <PlainList>
          {own.map(({ key, name, bid }) => (
            <li key={key}>
              You bid {bid} GP for {name}.
            </li>
          ))}
        </PlainList>
      )}
      <ControlLine as="amount">
        <SelectField name="merc" label="Merc">
          {market.map(({ key, name, price, others }) => (
            <option key={key} value={key}>
              {name}, from {price} GP
              {others.length > 0 && `; ${others.map(({ team, gp }) => `${team} bids ${gp}`).join(', ')}`}
            </option>
          ))}
        </SelectField>
        <InputField name="gp" label="GP" hint="nothing: take it back" inputMode="numeric" />
        <UnderControls>
          Bids are settled as {phase} closes, the highest of all first; what you pay for one is not there for another.
          {marketWay === 'sealed bid' && ' Until then nobody else sees yours.'}
        </UnderControls>
      </ControlLine>
      <Row above={3}>
        <PartButton look="act">Place the bid</PartButton>
        <KeptAt part="market-bid" at={kept?.at ?? null} zone={zone} />
      </Row>
    </FormPart>
  );
}
