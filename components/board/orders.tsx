import { Button } from '@/components/kit/button';
import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { OnlyYou } from '@/components/kit/todo';
import type { View } from '@/lib/engine/rules/deviants/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { Card } from './card';

export interface OrderActions {
  readonly post: FormAction;
  readonly order: FormAction;
}
interface Props {
  number: number;
  view: View;
  seat: string;
  actions: OrderActions;
}

/** A player's orders: a card from hand, a move, or a post with orders in bold. And the hand, for its player's eyes. */
export function Orders({ number, view, seat, actions }: Props) {
  const own = view.cards.filter(({ player, type }) => player === seat && type !== 'HQ');
  const hand = own.filter(({ zone }) => zone === 'hand');
  const placed = own.filter(({ zone }) => zone === 'board');
  return (
    <section className="orders-of" aria-labelledby="orders">
      <SectionHead title={`Orders of ${seat}`} id="orders" />
      <div className="two">
        <Form action={actions.order} label="Play or move a card">
          <FormMessage />
          <input type="hidden" name="number" value={number} />
          <SelectField name="card" label="Card" required>
            {hand.length > 0 && (
              <optgroup label="Play from hand">
                {hand.map(({ name }) => (
                  <option key={name} value={`play ${name}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
            {placed.length > 0 && (
              <optgroup label="Move on the board">
                {placed.map(({ name }) => (
                  <option key={name} value={`move ${name}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </SelectField>
          <InputField
            name="column"
            label="Column"
            hint={`1 to ${view.columns}`}
            type="number"
            min={1}
            max={view.columns}
            required
          />
          <Button look="act">Give the order</Button>
        </Form>
        <Form action={actions.post} label="Orders as a post">
          <FormMessage />
          <input type="hidden" name="number" value={number} />
          <TextField
            name="text"
            label="Post"
            hint="orders in bold"
            rows={4}
            required
            placeholder="**Play NAME in column 2**, and **Move NAME to column 3**."
          />
          <Button>Post</Button>
        </Form>
      </div>
      <SectionHead title="Your hand" more={<OnlyYou until="you play it" />} />
      {hand.length === 0 && <EmptyState above={5} what="Your hand is empty." />}
      <div className="hand">
        {hand.map((card) => (
          <Card key={card.name} card={card} />
        ))}
      </div>
    </section>
  );
}
