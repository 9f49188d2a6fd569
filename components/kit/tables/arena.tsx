import type { Clash, Drawing, Path, Reach, Token } from '@/lib/record/tables/crisis-collide/drawing';
import { cx } from '../cx';

/** The seven spaces to scale. All that hangs on a number is an attribute of SVG, because the CSP refuses `style=`. */

const SPACES = [1, 2, 3, 4, 5, 6, 7];
const WIDTH = 50;
const TOP = 57;
const HEIGHT = 34;
const MIDDLE = TOP + HEIGHT / 2;
const RADIUS = 14;
/** The row of an ability's reach under the spaces. */
const ROW = 16;
const ROWS_FROM = 111;

const HOLLOW = 't:fill-sheet t:stroke-ink t:stroke-[1.8]';
const FILLED = 't:fill-ink t:stroke-ink t:stroke-[1.8]';
const GHOST = 't:fill-none t:stroke-ink-3 t:stroke-[1.2] t:[stroke-dasharray:2.5_2.5]';
const LETTER = 't:font-voice t:[text-anchor:middle]';
const CROSS = 't:fill-none t:stroke-rubric t:stroke-[2.6]';
const CAPTION = 't:fill-rubric t:text-[10.5px] t:font-label';
const REACH_NAME = 't:fill-ink-2 t:text-[11px]';

const left = (space: number): number => 7 + (space - 1) * WIDTH;
const centre = (space: number): number => left(space) + WIDTH / 2;

function Fighter({ token }: { token: Token }) {
  const { name, side, space, look, shares } = token;
  const x = centre(space) + (shares ? (side === 0 ? -11 : 11) : 0);
  const letter = [...name][0]?.toUpperCase() ?? '?';
  const filled = side === 0;
  const disc = look === 'was' ? GHOST : filled ? FILLED : HOLLOW;
  const ink =
    look === 'was' ? 't:fill-ink-3 t:font-text' : filled ? 't:fill-paper t:font-said' : 't:fill-ink t:font-said';
  if (look === 'other') {
    return (
      <g>
        <rect className={HOLLOW} x={centre(space) + 9} y={TOP + 2} width={14} height={13} />
        <text className={cx(LETTER, 't:fill-ink t:font-said t:text-[10px]')} x={centre(space) + 16} y={TOP + 12}>
          {letter}
        </text>
      </g>
    );
  }
  return (
    <g>
      <circle className={disc} cx={x} cy={MIDDLE} r={RADIUS} />
      <text className={cx(LETTER, 't:text-[15px]', ink)} x={x} y={MIDDLE + 5}>
        {letter}
      </text>
    </g>
  );
}

/** A movement as an arc over the spaces. */
function Arc({ path, head }: { path: Path; head: string }) {
  const rightwards = path.to > path.from;
  const from = centre(path.from) + (rightwards ? 4 : -4);
  const to = centre(path.to) + (rightwards ? -5 : 5);
  const top = TOP - 16 - 9 * Math.min(3, Math.abs(path.to - path.from));
  return (
    <path
      className="t:fill-none t:stroke-ink t:stroke-[1.5]"
      d={`M${from} ${TOP} Q${(from + to) / 2} ${top} ${to} ${TOP - 1}`}
      markerEnd={`url(#${head})`}
    />
  );
}

function Stopped({ clash }: { clash: Clash }) {
  const x = centre(clash.space);
  if (clash.what === 'shift') {
    const before = clash.space > 3;
    return (
      <>
        <path className={CROSS} d={`M${x + (before ? -4 : -4)} 34 l8 8 m0 -8 l-8 8`} />
        <text
          className={cx(CAPTION, before ? 't:[text-anchor:end]' : 't:[text-anchor:start]')}
          x={before ? x - 10 : x + 10}
          y={42}
        >
          {clash.words}
        </text>
      </>
    );
  }
  return (
    <>
      <path className={CROSS} d={`M${x} 45v-12M${x - 6} 40l12 -3M${x - 6} 37l12 4`} />
      <text className={cx(CAPTION, 't:[text-anchor:middle]')} x={x} y={TOP + HEIGHT - 12}>
        {clash.words}
      </text>
    </>
  );
}

function Band({ reach, row, hatch }: { reach: Reach; row: number; hatch: string }) {
  const { name, from, to, hits } = reach;
  const y = ROWS_FROM + row * ROW;
  if (from > to) return null;
  const before = from > 3;
  const x = before ? left(from) - 3 : left(to) + WIDTH + 3;
  return (
    <>
      <rect
        className="t:stroke-ink t:stroke-1"
        x={left(from) + 3}
        y={y}
        width={(to - from + 1) * WIDTH - 6}
        height={9}
        fill={`url(#${hatch})`}
      />
      {before || to < 5 ? (
        <text className={cx(REACH_NAME, before ? 't:[text-anchor:end]' : 't:[text-anchor:start]')} x={x} y={y + 8}>
          {name}
        </text>
      ) : (
        <text className={cx(REACH_NAME, 't:[text-anchor:start]')} x={left(from) + 6} y={y + 20}>
          {name}
        </text>
      )}
      {hits.map((space) => (
        <path key={space} className={CROSS} d={`M${centre(space) - 6} ${y - 1.5} l12 12 m0 -12 l-12 12`} />
      ))}
    </>
  );
}

/** How many rows a reach takes: a long one has its name on a row of its own. */
const rowsOf = ({ from, to }: Reach): number => (from > 3 || to < 5 ? 1 : 2);

/** @param id tells this drawing's marks from those of others on the page. */
export function Arena({ drawing, id }: { drawing: Drawing; id: string }) {
  const { tokens, moves, clashes, reaches, labels, words } = drawing;
  const rows = reaches.reduce((sum, reach) => sum + rowsOf(reach), 0);
  const top = moves.length + clashes.length > 0 ? 16 : 46;
  const bottom = rows === 0 ? (labels.length > 0 ? 124 : 110) : ROWS_FROM + rows * ROW;
  let row = 0;
  return (
    <svg
      className="t:mt-3 t:w-full t:max-w-[38rem] t:font-works"
      viewBox={`0 ${top} 364 ${bottom - top}`}
      role="img"
      aria-label={words}
    >
      <defs>
        <marker id={`ah-${id}`} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path className="t:fill-ink" d="M0 0 8 4 0 8Z" />
        </marker>
        <pattern id={`hx-${id}`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="t:stroke-ink-2 t:stroke-[1.4]" d="M0 0V4" />
        </pattern>
      </defs>
      {SPACES.map((space) => (
        <g key={space}>
          <rect className="t:fill-sheet t:stroke-rule-2" x={left(space)} y={TOP} width={WIDTH} height={HEIGHT} />
          <text className="t:fill-ink-2 t:text-[10.5px] t:[text-anchor:middle]" x={centre(space)} y={104}>
            {labels.find((label) => label.space === space)?.name ?? space}
          </text>
        </g>
      ))}
      {tokens
        .toSorted((one, other) => Number(other.look === 'was') - Number(one.look === 'was'))
        .map((token) => (
          <Fighter key={`${token.key} ${token.look} ${token.space}`} token={token} />
        ))}
      {moves.map((path) => (
        <Arc key={`${path.side} ${path.from} ${path.to}`} path={path} head={`ah-${id}`} />
      ))}
      {clashes.map((clash) => (
        <Stopped key={`${clash.what} ${clash.space}`} clash={clash} />
      ))}
      {reaches.map((reach) => {
        const at = row;
        row += rowsOf(reach);
        return <Band key={`${reach.side} ${reach.name}`} reach={reach} row={at} hatch={`hx-${id}`} />;
      })}
    </svg>
  );
}
