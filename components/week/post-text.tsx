import type { ReactNode } from 'react';
import type { SaidBlock, SaidRun } from '@/lib/season/said';

/** One stretch, in the elements that say how it looks; React escapes its text. */
function Stretch({ run, refs }: { run: SaidRun; refs: boolean }) {
  let shown: ReactNode = run.text;
  if (run.code) shown = <code>{shown}</code>;
  if (run.italic) shown = <i>{shown}</i>;
  if (run.underlined) shown = <u>{shown}</u>;
  if (run.step !== null) shown = <mark>{shown}</mark>;
  if (run.struck || run.taken) shown = <s>{shown}</s>;
  if (run.bold) shown = <b>{shown}</b>;
  if (run.href !== null) {
    shown = (
      <a href={run.href} rel="nofollow noopener ugc">
        {shown}
      </a>
    );
  }
  return (
    <>
      {shown}
      {refs && run.endsMark && (
        <a className="ref" href={`#step-${run.step}`} aria-label={`read in step ${run.step}`}>
          {run.step}
        </a>
      )}
    </>
  );
}

const runsOf = (block: SaidBlock, refs: boolean) =>
  block.runs.map((run) => <Stretch key={`${run.start} ${run.text.length}`} run={run} refs={refs} />);

/** Items of a list stand together; every other block by itself. */
function grouped(blocks: readonly SaidBlock[]): SaidBlock[][] {
  const groups: SaidBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.item !== null && last[0]?.item === block.item) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/**
 * What a leader posted: text and a few elements for how it looks, nothing else of its markup. Bold is just what the reader
 * of declarations took as bold.
 * @param refs number the marks and link them to their steps.
 */
export function PostText({ blocks, refs = false }: { blocks: readonly SaidBlock[]; refs?: boolean }) {
  return grouped(blocks).map((group, at) => {
    const [block] = group;
    if (!block) return null;
    const key = `${at} ${block.kind}`;
    if (block.item !== null) {
      const List = block.item;
      return (
        <List className="post" key={key}>
          {group.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a post never changes
            <li key={index}>{runsOf(item, refs)}</li>
          ))}
        </List>
      );
    }
    const runs = runsOf(block, refs);
    if (block.kind === 'quote') return <blockquote key={key}>{runs}</blockquote>;
    if (block.kind === 'code') return <pre key={key}>{runs}</pre>;
    return (
      <p className={block.kind === 'signature' ? 'post sig' : 'post'} key={key}>
        {runs}
      </p>
    );
  });
}
