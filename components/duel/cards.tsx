import { Summary } from '@/components/kit/figures';
import { AbilityLines, FighterFrame, FighterName, Meter } from '@/components/kit/tables/duel';
import { Fold } from '@/components/kit/tables/frame';
import { Became } from '@/components/kit/tables/marks';
import { Hint, Muted } from '@/components/kit/text';
import { effectWords, UNTIL_WORDS } from '@/lib/engine/rules/crisis-collide/effect-words';
import type { Snapshot } from '@/lib/engine/rules/crisis-collide/record';
import type { SideIndex } from '@/lib/engine/rules/crisis-collide/terms';
import type { CombatantView, View } from '@/lib/engine/rules/crisis-collide/view';
import { abilityLines } from './words';

function Bar({ was, now, most }: { was: number; now: number; most: number }) {
  return (
    <Meter was={was} now={now} most={most}>
      {was === now ? now : <Became from={was}>{now}</Became>} of {most}
    </Meter>
  );
}

const resistances = ({ resistance }: CombatantView): string => {
  const told = Object.entries(resistance).filter(([, value]) => value !== 0);
  return told.length === 0 ? 'nothing' : told.map(([type, value]) => `${type} ${signed(value)}`).join(', ');
};
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

interface Props {
  view: View;
  side: SideIndex;
  /** The player behind the side. */
  player: string;
  /** Before and after what the page shows; absent: as the duel stands now. */
  span?: { readonly before: Snapshot; readonly after: Snapshot };
}

/** One side's combatant in play: what it had and has, and of the present also who waits on the bench. */
export function FighterCard({ view, side, player, span }: Props) {
  const own = view.sides[side];
  const shown = span?.after.sides[side];
  const fighter = view.combatants[shown?.active ?? own.active];
  if (fighter === undefined) return null;
  const before = span?.before.sides[side];
  const same = before?.active === fighter.key;
  const hp = shown?.hp ?? fighter.hp;
  const ap = shown?.ap ?? fighter.ap;
  const cr = shown?.cr ?? own.cr;
  const crWas = before?.cr ?? cr;
  return (
    <FighterFrame
      name={fighter.label}
      attacks={side === 0}
      note={`${player}, from the ${side === 0 ? 'left' : 'right'} · ${fighter.class}`}
      label={`${fighter.label}, of ${player}`}
    >
      <Summary
        pairs={[
          { term: 'HP', value: <Bar was={same ? (before?.hp ?? hp) : hp} now={hp} most={fighter.mostHp} /> },
          { term: 'AP', value: <Bar was={same ? (before?.ap ?? ap) : ap} now={ap} most={fighter.mostAp} /> },
          {
            term: 'Crisis Rate',
            value: (
              <>
                {crWas === cr ? cr : <Became from={crWas}>{cr}</Became>} <Muted>of the side</Muted>
              </>
            ),
          },
          { term: 'Move', value: `−${fighter.move.back}:+${fighter.move.forward}` },
          { term: 'Resists', value: resistances(fighter) },
          fighter.laid.length > 0 && span === undefined ? { term: 'On it', value: laidOn(view, fighter) } : null,
          fighter.trait === null ? null : { term: 'Trait', value: fighter.trait.text },
          span === undefined ? { term: 'On the bench', value: bench(view, side) } : null,
        ]}
      />
      {span === undefined && <Seen view={view} side={side} />}
    </FighterFrame>
  );
}

/** What everybody may know of a side's fighters by now: those who have been in play, and to their own player the rest. */
function Seen({ view, side }: { view: View; side: SideIndex }) {
  const fighters = view.sides[side].known.flatMap((key) => view.combatants[key] ?? []);
  return (
    <Fold
      summary={
        <>
          What {view.sides[side].name} can do <Hint as="span">as far as you have seen it</Hint>
        </>
      }
    >
      {fighters.map((one) => (
        <div key={one.key}>
          <FighterName note={standingOf(one)}>{one.label}</FighterName>
          <Hint>
            Move −{one.move.back}:+{one.move.forward} · resists {resistances(one)}
            {one.trait !== null && one.trait.text !== '' && ` · Trait: ${one.trait.text}`}
          </Hint>
          {one.laid.length > 0 && <Hint>On it: {laidOn(view, one)}</Hint>}
          <AbilityLines lines={abilityLines(one.abilities)} />
        </div>
      ))}
    </Fold>
  );
}

const standingOf = ({ eliminated, hp, mostHp, ap, mostAp, inPlay }: CombatantView): string =>
  `${eliminated ? 'eliminated' : `${hp} of ${mostHp} HP, ${ap} of ${mostAp} AP`}${inPlay ? ', in play' : ''}`;

/** What abilities have laid on a fighter: what it does, by whom, and for how long. */
const laidOn = (view: View, { laid }: CombatantView): string =>
  laid
    .map(({ effect, user, ability }) => {
      const by = view.combatants[user];
      const name = by?.abilities[ability]?.name ?? ability;
      return `${effectWords(effect)}, ${UNTIL_WORDS[effect.until]} (${name} of ${by?.label ?? user})`;
    })
    .join('; ');

function bench(view: View, side: SideIndex): string {
  const { known, active, unseen } = view.sides[side];
  const told = known
    .filter((key) => key !== active)
    .map((key) => {
      const one = view.combatants[key];
      return one?.eliminated ? `${one.label}, eliminated` : `${one?.label ?? key} ${one?.hp ?? ''}`;
    });
  const hidden = unseen === 0 ? [] : [unseen === 1 ? 'one not yet seen' : `${unseen} not yet seen`];
  return [...told, ...hidden].join(', ') || 'nobody';
}
