/** A stretch of a write-up; `added`: an ability put it there for the week, and so it stands in bold. */
export interface WriteupRun {
  readonly text: string;
  readonly added: boolean;
}

/**
 * A write-up as paragraphs of runs. Its only markup is the `<b>` of what abilities added; anything else is text, and
 * shown as it stands.
 */
export function readWriteup(writeup: string): WriteupRun[][] {
  let added = false;
  return writeup
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph.split(/(<\/?b>)/).flatMap((piece): WriteupRun[] => {
        if (piece === '<b>' || piece === '</b>') {
          added = piece === '<b>';
          return [];
        }
        return piece === '' ? [] : [{ text: piece, added }];
      }),
    )
    .filter((runs) => runs.some((run) => run.text.trim() !== ''));
}
