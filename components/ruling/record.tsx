import { ButtonLink } from '@/components/kit/button';
import { Summary } from '@/components/kit/figures';
import { Row } from '@/components/kit/layout';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { ForReaders, Muted } from '@/components/kit/text';
import { Receipt, Time } from '@/components/kit/time';
import type { RulingPage } from '@/lib/features/season/model';
import { adminPath, amendPath, rulesPath } from '@/lib/record/views/address';

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
    <Section title="The record">
      <Summary
        pairs={[
          {
            term: 'Declared',
            value: (
              <>
                <Receipt at={line.at} zone={zone} />
                {source && `, by ${source.post.by}`}
              </>
            ),
          },
          ...revisions.map((revision, index) => ({
            key: `ruling ${revision.revision}`,
            term: (
              <>
                Ruling {revision.revision}
                {index < revisions.length - 1 && <ForReaders> (superseded)</ForReaders>}
              </>
            ),
            value: <Revision revision={revision} last={index === revisions.length - 1} zone={zone} />,
          })),
          {
            term: 'Approved',
            value: approval ? (
              <>
                <Time at={approval.at} zone={zone} />, by {approval.by}
              </>
            ) : (
              <Muted>not yet</Muted>
            ),
          },
          { term: 'Rulebook', value: <a href={rulesPath(season)}>{page.rulebookVersion}</a> },
        ]}
      />
      {(amendable || tryable) && (
        <Row above={3}>
          {amendable && (
            <ButtonLink look="small" href={amendPath(season, line.id)}>
              Override or strike it
            </ButtonLink>
          )}
          {tryable && (
            <ButtonLink look="small" href={adminPath(season, `/sandbox?fork=${line.week}`)}>
              Try it another way
            </ButtonLink>
          )}
        </Row>
      )}
    </Section>
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
      <Outcome outcome={revision.outcome} /> <Receipt at={revision.at} zone={zone} />
      {revision.overridden && <Muted>, by an admin</Muted>}
      <Muted size="1" block>
        {last ? revision.reason : <s>{revision.reason}</s>}
      </Muted>
    </>
  );
}
