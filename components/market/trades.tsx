import { Button } from '@/components/kit/button';
import { InputField, MultiSelectField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { ControlLine, Grid, Row, Stack } from '@/components/kit/layout';
import { Item } from '@/components/kit/pieces';
import { Section } from '@/components/kit/section';
import { Hint, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { inList } from '@/lib/engine/rules/kernel/say';
import type { OfferLine, TradePage } from '@/lib/features/market/trade';
import type { FormAction } from '@/lib/platform/auth/form-state';

interface Props {
  page: TradePage;
  letGo: FormAction;
  offer: FormAction;
  answer: FormAction;
}

/** What a leader may do with the team's mercs beside hiring: let one go, offer a trade, answer one. */
export function TradeSections({ page, letGo, offer, answer }: Props) {
  const { own, others, offers, gp, zone } = page;
  return (
    <Stack above={5} gap={6}>
      <Section id="offers" title="Offers of this week" more="between the two teams until one is accepted">
        {offers.length === 0 && <Hint>No team has offered yours anything this week, nor yours another.</Hint>}
        {offers.map((line) => (
          <Item key={line.id}>
            <p>{sayOffer(line)}</p>
            <Muted size="dense" block>
              <Time at={line.at} zone={zone} />
              {line.answer !== null && `, ${line.answer}`}
            </Muted>
            {line.answer === null && <Answers line={line} answer={answer} />}
          </Item>
        ))}
      </Section>
      <Section title="Offer a trade" more={`you have ${gp} GP`}>
        <Form action={offer} label="Offer a trade">
          <FormMessage />
          <Stack gap={3}>
            <SelectField name="to" label="With">
              {others.map(({ team }) => (
                <option key={team.key} value={team.key}>
                  {team.name}
                </option>
              ))}
            </SelectField>
            <Grid least="field">
              <MultiSelectField name="gives" label="You give" hint="any number of yours" size={6}>
                {own.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </MultiSelectField>
              <MultiSelectField name="gets" label="You get" hint="of that team" size={6}>
                {others.map(({ team, mercs }) => (
                  <optgroup key={team.key} label={team.name}>
                    {mercs.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </MultiSelectField>
              <InputField name="pays" label="GP that you pay" inputMode="numeric" defaultValue="0" />
              <InputField name="paid" label="GP that you are paid" inputMode="numeric" defaultValue="0" />
            </Grid>
            <Row>
              <Button look="act">Offer it</Button>
            </Row>
          </Stack>
        </Form>
      </Section>
      <Section title="Let a merc go" more="it is for hire then, for any team">
        {own.length === 0 ? (
          <Hint>Your team has no merc of its own.</Hint>
        ) : (
          <Form action={letGo} label="Let a merc go">
            <FormMessage />
            <ControlLine as="button">
              <SelectField name="merc" label="Merc" hint="paid its upkeep at once">
                {own.map(({ key, name, upkeep }) => (
                  <option key={key} value={key}>
                    {name}, upkeep {upkeep}
                  </option>
                ))}
              </SelectField>
              <Button>Let it go</Button>
            </ControlLine>
          </Form>
        )}
      </Section>
    </Stack>
  );
}

function sayOffer({ from, to, own, gives, gets, gp }: OfferLine): string {
  const side = (mercs: readonly string[], paid: number): string =>
    inList([...mercs, ...(paid > 0 ? [`${paid} GP`] : [])]) || 'nothing';
  const who = own ? `You offered ${to.name}` : `${from.name} offered you`;
  return `${who} ${side(gives, gp)} for ${side(gets, -gp)}.`;
}

function Answers({ line, answer }: { line: OfferLine; answer: FormAction }) {
  const choices = line.own
    ? ([['withdrawn', 'Withdraw it']] as const)
    : ([
        ['accepted', 'Accept'],
        ['declined', 'Decline'],
      ] as const);
  return (
    <Row above={2}>
      {choices.map(([value, word]) => (
        <Form action={answer} key={value} label={word} of={line.id}>
          <FormMessage />
          <input type="hidden" name="id" value={line.id} />
          <input type="hidden" name="answer" value={value} />
          <Button look="small">{word}</Button>
        </Form>
      ))}
    </Row>
  );
}
