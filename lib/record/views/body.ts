import { z } from 'zod';
import { OUTCOMES, STEPS, VERDICTS } from '../../engine/rules/kernel/ruling';

/** The parts of a ruling that its row keeps as JSON, read back through a door. */

const span = z.object({ start: z.int().min(0), end: z.int().min(0) });

const override = z
  .object({ entry: z.string(), actor: z.string(), outcome: z.enum(OUTCOMES), because: z.string() })
  .nullish();

const rulingBody = z.object({
  steps: z.array(
    z.object({ step: z.enum(STEPS), verdict: z.enum(VERDICTS), text: z.string(), cites: z.array(z.string()) }),
  ),
  rolls: z.array(
    z.object({
      label: z.string(),
      sides: z.int(),
      value: z.int(),
      purpose: z.enum(['pick', 'chance']),
      limit: z.number().optional(),
      epoch: z.int().optional(),
      among: z.array(z.string()).optional(),
      for: z.string().optional(),
    }),
  ),
  changes: z.array(z.string()),
  span: span.nullish(),
  marks: z.array(span.extend({ what: z.enum(['ability', 'merc', 'target', 'doubt']), key: z.string().nullable() })),
  candidates: z.array(
    z.object({ ability: z.string(), merc: z.string(), targets: z.array(z.string()), note: z.string() }),
  ),
  override,
  links: z.array(z.string()).optional(),
});
export type RulingBody = z.infer<typeof rulingBody>;

/** @throws if the row is not a ruling's: rows are written by this site alone, so that is a bug. */
export const readBody = (json: unknown): RulingBody => rulingBody.parse(json);

const rulingGist = rulingBody.pick({ steps: true, override: true });

/** As much of it as a ruling in a row is made of. */
export const readGist = (json: unknown): z.infer<typeof rulingGist> => rulingGist.parse(json);
