import { Clauses } from '@/components/kit/clause';
import { Glyph } from '@/components/kit/glyph';
import { type Column, Table } from '@/components/kit/table';
import { CheckList, Face, Thrown } from '@/components/kit/tables/encounter';
import { Fold } from '@/components/kit/tables/frame';
import { ForReaders, Hint, Text } from '@/components/kit/text';
import type { Check, Die, StepTold } from '@/lib/engine/rules/tabletop/record';
import type { StepName } from '@/lib/engine/rules/tabletop/terms';
import type { View } from '@/lib/engine/rules/tabletop/view';
import { named, STEP_TITLES, signed, VERDICTS } from './words';

interface Props {
  steps: readonly StepTold[];
  /** The last step that was reached. */
  reached: StepName | null;
  view: View;
}

/** A use walked through the steps 1a to 3c, each with its verdict, its dice and its clauses. */
export function Walk({ steps, reached, view }: Props) {
  const columns: readonly Column<StepTold>[] = [
    {
      key: 'step',
      head: 'Step',
      names: true,
      cell: ({ step }) => (
        <>
          {step} <Hint as="span">{STEP_TITLES[step]}</Hint>
        </>
      ),
    },
    {
      key: 'verdict',
      head: 'Verdict',
      cell: ({ verdict }) => (
        <Text tone={verdict === 'stopped' ? 'spent' : undefined}>
          <Glyph name={VERDICTS[verdict].mark} /> {VERDICTS[verdict].word}
        </Text>
      ),
    },
    {
      key: 'came',
      head: 'What it came to',
      cell: ({ text, checks, dice, cites }) => (
        <>
          {text} <Checks checks={checks} view={view} />
          <Dice dice={dice} view={view} /> <Clauses ids={cites} ruleset="tabletop" />
        </>
      ),
    },
  ];
  return (
    <Fold look="small" summary={`The steps${reached === null ? '' : `, to ${reached}`}`}>
      <Table
        scrolls
        caption="The steps"
        captionHidden
        columns={columns}
        rows={steps}
        rowKey={({ step }, at) => `${step} ${at}`}
        rowLook={({ verdict }) => (verdict === 'none' || verdict === 'waits' ? 'off' : undefined)}
      />
    </Fold>
  );
}

/** Checks against a DC: the die, what was added, and whether that was enough. */
export function Checks({ checks, view }: { checks: readonly Check[]; view: View }) {
  if (checks.length === 0) return null;
  return (
    <CheckList>
      {checks.map(({ die, bonuses, total, dc, passed }) => (
        <li key={die.label} title={die.label}>
          <Face>{die.value}</Face> of 1d{die.sides} for {named(view, die.by)}’s {die.kind}
          {bonuses.map(({ what, amount }) => ` ${signed(amount)} ${what}`).join('')}: {total} against {dc},{' '}
          {passed ? 'enough' : 'not enough'}
        </li>
      ))}
    </CheckList>
  );
}

function Dice({ dice, view }: { dice: readonly Die[]; view: View }) {
  if (dice.length === 0) return null;
  return (
    <Thrown>
      {dice.map(({ kind, by, sides, value, label }) => (
        <span key={label} title={label}>
          <Face>{value}</Face> of 1d{sides}
          <ForReaders>
            {' '}
            for {named(view, by)}’s {kind}
          </ForReaders>
        </span>
      ))}
    </Thrown>
  );
}
