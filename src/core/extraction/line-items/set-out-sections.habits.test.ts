import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const lines = (...pages: string[]) =>
  readTyped(...pages).line_items.map(({ description, line_total }) => `${description} ${line_total}`);

const HEAD = `*Lumora Telecom Inc.
Your bill                                          May 4, 2025
Account number 7730 2216                           Bill number 5508817
Ms Amara Klein
18 Elm Street
Halifax NS B3H 1A1
`;

const SUMMARY = `${HEAD}
This month's charges
Internet                                                $79.95
Home phone                                              $33.90
HST (15%)                                               $17.08
Total amount due                                       $130.93

Please pay by May 27, 2025
`;

test('sections overleaf that a first page sums up are the lines, also where each is closed by its sum', () => {
  const details = `Internet
Fibre 500, unlimited                 May 04 - Jun 03           $89.95
Promotional credit                   May 04 - Jun 03          -$20.00
Modem rental                         May 04 - Jun 03           $10.00
Subtotal internet                                              $79.95

Home phone
Home phone basic                     May 04 - Jun 03           $22.00
Voicemail                            May 04 - Jun 03            $8.00
Long distance, 14 min.               Apr 11                     $3.90
Subtotal home phone                                            $33.90
`;
  expect(lines(SUMMARY, details)).toEqual([
    'Fibre 500, unlimited 89.95',
    'Promotional credit -20.00',
    'Modem rental 10.00',
    'Home phone basic 22.00',
    'Voicemail 8.00',
    'Long distance, 14 min. 3.90',
  ]);
});

test('sections may be headed by the amount that the summary prints', () => {
  const details = `Details of your charges
Internet                                                       $79.95
Fibre 500, unlimited                 May 04 - Jun 03           $89.95
Promotional credit                   May 04 - Jun 03          -$10.00
Home phone                                                     $33.90
Home phone basic                     May 04 - Jun 03           $25.90
Voicemail                            May 04 - Jun 03            $8.00
`;
  expect(lines(SUMMARY, details)).toEqual([
    'Fibre 500, unlimited 89.95',
    'Promotional credit -10.00',
    'Home phone basic 25.90',
    'Voicemail 8.00',
  ]);
});

test('two tables below each other, each with its own sum, are both charged where a summary adds the sums up', () => {
  const first = `${HEAD}
Electricity (page 2)                                    $56.40
Gas (page 2)                                            $30.00
GST (5%)                                                 $4.32
Total charges this bill                                 $90.72
`;
  const second = `Electricity
Charge                    Quantity         Rate          Amount
Day units                  150 kWh        $0.30          $45.00
Standing charge            30 days        $0.38          $11.40
Electricity before GST                                   $56.40

Gas
Charge                    Quantity         Rate          Amount
Gas units                  200 kWh        $0.12          $24.00
Standing charge            30 days        $0.20           $6.00
Gas before GST                                           $30.00
`;
  const read = readTyped(first, second).line_items.map(({ quantity, line_total }) => [quantity, line_total]);
  expect(read).toEqual([
    ['150', '45.00'],
    ['30', '11.40'],
    ['200', '24.00'],
    ['30', '6.00'],
  ]);
});

test('hours at their rates are the lines, whatever a time sheet says of them', () => {
  const invoice = `*Harlow Consulting Ltd
4 Mill Lane, Leeds LS1 4AP
INVOICE 4711    4 March 2024
Bill to: Pemberton Schools Trust

Description       Hours   Rate     Amount
Consulting        10      100.00   1,000.00
Travel            4       50.00    200.00
Subtotal                           1,200.00
VAT 20%                            240.00
Total                              £1,440.00
`;
  const sheet = `Time sheet
Consulting
3 March workshop       400.00
5 March report         600.00
Consulting total       1,000.00
Travel
4 March train       150.00
5 March taxi        50.00
Travel total        200.00
`;
  expect(lines(invoice, sheet)).toEqual(['Consulting 1000.00', 'Travel 200.00']);
});

test('a summary of which a line is set out nowhere is the list itself', () => {
  const details = `Internet
Fibre 500, unlimited                 May 04 - Jun 03           $89.95
Promotional credit                   May 04 - Jun 03          -$10.00
Subtotal internet                                              $79.95
`;
  expect(lines(SUMMARY, details)).not.toContain('Promotional credit -10.00');
});

test('a processor of payments charges for the cards and services by which others pay', () => {
  const first = `*Kordia Payments N.V.
Oosterdok 418, 1011 DL Amsterdam

Invoice number INV-NL-202610-88417          Invoice date 31 October 2026
Marmelo Kids ApS
Vesterbrogade 141, 1620 København V

Summary                                                    EUR
Processing fees                                         992.53
Acquiring                                             1,020.61
Local payment methods                                   748.66
Total excluding VAT                                   2,761.80
Total VAT                                                 0.00
Total including VAT                                   2,761.80
`;
  const second = `Fee specification
Description                      Count     Rate (EUR)   Amount (EUR)
Processing fees
Processing fee - authorised      8,412        0.1100         925.32
Processing fee - refused           611        0.1100          67.21
Subtotal Processing fees                                     992.53
Acquiring
Visa consumer credit - interchange                           618.44
Visa consumer debit - interchange                            402.17
Subtotal Acquiring                                         1,020.61
Local payment methods
iDEAL                            2,947        0.2200         648.34
Bancontact                         418        0.2400         100.32
Subtotal Local payment methods                               748.66
`;
  expect(lines(first, second)).toEqual([
    'Processing fee - authorised 925.32',
    'Processing fee - refused 67.21',
    'Visa consumer credit - interchange 618.44',
    'Visa consumer debit - interchange 402.17',
    'iDEAL 648.34',
    'Bancontact 100.32',
  ]);
});
