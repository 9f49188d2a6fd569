import { Clauses } from '@/components/kit/clause';
import { Gloss } from '@/components/kit/gloss';
import { GLOSSARY, type Term } from '@/components/kit/glossary';
import { Types } from '@/components/kit/hatch';
import { Row, Stack } from '@/components/kit/layout';
import { Outcome } from '@/components/kit/outcome';
import { Ready } from '@/components/kit/ready';
import { Section, Side } from '@/components/kit/section';
import { Tag, TagList } from '@/components/kit/tags';
import { Code, Dim, Hint, Label, Muted, Name, Prose, Signed, Text, Voice } from '@/components/kit/text';
import { Until } from '@/components/kit/time';
import { OnlyYou, Todo } from '@/components/kit/todo';
import { OUTCOMES } from '@/lib/engine/rules/kernel/ruling';
import { MERC_TYPES } from '@/lib/engine/rules/mercenaries/terms';
import { AT, ZONE } from './samples';

const TONES = ['ink', 'muted', 'dim', 'rubric', 'took', 'spent', 'asks', 'waits', 'refused'] as const;
const isTerm = (term: string): term is Term => term in GLOSSARY;

export function Words() {
  return (
    <Section above={6} id="words" title="Words" more="tones, names, outcomes">
      <Stack gap={4}>
        <Row>
          {TONES.map((tone) => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ))}
        </Row>
        <Row>
          <Label>Label</Label> <Muted>Muted</Muted> <Dim>Dim</Dim> <Voice>Voice</Voice> <Code>code-key</Code>{' '}
          <Hint as="span">Hint</Hint> <Signed value={-3} /> <Signed value={4} plus /> <Name>מרים of the Mill</Name>
        </Row>
        <Row>
          {OUTCOMES.map((outcome) => (
            <Outcome key={outcome} outcome={outcome} />
          ))}
        </Row>
        <Row>
          <Outcome outcome="Pending" byChance /> <Outcome outcome="Resolved" big />
        </Row>
        <Row>
          <Ready state="yes">ready</Ready> <Ready state="no">from week 5</Ready> <Ready state="used">used</Ready>{' '}
          <Ready state="always">always on</Ready>
        </Row>
        <Row>
          <Todo state="todo" /> <Todo state="done" /> <Todo state="look" /> <Todo state="ask" />{' '}
          <OnlyYou until="the rosters lock" />
        </Row>
        <Row>
          <Side attacks>attacks</Side> <Side attacks={false}>defends</Side> <Types types={MERC_TYPES} />
        </Row>
        <TagList>
          <Tag look="type">Start of Battle</Tag> <Tag>Random</Tag> <Tag>60 %</Tag> <Tag look="off">Kidnapped</Tag>
        </TagList>
        <Row>
          <Clauses season={null} ids={['2e:declaration', '2c:cooldown']} />{' '}
          <Until at={AT} zone={ZONE} now={new Date(AT)} />
        </Row>
        <Row>
          {Object.keys(GLOSSARY)
            .filter(isTerm)
            .map((term) => (
              <Gloss key={term} term={term} />
            ))}
        </Row>
        <Prose>
          <p>
            Prose keeps its measure. <b>Bold acts</b>, and nothing else is bold; what is <i>house</i> leans.
          </p>
        </Prose>
      </Stack>
    </Section>
  );
}
