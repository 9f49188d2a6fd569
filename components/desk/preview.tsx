import { Clauses } from '@/components/kit/clause';
import { ByChance, Changes, Lint, ReadSide } from '@/components/kit/composer-frame';
import { RuledBlock, Why } from '@/components/kit/ledger';
import { Outcome } from '@/components/kit/outcome';
import { Hint, Muted } from '@/components/kit/text';
import type { PostAct } from '@/lib/engine/rules/kernel/reading';
import type { PartPreview, PostPreview } from '@/lib/features/desk/model';
import { deskPath } from '@/lib/record/views/address';

/** How a post would be read, one part a bold text; told politely as it changes. */
export function PreviewPane({
  season,
  preview,
  trouble,
}: {
  season: string;
  preview: PostPreview | null;
  trouble: string | null;
}) {
  return (
    <ReadSide label="How it will be read">
      {trouble !== null && <Hint>{trouble}</Hint>}
      {preview === null && trouble === null && (
        <Hint>
          Each bold text of your post will stand here with what the rules would make of it now, before you post it.
        </Hint>
      )}
      {preview?.parts.length === 0 && (
        <Hint>Nothing is bold yet, so nothing would be declared. The post would be kept as talk.</Hint>
      )}
      {preview !== null && preview.unread > 0 && (
        <Lint role="status">
          Not read: {preview.unread} bold {preview.unread === 1 ? 'text' : 'texts'}, the last below. Put what comes
          after the others into another post.
        </Lint>
      )}
      {preview?.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place in the post.
        <Part season={season} key={index} part={part} />
      ))}
    </ReadSide>
  );
}

/** Where the desk has a form for what is no declaration. */
const PLACES: Readonly<Partial<Record<PostAct, { readonly at: string; readonly words: string }>>> = {
  bid: { at: '#market', words: 'Go to “For hire”' },
  defer: { at: '#match', words: 'Go to your match' },
};

function Part({ season, part }: { season: string; part: PartPreview }) {
  // Effects stand once: a short list of them is the reason itself.
  const untold = part.changes.filter((change) => !part.reason.includes(change));
  return (
    <RuledBlock
      as="article"
      what={
        <>
          <b>{part.title}</b> <Muted>{part.aim}</Muted>
        </>
      }
      outcome={
        part.outcome === null ? (
          <Muted nowrap>no declaration</Muted>
        ) : part.byChance ? (
          <ByChance />
        ) : (
          <Outcome outcome={part.outcome} />
        )
      }
    >
      <Why>
        {part.reason} <Clauses season={season} ids={part.cites} />
        {part.act !== null && PLACES[part.act] !== undefined && (
          <>
            {' '}
            <a href={deskPath(season, PLACES[part.act]?.at)}>{PLACES[part.act]?.words}</a>
          </>
        )}
      </Why>
      {part.candidates.length > 0 && <Why>It could mean {part.candidates.join(', or ')}.</Why>}
      <Changes lines={untold} />
      {part.lints.map((lint) => (
        <Lint key={lint.text}>
          {lint.text} <Clauses season={season} ids={lint.cites} />
        </Lint>
      ))}
    </RuledBlock>
  );
}
