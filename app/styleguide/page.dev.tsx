import type { Metadata } from 'next';
import { Crumb, JumpLinks, Lede, Title } from '@/components/kit/page';
import { Page } from '@/components/shell/page';
import { Controls } from './controls';
import { Games } from './games';
import { Records } from './records';
import { Tables } from './tables';
import { Words } from './words';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false } };

/** Every primitive of components/kit in every state that it has. There in development alone. */
export default function StyleGuide() {
  return (
    <Page name="styleguide">
      <Crumb>Only while one works on the site</Crumb>
      <Title>
        The kit, in <b>every</b> state
      </Title>
      <Lede>What pages are composed of. Utilities are written in these pieces, and hardly a class outside them.</Lede>
      <JumpLinks label="Kinds of pieces">
        <a href="#words">Words</a>
        <a href="#tables">Tables</a>
        <a href="#controls">Controls</a>
        <a href="#records">Records</a>
        <a href="#games">Games at tables</a>
      </JumpLinks>
      <Words />
      <Tables />
      <Controls />
      <Records />
      <Games />
    </Page>
  );
}
