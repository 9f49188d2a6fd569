import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { Receipt, Time } from '@/components/kit/time';
import type { RulingPage } from '@/lib/features/season/model';
import { adminPath, rulesPath, rulingPath } from '@/lib/record/views/address';

/**
 * When it was declared, what it was ruled over time, and who approved it.
 * @param amendable by whoever reads this.
 * @param tryable whether whoever reads this may try it another way.
 */
export function Record({
  season,
  page,
  amendable,
  tryable,
}: {
  season: string;
  page: RulingPage;
  amendable: boolean;
  tryable: boolean;
}) {
  const { line, zone, revisions, approval, source } = page;
  return (
    <section>
      <SectionHead title="The record" />
      <dl className="kv">
        <dt>Declared</dt>
        <dd>
          <Receipt at={line.at} zone={zone} />
          {source && `, by ${source.post.by}`}
        </dd>
        {revisions.map((revision, index) => (
          <Revision key={revision.revision} revision={revision} last={index === revisions.length - 1} zone={zone} />
        ))}
        <dt>Approved</dt>
        <dd>
          {approval ? (
            <>
              <Time at={approval.at} zone={zone} />, by {approval.by}
            </>
          ) : (
            <span className="mid">not yet</span>
          )}
        </dd>
        <dt>Rulebook</dt>
        <dd>
          <a href={rulesPath(season)}>{page.rulebookVersion}</a>
        </dd>
      </dl>
      {(amendable || tryable) && (
        <p className="row after">
          {amendable && (
            <a className="btn small" href={adminPath(season, rulingPath(season, line.id))}>
              Override or strike it
            </a>
          )}
          {tryable && (
            <a className="btn small" href={adminPath(season, `/sandbox?fork=${line.week}`)}>
              Try it another way
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function Revision({
  revision,
  last,
  zone,
}: {
  revision: RulingPage['revisions'][number];
  last: boolean;
  zone: string;
}) {
  return (
    <>
      <dt>
        Ruling {revision.revision}
        {!last && <span className="vh"> (superseded)</span>}
      </dt>
      <dd>
        <Outcome outcome={revision.outcome} /> <Receipt at={revision.at} zone={zone} />
        {revision.overridden && <span className="mid">, by an admin</span>}
        <span className="mid why">{last ? revision.reason : <s>{revision.reason}</s>}</span>
      </dd>
    </>
  );
}
