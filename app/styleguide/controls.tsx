import { Button, ButtonLink } from '@/components/kit/button';
import { FilterBar, optionsOf } from '@/components/kit/filter-bar';
import { Row, Stack } from '@/components/kit/layout';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Disclosure, TabLinks } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { RefusedForm } from './refused-form';

const options = ['Low', 'Mid', 'High'];

export function Controls() {
  return (
    <Section above={6} id="controls" title="Controls" more="buttons, filters, forms with their errors">
      <Stack gap={5}>
        <Row>
          <Button look="act" type="button">
            Advance to Battles
          </Button>
          <Button type="button">Preview</Button>
          <Button look="small" type="button">
            Small
          </Button>
          <Button look="quiet" type="button">
            Quiet
          </Button>
          <ButtonLink href="#controls">A link</ButtonLink>
          <Disclosure summary="Move the deadline">
            <p>What opens under a button.</p>
          </Disclosure>
        </Row>
        <TabLinks
          label="Parts"
          at="#one"
          tabs={[
            { href: '#one', words: 'The part that is shown' },
            { href: '#two', words: 'Another' },
          ]}
        />
        <FilterBar
          action="/styleguide"
          label="A filter"
          filters={[
            { kind: 'words', name: 'q', label: 'Words', value: '' },
            { kind: 'list', name: 'tier', label: 'Tier', any: 'Any', value: 'Mid', options: optionsOf(options) },
            { kind: 'date', name: 'from', label: 'From', value: null },
            { kind: 'tick', name: 'ps', label: 'Pure Support only', value: true },
          ]}
        />
        <RefusedForm />
        <Notice>It was done.</Notice>
        <Notice tone="asks">Somebody must settle something.</Notice>
        <Notice tone="waits">In order, and not over.</Notice>
        <Notice tone="spent">A warning.</Notice>
        <Notice tone="refused">It was not done.</Notice>
        <EmptyState what="What will stand here, and when.">
          <a href="#controls">One action</a>
        </EmptyState>
      </Stack>
    </Section>
  );
}
