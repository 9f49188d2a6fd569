import type { ReactNode } from 'react';
import { cx } from './cx';

type Tag = 'span' | 'p' | 'div' | 'li' | 'dt' | 'dd' | 'i' | 's' | 'small' | 'code' | 'h3' | 'b';
export type Tone = 'ink' | 'muted' | 'dim' | 'rubric' | 'took' | 'spent' | 'asks' | 'waits' | 'refused';
type Size = '0' | '1' | 'dense' | '2' | 'base' | 'name' | '3' | '4' | '5';

export const TONES: Record<Tone, string> = {
  ink: 'text-ink',
  muted: 'text-ink-2',
  dim: 'text-ink-3',
  rubric: 'text-rubric',
  took: 'text-took',
  spent: 'text-spent',
  asks: 'text-asks',
  waits: 'text-waits',
  refused: 'text-refused',
};

const SIZES: Record<Size, string> = {
  '0': 'text-0',
  '1': 'text-1',
  dense: 'text-dense',
  '2': 'text-2',
  base: 'text-base',
  name: 'text-name',
  '3': 'text-3',
  '4': 'text-4/120',
  '5': 'text-5/120',
};

const FACES = { voice: 'voice', works: 'font-works', code: 'font-code text-[0.92em]' } as const;

/** A distance above, in the steps of the drawing. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const ABOVE: Record<Gap, string> = {
  1: 'mt-1',
  2: 'mt-2',
  3: 'mt-3',
  4: 'mt-4',
  5: 'mt-5',
  6: 'mt-6',
  7: 'mt-7',
};

export interface TextProps {
  as?: Tag;
  tone?: Tone;
  size?: Size;
  face?: keyof typeof FACES;
  /** A line of its own. */
  block?: boolean;
  nowrap?: boolean;
  /** Wraps again, in a place that does not. */
  wraps?: boolean;
  /** May be broken anywhere: keys, hashes, addresses. */
  anywhere?: boolean;
  struck?: boolean;
  italic?: boolean;
  /** Not wider than a reason may be. */
  narrow?: boolean;
  above?: Gap;
  id?: string;
  hidden?: boolean;
  'aria-hidden'?: true;
  'aria-live'?: 'polite';
  role?: 'status' | 'alert';
  children?: ReactNode;
}

/** Words in one of the house's tones, sizes and faces. Nothing here is bold: bold acts. */
export function Text({
  as: As = 'span',
  tone,
  size,
  face,
  block,
  nowrap,
  wraps,
  anywhere,
  struck,
  italic,
  narrow,
  above,
  children,
  ...rest
}: TextProps) {
  const look = cx(
    tone && TONES[tone],
    face && FACES[face],
    size && SIZES[size],
    block && 'block',
    nowrap && 'whitespace-nowrap',
    wraps && 'whitespace-normal',
    anywhere && 'wrap-anywhere',
    struck && 'line-through',
    italic && 'italic',
    narrow && 'max-w-reason',
    above && ABOVE[above],
  );
  return (
    <As className={look} {...rest}>
      {children}
    </As>
  );
}

type Preset = Omit<TextProps, 'tone'>;

/** What qualifies: a note, a person's part, a reason. */
export const Muted = (props: Preset) => <Text tone="muted" {...props} />;
/** What is past, or off. */
export const Dim = (props: Preset) => <Text tone="dim" {...props} />;
/** Names, and words that were said. */
export const Voice = (props: Omit<TextProps, 'face'>) => <Text face="voice" {...props} />;
/** Keys, hashes, what is typed as it stands. */
export const Code = (props: Omit<TextProps, 'face' | 'as'>) => <Text as="code" face="code" {...props} />;
/** A help beside or under something, small. */
export const Hint = ({ as = 'p', ...props }: Omit<TextProps, 'tone' | 'face' | 'size'>) => (
  <Text as={as} tone="muted" size="1" {...props} />
);
export const Nowrap = (props: Omit<TextProps, 'nowrap'>) => <Text nowrap {...props} />;

/** Small capitals: what stands under it. */
export function Label({
  as: As = 'span',
  apart = false,
  children,
  id,
}: {
  as?: 'span' | 'p' | 'dt';
  /** A little from what follows it in its line. */
  apart?: boolean;
  children: ReactNode;
  id?: string;
}) {
  return (
    <As className={cx('caps', As === 'dt' && 'mb-[0.2rem]', apart && 'mr-2')} id={id}>
      {children}
    </As>
  );
}

/** Over what the rules say. */
export function RulesLabel({ children }: { children: ReactNode }) {
  return <p className="caps text-rubric">{children}</p>;
}

/** For screen readers alone. */
export function ForReaders({ as: As = 'span', children }: { as?: 'span' | 'h2' | 'h3' | 'p'; children: ReactNode }) {
  return <As className="sr-only">{children}</As>;
}

/** What somebody is called. A name may run from right to left, and then turns nothing around it. */
export function Name({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

/** A number with a true minus. What one has is flagged in red below zero; a change (`plus`) bears its sign and no colour. */
export function Signed({ value, plus = false }: { value: number; plus?: boolean }) {
  const text = value < 0 ? `−${-value}` : plus && value > 0 ? `+${value}` : String(value);
  return <span className={value < 0 && !plus ? 'whitespace-nowrap text-rubric' : 'whitespace-nowrap'}>{text}</span>;
}

/** Prose of the rulebook or of a write-up: its measure, its leading. */
export function Prose({ small = false, children }: { small?: boolean; children: ReactNode }) {
  return <div className={cx('prose [&_p+p]:mt-[0.8em]', small && 'text-base')}>{children}</div>;
}

/** Only on a phone, where the column that says it has no room. */
export function OnPhone({ children }: { children: ReactNode }) {
  return <span className="text-ink-3 md:hidden">{children}</span>;
}

/** A hash, a seed, a label of a die: code that may be broken anywhere. `column`: no wider than two lines of it need. */
export function Hash({ column = false, children }: { column?: boolean; children: ReactNode }) {
  return (
    <code className={cx('font-code text-[0.86em] wrap-anywhere', column && 'inline-block max-w-[33ch]')}>
      {children}
    </code>
  );
}

/** A line as somebody typed it, under the key that it is about. */
export function CodeLine({ children }: { children: ReactNode }) {
  return <code className="block font-code text-1 whitespace-pre-wrap text-ink-3">{children}</code>;
}

/** Where there is room, and not on a phone. */
export function NotOnPhone({ children }: { children: ReactNode }) {
  return <span className="text-ink-2 max-md:hidden">{children}</span>;
}
