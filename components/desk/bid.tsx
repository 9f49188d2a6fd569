import { Button } from '@/components/kit/button';
import { Clause } from '@/components/kit/clause';
import { InputField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { SectionHead } from '@/components/kit/section';
import { OnlyYou } from '@/components/kit/todo';
import type { BidForm } from '@/lib/features/desk/model';
import type { FormAction } from '@/lib/platform/auth/form-state';

const SHUT: Record<Exclude<BidForm['state'], 'open'>, string> = {
  locked: 'The bids are opened.',
  closed: 'Terrain is bid for in Wartime.',
  'no match': 'Your team has no match this week, so that there is no terrain to bid for.',
};

export function BidSection({
  season,
  bid,
  gp,
  place,
}: {
  season: string;
  bid: BidForm;
  gp: number;
  place: FormAction;
}) {
  if (bid.state !== 'open') {
    return (
      <section id="bid">
        <SectionHead title="Terrain bid" />
        <p className="mid">
          {SHUT[bid.state]}
          {bid.placed !== null && ` You bid ${bid.placed.gp} GP for ${bid.placed.terrain}.`}
        </p>
      </section>
    );
  }
  return (
    <section id="bid">
      <SectionHead
        title="Terrain bid"
        more={
          <>
            <OnlyYou /> · the winner pays its own bid
          </>
        }
      />
      {bid.terrains.length === 0 ? (
        <p className="mid">Your team has no terrain to bid for now.</p>
      ) : (
        <Form action={place} label="Terrain bid">
          <FormMessage />
          <div className="bid">
            <SelectField name="terrain" label="Terrain" defaultValue={bid.placed?.terrain}>
              {bid.terrains.map((terrain) => (
                <option key={terrain}>{terrain}</option>
              ))}
            </SelectField>
            <InputField name="gp" label="GP" inputMode="numeric" required defaultValue={bid.placed?.gp ?? 0} />
            <p className="sum">
              {bid.defends
                ? 'As defender you add 3, and equal totals go to you.'
                : 'The defender adds 3, and equal totals go to it.'}{' '}
              You have {gp} GP{bid.fee > 0 ? `, of which ${bid.fee} go to the roster’s fee first` : ''}: bid {bid.most}{' '}
              or less.
            </p>
          </div>
          <p className="row act-row">
            <Button look="act">{bid.placed === null ? 'Place the bid' : 'Change the bid'}</Button>
            <Clause season={season} id="glossary:terrain" />
          </p>
        </Form>
      )}
      {bid.out.map((line) => (
        <p className="hint" key={line}>
          {line}
        </p>
      ))}
    </section>
  );
}
