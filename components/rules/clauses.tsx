import { ClauseAnchor } from '@/components/kit/clause';
import { Contained, Headline, HouseNote, Item, SectionOfList, Spoken } from '@/components/kit/pieces';
import { Heading, SectionHead } from '@/components/kit/section';
import { Dim, Hint, Label, Muted } from '@/components/kit/text';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ClauseText, RulesPage } from '@/lib/features/season/model';
import { rulingsPath } from '@/lib/record/views/address';
import { Precedents } from './precedents';

/** One clause under its id, which rulings link to. */
function ClauseEntry({ season, clause }: { season: string | null; clause: ClauseText }) {
  const { id, title, text, house, settings, cited, precedents } = clause;
  return (
    <Item look="clause" id={id}>
      <Headline>
        <Heading size="4">{title}</Heading>
        <ClauseAnchor id={id} />
      </Headline>
      <Spoken look="clause">{text}</Spoken>
      {house !== null && <HouseNote label="House">{house}</HouseNote>}
      <Precedents season={season} precedents={precedents} />
      {settings.map((setting) => (
        <Muted as="p" above={2} key={setting.key}>
          <Label apart>{setting.title}</Label> {setting.value}
        </Muted>
      ))}
      {cited > 0 && (
        <Hint above={2}>
          {season === null ? (
            restOnIt(cited)
          ) : (
            <a href={`${rulingsPath(season)}?clause=${encodeURIComponent(id)}`}>{restOnIt(cited)}</a>
          )}
        </Hint>
      )}
    </Item>
  );
}

const restOnIt = (count: number): string => `${some(count, 'ruling rests', 'rulings rest')} on it`;

/** The rulebook, section by section. */
export function Clauses({ season, page }: { season: string | null; page: RulesPage }) {
  return page.sections.map((section) => (
    <SectionOfList key={section.id} id={`section-${section.id}`}>
      <SectionHead title={section.title} more={/^\d/.test(section.id) ? `section ${section.id}` : undefined} />
      {section.clauses.map((clause) => (
        <ClauseEntry season={season} key={clause.id} clause={clause} />
      ))}
    </SectionOfList>
  ));
}

/** Every clause that is shown, as links. */
export function Contents({ page }: { page: RulesPage }) {
  return (
    <nav aria-labelledby="contents">
      <SectionHead title="Contents" id="contents" close />
      {page.sections.map((section) => (
        <Contained
          key={section.id}
          open={page.words !== ''}
          summary={
            <>
              {section.title} <Dim>{section.clauses.length}</Dim>
            </>
          }
          links={section.clauses.map((clause) => ({ href: `#${clause.id}`, words: clause.title }))}
        />
      ))}
    </nav>
  );
}
