import { expect, test } from 'vitest';
import { makeCandidate } from '../../candidates/candidate.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { isRangePart } from './range-parts.ts';

/** Whether a day of a line begins or ends a period. */
function isPart(line: string, day: string): boolean {
  const [segment] = layoutDocument(typedDocument(line)).rows[0]!.segments;
  const start = segment!.text.indexOf(day);
  return isRangePart(makeCandidate(segment!, start, start + day.length, day), undefined);
}

test.each([
  ['für das Versicherungsjahr vom 01.01.2027, 0 Uhr, bis 31.12.2027, 24 Uhr', '01.01.2027'],
  ['für das Versicherungsjahr vom 01.01.2027, 0 Uhr, bis 31.12.2027, 24 Uhr', '31.12.2027'],
  ['Cover from 01/01/2027 00:01 to 31/12/2027 23:59', '31/12/2027'],
  ['01.05.2024 - 31.05.2024', '31.05.2024'],
])('an hour may stand behind the ends of a period: %s, %s', (line, day) => {
  expect(isPart(line, day)).toBe(true);
});

test('a day with an hour alone is none', () => {
  expect(isPart('Zahlbar bis 15.01.2027, 12 Uhr', '15.01.2027')).toBe(false);
});
