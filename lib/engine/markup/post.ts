import { type Block, blocksOf, type Run } from './blocks';
import { escapeHtml, sanitize } from './html';
import { READ_AS } from './read-as';

/** Characters of the raw post to mark, and the number of the step that they lead to. */
export interface PostMark {
  readonly start: number;
  readonly end: number;
  /** Shown behind the mark, as a link to `#step-REF`. */
  readonly ref?: number;
  /** What the words were read as; the mark says it. */
  readonly what?: keyof typeof READ_AS;
}

/**
 * A post as HTML to show: HTML, BBCode and Markdown alike, mixed as they may be. Bold is what the reader of declarations took as bold, and nothing
 * else. Links lead to http(s) alone; there are no images, no styles, no classes but ours. Total, linear, and safe for any input.
 * @param raw the raw post. @param marks in raw offsets; of two that overlap the first is shown.
 */
export function renderPost(raw: string, { marks = [] }: { marks?: readonly PostMark[] } = {}): string {
  const marker = new Marker(marks);
  const html: string[] = [];
  let open = '';
  for (const block of blocksOf(raw)) {
    const inner = inlineHtml(trimmed(block), marker);
    if (inner === '') continue;
    const around = block.kind === 'quote' ? 'blockquote' : (block.item ?? '');
    if (around !== open) {
      if (open !== '') html.push(`</${open}>`);
      if (around !== '') html.push(`<${around}>`);
      open = around;
    }
    html.push(wrap(block, inner));
  }
  if (open !== '') html.push(`</${open}>`);
  return sanitize(html.join(''));
}

function wrap({ kind, item }: Block, inner: string): string {
  if (item !== null) return `<li>${inner}</li>`;
  if (kind === 'code') return `<pre>${inner}</pre>`;
  return kind === 'signature' ? `<p class="signature">${inner}</p>` : `<p>${inner}</p>`;
}

const QUOTE_SIGNS = /^[ \t>]+/;

/** The runs of a block without white space at its ends, and without the `>` of quoted lines. */
function trimmed({ kind, runs }: Block): readonly Run[] {
  const kept: Run[] = [];
  let lineStart = true;
  for (const run of runs) {
    let { text } = run;
    text = text.replace(/\r/g, '');
    if (kind === 'quote' && lineStart) text = text.replace(QUOTE_SIGNS, '');
    if (kept.length === 0) text = text.trimStart();
    if (text === '') continue;
    lineStart = text.endsWith('\n');
    // A text that was cut is no longer as long as it is written, so that marks take it whole.
    kept.push({ ...run, text, start: run.end - run.start === run.text.length ? run.end - text.length : run.start });
  }
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text === '') continue;
    kept.push({ ...last, text, end: last.end - last.start === last.text.length ? last.start + text.length : last.end });
    break;
  }
  return kept;
}

function inlineHtml(runs: readonly Run[], marker: Marker): string {
  const html: string[] = [];
  let open: readonly string[] = [];
  for (const run of runs) {
    for (const part of marker.cut(run)) {
      const wanted = tagsOf(run, part.mark);
      let same = 0;
      while (same < open.length && open[same] === wanted[same]) same += 1;
      for (const tag of open.slice(same).reverse()) html.push(`</${tag.split(' ', 1)[0]}>`);
      for (const tag of wanted.slice(same)) html.push(`<${tag}>`);
      open = wanted;
      html.push(escapeHtml(part.text).replace(/\n/g, run.code ? '\n' : '<br>'));
      if (part.last && part.mark?.ref !== undefined) {
        // The number stands behind the mark, within the bold but not within another link.
        const at = run.href === null ? open.findIndex((tag) => tag.startsWith('mark')) : 0;
        for (const tag of open.slice(at).reverse()) html.push(`</${tag.split(' ', 1)[0]}>`);
        open = open.slice(0, at);
        html.push(`<a href="#step-${part.mark.ref}">${part.mark.ref}</a>`);
      }
    }
  }
  for (const tag of [...open].reverse()) html.push(`</${tag.split(' ', 1)[0]}>`);
  return html.join('');
}

/** The elements of a run, the outermost first; the mark is the last. */
function tagsOf(run: Run, mark: PostMark | null): string[] {
  const tags: string[] = [];
  if (run.href !== null) tags.push(`a href="${escapeHtml(run.href)}"`);
  if (run.bold) tags.push('b');
  if (run.italic) tags.push('i');
  if (run.underlined) tags.push('u');
  if (run.struck) tags.push('s');
  if (run.code) tags.push('code');
  if (mark !== null) tags.push(mark.what === undefined ? 'mark' : `mark title="${READ_AS[mark.what]}"`);
  return tags;
}

interface Part {
  readonly text: string;
  readonly mark: PostMark | null;
  /** The mark ends here. */
  readonly last: boolean;
}

/** Cuts runs at the edges of marks. Runs and marks come in the order of the raw post, so that one pass is enough. */
class Marker {
  private readonly marks: readonly PostMark[];
  private at = 0;

  constructor(marks: readonly PostMark[]) {
    const sorted = [...marks].filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
    let end = -1;
    this.marks = sorted.filter((mark) => {
      if (mark.start < end) return false;
      end = mark.end;
      return true;
    });
  }

  cut({ text, start, end }: Run): Part[] {
    const literal = end - start === text.length;
    const parts: Part[] = [];
    let from = start;
    while (from < end) {
      const mark = this.marks[this.at];
      if (mark !== undefined && mark.end <= from) {
        this.at += 1;
        continue;
      }
      const inside = mark !== undefined && mark.start <= from;
      const edge = mark === undefined ? end : inside ? mark.end : mark.start;
      const to = literal ? Math.min(end, edge) : end;
      const within = inside || (!literal && mark !== undefined && mark.start < end);
      parts.push({
        text: literal ? text.slice(from - start, to - start) : text,
        mark: within ? (mark ?? null) : null,
        last: within && mark !== undefined && mark.end <= to,
      });
      from = to;
    }
    return parts.length > 0 ? parts : [{ text, mark: null, last: false }];
  }
}
