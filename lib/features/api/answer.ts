import type { z } from 'zod';
import { isUnreachable } from '../../platform/db/unreachable';
import { wholeAnswer } from '../../platform/pages/whole-answer';
import type { Problem } from '../../result';

/** A value with nothing in it that may be written to. */
type Still<T> = T extends readonly (infer Item)[]
  ? readonly Still<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Still<T[Key]> }
    : T;

/**
 * Answers with what a schema lets through of a view model, by its ETag.
 * @throws where the model is not of the schema, which is a bug
 */
export const answer = <S extends z.ZodType>(request: Request, schema: S, model: Still<z.input<S>>): Response =>
  jsonAnswer(request, schema.parse(model));

/** Answers with a document that is made for it, by its ETag. */
export const jsonAnswer = (request: Request, document: unknown): Response =>
  wholeAnswer(request, `${JSON.stringify(document)}\n`, 'application/json');

const STATUS: Readonly<Record<string, number>> = {
  'bad-query': 400,
  'not-found': 404,
  'read-only': 405,
  unreachable: 503,
};

/** Answers with what is wrong, as JSON. */
export function refuse({ code, message, next }: Problem): Response {
  const status = STATUS[code] ?? 404;
  return Response.json(
    { code, message, ...(next === undefined ? {} : { next }) },
    {
      status,
      headers: {
        'cache-control': 'no-store',
        ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
        ...(status === 503 ? { 'retry-after': '30' } : {}),
      },
    },
  );
}

/** What comes of a route, or that the database does not answer now. @throws what is a bug */
export async function reached(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return refuse({ code: 'unreachable', message: 'The database does not answer.', next: 'Try again in a minute.' });
  }
}
