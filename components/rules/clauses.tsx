import { SectionHead } from '@/components/kit/section';
import type { ClauseText, RulesPage } from '@/lib/features/season/model';
import { rulingsPath } from '@/lib/record/views/address';
import { Precedents } from './precedents';

/** One clause under its id, which rulings link to. */
function ClauseEntry({ season, clause }: { season: string | null; clause: ClauseText }) {
  const { id, title, text, house, settings, cited, precedents } = clause;
  return (
    <article className="clause" id={id}>
      <header>
        <h3>{title}</h3>
        <a className="cl" href={`#${id}`}>
          {id}
        </a>
      </header>
      <div className="body">
        <p>{text}</p>
        {house !== null && (
          <p className="house">
            <span className="label">House</span> {house}
          </p>
        )}
        <Precedents season={season} precedents={precedents} />
        {settings.map((setting) => (
          <p className="option" key={setting.key}>
            <span className="label">{setting.title}</span> {setting.value}
          </p>
        ))}
        {cited > 0 && (
          <p className="hint">
            {season === null ? (
              restOnIt(cited)
            ) : (
              <a href={`${rulingsPath(season)}?clause=${encodeURIComponent(id)}`}>{restOnIt(cited)}</a>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

const restOnIt = (count: number): string => `${count} ${count === 1 ? 'ruling rests' : 'rulings rest'} on it`;

/** The rulebook, section by section. */
export function Clauses({ season, page }: { season: string | null; page: RulesPage }) {
  return page.sections.map((section) => (
    <section key={section.id} className="rsec" id={`section-${section.id}`}>
      <SectionHead title={section.title} more={/^\d/.test(section.id) ? `section ${section.id}` : undefined} />
      {section.clauses.map((clause) => (
        <ClauseEntry season={season} key={clause.id} clause={clause} />
      ))}
    </section>
  ));
}

/** Every clause that is shown, as links. */
export function Contents({ page }: { page: RulesPage }) {
  return (
    <nav className="rnav" aria-labelledby="contents">
      <SectionHead title="Contents" id="contents" />
      {page.sections.map((section) => (
        <details key={section.id} open={page.words !== ''}>
          <summary>
            {section.title} <span className="dim">{section.clauses.length}</span>
          </summary>
          <ul className="toc">
            {section.clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
