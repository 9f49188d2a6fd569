import { ButtonLink } from '@/components/kit/button';
import { Summary } from '@/components/kit/figures';
import { Row } from '@/components/kit/layout';
import { Outcome } from '@/components/kit/outcome';
import { Section } from '@/components/kit/section';
import { ForReaders, Muted } from '@/components/kit/text';
import { Receipt, Time } from '@/components/kit/time';
import { inList } from '@/lib/engine/rules/kernel/say';
import type { RulingPage } from '@/lib/features/season/model';
import { adminPath, amendPath, rulesPath, teamPath } from '@/lib/record/views/address';

/** What an admin did, in the words that follow the name. */
const DID: Readonly<Record<string, string>> = {
  approve: 'approved it',
  override: 'overrode it',
  precedent: 'made it a precedent',
  strike: 'struck it',
  settle: 'settled what it means',
  accept: 'accepted the edited post',
  undo: 'took it or an act on it back',
  tick: 'ticked off what was carried out',
  adjust: 'entered it by hand',
  post: 'posted it in the leader’s place',
};

/**
 * When it was declared, what it was ruled over time, and who approved it.
 * @param amendable what whoever reads this may do to it.
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
  amendable: { readonly override: boolean; readonly strike: boolean };
  tryable: boolean;
}) {
  const { line, zone, revisions, approval, source } = page;
  const acts = [
    ...(amendable.override ? ['Override'] : []),
    ...(amendable.strike ? [amendable.override ? 'strike' : 'Strike'] : []),
  ];
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
          ...page.ownActs.map((act) => ({
            key: `own ${act.kind} ${act.at}`,
            term: 'Own match',
            value: (
              <>
                {act.by} {DID[act.kind] ?? 'acted on it'}, <Receipt at={act.at} zone={zone} />, and leads{' '}
                <a href={teamPath(season, act.team.key)}>{act.team.name}</a>, whose match it touches.
              </>
            ),
          })),
          { term: 'Rulebook', value: <a href={rulesPath(season)}>{page.rulebookVersion}</a> },
        ]}
      />
      {(acts.length > 0 || tryable) && (
        <Row above={3}>
          {acts.length > 0 && (
            <ButtonLink look="small" href={amendPath(season, line.id)}>
              {inList(acts, 'or')} it
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
