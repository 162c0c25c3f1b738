import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { readTyped } from '../testing/read-typed.ts';
import { documentFacts } from './document-facts.ts';

const classesIn = (text: string) =>
  [...documentFacts(typedLayout(text)).labels.values()]
    .flat()
    .filter(({ phrase }) => phrase === 'transaction id')
    .flatMap(({ classes }) => classes);

test("a receipt's transaction id is its number", () => {
  expect(classesIn('Receipt\nTransaction ID 1MF8820K')).toEqual(['receipt_number']);
});

test("on an invoice a transaction id is the payment's number", () => {
  expect(classesIn('Invoice\nTransaction ID 1MF8820K')).toEqual(['other_number']);
});

test('the number of an invoice without a label wins over the id of its payment', () => {
  const found = readTyped(`*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Invoice                                  HJ-2024-204
                                         4 March 2024

Oak table                                    £100.00
VAT 20%                                       £20.00
Total                                        £120.00

Paid with PayPal
Transaction ID: 8XK20118820`);
  expect(found.entities.INVOICE_NUMBER?.[0]?.value).toBe('HJ-2024-204');
});
