import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

type Found = ReturnType<typeof readBelowHead>;
const sums = (found: Found) =>
  (['TAX_AMOUNT', 'TOTAL_AMOUNT', 'CURRENCY'] as const).map((field) => found.entities[field]?.[0]?.value);

const HOSTED = `Amount due on November 2, 2026                       $1,150.00

Hosting charges                                     $1,150.00
   Usage                                            $1,000.00
   Credits                                              $0.00
   VAT - 15.0 %                                       $150.00
Total for this invoice                              $1,150.00
`;

test.each([
  `For the tax office (EUR)  1 USD = 0.90000 EUR     Net       VAT 15%    Gross
Total in EUR                                    €900.00    €135.00    €1,035.00`,
  `Total in EUR                                    €900.00    €135.00    €1,035.00`,
  `                                                    Net      VAT 15%      Gross
Total in EUR (rate 0.9)                            900.00     135.00   1,035.00`,
  `VAT amount                                                               €135.00
Total incl. VAT                                                        €1,035.00`,
])('what the sums come to in the money of the tax office is not what they are: %s', (box) => {
  expect(sums(readBelowHead(`${HOSTED}\n${box}`))).toEqual(['150.00', '1150.00', 'USD']);
});

test('a Swiss sum that is said in euros as well stays one in francs', () => {
  const found = readBelowHead(`Beratung 4 Std.                                 CHF 800.00

Total netto                                     CHF 800.00
MwSt 8.1 %                                       CHF 64.80
Total brutto                                    CHF 864.80

Total in EUR (Kurs 1.05)     EUR 840.00    EUR 68.04    EUR 908.04`);
  expect(sums(found)).toEqual(['64.80', '864.80', 'CHF']);
});

test('where nothing in the currency of the lines is called the whole, the one that is stays', () => {
  const found = readBelowHead(`Consulting, 4 hours                             USD 800.00
Travel                                          USD 100.00
Hotel                                           USD 100.00

Total                                           £790.00`);
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('790.00');
});
