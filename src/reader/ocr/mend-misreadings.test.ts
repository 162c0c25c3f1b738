import { expect, test } from 'vitest';
import { mendMisreadings } from './mend-misreadings.ts';

/** Words of one line, 20 pixels high, with a gap of so many before the next. */
function line(texts: string[], gap = 8) {
  let left = 0;
  return texts.map((text) => {
    const word = { text, box: { left, top: 0, right: left + 10 * text.length, bottom: 20 }, confidence: 0.9, line: 0 };
    left = word.box.right + gap;
    return word;
  });
}
const mended = (texts: string[], gap?: number) => mendMisreadings(line(texts, gap)).map(({ text }) => text);

test('letters within an amount or a date are the digits that they look like', () => {
  expect(mended(['RMO.28', 'RMS.00', '$1O.5O', 'l2,40', '23/O1/2018', '7.6O'])).toEqual([
    ...['RM0.28', 'RM5.00', '$10.50', '12,40', '23/01/2018', '7.60'],
  ]);
});

test('the strokes between the figures of a date are what they were, where it is a day', () => {
  for (const text of ['23/0212018', '23102/2018', '23,02,2018', '23|02/2018', '23:02:2018', '23/02.2018']) {
    expect(mended([text]), text).toEqual(['23/02/2018']);
  }
  expect(mended(['23-02!18'])).toEqual(['23-02-18']);
  const others = [
    '23.02.2018',
    '2310212018',
    '14:07:20',
    '23/1312018',
    '12/3412345',
    '12.345.67',
    '1,234,56',
    '12,34,56',
  ];
  expect(mended(others)).toEqual(others);
});

test('words, numbers of articles and what is no amount stay as they were read', () => {
  const others = ['Total', 'IS.SO', 'B12-S5', 'Oslo.No', 'SS15/4B', 'SDN', 'No.59', 'S.O.S', '3.2.1'];
  expect(mended(others)).toEqual(others);
});

test('an amount torn apart at its point is one, a sentence that ends with a number is not torn', () => {
  expect(mended(['TOTAL', 'RM4.', '72'])).toEqual(['TOTAL', 'RM4.72']);
  expect(mended(['RM4.', '72'], 40)).toEqual(['RM4.', '72']);
  expect(mended(['page', '3.', 'of', '12'])).toEqual(['page', '3.', 'of', '12']);
});
