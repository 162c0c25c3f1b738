import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

const listed = (rounding: string, total: string) =>
  printedLines(`
Mobile plan M            01.04.-30.04.2025          49.90
Multi discount           01.04.-30.04.2025         -10.00
Home internet            01.04.-30.04.2025          69.00
Calls abroad                                         4.37
${rounding}
${total}`);

test('what a sum is rounded by was not sold', () => {
  const sold = [
    '- | Mobile plan M | - | - | 49.90',
    '- | Multi discount | - | - | -10.00',
    '- | Home internet | - | - | 69.00',
    '- | Calls abroad | - | - | 4.37',
  ];
  const total = 'Total                                              113.25';
  expect(listed('Rundung                                             -0.02', total).map(withoutDays)).toEqual(sold);
  expect(listed('Rounding                                            -0.02', total).map(withoutDays)).toEqual(sold);
  expect(listed('Arrondi                                             -0.02', total).map(withoutDays)).toEqual(sold);
});

const withoutDays = (line: string) => line.replace(/ 01\.04\.-30\.04\.2025/, '');
