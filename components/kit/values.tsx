import type { Status } from '@/lib/engine/rules/mercenaries/terms';
import { rulingPath } from '@/lib/record/views/address';
import type { ValueCauseLine, ValueLine } from '@/lib/record/views/values';
import { Muted } from './text';
import { Time } from './time';

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  KO: 'KO’d',
  Injured: 'Injured',
  Seduced: 'Seduced',
  Kidnapped: 'Kidnapped',
  Possessed: 'Possessed',
  Intimidated: 'Intimidated',
  Subverted: 'Subverted',
  Untargetable: 'Untargetable',
};
const isStatus = (word: string): word is Status => Object.hasOwn(STATUS_WORDS, word);

/** `Human by the card, Beast`, `KO’d`, `Immune to KO`: what it is, before by what. */
function lead({ value, base, now }: ValueLine): string {
  switch (value) {
    case 'status':
      return isStatus(now) ? STATUS_WORDS[now] : now;
    case 'immunity':
      return `Immune to ${now}`;
    case 'write-up':
      return 'Write-up changed';
    case 'upkeep':
      return `Upkeep ${base} by the card, ${now}`;
    case 'infrastructure':
      return `Infrastructure ${base} of its own, ${now}`;
    default:
      return `${base} by the card, ${now}`;
  }
}

interface Props {
  readonly season: string;
  readonly zone: string;
}

function Cause({ season, zone, cause }: Props & { cause: ValueCauseLine }) {
  const { by, ruling, since, until } = cause;
  return (
    <>
      {by !== null && (
        <>
          by {ruling === null ? by : <a href={rulingPath(season, ruling)}>{by}</a>}
          {since !== null && (
            <>
              {' '}
              since <Time at={since.at} zone={zone} style="day" />
            </>
          )}
          ,{' '}
        </>
      )}
      {until}
    </>
  );
}

/**
 * What changed the values of a merc or a team, each in a line: the card's own value, the present one, by what, since when and until when.
 * @param only these values; absent: all of them
 */
export function ValueNotes({
  season,
  zone,
  values,
  only,
}: Props & { values: readonly ValueLine[]; only?: readonly ValueLine['value'][] }) {
  return values
    .filter(({ value }) => only === undefined || only.includes(value))
    .map((line) => (
      <Muted size="1" block key={`${line.value} ${line.now}`}>
        {lead(line)}{' '}
        {line.causes.map((cause, at) => (
          <span key={`${cause.by} ${cause.ruling} ${cause.until}`}>
            {at > 0 && '; '}
            <Cause season={season} zone={zone} cause={cause} />
          </span>
        ))}
      </Muted>
    ));
}
