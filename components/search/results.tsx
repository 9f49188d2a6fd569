import { LineList } from '@/components/kit/layout';
import { Marked } from '@/components/kit/marked';
import { EmptyState } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { Hint, Muted } from '@/components/kit/text';
import type { Kind, SearchPage } from '@/lib/features/search/model';
import { rulesPath, rulingsPath, wikiPath } from '@/lib/record/views/address';

const TITLES: Record<Kind, string> = {
  mercs: 'Mercenaries',
  abilities: 'Abilities',
  teams: 'Teams',
  rules: 'Rules',
  'write-ups': 'Write-ups',
  rulings: 'Rulings',
  posts: 'Posts',
  help: 'Help',
};

/** Where all of a kind can be filtered by the same words. */
const ALL: Partial<Record<Kind, (season: string) => string>> = {
  mercs: wikiPath,
  abilities: wikiPath,
  'write-ups': wikiPath,
  rules: rulesPath,
  rulings: rulingsPath,
};

/** What a search found, kind by kind. */
export function SearchResults({ season, page }: { readonly season: string; page: SearchPage }) {
  const { query, groups, meant } = page;
  if (query === '') return <Hint above={5}>Type a name, a clause, or words of a write-up, a ruling or a post.</Hint>;
  return (
    <>
      {meant.map((each) => (
        <Hint key={each.word} above={4}>
          Nothing is called “{each.word}”: “{each.meant.join('” and “')}” was looked for too.
        </Hint>
      ))}
      {groups.length === 0 && (
        <EmptyState above={5} what={`Nothing holds “${query}”.`}>
          Try fewer words, or <a href={wikiPath(season)}>look through the mercenaries</a>.
        </EmptyState>
      )}
      {groups.map(({ kind, hits, more }) => {
        const all = ALL[kind]?.(season);
        return (
          <Section
            key={kind}
            id={kind}
            above={6}
            title={TITLES[kind]}
            more={
              more ? (
                all === undefined ? (
                  'the first of more'
                ) : (
                  <>
                    the first of more: <a href={`${all}?q=${encodeURIComponent(query)}`}>filter them all</a>
                  </>
                )
              ) : undefined
            }
          >
            <LineList>
              {hits.map((hit) => (
                <li key={hit.href}>
                  <a className="voice" href={hit.href}>
                    <Marked pieces={hit.title} />
                  </a>{' '}
                  {hit.of !== '' && <Muted size="1">{hit.of}</Muted>}
                  <Hint as="span" block>
                    <Marked pieces={hit.text} />
                  </Hint>
                </li>
              ))}
            </LineList>
          </Section>
        );
      })}
    </>
  );
}
