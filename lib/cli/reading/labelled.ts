import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ACTS } from '../../engine/rules/kernel/reading';
import { mistake, ok, type Result } from '../../result';

/** What a fair moderator reads in a post: orders, and texts that an admin should be asked about. */
const orderSchema = z.strictObject({ ability: z.string(), targets: z.array(z.string()) });
/** Something else than an ability that is law in bold: a bid, deferring. A label without one says nothing of such. */
const actSchema = z.strictObject({ act: z.enum(ACTS) });
const labelSchema = z.array(z.union([z.literal('unclear'), orderSchema, actSchema]));
const postSchema = z.strictObject({
  id: z.string(),
  team: z.string(),
  group: z.string(),
  post: z.string(),
  label: labelSchema,
  alternatives: z.array(labelSchema).default([]),
  note: z.string().optional(),
});
const fileSchema = z.strictObject({ about: z.string(), posts: z.array(postSchema) });

export type Label = z.infer<typeof labelSchema>;
export type LabelledPost = z.infer<typeof postSchema>;

/**
 * The posts of a file of labels.
 * @returns the problem with the file's name and the place in it: not there, no JSON, a key or value that is not known
 */
export function labelledPosts(path: string): Result<readonly LabelledPost[]> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return mistake('no-file', `${path} cannot be read.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    return mistake('no-json', `${path} is no JSON: ${cause instanceof Error ? cause.message : ''}.`);
  }
  const parsed = fileSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data.posts);
  const [issue] = parsed.error.issues;
  return mistake('no-labels', `${path}, at ${issue?.path.join('.') || 'the top'}: ${issue?.message ?? ''}.`);
}
