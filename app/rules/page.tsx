import type { Metadata } from 'next';
import '@/app/styles/rules.css';
import { Button } from '@/components/kit/button';
import { EmptyState } from '@/components/kit/notice';
import { Clauses, Contents } from '@/components/rules/clauses';
import { SettingsTable } from '@/components/rules/settings';
import { Page } from '@/components/shell/page';
import { loadRules, rulesQuery } from '@/lib/season/rules';
import { RULEBOOKS } from '@/lib/tables/rulebooks';

export const metadata: Metadata = {
  title: 'Rules',
  description: 'Every clause that a ruling may rest on, in plain words, with the settings in force.',
};

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function RulesPage({ searchParams }: Props) {
  const page = await loadRules(rulesQuery.parse(await searchParams));
  return (
    <Page name="rules">
      <p className="label">Rulebook {page.version}</p>
      <h1 className="title">The rules of {page.title}</h1>
      <p className="lede">
        The {page.total} clauses that a ruling may rest on, in plain words. What is marked as <i>house</i> settles what
        the rules leave open.
      </p>
      <p className="hint">
        Other games, played at tables:{' '}
        {Object.entries(RULEBOOKS).map(([id, { title }], at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a href={`/rules/${id}`}>{title}</a>
          </span>
        ))}
      </p>
      <search>
        <form className="bar" action="/rules">
          <div className="field grow">
            <label htmlFor="q">Words of a clause</label>
            <input className="input" type="search" id="q" name="q" defaultValue={page.words} maxLength={200} />
          </div>
          <Button>Find</Button>
        </form>
      </search>
      {page.words !== '' && (
        <p className="found">
          {page.found} of {page.total} clauses hold these words. <a href="/rules">Show all</a>
        </p>
      )}
      {page.found === 0 ? (
        <EmptyState what="No clause holds these words.">
          <a href="/rules">Show all clauses</a>
        </EmptyState>
      ) : (
        <div className="rulecols">
          <Contents page={page} />
          <div className="rmain">
            <Clauses page={page} />
          </div>
          {page.settings && page.season !== null && <SettingsTable settings={page.settings} season={page.season} />}
        </div>
      )}
    </Page>
  );
}
