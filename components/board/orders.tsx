import { Button } from '@/components/kit/button';
import { InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { Cards } from '@/components/kit/tables/board';
import { FieldStack, Halves, Region } from '@/components/kit/tables/frame';
import { OnlyYou } from '@/components/kit/todo';
import { hintOf, written } from '@/components/tables/written';
import type { View } from '@/lib/engine/rules/deviants/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { CameBack as CameBackLine } from '@/lib/record/tables/came-back';
import { Card } from './card';

export interface OrderActions {
  readonly post: FormAction;
  readonly order: FormAction;
}
interface Props {
  number: number;
  view: View;
  seat: string;
  /** Lines of the last post that came back: they stay where they were written. */
  back: readonly CameBackLine[];
  actions: OrderActions;
}

/** A player's orders: a card from hand, a move, or a post with orders in bold. And the hand, for its player's eyes. */
export function Orders({ number, view, seat, back, actions }: Props) {
  const own = view.cards.filter(({ player, type }) => player === seat && type !== 'HQ');
  const hand = own.filter(({ zone }) => zone === 'hand');
  const placed = own.filter(({ zone }) => zone === 'board');
  return (
    <Region id="orders">
      <SectionHead title={`Orders of ${seat}`} id="orders" />
      <Halves>
        <Form action={actions.order} label="Play or move a card">
          <FieldStack>
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
          </FieldStack>
        </Form>
        <Form action={actions.post} label="Orders as a post">
          <FieldStack>
            <FormMessage />
            <input type="hidden" name="number" value={number} />
            <TextField
              name="text"
              label="Post"
              hint={hintOf(back)}
              rows={4}
              required
              defaultValue={written(back)}
              placeholder="**Play NAME in column 2**, and **Move NAME to column 3**."
            />
            <Button>Post</Button>
          </FieldStack>
        </Form>
      </Halves>
      <SectionHead title="Your hand" more={<OnlyYou until="you play it" />} />
      {hand.length === 0 && <EmptyState above={5} what="Your hand is empty." />}
      <Cards>
        {hand.map((card) => (
          <Card key={card.name} card={card} />
        ))}
      </Cards>
    </Region>
  );
}
