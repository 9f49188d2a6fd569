import type { Metadata } from 'next';
import { askedBy, missing } from '@/app/missing';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Clauses, Contents } from '@/components/rules/clauses';
import { RulesSearch } from '@/components/rules/search';
import { Page } from '@/components/shell/page';
import { rulesQuery } from '@/lib/features/season/rules';
import { loadTableRules, tableRulebook } from '@/lib/record/tables/rules';

interface Props {
  params: Promise<{ ruleset: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const rulebook = tableRulebook((await params).ruleset);
  return { title: rulebook ? `Rules of ${rulebook.title}` : 'Rules' };
}

/** The rulebook of a game that is played at tables. */
export default async function TableRulesPage({ params, searchParams }: Props) {
  const { ruleset } = await params;
  const page = await loadTableRules(
    ruleset,
    askedBy(rulesQuery, await searchParams, `/rules/${encodeURIComponent(ruleset)}`),
  );
  if (page === null) missing(`/rules/${encodeURIComponent(ruleset)}`);
  return (
    <Page name="rules">
      <Crumb>
        <a href="/rules">Rules</a> / {page.title}
      </Crumb>
      <Title>The rules of {page.title}</Title>
      <Lede>
        The {page.total} clauses that a ruling at its tables may rest on, in plain words. What is marked as <i>house</i>{' '}
        settles what the rules leave open.
      </Lede>
      <RulesSearch action={`/rules/${ruleset}`} page={page}>
        <Contents page={page} />
        <div>
          <Clauses season={null} page={page} />
        </div>
      </RulesSearch>
    </Page>
  );
}
