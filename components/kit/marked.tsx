/** A text in which words that were looked for are marked. */
export function Marked({ pieces }: { pieces: readonly { readonly text: string; readonly marked: boolean }[] }) {
  return pieces.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
      <mark key={at} className="bg-asks-wash text-ink underline decoration-asks decoration-2 forced-colors:bg-[Mark]">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
