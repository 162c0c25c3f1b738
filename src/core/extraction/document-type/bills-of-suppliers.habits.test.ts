import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const BILL = `*Piney Fork Rural Water                           *Monthly Statement
Serving 9,200 members since 1951

Account                22-4471-09                    Total Amount Due
Member                 HOLLOWAY, DENISE                 $96.40
Billing Date           03/12/2026                    Due Date 04/02/2026

Previous Balance                                        $88.15
Payment Received 02/27/2026                            -$88.15
Current Charges                                         $96.40
TOTAL AMOUNT DUE                                        $96.40

Please detach and return this portion with your payment.
Amount Enclosed                                   $__________`;

const BACK = `*PAST DUE ACCOUNTS
Bills are due upon receipt and become delinquent after the due date. A late charge of 1.5% is added after
the due date, and water may be shut off without further notice if the balance is still unpaid ten days later.

*EXPLANATION OF TERMS
Base rate means the fixed monthly cost of the meter, the line and the billing. Volume charge passes on what
the district pays for the water that it buys, and what it costs to bring it to the meters of our members.

*CHANGE OF ADDRESS
Name ______________________            Account ______________________
Street ____________________            City ______________________
Phone _____________________            E-mail ______________________`;

test('a bill of power or water has no number, and on its back is a form', () => {
  const { document_type, entities } = readTyped(BILL, BACK);
  expect(document_type).toBe('invoice');
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('96.40');
  expect(entities.DUE_DATE?.[0]?.value).toBe('2026-04-02');
});

test('a form with blanks that charges nothing is none', () => {
  const page = BILL.replace(
    /Current Charges .*\n/u,
    'Adjustments                                             $96.40\n',
  );
  expect(readTyped(page, BACK).document_type).toBe('other');
});
