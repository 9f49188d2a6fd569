import { DifferenceTable } from '@/components/kit/diff';
import { Points, Stack } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { SectionHead } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { some } from '@/lib/engine/rules/kernel/say';
import type { ScenarioRun } from '@/lib/record/sandbox/model';
import { ClosingTables } from './closing';
import { Problems } from './problems';
import { ComparedTable, RulingsTable } from './rulings';

/** What came of one scenario: what is wrong with it, the rulings, and how the game stands in the end. */
export function ScenarioResult({
  season,
  scenario,
  fork,
}: {
  season: string;
  scenario: ScenarioRun;
  fork: number | null;
}) {
  const { name, played, problems, rulings, lines, closing, against } = scenario;
  return (
    <Stack as="section" above={6} gap={4}>
      <SectionHead title={name} more={saySo(scenario)} />
      {played && problems.length === 0 && (
        <Notice>
          <p>Everything that it expects holds.</p>
        </Notice>
      )}
      <Problems scenario={scenario} />
      {against ? (
        <ComparedTable season={season} against={against} rulings={rulings} week={fork} />
      ) : (
        rulings.length > 0 && <RulingsTable season={season} rulings={rulings} />
      )}
      {lines.length > 0 && (
        <Points>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Points>
      )}
      {against && (
        <>
          <SectionHead title="The end, beside the end of what happened" />
          {against.end === null && <Hint>The two do not end at the same time, so they are not compared.</Hint>}
          {against.end?.groups.length === 0 && (
            <Hint>The same: every merc, cooldown, GP and battlefield stands as it stood.</Hint>
          )}
          {against.end !== null && against.end.groups.length > 0 && (
            <DifferenceTable season={season} difference={against.end} caption="What happened, and how it ends here" />
          )}
        </>
      )}
      {closing && <ClosingTables closing={closing} />}
    </Stack>
  );
}

function saySo({ played, rulings, lines, against, problems }: ScenarioRun): string {
  if (!played) return 'not run to its end';
  const count = rulings.length + lines.length;
  const ruled = some(count, 'ruling');
  if (against) {
    const other = against.rows.length - against.same;
    return `${ruled}, ${other === 0 ? 'all as it happened' : `${other} otherwise than it happened`}`;
  }
  return problems.length === 0 ? ruled : `${ruled}, and not what it expects`;
}
