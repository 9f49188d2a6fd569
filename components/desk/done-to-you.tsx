import { Changes } from '@/components/kit/composer-frame';
import { FormMessage } from '@/components/kit/form-island';
import { FormPart, PartButton, PartValue } from '@/components/kit/form-part';
import { Fold, PlainList, Row, Stack } from '@/components/kit/layout';
import { RulingSummary } from '@/components/kit/ledger';
import { Section } from '@/components/kit/section';
import { Tag } from '@/components/kit/tags';
import type { Desk, DoneToMe } from '@/lib/features/desk/model';

/** What others did to the team, what it changed and what can be done about it: first what came since its leader last looked. */
export function DoneToYou({ season, desk }: { season: string; desk: Pick<Desk, 'doneToMe' | 'week' | 'seq'> }) {
  const fresh = desk.doneToMe.filter(({ isNew }) => isNew);
  const seen = desk.doneToMe.filter(({ isNew }) => !isNew);
  if (desk.doneToMe.length === 0) return null;
  return (
    <Section id="done-to-you" above={6} title="Done to you" more="by other teams, this week">
      <FormPart part="seen" label="Done to you">
        <FormMessage />
        {fresh.length > 0 ? (
          <Stack gap={3}>
            <Told season={season} list={fresh} />
            <Row>
              <PartValue name="week" value={String(desk.week)} />
              <PartValue name="seq" value={String(desk.seq)} />
              <PartButton look="small">I have seen this</PartButton>
            </Row>
          </Stack>
        ) : (
          <p>Nothing new since you last looked.</p>
        )}
      </FormPart>
      {seen.length > 0 && (
        <Fold summary={`Seen before (${seen.length})`}>
          <Told season={season} list={seen} />
        </Fold>
      )}
    </Section>
  );
}

function Told({ season, list }: { season: string; list: readonly DoneToMe[] }) {
  return (
    <div>
      {list.map(({ line, isNew, changes, ways }) => (
        <RulingSummary season={season} line={line} key={line.id}>
          {isNew && <Tag>new</Tag>}
          <Changes lines={changes.filter((change) => !line.reason.includes(change))} />
          {ways.length > 0 && (
            <PlainList>
              {ways.map(({ text, to }) => (
                <li key={text}>
                  <a href={to}>{text}</a>
                </li>
              ))}
            </PlainList>
          )}
        </RulingSummary>
      ))}
    </div>
  );
}
