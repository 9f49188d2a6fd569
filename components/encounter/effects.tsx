import type { ReactNode } from 'react';
import { Clause } from '@/components/kit/clause';
import { Glyph } from '@/components/kit/glyph';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import type { EffectView, PartView, View } from '@/lib/engine/rules/tabletop/view';
import { named, sayEffect, sayEnds, sayPart } from './words';

interface Props {
  view: View;
  end?: (effect: EffectView) => ReactNode;
}

/** What lasts: on whom, what it does now, what keeps it from counting and why, and when it ends. */
export function Effects({ view, end }: Props) {
  return (
    <section aria-labelledby="effects">
      <SectionHead title="In force" more={`${view.effects.length}`} id="effects" />
      {view.effects.length === 0 && <EmptyState above={5} what="No ability lasts at the moment." />}
      <ul className="lasting">
        {view.effects.map((effect) => (
          <li key={effect.id}>
            <p>
              <b className="voice">{effect.abilityName}</b> of {named(view, effect.user)}
              {effect.mode !== null && ` as ${effect.mode}`} <span className="hint">{sayEnds(effect, view)}</span>
            </p>
            {effect.on.length === 0 && <p className="hint">{effect.placed ? 'Laid on no one.' : 'On nobody now.'}</p>}
            <ul>
              {effect.on.map(({ creature, inactive, parts }) => (
                <li key={creature}>
                  <span className="on">{named(view, creature)}</span>
                  {inactive && (
                    <>
                      {' '}
                      <span className="held">There is no magic where it is</span>{' '}
                      <Clause id="type:antimagic" ruleset="tabletop" />
                    </>
                  )}
                  {parts.map((part, at) => (
                    // A part has no name of its own.
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
                    <Applies key={at} part={part} view={view} />
                  ))}
                  {parts.length === 0 && <span className="hint"> nothing that is counted</span>}
                </li>
              ))}
            </ul>
            {end?.(effect)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One thing that an ability does: it counts, or what keeps it from counting. */
export function Applies({ part: { part, held }, view }: { part: PartView; view: View }) {
  return (
    <span className={held === null ? 'part g resolved' : 'part g nullified'}>
      <Glyph name={held === null ? 'resolved' : 'nullified'} />
      <span>{sayPart(part)}</span>
      {held !== null && (
        <span className="held">
          suppressed{held.by === null ? '' : ` by ${sayEffect(view, held.by)}`}{' '}
          <Clause id={held.cites} ruleset="tabletop" />
        </span>
      )}
    </span>
  );
}
