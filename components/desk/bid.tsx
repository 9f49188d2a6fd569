import { Clause } from '@/components/kit/clause';
import { InputField, SelectField } from '@/components/kit/field';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton } from '@/components/kit/form-part';
import { ControlLine, Row, UnderControls } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { Hint, Muted } from '@/components/kit/text';
import { OnlyYou } from '@/components/kit/todo';
import type { BidForm, Desk } from '@/lib/features/desk/model';
import { asText } from '@/lib/features/desk/parts';
import { KeptAt } from './desk-keeper';
import { DroppedList } from './dropped';

const SHUT: Record<Exclude<BidForm['state'], 'open'>, string> = {
  locked: 'The bids are opened.',
  closed: 'Terrain is bid for in Wartime.',
  'no match': 'Your team has no match this week, so that there is no terrain to bid for.',
};

type Props = { season: string } & Pick<Desk, 'bid' | 'gp' | 'zone' | 'typed' | 'atLock'>;

export function BidSection({ season, bid, gp, zone, typed, atLock }: Props) {
  if (bid.state !== 'open') {
    return (
      <Section id="bid" title="Terrain bid">
        <Muted as="p">
          {SHUT[bid.state]}
          {bid.placed !== null && ` You bid ${bid.placed.gp} GP for ${bid.placed.terrain}.`}
        </Muted>
        <DroppedList season={season} dropped={atLock.bid} title="The lock refused your bid:" />
      </Section>
    );
  }
  const kept = typed.parts.bid;
  return (
    <Section
      id="bid"
      title="Terrain bid"
      more={
        <>
          <OnlyYou /> · the winner pays its own bid
        </>
      }
    >
      {bid.terrains.length === 0 ? (
        <Muted as="p">Your team has no terrain to bid for now.</Muted>
      ) : (
        <FormPart
          part="bid"
          label="Terrain bid"
          was={asText({
            terrain: [bid.terrains.find((each) => each === bid.placed?.terrain) ?? bid.terrains[0] ?? ''],
            gp: [String(bid.placed?.gp ?? 0)],
          })}
          typed={kept?.fields ?? null}
        >
          <FormMessage />
          <ControlLine as="amount">
            <SelectField name="terrain" label="Terrain" defaultValue={bid.placed?.terrain}>
              {bid.terrains.map((terrain) => (
                <option key={terrain}>{terrain}</option>
              ))}
            </SelectField>
            <InputField name="gp" label="GP" inputMode="numeric" required defaultValue={bid.placed?.gp ?? 0} />
            <UnderControls>
              {bid.defends
                ? 'As defender you add 3, and equal totals go to you.'
                : 'The defender adds 3, and equal totals go to it.'}{' '}
              You have {gp} GP{bid.fee > 0 ? `, of which ${bid.fee} go to the roster’s fee first` : ''}: bid {bid.most}{' '}
              or less.
            </UnderControls>
          </ControlLine>
          <Row above={3}>
            <PartButton look="act">{bid.placed === null ? 'Place the bid' : 'Change the bid'}</PartButton>
            <Clause season={season} id="glossary:terrain" />
            <KeptAt part="bid" at={kept?.at ?? null} zone={zone} />
          </Row>
        </FormPart>
      )}
      <DroppedList
        season={season}
        dropped={atLock.bid}
        title="As things stand, the lock would refuse the bid that you placed:"
      />
      {bid.out.map((line) => (
        <Hint key={line}>{line}</Hint>
      ))}
    </Section>
  );
}
