import type { ComponentProps } from 'react';

type Look = 'act' | 'quiet' | 'small' | 'small quiet';

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-[0.5em] rounded-1 border font-works text-ink hover:border-ink hover:text-ink';
const USUAL = 'bg-sheet border-edge hover:bg-sunk font-label font-stretch-94% no-underline';
const QUIET =
  'bg-transparent border-transparent hover:bg-sunk px-2 font-label font-stretch-94% underline decoration-rule-2 decoration-1 underline-offset-[0.2em]';

const LOOKS: Record<Look | 'usual', string> = {
  usual: `${BASE} ${USUAL} min-h-[2.5rem] px-4 py-[0.3rem] text-2/120`,
  act: 'inline-flex min-h-[2.5rem] cursor-pointer items-center justify-center gap-[0.5em] rounded-1 border border-ink bg-ink px-5 pt-2 pb-[0.3rem] font-voice text-name/110 font-said text-paper no-underline hover:border-ink hover:bg-ink-2 hover:text-paper',
  small: `${BASE} ${USUAL} min-h-6 px-3 py-[0.1rem] text-1/120`,
  quiet: `${BASE} ${QUIET} min-h-[2.5rem] py-[0.3rem] text-2/120`,
  'small quiet': `${BASE} ${QUIET} min-h-6 py-[0.1rem] text-1/120`,
};

const lookOf = (look?: Look) => LOOKS[look ?? 'usual'];

/** A button. `act`, one a form, commits and names its act ("Advance to Battles"); `quiet` is a link that acts. */
export function Button({
  look,
  type = 'submit',
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & { look?: Look }) {
  return <button className={lookOf(look)} type={type} {...rest} />;
}

/** A link that looks like a button: it leads to where something is done, and does nothing itself. */
export function ButtonLink({ look, ...rest }: Omit<ComponentProps<'a'>, 'className'> & { look?: Look }) {
  return <a className={lookOf(look)} {...rest} />;
}
