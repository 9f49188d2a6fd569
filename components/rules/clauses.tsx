import { SectionHead } from '@/components/kit/section';
import type { ClauseText, RulesPage } from '@/lib/features/season/model';
import { Precedents } from './precedents';

/** One clause under its id, which rulings link to. */
function ClauseEntry({ clause, page }: { clause: ClauseText; page: Pick<RulesPage, 'season'> }) {
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
        <Precedents precedents={precedents} />
        {settings.map((setting) => (
          <p className="option" key={setting.key}>
            <span className="label">{setting.title}</span> {setting.value}
          </p>
        ))}
        {cited > 0 && (
          <p className="hint">
            {page.season === null ? (
              restOnIt(cited)
            ) : (
              <a href={`/rulings?clause=${encodeURIComponent(id)}`}>{restOnIt(cited)}</a>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

const restOnIt = (count: number): string => `${count} ${count === 1 ? 'ruling rests' : 'rulings rest'} on it`;

/** The rulebook, section by section. */
export function Clauses({ page }: { page: RulesPage }) {
  return page.sections.map((section) => (
    <section key={section.id} className="rsec" id={`section-${section.id}`}>
      <SectionHead title={section.title} more={/^\d/.test(section.id) ? `section ${section.id}` : undefined} />
      {section.clauses.map((clause) => (
        <ClauseEntry key={clause.id} clause={clause} page={page} />
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
