import { TabLinks } from '@/components/kit/page';

/** The parts of a game master's page, each with an address of its own. */
export const TABS = ['turn', 'happens', 'time', 'illusions', 'numbers', 'lasting', 'ruled', 'creatures'] as const;
export type Tab = (typeof TABS)[number];

const TITLES: Readonly<Record<Tab, string>> = {
  turn: 'The turn',
  happens: 'Something happens',
  time: 'Turns and time',
  illusions: 'Illusions',
  numbers: 'Numbers by hand',
  lasting: 'In force',
  ruled: 'What was ruled',
  creatures: 'Creatures',
};

/** Links between the parts of the page, which need no JavaScript. @param without parts that the reader has not */
export function Tabs({ number, at, without }: { number: number; at: Tab; without: readonly Tab[] }) {
  const hrefOf = (tab: Tab) => (tab === 'turn' ? `/tables/${number}` : `/tables/${number}?tab=${tab}`);
  return (
    <TabLinks
      label="Parts of this page"
      at={hrefOf(at)}
      tabs={TABS.filter((tab) => !without.includes(tab)).map((tab) => ({ href: hrefOf(tab), words: TITLES[tab] }))}
    />
  );
}
