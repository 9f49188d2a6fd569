import { Lede, Title } from '@/components/kit/page';
import { Hint, Label } from '@/components/kit/text';
import { Page } from '@/components/shell/page';
import type { RulesPage } from '@/lib/features/season/model';
import { rulesPath } from '@/lib/record/views/address';
import { Clauses, Contents } from './clauses';
import { RulesSearch } from './search';
import { SettingsTable } from './settings';

interface Props {
  /** The key of the season; null: before the first. */
  readonly season: string | null;
  readonly page: RulesPage;
  /** The rulebooks of the games that are played at tables. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
}

/** The rulebook of Mercenaries, with what is in force in a season. */
export function RulesRoom({ season, page, others }: Props) {
  return (
    <Page name="rules">
      <Label as="p">Rulebook {page.version}</Label>
      <Title>The rules of {page.title}</Title>
      <Lede>
        The {page.total} clauses that a ruling may rest on, in plain words. What is marked as <i>house</i> settles what
        the rules leave open.
      </Lede>
      <Hint>
        Other games, played at tables:{' '}
        {others.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a href={`/rules/${id}`}>{title}</a>
          </span>
        ))}
      </Hint>
      <RulesSearch action={season === null ? '/rules' : rulesPath(season)} page={page}>
        <Contents page={page} />
        <div>
          <Clauses season={season} page={page} />
        </div>
        {page.settings && page.season !== null && (
          <SettingsTable season={season} settings={page.settings} name={page.season} />
        )}
      </RulesSearch>
    </Page>
  );
}
