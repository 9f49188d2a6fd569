import { Button } from '@/components/kit/button';
import { CheckField, MultiSelectField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { FieldStack, Fold, Halves, Region } from '@/components/kit/tables/frame';
import { Hint } from '@/components/kit/text';
import { hintOf, written } from '@/components/tables/written';
import type { View } from '@/lib/engine/rules/tabletop/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { RefusedPost } from '@/lib/record/tables/came-back';
import { AbilityField, CreatureField, CreaturesField } from './fields';
import { named } from './words';

export interface OrderActions {
  readonly post: FormAction;
  readonly use: FormAction;
  readonly dismiss: FormAction;
  readonly touch: FormAction;
  readonly attack: FormAction;
  readonly slip: FormAction;
  readonly end: FormAction;
}
interface Props {
  number: number;
  view: View;
  /** Creatures for which the reader may order. */
  mine: readonly string[];
  master: boolean;
  /** What came back of the last post: it stays where it was written. */
  back: RefusedPost | null;
  actions: OrderActions;
}

/** Orders for one's creatures: a post with orders in bold, or the same by forms. */
export function Orders({ number, view, mine, master, back, actions }: Props) {
  const hidden = <input type="hidden" name="number" value={number} />;
  const names = mine.map((key) => named(view, key)).join(', ');
  const own = view.running !== null && mine.includes(view.running) ? view.running : null;
  const first = own ?? mine[0];
  return (
    <Region id="orders">
      <SectionHead title={master ? 'Orders of anybody' : `Orders of ${names}`} id="orders" />
      {own !== null && (
        <Form action={actions.end} label="End the turn">
          <FormMessage />
          {hidden}
          <input type="hidden" name="creature" value={own} />
          <Button>End the turn of {named(view, own)}</Button>
        </Form>
      )}
      <Halves>
        <Form action={actions.post} label="Orders as a post">
          <FieldStack>
            <FormMessage />
            {hidden}
            <CreatureField view={view} name="by" label="Who acts" of={mine} first={back?.by ?? first} />
            <TextField
              name="text"
              label="Post"
              hint={hintOf(back?.lines ?? [])}
              rows={5}
              required
              defaultValue={written(back?.lines ?? [])}
              placeholder="**ABILITY on NAME, defensively**, or **Attack NAME**, or **Dismiss ABILITY**, or **Touch NAME**."
            />
            <Button look="act">Post</Button>
          </FieldStack>
        </Form>
        <Form action={actions.use} label="Use an ability">
          <FieldStack>
            <FormMessage />
            {hidden}
            <AbilityField view={view} name="ability" label="Ability" of={mine} />
            <CreaturesField view={view} name="on" label="On" hint="none: what the ability takes by itself" />
            <ModeField view={view} mine={mine} />
            <CheckField name="defensively" value="yes">
              defensively
            </CheckField>
            <CheckField name="hold" value="yes">
              hold the charge, to touch with it later
            </CheckField>
            {master ? (
              <MasterFields view={view} />
            ) : (
              <CreaturesField view={view} name="forgo" label="Forgo the save" hint="yours alone" of={mine} />
            )}
            <Button look="act">Use it</Button>
          </FieldStack>
        </Form>
      </Halves>
      <Fold summary="Attack, dismiss, touch, slip out of a grapple">
        <Halves>
          <Form action={actions.attack} label="Attack">
            <FieldStack>
              <FormMessage />
              {hidden}
              <CreatureField view={view} name="by" label="Who attacks" of={mine} first={first} />
              <CreatureField view={view} name="target" label="Whom" />
              <Hint>A standard action: 1d20 and the attack bonus against AC.</Hint>
              <Button>Attack</Button>
            </FieldStack>
          </Form>
          <Form action={actions.dismiss} label="Dismiss abilities">
            <FieldStack>
              <FormMessage />
              {hidden}
              <CreatureField view={view} name="by" label="Who dismisses" of={mine} first={first} />
              <MultiSelectField name="abilities" label="Abilities" hint="its own that last" size={4}>
                {view.effects
                  .filter(({ user }) => mine.includes(user))
                  .map(({ id, user, ability, abilityName }) => (
                    <option key={id} value={ability}>
                      {abilityName} of {named(view, user)}
                    </option>
                  ))}
              </MultiSelectField>
              <Button>Dismiss them</Button>
            </FieldStack>
          </Form>
          <Form action={actions.touch} label="Touch with a held charge">
            <FieldStack>
              <FormMessage />
              {hidden}
              <CreatureField view={view} name="by" label="Who touches" of={mine} first={first} />
              <CreatureField view={view} name="target" label="Touches" />
              {master && (
                <>
                  <CheckField name="willing" value="yes">
                    it lets itself be touched
                  </CheckField>
                  <CheckField name="forgo" value="yes">
                    it forgoes its save
                  </CheckField>
                </>
              )}
              <Button>Touch</Button>
            </FieldStack>
          </Form>
          <Form action={actions.slip} label="Slip out of a grapple">
            <FieldStack>
              <FormMessage />
              {hidden}
              <CreatureField view={view} name="by" label="Who slips out" of={mine} first={first} />
              <Button>Slip out</Button>
            </FieldStack>
          </Form>
        </Halves>
      </Fold>
    </Region>
  );
}

/** The modes of all abilities that have some; nothing where none has. */
function ModeField({ view, mine }: { view: View; mine: readonly string[] }) {
  const modes = mine.flatMap((key) =>
    (view.creatures[key]?.sheet?.abilities ?? []).flatMap((ability) =>
      Object.keys(ability.modes).map((mode) => ({ mode, of: ability.name })),
    ),
  );
  if (modes.length === 0) return null;
  return (
    <SelectField name="mode" label="Mode">
      <option value="">None</option>
      {modes.map(({ mode, of }) => (
        <option key={`${of} ${mode}`} value={mode}>
          {mode} ({of})
        </option>
      ))}
    </SelectField>
  );
}

/** What the game master states of others as an ability is used. */
function MasterFields({ view }: { view: View }) {
  return (
    <Fold summary="What others do about it">
      <CreaturesField view={view} name="forgo" label="Forgo the save" />
      <CreaturesField view={view} name="willing" label="Let themselves be touched" />
      <CreaturesField view={view} name="opportunity" label="Would take an opportunity" hint="if it provokes" />
      <AbilityField
        view={view}
        name="answer"
        label="Answered by an immediate action"
        of={view.order}
        only={({ action }) => action === 'reaction' || action === 'trigger'}
        none="By none"
      />
      <CreaturesField view={view} name="answerOn" label="The answer is on" />
    </Fold>
  );
}
