import { EmptyState } from '@/components/kit/notice';
import { Title } from '@/components/kit/page';
import { SectionHead } from '@/components/kit/section';
import { Cards } from '@/components/kit/tables/board';
import { Region } from '@/components/kit/tables/frame';
import { CameBack, TO_CORRECT } from '@/components/tables/came-back';
import { TableSettings } from '@/components/tables/settings';
import { rulebook } from '@/lib/engine/rules/deviants/rulebook';
import type { Row } from '@/lib/engine/rules/deviants/triggers';
import type { View } from '@/lib/engine/rules/deviants/view';
import type { RefusedPost } from '@/lib/record/tables/came-back';
import { Card } from './card';
import { Columns, Players } from './columns';
import { Judge, type JudgeActions, Overrule } from './judge';
import { Log } from './log';
import { type OrderActions, Orders } from './orders';

interface Props {
  number: number;
  view: View;
  /** The reader's seat; null: none. */
  seat: string | null;
  judges: boolean;
  /** The reader rules by hand as well: who plays here does not. */
  rules: boolean;
  /** Nothing can be entered any more. */
  closed: boolean;
  row: Row | null;
  /** What came back of the reader's last post; null: nothing did. */
  cameBack: RefusedPost | null;
  /** What the players are called on the page, by name of the set-up. */
  names: ReadonlyMap<string, string>;
  actions: OrderActions & JudgeActions;
}

/** A judge's board: the cards as they lie, what its judge and players can do, and all that was ruled. */
export function JudgesBoard({ number, view, seat, judges, rules, closed, row, cameBack, names, actions }: Props) {
  const hands = view.cards.filter(({ zone, player }) => zone === 'hand' && player !== seat);
  const discard = view.cards.filter(({ zone }) => zone === 'discard');
  return (
    <>
      <Title>Turn {view.turn}</Title>
      <TableSettings ruleset="deviants" settings={rulebook.settings} inForce={view.settings} />
      <Players view={view} names={names} />
      <Columns view={view} names={names} />
      {judges && !closed && <Judge number={number} view={view} row={row} rules={rules} actions={actions} />}
      {seat !== null && !closed && (
        <>
          <CameBack lines={cameBack?.lines ?? []} until={TO_CORRECT} ruleset="deviants" />
          <Orders number={number} view={view} seat={seat} back={cameBack?.lines ?? []} actions={actions} />
        </>
      )}
      <Log
        rulings={view.rulings}
        overrule={
          rules && !closed
            ? (ruling) => <Overrule number={number} ruling={ruling} action={actions.overrule} />
            : undefined
        }
      />
      {hands.length > 0 && (
        <Region id="hands">
          <SectionHead title="In hand" more="for who judges" id="hands" />
          <Cards>
            {hands.map((card) => (
              <Card key={card.name} card={card} />
            ))}
          </Cards>
        </Region>
      )}
      <Region id="discard">
        <SectionHead title="Discard" more={`${discard.length}`} id="discard" />
        {discard.length === 0 && <EmptyState above={5} what="No card has left the board." />}
        <Cards>
          {discard.map((card) => (
            <Card key={card.name} card={card} />
          ))}
        </Cards>
      </Region>
    </>
  );
}
