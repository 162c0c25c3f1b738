import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const taxOf = (sums: string) =>
  readTyped(`*Sagebrush Hauling Inc
77 Quarry Road, Boise, ID 83702

INVOICE                       Invoice No. SH-2041        Date: 4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, Boise, ID 83704

Description                     Amount
Dumpster 8 yd, March            420.00
Extra pickup                     80.00

${sums}`).entities.TAX_AMOUNT?.[0]?.value;

test.each([
  ['Total State of Idaho Sales Tax         30.00\nInvoice total                         530.00', '30.00'],
  ['ADA COUNTY USE TAX 6%                  30.00\nINVOICE TOTAL                         530.00', '30.00'],
  ['ID SALES TAX (EXEMPT)                   0.00\nINVOICE TOTAL                         500.00', '0.00'],
  ['Subtotal Before Sales Tax             500.00\nInvoice total                         500.00', undefined],
])('a tax is named for the place that takes it: %s', (sums, tax) => {
  expect(taxOf(sums)).toBe(tax);
});

test('nothing is the tax where what is exempt and what is reversed make the net', () => {
  expect(
    taxOf(`Total excluding VAT                   500.00
VAT exempt (E) over 420.00              0.00
VAT reverse charged (RC) over 80.00     0.00
Total VAT                               0.00
Total including VAT                   500.00`),
  ).toBe('0.00');
});
