import type { ReactNode } from 'react';
import type { MercType } from '@/lib/engine/rules/mercenaries/terms';

/** Rings of the frame, from the outside in: inset from the edge, and width of the stroke. */
const RINGS = [
  [1, 1.6],
  [5, 0.8],
  [8, 0.8],
  [11, 0.8],
  [14, 0.8],
  [18, 1.6],
] as const;

/** The frame's hatching by type, as engravers write colours; a Human's frame is plain, and ringed. */
const HATCHES: Record<
  Exclude<MercType, 'Human'>,
  { readonly size: number; readonly turn: number; readonly d: string }
> = {
  Beast: { size: 3, turn: 0, d: 'M0 1.5H3' },
  Robot: { size: 3, turn: 0, d: 'M0 1.5H3M1.5 0V3' },
  Undead: { size: 3, turn: 0, d: 'M1.5 0V3' },
  Otherworldly: { size: 3.6, turn: 0, d: 'M1.8 1.1a.7 .7 0 1 0 .01 0' },
  Superhuman: { size: 3, turn: 45, d: 'M1.5 0V3' },
};

const FRAME_WORDS: Record<MercType, string> = {
  Human: 'a plain frame',
  Beast: 'a frame of level lines',
  Robot: 'a frame of crossed lines',
  Undead: 'a frame of upright lines',
  Otherworldly: 'a dotted frame',
  Superhuman: 'a frame of slanted lines',
};

function Ring({ inset, width }: { inset: number; width: number }) {
  const side = 120 - 2 * inset;
  return <rect className="fill-none stroke-ink" x={inset} y={inset} width={side} height={side} strokeWidth={width} />;
}

/** The first letter of the last word that begins with a capital: `Edmond Dantès` gives D. */
function initialOf(name: string): string {
  const word = name.split(/[\s-]+/).findLast((each) => /^\p{Lu}/u.test(each)) ?? name;
  return word.match(/\p{L}/u)?.[0].toUpperCase() ?? '?';
}

/** Letters that need a smaller size to stand within the panel. */
const WIDE = /[MWŒÆ]/;

interface Props {
  name: string;
  types: readonly MercType[];
}

/** The seal of a merc: its initial in red, in a frame that bears the hatching of its first type. */
export function Seal({ name, types }: Props) {
  const type = types[0] ?? 'Human';
  const letter = initialOf(name);
  let frame: ReactNode = RINGS.map(([inset, width]) => <Ring key={inset} inset={inset} width={width} />);
  if (type !== 'Human') {
    const { size, turn, d } = HATCHES[type];
    const id = `seal-${type.toLowerCase()}`;
    frame = (
      <>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
          <path className={type === 'Otherworldly' ? 'fill-ink-2' : 'fill-none stroke-ink-2 stroke-1'} d={d} />
        </pattern>
        <rect x="1" y="1" width="118" height="118" fill={`url(#${id})`} />
        <Ring inset={1} width={1.6} />
        <Ring inset={18} width={1.6} />
      </>
    );
  }
  return (
    <svg
      className="mx-auto mt-1 mb-3 block w-[7.5rem] text-ink"
      viewBox="0 0 120 120"
      role="img"
      aria-label={`Seal of ${name}: the letter ${letter} in ${FRAME_WORDS[type]}, for ${type}`}
    >
      {frame}
      <rect className="fill-sheet stroke-ink" x="21" y="21" width="78" height="78" strokeWidth="1" />
      <text
        className="fill-rubric font-voice font-said [text-anchor:middle]"
        x="60"
        y="83"
        fontSize={WIDE.test(letter) ? 54 : 68}
      >
        {letter}
      </text>
    </svg>
  );
}
