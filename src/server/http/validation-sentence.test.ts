import { expect, test } from 'vitest';
import { z } from 'zod';
import { validationSentence } from './validation-sentence.ts';

const schema = z.object({
  value: z.string().min(1).max(5).optional(),
  limit: z.coerce.number().int().min(1).max(10).optional(),
  plan: z.enum(['a', 'b']).optional(),
  ranges: z.array(z.number()).min(1).max(2).optional(),
  own: z.string('Please say what').optional(),
});

function sentences(input: unknown, by: z.ZodType = schema): string[] {
  const { error } = by.safeParse(input);
  return (error?.issues ?? []).map(({ path, message, ...mistake }) =>
    validationSentence(path.join('.'), message, mistake as object),
  );
}

test.each<[unknown, string]>([
  [{ value: '' }, "'value' must have at least 1 character."],
  [{ ranges: [] }, "'ranges' must have at least 1 entry."],
  [{ ranges: [1, 2, 3] }, "'ranges' must have at most 2 entries."],
  [{ value: '123456' }, "'value' must have at most 5 characters."],
  [{ value: 5 }, "'value' must be text."],
  [{ limit: '0' }, "'limit' must be at least 1."],
  [{ limit: '11' }, "'limit' must be at most 10."],
  [{ limit: '1.5' }, "'limit' must be a whole number."],
  [{ limit: 'x' }, "'limit' must be a number."],
  [{ plan: 'c' }, "'plan' must be one of a, b."],
  [{ own: 1 }, 'Please say what'],
  [[], 'The request must be an object.'],
])('%j: %s', (input, sentence) => {
  expect(sentences(input)).toEqual([sentence]);
});

test('what is missing is called missing', () => {
  expect(sentences({}, z.object({ value: z.string() }))).toEqual(["'value' is missing."]);
});
