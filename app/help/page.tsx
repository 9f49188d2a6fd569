import type { Metadata } from 'next';
import { Lede, Title } from '@/components/kit/page';
import { Section } from '@/components/kit/section';
import { Prose } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import { HELP } from '@/lib/record/views/help';

export const metadata: Metadata = {
  title: 'Help',
  description: 'How to read rulings, declare abilities, follow a season and check its dice.',
};

export default function HelpPage() {
  return (
    <Page name="help">
      <Title>Help</Title>
      <Lede>How to read this site, play on it, and check what it says.</Lede>
      {HELP.map(({ id, title, text }) => (
        <Section key={id} id={id} above={5} title={title}>
          <Prose>{text}</Prose>
        </Section>
      ))}
    </Page>
  );
}
