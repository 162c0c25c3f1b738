import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';

const words = (...texts: string[]) =>
  texts.map((text, index) => ({ text, box: { x: index / 10, y: 0.5, width: 0.08, height: 0.02 } }));

test('words that follow each other are found with the place of all of them', () => {
  expect(findQuote(words('Total', 'due', '1.190,00', '€'), '1.190,00 €')).toEqual({
    x: 0.2,
    y: 0.5,
    width: expect.closeTo(0.18),
    height: expect.closeTo(0.02),
  });
});

test('spaces, lines and case may differ', () => {
  expect(findQuote(words('ACME', 'GmbH'), 'Acme\nGmbH')).toMatchObject({ x: 0 });
  expect(findQuote(words('RE-', '2041'), 'RE-2041')).toMatchObject({ x: 0, width: expect.closeTo(0.18) });
});

test('the place where a word begins is meant, not one inside a longer figure', () => {
  expect(findQuote(words('1190', '190', '19'), '190')).toMatchObject({ x: 0.1 });
});

test('a part of a word is found where nothing else is', () => {
  expect(findQuote(words('No.RE-7'), 'RE-7')).toMatchObject({ x: 0 });
});

test.each(['', '  ', 'elsewhere'])('%j stands nowhere', (quote) => {
  expect(findQuote(words('Total'), quote)).toBeNull();
});
