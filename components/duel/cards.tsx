import { Side } from '@/components/kit/section';
import { effectWords, UNTIL_WORDS } from '@/lib/engine/rules/crisis-collide/effect-words';
import type { Snapshot } from '@/lib/engine/rules/crisis-collide/record';
import type { SideIndex } from '@/lib/engine/rules/crisis-collide/terms';
import type { CombatantView, View } from '@/lib/engine/rules/crisis-collide/view';
import { sayAbility } from './words';

/** A number out of its most: what is left is filled, what was lost since is hatched. */
function Meter({ was, now, most }: { was: number; now: number; most: number }) {
  const share = (value: number) => (most === 0 ? 0 : Math.round((1000 * value) / most) / 10);
  return (
    <svg className="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="left" width={share(now)} height="6" />
      {was > now && <rect className="lost" x={share(now)} width={share(was) - share(now)} height="6" />}
    </svg>
  );
}

function Bar({ was, now, most }: { was: number; now: number; most: number }) {
  return (
    <span className="bar">
      <Meter was={was} now={now} most={most} />
      <span className="nb">
        {was !== now && (
          <>
            <span className="was">{was}</span> <span aria-hidden="true">→</span>
            <span className="vh"> becomes </span>{' '}
          </>
        )}
        {now} of {most}
      </span>
    </span>
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
    <section className="ft-card" aria-label={`${fighter.label}, of ${player}`}>
      <h2>
        <Side attacks={side === 0}>{fighter.label}</Side>{' '}
        <span className="hint">
          {player}, from the {side === 0 ? 'left' : 'right'} · {fighter.class}
        </span>
      </h2>
      <dl className="kv">
        <dt>HP</dt>
        <dd>
          <Bar was={same ? (before?.hp ?? hp) : hp} now={hp} most={fighter.mostHp} />
        </dd>
        <dt>AP</dt>
        <dd>
          <Bar was={same ? (before?.ap ?? ap) : ap} now={ap} most={fighter.mostAp} />
        </dd>
        <dt>Crisis Rate</dt>
        <dd>
          {crWas !== cr && (
            <>
              <span className="was">{crWas}</span> <span aria-hidden="true">→</span>
              <span className="vh"> becomes </span>{' '}
            </>
          )}
          {cr} <span className="mid">of the side</span>
        </dd>
        <dt>Move</dt>
        <dd>
          −{fighter.move.back}:+{fighter.move.forward}
        </dd>
        <dt>Resists</dt>
        <dd>{resistances(fighter)}</dd>
        {fighter.laid.length > 0 && span === undefined && (
          <>
            <dt>On it</dt>
            <dd>{laidOn(view, fighter)}</dd>
          </>
        )}
        {fighter.trait !== null && (
          <>
            <dt>Trait</dt>
            <dd>{fighter.trait.text}</dd>
          </>
        )}
        {span === undefined && (
          <>
            <dt>On the bench</dt>
            <dd>{bench(view, side)}</dd>
          </>
        )}
      </dl>
      {span === undefined && <Seen view={view} side={side} />}
    </section>
  );
}

/** What everybody may know of a side's fighters by now: those who have been in play, and to their own player the rest. */
function Seen({ view, side }: { view: View; side: SideIndex }) {
  const fighters = view.sides[side].known.flatMap((key) => view.combatants[key] ?? []);
  return (
    <details>
      <summary>
        What {view.sides[side].name} can do <span className="hint">as far as you have seen it</span>
      </summary>
      {fighters.map((one) => (
        <div key={one.key}>
          <h3 className="voice">
            {one.label}{' '}
            <span className="hint">
              {one.eliminated ? 'eliminated' : `${one.hp} of ${one.mostHp} HP, ${one.ap} of ${one.mostAp} AP`}
              {one.inPlay && ', in play'}
            </span>
          </h3>
          <p className="hint">
            Move −{one.move.back}:+{one.move.forward} · resists {resistances(one)}
            {one.trait !== null && one.trait.text !== '' && ` · Trait: ${one.trait.text}`}
          </p>
          {one.laid.length > 0 && <p className="hint">On it: {laidOn(view, one)}</p>}
          <ul className="hint">
            {Object.entries(one.abilities).map(([key, ability]) => (
              <li key={key}>
                <span className="voice">{ability.name}</span> {sayAbility(ability)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

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
