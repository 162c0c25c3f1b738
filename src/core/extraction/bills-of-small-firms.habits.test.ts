import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const totals = ({ line_items }: Found) => line_items.map(({ line_total }) => line_total);

test('the name of a sum with its day beside is no term', () => {
  const found = readBelowHead(`Description                 Quantity     Unit Price      Amount
Container, 6 cu yd              1.00         £184.50     £184.50
Extra pickup                    1.00          £50.50      £50.50
CURRENT INVOICE CHARGES, due by 25 March 2024            £235.00`);
  expect([stated(found, 'PAYMENT_TERMS'), stated(found, 'DUE_DATE')]).toEqual([undefined, '2024-03-25']);
});

test('what a summary sums up is set out overleaf: the lines are there', () => {
  const found = readTyped(
    `*wrekin                                         Account number    3390 8814
                                               Bill number       4471-9026
Mr P J Hallam                                  Bill date         3 October 2024
27 Coalport Road
Broseley TF12 5AZ

*This bill
Packages and services                   £39.58
Usage                                   £10.05
One-off charges                         £20.83
Total excluding VAT                     £70.46
VAT at 20%                              £14.09
Total charges                           £84.55`,
    `*Packages and services
Full Fibre 150                       3 Oct - 2 Nov                      £27.92
Line and Evening Calls               3 Oct - 2 Nov                      £11.66
Packages and services subtotal                                          £39.58

*Usage
Calls to UK landlines                3 Sep - 2 Oct                       £3.31
Calls to UK mobiles                  3 Sep - 2 Oct                       £6.74
Usage subtotal                                                          £10.05

*One-off charges
Engineer visit 19 Sep                                                   £20.83
One-off charges subtotal                                                £20.83

                                          Total excluding VAT           £70.46
                                          VAT at 20%                    £14.09
                                          Total charges                 £84.55`,
  );
  expect(totals(found)).toEqual(['27.92', '11.66', '3.31', '6.74', '20.83']);
});

test.each(['DUE', 'PAY', 'FRI'])('capitals before a day (%s) are no letters of a number', (word) => {
  const found = readTyped(`*Kettle Moraine Propane Co.
W2240 Cty Rd H, Eden WI 53019

DELIVERY INVOICE                                D-558102
Invoice date                                    12/03/2024

HAROLD ZASTROW
N5518 SCENIC DR
CAMPBELLSPORT WI 53010

PROPANE 214.6 GAL @ 2.389                         512.68
TANK RENT, 500 GAL                                 12.00
TOTAL                                             524.68

Payment due
${word} 01/02/2025                                    524.68`);
  expect(stated(found, 'DUE_DATE')).toBe('2025-01-02');
});

test.each(['Subscription invoice', 'Membership renewal invoice'])(
  '"%s" at the head of a letter is its title, in ordinary writing too',
  (title) => {
    const found = readTyped(`*Rathgar Lawn Tennis Club
Founded 1902, 17A Orwell Avenue, Rathgar, Dublin 6, D06 X4P8

Dr. Aisling Brennan                              ${title}
Membership no. 1187                              SUB/2025/0207
22 Garville Drive                                2 December 2024
Dublin 6

Dear Aisling,

The committee thanks you for your support in the season just gone. Your annual subscription for the
year is set out below, and we look forward to seeing you on the courts again when the nets go up.

     Family membership 2025                  € 520.00
     Locker no. 14                            € 25.00
     Total payable                           € 545.00

You can renew in the members' area of the website, by standing order, or by transfer to the club's
account, quoting your membership number. Members whose subscription has not been received by then
may not book courts.

Yours in tennis,

Fergal Mulcahy`);
    expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '545.00']);
  },
);

test('a letter about somebody else’s invoice is none', () => {
  const found = readTyped(`*Rathgar Lawn Tennis Club
17A Orwell Avenue, Rathgar, Dublin 6, D06 X4P8

Dr. Aisling Brennan                              Your invoice
22 Garville Drive                                2 December 2024
Dublin 6

Dear Aisling,

Thank you for what you sent us last week. The committee will look at it when it meets in January, and
the treasurer will write to you about the total of € 545.00 and when he can pay it. Until then please
bear with us; the roof of the pavilion has to be mended first, and that takes all of our money.

Yours in tennis,

Fergal Mulcahy`);
  expect(found.document_type).toBe('other');
});

test('balances over so many days are charged for, which is no term', () => {
  const found = readBelowHead(`Description                    Amount
Periodic oral evaluation        62.00
Bitewings, four images          84.00
Total                          146.00

Balances over 60 days are subject to a billing charge.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});
