import type { Metadata } from 'next';
import { missing } from '@/app/missing';
import { Button } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import { Clauses, Contents } from '@/components/rules/clauses';
import { Page } from '@/components/shell/page';
import { rulesQuery } from '@/lib/season/rules';
import { loadTableRules } from '@/lib/tables/rules';
import '../../styles/rules.css';

interface Props {
  params: Promise<{ ruleset: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadTableRules((await params).ruleset, '');
  return { title: page ? `Rules of ${page.title}` : 'Rules' };
}

/** The rulebook of a game that is played at tables. */
export default async function TableRulesPage({ params, searchParams }: Props) {
  const { ruleset } = await params;
  const page = await loadTableRules(ruleset, rulesQuery.parse(await searchParams));
  if (page === null) missing(`/rules/${encodeURIComponent(ruleset)}`);
  return (
    <Page name="rules">
      <p className="crumb">
        <a href="/rules">Rules</a> / {page.title}
      </p>
      <h1 className="title">The rules of {page.title}</h1>
      <p className="lede">
        The {page.total} clauses that a ruling at its tables may rest on, in plain words. What is marked as <i>house</i>{' '}
        settles what the rules leave open.
      </p>
      <search>
        <form className="bar" action={`/rules/${ruleset}`}>
          <div className="field grow">
            <label htmlFor="q">Words of a clause</label>
            <input className="input" type="search" id="q" name="q" defaultValue={page.words} maxLength={200} />
          </div>
          <Button>Find</Button>
        </form>
      </search>
      {page.words !== '' && (
        <p className="found">
          {page.found} of {page.total} clauses hold these words. <a href={`/rules/${ruleset}`}>Show all</a>
        </p>
      )}
      {page.found === 0 ? (
        <EmptyState what="No clause holds these words.">
          <a href={`/rules/${ruleset}`}>Show all clauses</a>
        </EmptyState>
      ) : (
        <div className="rulecols">
          <Contents page={page} />
          <div className="rmain">
            <Clauses page={page} />
          </div>
        </div>
      )}
    </Page>
  );
}
