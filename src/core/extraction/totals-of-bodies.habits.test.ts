import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

const PHASES = (current: string) => `*Kessler Boyd Engineers, Inc.
2400 Del Rio Street, Auburn, CA 95603

Placer Foothills Transportation Authority          October 14, 2024
299 Lincoln Way                                    Project No:      2023-0417.00
Auburn, CA 95603                                   Invoice No:      0118342

Professional services from August 31, 2024 to September 27, 2024

Phase   001   Fixed Fee Tasks
                                                     Percent                   Previous Fee     Current Fee
Billing Phase                              Fee      Complete        Earned          Billing         Billing
Project Management                   38,400.00         62.00     23,808.00        20,736.00        3,072.00
65% Plans                           118,600.00         45.00     53,370.00        35,580.00       17,790.00
Total Fee                           157,000.00                   77,178.00        56,316.00       20,862.00
                                                     Total this Phase                            $20,862.00

Phase   002   Support During Bidding (Hourly)
Professional Personnel
                                              Hours             Rate          Amount
Principal Engineer                             3.50           248.00          868.00
Traffic Engineer                              16.00           196.50        3,144.00
Total Labor                                                                               4,012.00
Mileage                                                                         123.28
Total Reimbursables                                                                         123.28
                                                     Total this Phase                             $4,135.28
                                                     ${current}                           $24,997.28

Outstanding Invoices
Number           Date               Balance
0117906          9/12/2024        31,884.50
Total                             31,884.50`;

test('an engineer who bills by phases: what all of them make is the total, dated alone in the head', () => {
  const found = readTyped(PHASES('Total this Invoice'));
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'INVOICE_DATE')]).toEqual(['24997.28', '2024-10-14']);
});

test('titles of two lines: what was billed before and the share that is done are no prices', () => {
  const found = readTyped(PHASES('Total this Invoice'));
  const [first] = found.line_items;
  expect(first).toMatchObject({ description: 'Project Management', unit_price: null, line_total: '3072.00' });
});

test('fees by phases less instalments: the total is that of this invoice, rounded to five Rappen', () => {
  const found = readTyped(`*Bovay & Theurillat Ingénieurs SA
Rue de l'Avenir 9, 2800 Delémont

                                                   Commune de Val-de-Mont
                                                   Grand-Rue 14
                                                   2735 Bévilard
                                                   Delémont, le 11 octobre 2024

*Note d'honoraires n° 24.0731-F03

                                        Honoraires                      Honoraires
Phase SIA 103                         contrat CHF      Avancement         dus CHF
31 Avant-projet                         18'600.00           100 %       18'600.00
32 Projet de l'ouvrage                  41'200.00           100 %       41'200.00
33 Autorisation                          9'400.00            85 %        7'990.00
Total des prestations                   69'200.00                       67'790.00
./. acompte n° 24.0188-F01 du 18.04.2024                               -28'500.00
./. acompte n° 24.0455-F02 du 05.07.2024                               -25'031.40
Total HT                                                                14'258.60
TVA 8.1 %                                                                1'154.95
Montant de la présente facture, arrondi, CHF                            15'413.55

Paiement à 30 jours net.`);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['15413.55', '1154.95']);
});

test.each([
  ['To pay by 1 November 2024:', '£661.74'],
  ['Amount due by 1 November 2024:', '£661.74'],
])('an amount is named by a label with its day: %s', (label, amount) => {
  const found = readTyped(`*Bluebell Lane Nurseries Ltd
2 Bluebell Lane, Stroud GL5 1QP

Ms Freya Aldous                                 Invoice BNI-20418
9 Weavers Yard                                  24 October 2024
Stroud GL5 2LD

Item                                   Sessions      Rate        Total
Full day sessions                            13    £68.50      £890.50
Breakfast club                                4     £6.25       £25.00
30 hours funding deduction                  -52     £5.88     -£305.76
Consumables contribution                     13     £4.00       £52.00

                                  ${label} ${amount}`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('661.74');
});

test.each([
  ['Sales Tax 7.25% (Taxable 5,509.10)', 'Postage (Permit 118)', '399.41'],
  ['Sales Tax 8 % on 5,509.10', 'Freight', '440.73'],
])('a rate and what it is taken of prove the tax in their row: %s', (tax, charge, amount) => {
  const total = (6290.3 + Number(amount) + 4216.3).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const found = readTyped(`*REDSTONE LITHOGRAPH CO.                            INVOICE
1188 Industrial Way, Sonora CA 95370               No. 99172
                                                   Date 9/27/24
SOLD TO
County of Tuolumne Flats
2 S Green St, Tuolumne Flats CA 95379

QUANTITY    DESCRIPTION                          PRICE/UNIT       AMOUNT
25          BALLOT ENVELOPES                          61.40     1,535.00
24.8        VOTER GUIDES                             148.25     3,676.60
24.8        ADDRESSING AND MAIL PREP                  31.50       781.20
3.5         AUTHOR ALTERATIONS                        85.00       297.50
                                        SUBTOTAL                6,290.30
                                        ${tax.padEnd(40)}${amount}
                                        ${charge.padEnd(38)}4,216.30
                                        TOTAL DUE             $${total}`);
  expect(stated(found, 'TAX_AMOUNT')).toBe(amount);
});

test('an architect by the share that is done: services and expenses make what is due for this invoice', () => {
  const found = readTyped(`*Fenn Morrow Architecture, PLLC
118 W Railroad Ave, Spokane, WA 99201

Kettle Falls School District No. 212               Invoice       22031-07
PO Box 458                                         Date          April 30, 2024
Kettle Falls, WA 99141                             Terms         Net 30

Phase                        Contract Amount    % Complete    Previously Billed     This Invoice
Schematic Design                  $42,000.00          100%           $42,000.00            $0.00
Design Development                $63,000.00          100%           $50,400.00       $12,600.00
Construction Documents           $105,000.00           20%                $0.00       $21,000.00
Total Basic Services             $210,000.00                         $92,400.00       $33,600.00

Reimbursable Expenses
Printing and plotting                                                                    $318.45
Geotech, Basalt Labs                                                                   $4,850.00
Total Reimbursables                                                                    $5,168.45

AMOUNT DUE THIS INVOICE                                                               $38,768.45`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('38768.45');
  expect(found.line_items.map((line) => line.line_total)).toEqual([
    '0.00',
    '12600.00',
    '21000.00',
    '318.45',
    '4850.00',
  ]);
});
