import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** What a paper is, and the total and the buyer that it states. */
function told(text: string) {
  const { document_type, entities } = readTyped(text);
  return [document_type, entities.TOTAL_AMOUNT?.[0]?.value, entities.BUYER_NAME?.[0]?.value];
}

test('a bill may say "Amount" and what was done, and nothing of invoices', () => {
  expect(
    told(`M. Farrow, Piano Tuning
Tel 01823 555014

To: Mr & Mrs Dunster
3 Castle Street, Taunton

3 March 2025

To tuning upright piano and replacing two strings

Amount: £95.00

With thanks`),
  ).toEqual(['invoice', '95.00', 'Mr & Mrs Dunster']);
});

test('a statement of work done with its amounts is a bill', () => {
  expect(
    told(`R & T Window Cleaning
Statement of work done

Date: 14/06/2025
Customer: Mrs P. Okafor, 22 Elm Road

Windows front and back     £18.00
Conservatory roof          £12.00
Total                      £30.00

Thank you`),
  ).toEqual(['invoice', '30.00', 'Mrs P. Okafor']);
});

test('an amount and the account to pay it to make a bill', () => {
  expect(
    told(`Sam Whitlock
Bookkeeping
4 Dene Court, Bath BA1 3PZ

1 July 2025

Corner Deli Ltd
8 Broad Street
Bath BA1 5LJ

12 hours at £25          £300.00
Year end accounts        £150.00

Amount: £450.00

Bank: 30-94-12 41857720`),
  ).toEqual(['invoice', '450.00', 'Corner Deli Ltd']);
});

test('whom to make cheques out to is asked by who wants to be paid', () => {
  expect(
    told(`HILLSIDE FARRIERS
Tel 01823 555019

Date 09.04.25

New set, bay mare                 90.00
Trim x 2                          60.00
                                £150.00

Cheques payable to A Rudge please`).slice(0, 2),
  ).toEqual(['invoice', '150.00']);
});

test('the branch of a British bank is no day to pay on', () => {
  const { entities } = readTyped(`Dave Prentice Gardening
14 Orchard Close, Wells BA5 2QT

Mrs J Allcott
The Laurels
Wells BA5 1AA

12 May 2025

Hedge cutting, front and side           £120.00
Clearing away                            £30.00
Total                                   £150.00

Please pay by cash or bank transfer to D Prentice 20-11-43 41857720`);
  expect(entities.DUE_DATE).toBeUndefined();
});

test.each([
  [
    'quote',
    `Kettle & Sons Builders
Quotation for Mrs J Allcott
12 May 2025

Repair of garden wall      £640.00
New gate                   £210.00
Total                      £850.00

Deposit of £200 to 20-11-43 41857720 secures the date.`,
  ],
  [
    'order',
    `Order form
Name: Helen Roper
3 tea towels      £15.00
1 apron           £12.00
Total             £27.00
Cheques payable to Friends of Wells Library`,
  ],
  [
    'other',
    `Job sheet
Customer: Mrs Okafor
Date: 14/06/2025
Work to be carried out: replace tap
Parts allowed    £30.00
Total allowed    £80.00`,
  ],
  [
    'other',
    `Expenses claim
Name: Grace Amadi
September 2025

Train to Leeds       £48.20
Hotel                £92.00
Total               £140.20
Bank: 60-83-71 12345678`,
  ],
  [
    'other',
    `Budget for the summer fair
14 May 2025

Marquee                  £320.00
Bouncy castle            £140.00
Total                    £460.00

With thanks to all who help`,
  ],
])('amounts and an account alone make no bill of a paper that is another: %s', (type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
