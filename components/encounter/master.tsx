import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { CheckField, InputField, RadioField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
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
    <section className="judge" aria-labelledby="master">
      <SectionHead title="Run the encounter" more="for the game master" id="master" />
      {part}
    </section>
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
    <Form action={action} className="row" label="The next turn">
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
    <div className="two">
      <Form action={actions.turn} label="Another turn">
        <FormMessage />
        {hidden}
        <CreatureField view={view} name="creature" label="Whose turn begins" hint="turns between are passed" />
        <Button>Begin it</Button>
      </Form>
      <Form action={actions.elapse} label="Time passes">
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
        <p className="hint">Outside of turns: no check is rolled.</p>
        <Button>Let it pass</Button>
      </Form>
      <Form action={actions.recover} label="Spells back">
        <FormMessage />
        {hidden}
        <CreatureField view={view} name="creature" label="Who has its spells back" />
        <Button>Give them back</Button>
      </Form>
    </div>
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
      <FormMessage />
      <input type="hidden" name="number" value={number} />
      <p className="hint">What is left empty does not happen.</p>
      <div className="two">
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
      </div>
      <Button look="act">It happens</Button>
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
    <div className="two">
      <Form action={look} label="Look into an illusion">
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
      </Form>
      <Form action={tell} label="Tell of an illusion">
        <FormMessage />
        {hidden}
        <CreatureField view={view} name="by" label="Who tells" />
        {illusions}
        <CreaturesField view={view} name="to" label="Tells" />
        <Button>Tell them</Button>
      </Form>
    </div>
  );
}
