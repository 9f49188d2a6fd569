import { Clause } from '@/components/kit/clause';
import { Gloss } from '@/components/kit/gloss';
import { VerdictHead } from '@/components/kit/hero';
import { Narrow } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { Crumb, Lede, Title } from '@/components/kit/page';
import { Hint, Label, Muted } from '@/components/kit/text';
import { Time } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import { inList } from '@/lib/engine/rules/kernel/say';
import { PRONOUNS } from '@/lib/engine/rules/mercenaries/pronoun-words';
import type { RulingPage } from '@/lib/features/season/model';
import { matchPath, seasonPath, weekPath } from '@/lib/record/views/address';
import type { MercName, RulingLine } from '@/lib/record/views/model';

const listed = (mercs: readonly MercName[]): string => inList(mercs.map((merc) => merc.name));

/** Who declared it, at whom it was aimed, and whom it reached, in a sentence or two. */
function said(line: RulingLine): string {
  const { merc, team, targets, hits, interceptedBy } = line;
  const who = merc ? `${merc.name}${team ? ` of ${team.name}` : ''}` : (team?.name ?? 'Nobody');
  const others = targets.filter((target) => target.key !== merc?.key);
  const aimed =
    others.length > 0
      ? `, aimed at ${listed(others)}`
      : targets.length > 0 && merc
        ? `, upon ${PRONOUNS[merc.gender].self}`
        : '';
  const first = `${who}${merc && targets.length > 0 && others.length === 0 ? '' : aimed}.`;
  if (!interceptedBy) return first;
  const [target] = others;
  if (hits.length === 1 && others.length === 1 && target) {
    return `${first} It hit ${interceptedBy.name}, who stood in for ${PRONOUNS[target.gender].them}.`;
  }
  return `${first} ${hits.length > 0 ? `It hit ${listed(hits)}; ` : ''}${interceptedBy.name} stood in.`;
}

function hit({ outcome, hits }: RulingLine): string {
  if (hits.length > 0) return `Hits ${listed(hits)}`;
  return outcome === 'Pending' || outcome === 'Unclear' ? 'Hits nobody yet' : 'Hits nobody';
}

function ReadyAgain({ line }: { line: RulingLine }) {
  return line.readyWeek === null ? null : <> · usable again from week {line.readyWeek}</>;
}

/** What was declared and what it came to. */
export function RulingHead({ season, page }: { season: string; page: RulingPage }) {
  const { line, match, gone } = page;
  return (
    <>
      <Crumb>
        <a href={seasonPath(season)}>{page.name}</a> / <a href={weekPath(season, line.week)}>Week {line.week}</a>
        {match && (
          <>
            {' / '}
            <a href={matchPath(season, match.id)}>
              {match.attacker.name} v {match.defender.name}
            </a>
          </>
        )}{' '}
        / Ruling {line.id}
      </Crumb>
      <VerdictHead
        verdict={
          <>
            <Label as="p">{gone ? 'Was ruled' : 'Ruled'}</Label>
            <p>
              <Outcome outcome={line.outcome} big />
            </p>
            <Muted as="p">
              {hit(line)}
              <ReadyAgain line={line} />
            </Muted>
            {line.provisional && !gone && (
              <Muted as="p">
                <Gloss term="Provisional" />: in force, and not approved by an admin yet.
              </Muted>
            )}
            {line.secret && (
              <p>
                <OnlyYou until="the rosters lock" />
              </p>
            )}
          </>
        }
      >
        <Title>{line.declared ? <b>{line.title}</b> : line.title}</Title>
        <Lede>{said(line)}</Lede>
      </VerdictHead>
    </>
  );
}

/** Why it is not the last word, if it is not: it waits, an admin asks, it was overridden, or it stands no more. */
export function Standing({ season, page }: { season: string; page: RulingPage }) {
  const { gone, override, waitsFor, line, zone } = page;
  if (gone) {
    return (
      <Narrow as="page">
        <Notice tone="refused" above={5}>
          <p>
            This ruling stands no more, and nothing in its place.{' '}
            {gone.act && (
              <>
                {gone.act.by} took it away, <Time at={gone.act.at} zone={zone} />: {gone.act.because}
              </>
            )}
          </p>
        </Notice>
      </Narrow>
    );
  }
  return (
    <>
      {override && (
        <Narrow as="page">
          <Notice tone="spent" above={5}>
            <p>
              {override.by} ruled this in place of the rules, <Time at={override.at} zone={zone} />: {override.because}
            </p>
            {override.rulesSaid && (
              <Hint>
                By themselves the rules said <Outcome outcome={override.rulesSaid} />
              </Hint>
            )}
            {page.precedents.map(({ id, clause, ground }) => (
              <Hint key={id}>
                It holds from now on, {clause ? <Clause season={season} id={clause} /> : <>by the setting “{ground}”</>}
                .
              </Hint>
            ))}
          </Notice>
        </Narrow>
      )}
      {waitsFor && (
        <Narrow as="page">
          <Notice tone="waits" above={5}>
            <p>
              It waits for {waitsFor.phase}: the rosters lock then, and all that waits for them resolves
              {waitsFor.due && (
                <>
                  , on <Time at={waitsFor.due} zone={zone} style="full" /> unless an admin moves it
                </>
              )}
              .
            </p>
          </Notice>
        </Narrow>
      )}
      {line.outcome === 'Unclear' && (
        <Narrow as="page">
          <Notice tone="asks" above={5}>
            <p>An admin asks what was meant. What comes of the answer keeps the place of the post.</p>
          </Notice>
        </Narrow>
      )}
    </>
  );
}
