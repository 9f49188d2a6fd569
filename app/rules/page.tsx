import type { Metadata } from 'next';
import '@/app/styles/rules.css';
import { Clauses, Contents } from '@/components/rules/clauses';
import { RulesSearch } from '@/components/rules/search';
import { SettingsTable } from '@/components/rules/settings';
import { Page } from '@/components/shell/page';
import { loadRules, rulesQuery } from '@/lib/features/season/rules';
import { RULEBOOKS } from '@/lib/record/tables/rulebooks';

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
      <RulesSearch action="/rules" page={page}>
        <Contents page={page} />
        <div className="rmain">
          <Clauses page={page} />
        </div>
        {page.settings && page.season !== null && <SettingsTable settings={page.settings} season={page.season} />}
      </RulesSearch>
    </Page>
  );
}
