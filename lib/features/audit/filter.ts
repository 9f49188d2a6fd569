import { z } from 'zod';
import { askedDay, askedKey, askedNumber, askedWords } from '../../record/views/asked';
import type { AuditFilter } from './model';
import { KIND_WORDS } from './words';

/** The door of the filter form. A value that it does not know is refused. */
export const auditFilter: z.ZodType<AuditFilter, unknown> = z
  .object({
    who: askedKey,
    kind: askedKey.refine((kind) => kind === null || Object.hasOwn(KIND_WORDS, kind)),
    from: askedDay,
    to: askedDay,
    q: askedWords,
    page: askedNumber,
  })
  .transform(({ q, page, ...rest }) => ({ ...rest, words: q, page: page ?? 1 }));
