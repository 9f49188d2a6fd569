import { Button } from '@/components/kit/button';
import { CheckField, InputField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { AskLine, FieldStack, Fold, Region } from '@/components/kit/tables/frame';
import { Hint } from '@/components/kit/text';
import { Confirm } from '@/components/tables/confirm';
import type { Ruling } from '@/lib/engine/rules/deviants/rulings';
import type { Row } from '@/lib/engine/rules/deviants/triggers';
import type { View } from '@/lib/engine/rules/deviants/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { Previewed } from '@/lib/record/tables/amend';
import { RowPreview } from './row';

export interface JudgeActions {
  readonly event: FormAction;
  readonly turn: FormAction;
  readonly set: FormAction<Previewed>;
  readonly place: FormAction;
  readonly remove: FormAction<Previewed>;
  readonly grant: FormAction<Previewed>;
  readonly overrule: FormAction<Previewed>;
}
interface Props {
  number: number;
  view: View;
  /** What would answer the event that the address asks for; null: it asks for none. */
  row: Row | null;
  /** Whether the reader rules by hand as well. */
  rules: boolean;
  actions: JudgeActions;
}

/** Names the events that any ability waits for, and those that the rules make. */
const eventsOf = ({ cards }: View): string[] => [
  ...new Set(
    cards.flatMap(({ abilities }) => abilities.flatMap(({ ability }) => ability.triggers.map(({ on }) => on))),
  ),
];

/** What a judge does: states an event and sees its order first, begins a turn, puts numbers right, rules by hand. */
export function Judge({ number, view, row, rules, actions }: Props) {
  const hidden = <input type="hidden" name="number" value={number} />;
  const events = eventsOf(view);
  return (
    <Region id="judge">
      <SectionHead title="A game event" more="for who judges" id="judge" />
      <form method="get" action="#order">
        <AskLine>
          <InputField
            name="event"
            label="Event"
            hint="as the cards name it"
            list="events"
            required
            maxLength={120}
            defaultValue={row?.event.name ?? ''}
          />
          <SelectField name="of" label="Of which card" defaultValue={row?.event.subject ?? ''}>
            <option value="">Of none</option>
            {view.cards.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <Button>See the order</Button>
        </AskLine>
        <datalist id="events">
          {events.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </form>
      {row !== null && (
        <>
          <RowPreview row={row} events={events} />
          <Form action={actions.event} label="The event happens">
            <FormMessage />
            {hidden}
            <input type="hidden" name="event" value={row.event.name} />
            <input type="hidden" name="card" value={row.event.subject ?? ''} />
            <Button look="act">{row.event.name} happens</Button>
          </Form>
        </>
      )}
      <Fold summary="Begin a turn">
        <Form action={actions.turn} label="Begin a turn">
          <FieldStack narrow>
            <FormMessage />
            {hidden}
            <SelectField name="initiative" label="Who holds the Initiative" defaultValue={view.initiative}>
              {view.players.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <Button look="act">Begin turn {view.turn + 1}</Button>
          </FieldStack>
        </Form>
      </Fold>
      {rules && <ByHand number={number} view={view} actions={actions} />}
    </Region>
  );
}

/** What a judge who does not play does to the cards of both sides. */
function ByHand({ number, view, actions }: Pick<Props, 'number' | 'view' | 'actions'>) {
  const hidden = <input type="hidden" name="number" value={number} />;
  const onBoard = view.cards.filter(({ zone }) => zone === 'board');
  const loose = view.cards.filter(({ zone, type }) => zone !== 'discard' && type !== 'HQ');
  return (
    <>
      <Fold summary="Play or move a card of either side">
        <Form action={actions.place} label="Play or move a card of either side">
          <FieldStack narrow>
            <FormMessage />
            {hidden}
            <SelectField name="card" label="Card" required>
              {view.players.map(({ name: player }) => (
                <optgroup key={player} label={player}>
                  {loose
                    .filter((card) => card.player === player)
                    .map(({ name, zone }) => (
                      <option key={name} value={`${zone === 'hand' ? 'play' : 'move'} ${name}`}>
                        {name}
                        {zone === 'hand' && ', from hand'}
                      </option>
                    ))}
                </optgroup>
              ))}
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
            <Button look="act">Place it</Button>
          </FieldStack>
        </Form>
      </Fold>
      <Fold summary="Put numbers right">
        <Form action={actions.set} label="Put numbers right">
          <FieldStack narrow>
            <FormMessage />
            {hidden}
            <SelectField name="of" label="Of" required>
              {[...view.players, ...view.cards].map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <Hint>What is left empty stays as it is.</Hint>
            <InputField name="planning" label="Planning points" inputMode="numeric" />
            <InputField name="power" label="Power" hint="before ongoing abilities" inputMode="numeric" />
            <TextField name="counters" label="Counters" hint="one a line, as Entropy 3" rows={2} />
            <InputField name="states" label="States" hint="all of them, with commas" />
            <CheckField name="stateless" value="yes">
              no states at all
            </CheckField>
            <InputField name="because" label="Reason" required maxLength={2000} />
            <Confirm act="Put them right" />
          </FieldStack>
        </Form>
      </Fold>
      <Fold summary="Take a card off the board">
        <Form action={actions.remove} label="Take a card off the board">
          <FieldStack narrow>
            <FormMessage />
            {hidden}
            <SelectField name="card" label="Card" required>
              {onBoard
                .filter(({ type }) => type !== 'HQ')
                .map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
            </SelectField>
            <Hint>Its Leave happens then.</Hint>
            <Confirm act="Take it off" />
          </FieldStack>
        </Form>
      </Fold>
      <Fold summary="Grant an ability">
        <Form action={actions.grant} label="Grant an ability">
          <FieldStack narrow>
            <FormMessage />
            {hidden}
            <SelectField name="to" label="To" required>
              {view.cards.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <SelectField name="from" label="By" required>
              {view.cards.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <TextField
              name="ability"
              label="Ability"
              hint="as in a set-up"
              rows={6}
              required
              face="code"
              spellCheck={false}
              defaultValue={
                'name: Alarm\nkind: triggered\ntriggers: [Start of Clash]\neffects:\n  - { do: power, amount: 1 }'
              }
            />
            <Confirm act="Grant it" />
          </FieldStack>
        </Form>
      </Fold>
    </>
  );
}

/** A ruling taken back by hand, where it stands. */
export function Overrule({
  number,
  ruling,
  action,
}: {
  number: number;
  ruling: Ruling;
  action: FormAction<Previewed>;
}) {
  if (ruling.card === null || ruling.override !== null) return null;
  return (
    <Fold summary="Rule otherwise" look="small">
      <Form action={action} label={`Rule otherwise: ${ruling.ability ?? ruling.card}`}>
        <FieldStack narrow>
          <FormMessage />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="ruling" value={ruling.id} />
          <input type="hidden" name="card" value={ruling.card} />
          <input type="hidden" name="ability" value={ruling.ability ?? ''} />
          <Hint>
            It is marked as undone. What it changed stays until you put the numbers right
            {ruling.changes.length > 0 && `: ${ruling.changes.join(' ')}`}
          </Hint>
          <InputField name="because" label="Reason" hint="everybody reads it" required maxLength={2000} />
          <Confirm act="Undo this ruling" />
        </FieldStack>
      </Form>
    </Fold>
  );
}
