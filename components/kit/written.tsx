import { type PostMark, renderPost } from '@/lib/engine/markup/post';
import { renderWriteup } from '@/lib/engine/markup/writeup';

/** What somebody posted, as it may be shown; the bold of it is what was read as a declaration. */
export function PostBody({ text, marks }: { text: string; marks?: readonly PostMark[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderPost passes an allow-list alone
  return <div className="post" dangerouslySetInnerHTML={{ __html: renderPost(text, { marks }) }} />;
}

/** A merc's write-up; the bold of it is what abilities added. */
export function Writeup({ text, small = false }: { text: string; small?: boolean }) {
  const look = small ? 'prose text-name [&_p+p]:mt-[0.8em]' : 'prose [&_p+p]:mt-[0.8em]';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderWriteup passes an allow-list alone
  return <div className={look} dangerouslySetInnerHTML={{ __html: renderWriteup(text) }} />;
}
