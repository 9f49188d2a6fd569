import { Button } from '@/components/kit/button';
import { CheckField, InputField, RadioField, SelectField, TextField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Below, Row } from '@/components/kit/layout';
import { Heading, SectionHead } from '@/components/kit/section';
import { AbilityLines, Pool, Pooled } from '@/components/kit/tables/duel';
import { Fold } from '@/components/kit/tables/frame';
import { Hint, Voice } from '@/components/kit/text';
import { OnlyYou } from '@/components/kit/todo';
import type { Combatant } from '@/lib/engine/rules/crisis-collide/setup';
import type { Pick } from '@/lib/engine/rules/crisis-collide/table/picking';
import { PHASES } from '@/lib/engine/rules/crisis-collide/terms';
import { type CombatantView, cameBackTo, type SideView, type View } from '@/lib/engine/rules/crisis-collide/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { abilityLines, bareOrder } from './words';

/** A fighter in a few lines: numbers, trait, abilities. */
export function FighterText({ fighter }: { fighter: Omit<Combatant, 'now'> }) {
  const { difficulty, hp, ap, move, trait, abilities, resistance } = fighter;
  const resists = Object.entries(resistance).filter(([, value]) => value !== 0);
  return (
    <div>
      <Hint>
        {fighter.class} · {difficulty} · {hp} HP · {ap} AP · Move −{move.back}:+{move.forward}
        {resists.length > 0 && ` · resists ${resists.map(([type, value]) => `${type} ${value}`).join(', ')}`}
      </Hint>
      {trait !== null && <Hint>Trait: {trait.text}</Hint>}
      <AbilityLines lines={abilityLines(abilities)} />
    </div>
  );
}

interface PickProps {
  number: number;
  pool: Readonly<Record<string, Omit<Combatant, 'now'>>>;
  picked: Pick | null;
  action: FormAction;
}

/** Three different fighters and a leader, in secret (setup:team, setup:leader). */
export function PickForm({ number, pool, picked, action }: PickProps) {
  return (
    <Below gap={6}>
      <Form action={action} label="Pick your team">
        <SectionHead title="Pick your team" more={<OnlyYou until="both have picked" />} />
        <FormMessage />
        <input type="hidden" name="number" value={number} />
        <Pool legend="Three different fighters. One of them leads and enters first.">
          {Object.entries(pool).map(([key, fighter]) => (
            <Pooled
              key={key}
              name={fighter.name}
              choice={
                <>
                  <CheckField name="team" value={key} defaultChecked={picked?.team.includes(key)}>
                    <Voice size="4">{fighter.name}</Voice>
                  </CheckField>
                  <RadioField name="leader" value={key} defaultChecked={picked?.leader === key}>
                    leads
                  </RadioField>
                </>
              }
            >
              <FighterText fighter={fighter} />
            </Pooled>
          ))}
        </Pool>
        <Row>
          <Button look="act">{picked === null ? 'Pick this team' : 'Pick this team instead'}</Button>
        </Row>
      </Form>
    </Below>
  );
}

interface OrdersProps {
  number: number;
  view: View;
  own: SideView;
  lines: FormAction;
  post: FormAction;
}

/** The orders of a turn: a line a phase, or a post with bold lines in it (order:form). */
export function OrdersForm({ number, view, own, lines, post }: OrdersProps) {
  const given = own.orders.state === 'open' ? own.orders.value : null;
  const active = view.combatants[own.active];
  const team = own.known.flatMap((key) => {
    const one = view.combatants[key];
    return one !== undefined && !one.eliminated ? [one] : [];
  });
  const suggestions = suggestionsFor(active, team);
  return (
    <div id="orders">
      <Form action={lines} look="close" label={`Your orders for turn ${view.turn}`}>
        <SectionHead title={`Your orders for turn ${view.turn}`} more={<OnlyYou until="the turn is revealed" />} />
        <FormMessage />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="turn" value={view.turn} />
        {PHASES.map((phase) => {
          const standing = given?.[phase - 1] ?? null;
          // A line that came back stays where it was written, to be put right.
          const back = cameBackTo(view).find(({ ruling }) => ruling.phase === phase);
          const written = back?.ruling.fact.about === 'line' ? back.ruling.fact.text : (standing?.text ?? '');
          return (
            <InputField
              key={phase}
              name={`phase-${phase}`}
              label={`Phase ${phase}`}
              hint={
                back !== undefined
                  ? `came back${standing === null ? '' : `; “${bareOrder(standing.text)}” stands`}: ${back.ruling.reason}`
                  : standing === null
                    ? 'no order yet: stay and rest'
                    : 'stands; another takes its place'
              }
              defaultValue={bareOrder(written)}
              list="order-words"
              autoComplete="off"
              maxLength={500}
              face="voice"
            />
          );
        })}
        <datalist id="order-words">
          {suggestions.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
        <Row>
          <Button look="act">Give these orders</Button>
        </Row>
        <Fold summary="What can be ordered" look="link">
          <Hint>
            A movement, then an ability; or a shift to a teammate, once a turn; or rest. Movements: “2 spaces forward”,
            “1 space backward”, “1 space in front of NAME”, “1 space behind NAME”, “space 4”, “same space”, “same space
            as NAME”.
          </Hint>
          {team.map((one) => (
            <Below gap={3} key={one.key}>
              <Heading level={4}>{one.label}</Heading>
              <AbilityLines lines={abilityLines(one.abilities)} />
            </Below>
          ))}
        </Fold>
      </Form>
      <Fold summary="Write them as a post instead" look="link">
        <Form action={post} look="close" label="Orders as a post">
          <FormMessage />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="turn" value={view.turn} />
          <TextField
            name="text"
            label="Your post"
            hint="bold lines are orders; the rest is talk"
            rows={7}
            face="voice"
            defaultValue={'**1: \n2: \n3: **'}
          />
          <Row>
            <Button>Post it</Button>
          </Row>
        </Form>
      </Fold>
    </div>
  );
}

function suggestionsFor(active: CombatantView | undefined, team: readonly CombatantView[]): string[] {
  if (active === undefined) return [];
  const abilities = Object.values(active.abilities).map(({ name }) => name);
  const { back, forward } = active.move;
  const moves = [
    'same space',
    ...(forward > 0 ? ['1 space forward'] : []),
    ...(forward > 1 ? [`${forward} spaces forward`] : []),
    ...(back > 0 ? ['1 space backward'] : []),
  ];
  return [
    ...abilities,
    ...moves.flatMap((move) => [move, ...abilities.map((name) => `${move}, then ${name}`)]),
    ...team.filter(({ key }) => key !== active.key).map(({ name }) => `shift to ${name}`),
    'rest',
  ];
}

/** Who enters for an eliminated combatant (elimination:replacement). */
export function ReplaceForm({
  number,
  view,
  own,
  action,
}: {
  number: number;
  view: View;
  own: SideView;
  action: FormAction;
}) {
  const left = own.known.flatMap((key) => {
    const one = view.combatants[key];
    return one !== undefined && !one.eliminated ? [one] : [];
  });
  return (
    <Form action={action} look="narrow" label="Bring in a replacement">
      <SectionHead title="Bring in a replacement" more={<OnlyYou until="all have chosen" />} />
      <FormMessage />
      <input type="hidden" name="number" value={number} />
      <SelectField name="combatant" label="Who enters" hint={`for ${view.combatants[own.active]?.label ?? ''}`}>
        {left.map(({ key, label, hp }) => (
          <option key={key} value={key}>
            {label}, {hp} HP
          </option>
        ))}
      </SelectField>
      <Button look="act">Bring in</Button>
    </Form>
  );
}
