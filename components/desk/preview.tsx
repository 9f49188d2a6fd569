import { Clauses } from '@/components/kit/clause';
import { Outcome } from '@/components/kit/outcome';
import { OnlyYou } from '@/components/kit/todo';
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
    <section className="preview" aria-live="polite" aria-label="How it will be read">
      <p className="label">
        How it will be read <OnlyYou />
      </p>
      {trouble !== null && <p className="hint">{trouble}</p>}
      {preview === null && trouble === null && (
        <p className="hint">
          Each bold text of your post will stand here with what the rules would make of it now, before you post it.
        </p>
      )}
      {preview?.parts.length === 0 && (
        <p className="hint">Nothing is bold yet, so nothing would be declared. The post would be kept as talk.</p>
      )}
      {preview !== null && preview.unread > 0 && (
        <p className="lint" role="status">
          Not read: {preview.unread} bold {preview.unread === 1 ? 'text' : 'texts'}, the last below. Put what comes
          after the others into another post.
        </p>
      )}
      {preview?.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place in the post.
        <Part season={season} key={index} part={part} />
      ))}
    </section>
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
    <article className="ruling">
      <div className="head">
        <p className="what">
          <b>{part.title}</b> <span className="mid">{part.aim}</span>
        </p>
        {part.outcome === null ? (
          <span className="mid nb">no declaration</span>
        ) : part.byChance ? (
          <span className="chance-word">by chance</span>
        ) : (
          <Outcome outcome={part.outcome} />
        )}
      </div>
      <p className="why">
        {part.reason} <Clauses season={season} ids={part.cites} />
        {part.act !== null && PLACES[part.act] !== undefined && (
          <>
            {' '}
            <a href={deskPath(season, PLACES[part.act]?.at)}>{PLACES[part.act]?.words}</a>
          </>
        )}
      </p>
      {part.candidates.length > 0 && <p className="why mid">It could mean {part.candidates.join(', or ')}.</p>}
      {untold.length > 0 && (
        <ul className="what-changes">
          {untold.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {part.lints.map((lint) => (
        <p className="lint" key={lint.text}>
          {lint.text} <Clauses season={season} ids={lint.cites} />
        </p>
      ))}
    </article>
  );
}
