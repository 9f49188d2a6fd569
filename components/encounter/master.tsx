import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { CheckField, InputField, RadioField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { FieldStack, Halves, Region } from '@/components/kit/tables/frame';
import { Hint } from '@/components/kit/text';
import { DAMAGE_SOURCES, PLAIN_DISTRACTIONS, UNITS } from '@/lib/engine/rules/tabletop/terms';
import type { View } from '@/lib/engine/rules/tabletop/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { Previewed } from '@/lib/record/tables/amend';
import { SetNumbers } from './by-hand';
import { AbilityField, CreatureField, CreaturesField } from './fields';
import type { Tab } from './tabs';
import { named } from './words';

export interface MasterActions {
  readonly turn: FormAction;
  readonly happens: FormAction;
  readonly elapse: FormAction;
  readonly recover: FormAction;
  readonly look: FormAction;
  readonly tell: FormAction;
  readonly set: FormAction<Previewed>;
  readonly ends: FormAction<Previewed>;
  readonly overrule: FormAction<Previewed>;
}
interface Props {
  number: number;
  view: View;
  tab: Tab;
  /** Whether the reader rules by hand as well. */
  rules: boolean;
  actions: MasterActions;
}

/** What the game master does in one part of the page: the next turn, what happens, time, illusions, numbers by hand. */
export function Master({ number, view, tab, rules, actions }: Props) {
  const part = partOf({ number, view, tab, rules, actions });
  return part === null ? null : (
    <Region id="master">
      <SectionHead title="Run the encounter" more="for the game master" id="master" />
      {part}
    </Region>
  );
}

function partOf({ number, view, tab, rules, actions }: Props): ReactNode {
  switch (tab) {
    case 'turn':
      return <NextTurn number={number} view={view} action={actions.turn} />;
    case 'happens':
      return <Happens number={number} view={view} action={actions.happens} />;
    case 'time':
      return <Time number={number} view={view} actions={actions} />;
    case 'illusions':
      return <Illusions number={number} view={view} look={actions.look} tell={actions.tell} />;
    case 'numbers':
      return rules ? <SetNumbers number={number} view={view} action={actions.set} /> : null;
    default:
      return null;
  }
}

function NextTurn({ number, view, action }: { number: number; view: View; action: FormAction }) {
  const next = nextOf(view);
  return next === null ? null : (
    <Form action={action} label="The next turn">
      <FormMessage />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="creature" value={next.key} />
      <Button look="act">
        {next.opens
          ? `Begin round ${view.round + 1} with ${named(view, next.key)}`
          : `Turn of ${named(view, next.key)}`}
      </Button>
    </Form>
  );
}

function Time({ number, view, actions }: Pick<Props, 'number' | 'view' | 'actions'>) {
  const hidden = <input type="hidden" name="number" value={number} />;
  return (
    <Halves>
      <Form action={actions.turn} label="Another turn">
        <FieldStack>
          <FormMessage />
          {hidden}
          <CreatureField view={view} name="creature" label="Whose turn begins" hint="turns between are passed" />
          <Button>Begin it</Button>
        </FieldStack>
      </Form>
      <Form action={actions.elapse} label="Time passes">
        <FieldStack>
          <FormMessage />
          {hidden}
          <InputField name="amount" label="How much" type="number" min={1} max={60_000} required defaultValue="1" />
          <SelectField name="unit" label="Of" defaultValue="minute">
            {UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {unit}s
              </option>
            ))}
          </SelectField>
          <Hint>Outside of turns: no check is rolled.</Hint>
          <Button>Let it pass</Button>
        </FieldStack>
      </Form>
      <Form action={actions.recover} label="Spells back">
        <FieldStack>
          <FormMessage />
          {hidden}
          <CreatureField view={view} name="creature" label="Who has its spells back" />
          <Button>Give them back</Button>
        </FieldStack>
      </Form>
    </Halves>
  );
}

/** Whose turn comes next; null: nobody is there. */
function nextOf({ order, creatures }: View): { key: string; opens: boolean } | null {
  const waits = order.find((key) => creatures[key]?.begun === false);
  const [first] = order;
  const begun = order.some((key) => creatures[key]?.begun);
  if (waits !== undefined) return { key: waits, opens: !begun };
  return first === undefined ? null : { key: first, opens: true };
}

function Happens({ number, view, action }: { number: number; view: View; action: FormAction }) {
  const distractions = (
    <>
      <option value="">None</option>
      {PLAIN_DISTRACTIONS.map((one) => (
        <option key={one}>{one}</option>
      ))}
      {view.order.map((key) => (
        <option key={key} value={`grappled ${key}`}>
          grappled by {named(view, key)}
        </option>
      ))}
    </>
  );
  return (
    <Form action={action} label="Something happens">
      <FieldStack>
        <FormMessage />
        <input type="hidden" name="number" value={number} />
        <Hint>What is left empty does not happen.</Hint>
        <Halves>
          <CreatureField view={view} name="to" label="To" />
          <InputField name="stands" label="Stands now at" hint="feet" inputMode="numeric" />
          <InputField name="damage" label="Damage" inputMode="numeric" />
          <SelectField name="source" label="From a source that is">
            {DAMAGE_SOURCES.map((source) => (
              <option key={source}>{source}</option>
            ))}
          </SelectField>
          <SelectField name="distraction" label="A distraction begins">
            {distractions}
          </SelectField>
          <SelectField name="ends" label="A distraction ends">
            {distractions}
          </SelectField>
          <AbilityField
            view={view}
            name="distractedBy"
            label="Distracted by an ability"
            hint="until the round ends"
            of={view.order}
            only={({ dc }) => dc !== null}
            none="By none"
          />
          <Either name="flatFooted" label="Flat-footed" />
          <Either name="noMagic" label="No magic where it is" />
        </Halves>
        <Button look="act">It happens</Button>
      </FieldStack>
    </Form>
  );
}

const Either = ({ name, label }: { name: string; label: string }) => (
  <SelectField name={name} label={label}>
    <option value="">As it is</option>
    <option value="yes">Yes</option>
    <option value="no">No</option>
  </SelectField>
);

interface IllusionProps {
  number: number;
  view: View;
  look: FormAction;
  tell: FormAction;
}

function Illusions({ number, view, look, tell }: IllusionProps) {
  const hidden = <input type="hidden" name="number" value={number} />;
  const illusions = (
    <AbilityField
      view={view}
      name="illusion"
      label="Illusion"
      of={view.order}
      only={({ save }) => save?.result === 'disbelief'}
    />
  );
  return (
    <Halves>
      <Form action={look} label="Look into an illusion">
        <FieldStack>
          <FormMessage />
          {hidden}
          <CreatureField view={view} name="by" label="Who looks" />
          {illusions}
          <RadioField name="how" value="study" defaultChecked>
            studies it
          </RadioField>
          <RadioField name="how" value="proof">
            has proof that it is not real
          </RadioField>
          <CheckField name="careful" value="yes" defaultChecked>
            carefully
          </CheckField>
          <CheckField name="odd" value="yes" defaultChecked>
            and met with something odd
          </CheckField>
          <Button>Look</Button>
        </FieldStack>
      </Form>
      <Form action={tell} label="Tell of an illusion">
        <FieldStack>
          <FormMessage />
          {hidden}
          <CreatureField view={view} name="by" label="Who tells" />
          {illusions}
          <CreaturesField view={view} name="to" label="Tells" />
          <Button>Tell them</Button>
        </FieldStack>
      </Form>
    </Halves>
  );
}
