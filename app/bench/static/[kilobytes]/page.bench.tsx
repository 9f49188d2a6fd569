/** Built for `npm run bench -- pages` alone: pages of a known size, in kilobytes of HTML, that the framework makes once. */
export const dynamic = 'force-static';

/** Each is made when it is first asked for: the shell reads the database, which a build does not have. */
export const generateStaticParams = () => [];

const LINE = 'A line of a page that never changes, of eighty characters, as long as it has to be. ';

export default async function StaticPage({ params }: { params: Promise<{ kilobytes: string }> }) {
  const lines = (Number((await params).kilobytes) * 1024) / 2 / (LINE.length + 30);
  return (
    <ul>
      {Array.from({ length: Math.ceil(lines) }, (_, place) => `${place} ${LINE}`).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
