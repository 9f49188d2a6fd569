import { Muted } from '@/components/kit/text';
import { READ_AS } from '@/lib/engine/markup/read-as';
import type { Said } from '@/lib/features/forum/said';

/** Bold texts of a post that is not saved yet: the words, marked by what they were read as, and the note. */
export function SaidList({ readings }: { readings: readonly Said[] }) {
  return readings.map(({ words, note, parts }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a post may say the same twice, and the list never changes
    <p key={at}>
      <b>
        {parts.length === 0
          ? words
          : parts.map(({ text, what }, part) =>
              what === null ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and stay in their order
                <mark key={part} title={READ_AS[what]}>
                  {text}
                </mark>
              ),
            )}
      </b>{' '}
      <Muted>{note}</Muted>
    </p>
  ));
}
