import { z } from 'zod';
import { askedKey, askedNumber, askedWords } from '../../record/views/asked';
import type { AuditFilter } from './model';
import { KIND_WORDS } from './words';

/** A day as a date field gives it; null: any. */
const askedDay = z.iso.date().nullable().catch(null).default(null);

/** The door of the filter form. What makes no sense is as if it had not been asked. */
export const auditFilter: z.ZodType<AuditFilter, unknown> = z
  .object({
    who: askedKey,
    kind: askedKey.transform((kind) => (kind !== null && Object.hasOwn(KIND_WORDS, kind) ? kind : null)),
    from: askedDay,
    to: askedDay,
    q: askedWords,
    page: askedNumber,
  })
  .transform(({ q, page, ...rest }) => ({ ...rest, words: q, page: page ?? 1 }));
