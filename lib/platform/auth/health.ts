import { db } from '../db/client';

/** How long an answer of the database is believed, and how long one is waited for, in milliseconds. */
const BELIEVED = 1000;
const PATIENCE = 8000;

let known: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

/** Whether the database answers. It is asked at most once a second, however many ask here. */
export function databaseAnswers(): Promise<boolean> {
  const now = performance.now();
  if (known === null || now - known.at > BELIEVED) known = { at: now, answer: ask() };
  return known.answer;
}

async function ask(): Promise<boolean> {
  const late = new Promise<false>((give) => {
    setTimeout(() => give(false), PATIENCE).unref();
  });
  const asked = db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}
