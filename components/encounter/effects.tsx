import type { ReactNode } from 'react';
import { Clause } from '@/components/kit/clause';
import { EmptyState } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { LastingList, Strong } from '@/components/kit/tables/encounter';
import { Region } from '@/components/kit/tables/frame';
import { EffectMark } from '@/components/kit/tables/marks';
import { Hint, Text, Voice } from '@/components/kit/text';
import type { EffectView, PartView, View } from '@/lib/engine/rules/tabletop/view';
import { named, sayEffect, sayEnds, sayPart } from './words';

interface Props {
  view: View;
  end?: (effect: EffectView) => ReactNode;
}

/** What lasts: on whom, what it does now, what keeps it from counting and why, and when it ends. */
export function Effects({ view, end }: Props) {
  return (
    <Region id="effects">
      <SectionHead title="In force" more={`${view.effects.length}`} id="effects" />
      {view.effects.length === 0 && <EmptyState above={5} what="No ability lasts at the moment." />}
      <LastingList>
        {view.effects.map((effect) => (
          <li key={effect.id}>
            <p>
              <b>
                <Voice>{effect.abilityName}</Voice>
              </b>{' '}
              of {named(view, effect.user)}
              {effect.mode !== null && ` as ${effect.mode}`} <Hint as="span">{sayEnds(effect, view)}</Hint>
            </p>
            {effect.on.length === 0 && <Hint>{effect.placed ? 'Laid on no one.' : 'On nobody now.'}</Hint>}
            <ul>
              {effect.on.map(({ creature, inactive, parts }) => (
                <li key={creature}>
                  <Strong>{named(view, creature)}</Strong>
                  {inactive && (
                    <>
                      {' '}
                      <Text tone="spent">There is no magic where it is</Text>{' '}
                      <Clause id="type:antimagic" ruleset="tabletop" />
                    </>
                  )}
                  {parts.map((part, at) => (
                    // A part has no name of its own.
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
                    <Applies key={at} part={part} view={view} />
                  ))}
                  {parts.length === 0 && <Hint as="span"> nothing that is counted</Hint>}
                </li>
              ))}
            </ul>
            {end?.(effect)}
          </li>
        ))}
      </LastingList>
    </Region>
  );
}

/** One thing that an ability does: it counts, or what keeps it from counting. */
export function Applies({ part: { part, held }, view }: { part: PartView; view: View }) {
  return (
    <EffectMark counts={held === null}>
      <span>{sayPart(part)}</span>
      {held !== null && (
        <Text tone="spent">
          suppressed{held.by === null ? '' : ` by ${sayEffect(view, held.by)}`}{' '}
          <Clause id={held.cites} ruleset="tabletop" />
        </Text>
      )}
    </EffectMark>
  );
}
