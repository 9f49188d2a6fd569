import { connection } from 'next/server';

/** Built for `npm run bench -- pages` alone: the least that the framework renders anew for each request. */
export default async function DynamicPage() {
  await connection();
  return <p>{new Date().toISOString()}</p>;
}
