import { PairList } from './pieces';

interface Props {
  attacker: string;
  defender: string;
  tally: {
    readonly attacker: number;
    readonly defender: number;
    readonly phases: readonly { readonly phase: string; readonly attacker: number; readonly defender: number }[];
  };
}

/** The votes of each side, in all and by the phase in which they were cast. */
export function TallyList({ attacker, defender, tally }: Props) {
  const pair = (key: string, term: string, line: { attacker: number; defender: number }) => ({
    key,
    term,
    value: `${attacker} ${line.attacker}, ${defender} ${line.defender}`,
  });
  return (
    <PairList
      pairs={[
        pair('all', 'Votes', tally),
        ...(tally.phases.length > 1 ? tally.phases.map((line) => pair(line.phase, `cast in ${line.phase}`, line)) : []),
      ]}
    />
  );
}
