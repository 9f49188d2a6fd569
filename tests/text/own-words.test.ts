import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownWords } from '../../lib/engine/rules/kernel/own-words';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: ownWords }).error?.issues[0]?.message;

describe('what is wrong with a value', () => {
  it.each([
    [z.number().min(0), -1, 'It must be at least 0.'],
    [z.number().max(9), 12, 'It must be at most 9.'],
    [z.number().positive(), 0, 'It must be more than 0.'],
    [z.string().min(1), '', 'It must have at least 1 character.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'It must have at most 2 entries.'],
    [z.number(), 'x', 'It must be a number.'],
    [z.string(), undefined, 'It is missing.'],
    [z.enum(['Low', 'High']), 'Middle', 'It must be Low or High.'],
    [
      z.discriminatedUnion('do', [z.object({ do: z.literal('push') }), z.object({ do: z.literal('set') })]),
      { do: 'x' },
      'It must be push or set.',
    ],
    [z.strictObject({}), { hp: 1 }, 'There is no field “hp” here.'],
  ])('is said in words of our own', (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });

  it('is said in the schema’s words where it has some', () => {
    expect(said(z.number().min(0, 'No debt.'), -1)).toBe('No debt.');
  });
});
