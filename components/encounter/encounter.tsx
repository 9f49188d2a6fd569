import { Title } from '@/components/kit/page';
import { Sheets } from '@/components/kit/tables/encounter';
import { TitleNote } from '@/components/kit/tables/frame';
import { CameBack, TO_CORRECT } from '@/components/tables/came-back';
import type { View } from '@/lib/engine/rules/tabletop/view';
import type { RefusedPost } from '@/lib/record/tables/came-back';
import { Beliefs } from './beliefs';
import { EndEffect, Overrule } from './by-hand';
import { Creature } from './creature';
import { Effects } from './effects';
import { Initiative } from './initiative';
import { Log } from './log';
import { Master, type MasterActions } from './master';
import { type OrderActions, Orders } from './orders';
import { type Tab, Tabs } from './tabs';
import { named } from './words';

interface Props {
  number: number;
  view: View;
  master: boolean;
  /** The reader rules by hand as well: who plays here does not. */
  rules: boolean;
  /** The part of a game master's page that is shown. */
  tab: Tab;
  /** Creatures for which the reader may order. */
  mine: readonly string[];
  /** What came back of the reader's last post; null: nothing did. */
  cameBack: RefusedPost | null;
  /** Nothing can be entered any more. */
  closed: boolean;
  /** What players are called on the page, by key. */
  players: ReadonlyMap<string, string>;
  actions: OrderActions & MasterActions;
}

/** An encounter: whose turn it is, who stands how, what lasts on whom, what can be done, and all that was ruled. */
export function Encounter({ number, view, master, rules, tab, mine, cameBack, closed, players, actions }: Props) {
  const { round, running } = view;
  const runs = master && !closed;
  const judges = rules && !closed;
  // A player's page has everything on it; a game master's is in parts.
  const shows = (part: Tab) => !runs || tab === part;
  return (
    <>
      <Title>
        {round === 0 ? 'Before the first round' : `Round ${round}`}
        {running !== null && <TitleNote> the turn of {named(view, running)}</TitleNote>}
      </Title>
      <Initiative view={view} players={players} />
      {runs && <Tabs number={number} at={tab} without={judges ? [] : ['numbers']} />}
      {runs && <Master number={number} view={view} tab={tab} rules={judges} actions={actions} />}
      {mine.length > 0 && !closed && shows('turn') && (
        <>
          <CameBack lines={cameBack?.lines ?? []} until={TO_CORRECT} ruleset="tabletop" />
          <Orders number={number} view={view} mine={mine} master={master} back={cameBack} actions={actions} />
        </>
      )}
      {shows('lasting') && (
        <Effects
          view={view}
          end={judges ? (effect) => <EndEffect number={number} effect={effect} action={actions.ends} /> : undefined}
        />
      )}
      {view.beliefs !== null && shows('illusions') && <Beliefs view={view} beliefs={view.beliefs} />}
      {(shows('ruled') || shows('turn')) && (
        <Log
          view={view}
          entries={shows('ruled') ? null : LATEST}
          overrule={
            judges ? (ruling) => <Overrule number={number} ruling={ruling} action={actions.overrule} /> : undefined
          }
        />
      )}
      {shows('creatures') && (
        <Sheets label="Creatures">
          {view.order.map((key) => {
            const creature = view.creatures[key];
            return creature && <Creature key={key} creature={creature} view={view} />;
          })}
        </Sheets>
      )}
    </>
  );
}

/** How much of the log stands beside the turn. */
const LATEST = 5;
