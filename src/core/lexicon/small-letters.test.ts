import { expect, test } from 'vitest';
import { SAYINGS } from './sayings/all-sayings.ts';
import { ofSmallLetters } from './small-letters.ts';

test('a pattern of small letters finds what is printed in any case', () => {
  const pattern = ofSmallLetters(String.raw`^(?:TVA|Ständig)\W\p{L}+$`, String.raw`\bnetto\b`);
  const printed = ['tva acquittée', 'TVA Acquittée', 'STÄNDIG GLEICH', '30 Tage Netto', 'Nettopreis'];
  expect(printed.map((text) => pattern.test(text.toLowerCase()))).toEqual([true, true, true, true, false]);
});

test('a class of capitals finds nothing in small letters, and is refused', () => {
  expect(() => ofSmallLetters(String.raw`^\p{Lu}\d+$`)).toThrow(RangeError);
});

test('what papers say is written in small letters, as it is looked for in these', () => {
  const sayings = JSON.stringify([...SAYINGS.values()]).replace(/"\w+":/g, '');
  const written = sayings.replace(/\\\\[pP]\{[^}]*\}|\\\\./g, '');
  expect(written.match(/\p{Lu}.{0,20}/gu)).toBe(null);
});
