import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from './client.ts';

const schema = z.object({ access_token: z.string() });
const unreadable = (text: string) => {
  try {
    parseAnswer(200, text, schema);
  } catch (error) {
    return error;
  }
  return null;
};

describe('reading an answer', () => {
  test('it is checked by its contract', () => {
    expect(parseAnswer(200, '{"access_token":"t","more":1}', schema)).toEqual({ access_token: 't' });
  });

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['<html>', 'unparsable'],
    ['{"access_token":', 'unparsable'],
    ['{}', 'unexpected'],
    ['null', 'unexpected'],
  ])('%j is %s', (text, kind) => {
    expect(unreadable(text)).toMatchObject({ unreadable: kind, status: 200 });
  });
});
