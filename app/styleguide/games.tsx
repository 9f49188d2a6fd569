import { Button } from '@/components/kit/button';
import { Clause } from '@/components/kit/clause';
import { InputField, SelectField } from '@/components/kit/field';
import { Stack } from '@/components/kit/layout';
import { Section, SectionHead } from '@/components/kit/section';
import { Arena } from '@/components/kit/tables/arena';
import {
  AnswerList,
  BoardColumn,
  BoardColumns,
  BoardSlot,
  CardAbilities,
  CardFrame,
  NestedLine,
} from '@/components/kit/tables/board';
import {
  AbilityLines,
  ArenaKey,
  Changes,
  FighterFrame,
  Fighters,
  Gist,
  GivenOrders,
  Meter,
  PhaseColumns,
  Pool,
  Pooled,
  StepLinks,
  TurnLinks,
} from '@/components/kit/tables/duel';
import {
  CheckList,
  CreatureFrame,
  EntryLog,
  Face,
  FactLine,
  LastingList,
  RulingFrame,
  RulingTitle,
  SheetLine,
  SheetList,
  Sheets,
  Thrown,
} from '@/components/kit/tables/encounter';
import { AskLine, Fold, Halves, LineEnd, QuietList, Region, RulingList } from '@/components/kit/tables/frame';
import { AbilityMark, Became, EffectMark, OutcomeWord, Place, TableOutcome } from '@/components/kit/tables/marks';
import { Branch, FoldedItem, Leaf, LeafCheck, Leaves, ListItem, SetupTree } from '@/components/kit/tables/setup';
import { Text, Voice } from '@/components/kit/text';
import type { Drawing } from '@/lib/record/tables/crisis-collide/drawing';
import '../styles/tables.css';

const DRAWING: Drawing = {
  tokens: [
    { key: 'a', name: 'Quartz', side: 0, space: 2, look: 'was', shares: false },
    { key: 'a2', name: 'Quartz', side: 0, space: 4, look: 'here', shares: true },
    { key: 'b', name: 'Basalt', side: 1, space: 4, look: 'here', shares: true },
    { key: 'c', name: 'Turret', side: 1, space: 6, look: 'other', shares: false },
  ],
  moves: [{ side: 0, from: 2, to: 4 }],
  clashes: [{ space: 4, what: 'collision', words: 'collides' }],
  reaches: [
    { name: 'Jab', side: 0, from: 5, to: 6, hits: [6] },
    { name: 'Flood', side: 1, from: 1, to: 7, hits: [4] },
  ],
  labels: [{ space: 1, name: 'Gate' }],
  words: 'Quartz moves to space 4 and collides with Basalt.',
};

const OUTCOMES = ['resolved', 'without', 'nullified', 'failed', 'cancelled', 'rejected', 'unclear', 'pending'] as const;
const ABILITIES = [{ key: 'jab', name: 'Jab', text: '10 AP · 60 Strike · reach 1:2' }];

/** What the pages of the three other games are composed of, from their own style sheet. */
export function Games() {
  return (
    <Section above={6} id="games" title="Games at tables" more="from a sheet of their own">
      <Stack gap={6}>
        <TurnLinks
          label="Turns"
          links={[
            { href: '#t1', words: 1, current: false, label: 'Turn 1' },
            { href: '#t2', words: 2, current: true, label: 'Turn 2' },
          ]}
          awaits="3, awaiting orders"
        />
        <StepLinks label="Steps">
          <span>
            <a href="#t1">← Turn 1</a>
          </span>
          <span>
            <a href="#t3">Turn 3 →</a>
          </span>
        </StepLinks>
        <Fighters>
          <FighterFrame name="Quartz" attacks note="Ada, from the left" label="Quartz, of Ada">
            <Meter was={100} now={40} most={100}>
              <Became from={100}>40</Became> of 100
            </Meter>
            <AbilityLines lines={ABILITIES} />
          </FighterFrame>
          <FighterFrame name="Basalt" attacks={false} note="a bot, from the right" label="Basalt, of a bot">
            <Meter was={0} now={0} most={0}>
              0 of 0
            </Meter>
          </FighterFrame>
        </Fighters>
        <ArenaKey sides={['Ada', 'Bram']} />
        <SectionHead
          level={3}
          title={
            <>
              Phase 1 <Gist>a collision</Gist>
            </>
          }
        />
        <PhaseColumns
          left={
            <>
              <GivenOrders
                orders={[
                  { side: 'Ada', attacks: true, words: '1: space 4, then Jab' },
                  { side: 'Bram', attacks: false, words: null },
                ]}
              />
              <Arena drawing={DRAWING} id="guide" />
            </>
          }
          right={
            <>
              <RulingList beside>
                <li>
                  <span>
                    <OutcomeWord>Collided.</OutcomeWord> Quartz collides with Basalt.
                  </span>
                  <LineEnd beside>
                    <Clause id="move:collision" ruleset="crisis-collide" />
                  </LineEnd>
                </li>
              </RulingList>
              <Changes>
                <span>
                  Quartz HP{' '}
                  <Became from={100} struck>
                    40
                  </Became>
                </span>
              </Changes>
            </>
          }
        />
        <Pool legend="To choose from">
          <Pooled name="Onyx" choice={<Voice size="4">Onyx</Voice>}>
            <AbilityLines lines={ABILITIES} />
          </Pooled>
        </Pool>
        <BoardColumns label="The board">
          <BoardColumn label="HQs" title="HQ">
            <BoardSlot owner="South" far empty={false}>
              <CardFrame id="c1" type="HQ" name="Old Mill" kind="HQ" numbers="">
                <CardAbilities>
                  <li>
                    <AbilityMark on state="active">
                      Toll
                    </AbilityMark>
                  </li>
                </CardAbilities>
              </CardFrame>
            </BoardSlot>
            <BoardSlot owner="North" empty>
              {null}
            </BoardSlot>
          </BoardColumn>
          <BoardColumn label="Column 1" title="Column 1">
            <BoardSlot owner="South" far empty={false}>
              <CardFrame id="c2" type="Technology" name="Salt Engine" kind="Technology · no user" numbers="2 power">
                <CardAbilities>
                  <li>
                    <AbilityMark on={false} state="not active">
                      Churn
                    </AbilityMark>{' '}
                    <Text tone="spent">Needs: a user.</Text>
                  </li>
                </CardAbilities>
              </CardFrame>
            </BoardSlot>
            <BoardSlot owner="North" empty={false}>
              <CardFrame id="c3" type="Character" name="Pale Rider" kind="Character" numbers="2 Planning · 3 power">
                {null}
              </CardFrame>
            </BoardSlot>
          </BoardColumn>
        </BoardColumns>
        <AnswerList ordered label="Answers">
          <li>
            <Place at={1} of={2} /> Toll
          </li>
          <li>
            <Place at={2} of={2} /> Brace
          </li>
        </AnswerList>
        <Region id="guide-ruled" look="ruled">
          <SectionHead level={3} title="What was ruled" id="guide-ruled" />
          <RulingList>
            {[0, 1, 2, 6].map((depth) => (
              <NestedLine key={depth} id={`guide-line-${depth}`} depth={depth}>
                <TableOutcome mark="resolved">Resolved</TableOutcome>
              </NestedLine>
            ))}
          </RulingList>
        </Region>
        <QuietList>
          {OUTCOMES.map((mark) => (
            <li key={mark}>
              <TableOutcome mark={mark}>{mark}</TableOutcome>
            </li>
          ))}
        </QuietList>
        <LastingList>
          <li>
            Hex of Ysolde
            <ul>
              <li>
                Grub <EffectMark counts>hexed</EffectMark> <EffectMark counts={false}>+2 to Will</EffectMark>
              </li>
            </ul>
          </li>
        </LastingList>
        <EntryLog>
          <li>
            <RulingFrame id="guide-r1" secret={false}>
              <RulingTitle>
                <TableOutcome mark="failed">Distracted</TableOutcome> Long Hymn
              </RulingTitle>
              <CheckList>
                <li>
                  <Face>7</Face> of 1d20: 12 against 52, not enough
                </li>
              </CheckList>
              <Thrown>
                <span>
                  <Face>4</Face> of 1d6
                </span>
                <span>
                  <Face>6</Face> of 1d6
                </span>
              </Thrown>
            </RulingFrame>
            <RulingFrame id="guide-r2" secret>
              <RulingTitle>For the game master alone</RulingTitle>
            </RulingFrame>
          </li>
        </EntryLog>
        <Sheets label="Creatures">
          <CreatureFrame id="guide-creature" name="Ysolde">
            <SheetLine>90 of 90 HP</SheetLine>
            <SheetList apart>
              <li>
                <AbilityMark on state="usable now">
                  Hex
                </AbilityMark>{' '}
                <FactLine>supernatural · swift</FactLine>
              </li>
            </SheetList>
          </CreatureFrame>
        </Sheets>
        <form method="get">
          <AskLine>
            <InputField name="event" label="Event" hint="as the cards name it" />
            <SelectField name="of" label="Of which card">
              <option>Of none</option>
            </SelectField>
            <Button>See the order</Button>
          </AskLine>
        </form>
        <Halves>
          <Fold summary="Opens on demand">What it holds.</Fold>
          <Fold summary="The same, small" look="small">
            What it holds.
          </Fold>
        </Halves>
        <SetupTree label="Set-up">
          <Branch legend="Sides">
            <FoldedItem name="Left" open>
              <Leaves>
                <Leaf path="/hp" label="HP" fault={undefined}>
                  {(wiring) => <input {...wiring} defaultValue="100" />}
                </Leaf>
                <Leaf path="/ap" label="AP" hint="a number" fault="Write a whole number.">
                  {(wiring) => <input {...wiring} defaultValue="much" />}
                </Leaf>
                <LeafCheck name="/flag" checked>
                  Leads
                </LeafCheck>
              </Leaves>
            </FoldedItem>
            <ListItem leaf>
              <Leaf path="/0" label="Tag 1" fault={undefined}>
                {(wiring) => <input {...wiring} defaultValue="Runner" />}
              </Leaf>
              <Button look="small quiet" type="button">
                Take away
              </Button>
            </ListItem>
          </Branch>
        </SetupTree>
      </Stack>
    </Section>
  );
}
