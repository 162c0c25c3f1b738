import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const HEAD = `*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Invoice no. HJ-204
Invoice date 4 March 2024

Bill to: Pemberton Schools Trust
`;
const totals = (body: string) =>
  readTyped(`${HEAD}\n${body}`).line_items.map(({ description, line_total }) => [description, line_total]);

test('a line ends in its own total below its discount', () => {
  const found = readTyped(`${HEAD}
Product                     Quantity      List price        Amount
Oak door                           2          250.00        500.00
Discount 10 %                                               -50.00
Net                                                         450.00
Pine shelf                         4           25.05        100.20
Discount 10 %                                               -10.00
Net                                                          90.20

Net amount                                                  540.20
VAT 20 %                                                    108.04
Invoice total                                              £648.24`);
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['2', '450.00'],
    ['4', '90.20'],
  ]);
  expect(found.checks.filter(({ id, status }) => id.startsWith('lines.') && status !== 'pass')).toEqual([]);
});

test('what a page closes with and the next begins with is no line, whatever it is called', () => {
  expect(
    totals(`Product                     Quantity      Unit price        Amount
Oak door                           2          250.00        500.00
Pine shelf                         4           25.00        100.00
To overleaf                                                 600.00
From overleaf                                               600.00
Brass hinge                        8            5.00         40.00

Net amount                                                  640.00
VAT 20 %                                                    128.00
Invoice total                                              £768.00`),
  ).toEqual([
    ['Oak door', '500.00'],
    ['Pine shelf', '100.00'],
    ['Brass hinge', '40.00'],
  ]);
});

test('one service in a sentence has the net amount of the sums below it', () => {
  expect(
    totals(`Lease of the workshop in Mill Lane for March 2024

               Net                                     1,000.00
               VAT 20 %                                  200.00
               Amount payable                         £1,200.00`),
  ).toEqual([['Lease of the workshop in Mill Lane for March 2024', '1000.00']]);
});

test('sums without any word about what was sold have no lines', () => {
  expect(
    totals(`               Net                                     1,000.00
               VAT 20 %                                  200.00
               Amount payable                         £1,200.00`),
  ).toEqual([]);
});

test('of the bases of several rates none is the subtotal', () => {
  const found = readTyped(`${HEAD}
Product                     Quantity      Unit price        Amount
Oak door                           2          250.00        500.00
Book of doors                      4           25.00        100.00

VAT rate          Net              VAT            Gross
20 %           500.00           100.00           600.00
5 %            100.00             5.00           105.00
               600.00           105.00           705.00

Invoice total                                              £705.00`);
  expect(found.entities.SUBTOTAL_AMOUNT?.[0]?.value).toBe('600.00');
  expect(found.checks.filter(({ status }) => status !== 'pass')).toEqual([]);
});

test.each(['Frais de dossier', 'Bearbeitungsgebühr', 'Verwerkingskosten'])(
  '“%s” explains what the lines lack',
  (fee) => {
    const found = readTyped(`${HEAD}
Product                     Quantity      Unit price        Amount
Oak door                           2          250.00        500.00

${fee.padEnd(54)}20.00
Net amount                                                  520.00
VAT 20 %                                                    104.00
Invoice total                                              £624.00`);
    expect(found.checks.find(({ id }) => id === 'lines.sum')?.status).toBe('pass');
  },
);
