import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (title: string, body: string) =>
  readTyped(`*Harcourt Lyle LLP
12 Temple Row, Birmingham B2 5AF

Velting Partners Ltd
8 Ring Street
York YO1 7EP

^${title}
Date: 31 March 2024

${body}`).document_type;

const HOURS = `Date         Description                         Hours     Rate      Amount
04/03/2024   Review of lease                      2.00   200.00      400.00
12/03/2024   Call with landlord                   1.00   200.00      200.00
                                                  Fees               600.00
                                                  VAT 20%            120.00
                                                  Total due          720.00`;

test('what a firm calls a statement of the services it has rendered is its bill', () => {
  expect(typeOf('Statement', `Professional services rendered in March 2024\n\n${HOURS}`)).toBe('invoice');
  expect(typeOf('Statement of Account', `For legal services in the matter of Unit 4\n\n${HOURS}`)).toBe('invoice');
});

test('a statement of invoices is none, whatever they were for', () => {
  expect(
    typeOf(
      'Statement of Account',
      `Services rendered and not yet paid

Date         Invoice      Amount     Balance
04/03/2024   INV-118      400.00     400.00
12/03/2024   INV-122      200.00     600.00
                          Total due  600.00`,
    ),
  ).toBe('statement');
});
