import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('a description of several lines ends in the one that has its amount, the first of a list as well', () => {
  expect(
    printedLines(`
Independent examination of the accounts for the year
ended 31 March 2024 and filing with the Charity
Commission                                                             650.00

Attending to payroll year end                                           75.00
                                                                      -------
                                                                       725.00
VAT @ 20%                                                              145.00
                                                                       870.00`),
  ).toEqual([
    '- | Independent examination of the accounts for the year ended 31 March 2024 and filing with the Charity Commission | - | - | 650.00',
    '- | Attending to payroll year end | - | - | 75.00',
  ]);
  expect(
    printedLines(`
Fällen der toten Esche an der Haltestelle, Zersägen und
Abfahren des Holzes                                                   380,00
Rückschnitt der Hecke                                                 320,00

Gesamt                                                                700,00`),
  ).toContain('- | Rückschnitt der Hecke | - | - | 320.00');
});

test('a heading or a whole sentence above the first amount is no part of its name', () => {
  expect(
    printedLines(`
Works on the church yard
Mowing                                                                380.00
Hedge                                                                 320.00

Total                                                                 700.00`),
  ).toEqual(['- | Mowing | - | - | 380.00', '- | Hedge | - | - | 320.00']);
  expect(
    printedLines(`
We charge for the works that you ordered in March.
mowing the church yard                                                380.00
cutting the hedge                                                     320.00

Total                                                                 700.00`),
  ).toEqual(['- | mowing the church yard | - | - | 380.00', '- | cutting the hedge | - | - | 320.00']);
});
