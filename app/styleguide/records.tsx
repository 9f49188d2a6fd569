import { DifferenceTable } from '@/components/kit/diff';
import { Figures, Summary } from '@/components/kit/figures';
import { Columns, LineList, More, Row, Stack } from '@/components/kit/layout';
import { Entry, Ledger, NotSaid, RulingSummary } from '@/components/kit/ledger';
import { RollScale } from '@/components/kit/roll';
import { Ruler } from '@/components/kit/ruler';
import { Seal } from '@/components/kit/seal';
import { Section } from '@/components/kit/section';
import { Stepper } from '@/components/kit/stepper';
import { PostBody } from '@/components/kit/written';
import { MERC_TYPES } from '@/lib/engine/rules/mercenaries/terms';
import { DIFFERENCE, LINE, RULER, SEASON, ZONE } from './samples';

export function Records() {
  return (
    <Section above={6} id="records" title="Records" more="the ledger, differences, dice">
      <Stack gap={6}>
        <Figures
          figures={[
            { term: 'GP', value: 12 },
            { term: 'Won, lost', value: '3–1' },
          ]}
        />
        <Stepper
          label="Phases of a week"
          steps={[
            { name: 'Peacetime', state: 'done', when: 'closed Sunday' },
            { name: 'Wartime', state: 'open', when: 'closes Wednesday' },
            { name: 'Battles', state: 'to come' },
            { name: 'Results', state: 'to come' },
          ]}
        />
        <Ruler ruler={RULER} zone={ZONE} words="A week to scale, with three strokes." />
        <div>
          <Ledger>
            <Entry by={<span>Odile, Château d’If</span>} said={<PostBody text="Hail! **Wait and Hope** on Medusa." />}>
              <RulingSummary season={SEASON} line={LINE} />
              <RulingSummary
                season={SEASON}
                line={{ ...LINE, outcome: 'Unclear', provisional: false, secret: true, cites: [] }}
              />
            </Entry>
            <Entry by={<span>Nobody</span>} said={<NotSaid>It came by itself: nobody declared it in a post.</NotSaid>}>
              <RulingSummary
                season={SEASON}
                line={{ ...LINE, declared: false, title: 'Upkeep', outcome: 'Nullified' }}
              />
            </Entry>
          </Ledger>
        </div>
        <DifferenceTable season={null} difference={DIFFERENCE} caption="What would change" />
        <RollScale roll={{ label: 'sample', purpose: 'chance', sides: 100, value: 41, limit: 60 }}>
          Drawn from the week’s seed.
        </RollScale>
        <RollScale roll={{ label: 'sample', purpose: 'pick', sides: 6, value: 4 }} />
        <Columns even>
          <Summary
            pairs={[
              { term: 'Alignment', value: 'Neutral' },
              { term: 'EXP', value: 3 },
            ]}
          />
          <LineList>
            <li>A line</li>
            <li>Another</li>
          </LineList>
        </Columns>
        <More summary="More on demand">Without JavaScript, too.</More>
        <Row as="div">
          {MERC_TYPES.map((type) => (
            <Seal key={type} name="Edmond Dantès" types={[type]} />
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
