/** Built for `npm run bench -- pages` alone: pages of a known size that the framework makes once. */
export const dynamic = 'force-static';
export const dynamicParams = false;

/** Their sizes, in kilobytes of HTML, of which the page's own data makes about a half. */
export const generateStaticParams = () => [8, 16, 32, 64, 128, 256].map((size) => ({ kilobytes: String(size) }));

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
