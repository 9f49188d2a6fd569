import { type ReactNode, useId } from 'react';
import { GLOSSARY, type Term } from './glossary';

/**
 * A word of the game with what it means: on a tap or a click, by the keyboard, and as long as it has the focus. It is a popover of
 * the page itself, so that it needs no JavaScript, and stands at the foot of the screen, where nothing cuts it off.
 * @param children the word as it stands in the text; without any, the term.
 */
export function Gloss({ term, children }: { term: Term; children?: ReactNode }) {
  const id = useId();
  const { name, says } = GLOSSARY[term];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-describedby={id}
        className="peer cursor-help text-left [font:inherit] [letter-spacing:inherit] [text-transform:inherit] text-[color:inherit] underline decoration-rule-2 decoration-dotted underline-offset-[0.2em]"
      >
        {children ?? term}
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        className="fixed inset-x-4 top-auto bottom-4 mx-auto w-auto max-w-[34rem] rounded-2 border border-ink bg-sheet px-4 py-3 text-left font-works text-2/150 font-text font-stretch-95% whitespace-normal text-ink normal-case peer-focus-visible:block"
      >
        <span className="voice">{name}</span> {says}
      </span>
    </>
  );
}
