import { z } from 'zod';

/** What every entry of every rulebook's journal carries, as a schema's keys: spread into each. */
export const envelope = {
  id: z.string().min(1),
  seq: z.int().min(0),
  at: z.iso.datetime({ offset: true }),
  actor: z.string(),
};

/** An entry as a use-case writes it: the journal adds the envelope, and the fold what stands over it. */
export type Bare<Entry> = Entry extends unknown ? Omit<Entry, keyof typeof envelope | 'ownMatch' | 'overrides'> : never;
