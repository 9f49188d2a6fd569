interface Target {
  readonly key: string;
  readonly name: string;
  readonly team: string;
  readonly inMatch: boolean;
}

/** The options of a list of targets: those of the order's own match first, under a heading of their own. */
export function TargetOptions({ targets }: { targets: readonly Target[] }) {
  const own = targets.filter(({ inMatch }) => inMatch);
  const others = targets.filter(({ inMatch }) => !inMatch);
  if (own.length === 0 || others.length === 0) return <Options of={targets} />;
  return (
    <>
      <optgroup label="Of this match">
        <Options of={own} />
      </optgroup>
      <optgroup label="Others">
        <Options of={others} />
      </optgroup>
    </>
  );
}

const Options = ({ of }: { of: readonly Target[] }) =>
  of.map(({ key, name, team }) => (
    <option key={key} value={key}>
      {name} ({team})
    </option>
  ));
