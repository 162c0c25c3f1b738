import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('what a payment left of an earlier balance is no part of the bill', () => {
  const found = readTyped(`*Granite State Disposal LLC                    Account Number              3-0447-1182209
PO Box 447, Concord NH 03302                 Invoice Date                August 31, 2025
                                             Invoice Number              0447-001182209
                                             Previous Balance                    $312.44
                                             Payments/Adjustments               -$200.00
                                             Current Invoice Charges             $312.44
                                             Total Amount Due                    $424.88
OAK HILL DENTAL GROUP
117 PLEASANT ST
CONCORD NH 03301

CURRENT INVOICE CHARGES
Description                                   Quantity      Unit Price        Amount
1 Waste Container 6 Cu Yd                       1.0000         $248.00       $248.00
Fuel/Environmental Recovery Fee                                               $64.44
CURRENT INVOICE CHARGES                                                      $312.44`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('312.44');
});

test('a row of what is due may print net, tax and gross', () => {
  const found = readTyped(`*Calloway Estates Limited
4 Castle Gate, Nottingham NG1 7AW

Bright Spark Nursery Ltd
Unit 2, Canal Side
Nottingham NG2 3AA

*Rent Demand
Demand number     DEM-00447
Demand date       24/02/2025
Due date          25/03/2025

Description                             Net £         VAT £       Gross £
Rent 25/03/2025 to 23/06/2025        4,000.00        800.00      4,800.00
Service charge on account              500.00        100.00        600.00
Total due                            4,500.00        900.00      5,400.00`);
  expect([found.document_type, stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual([
    'invoice',
    '900.00',
    '5400.00',
  ]);
});

test('an Italian form of address is nobody', () => {
  const found = readTyped(`Notaio Dott. Paolo Gentilini
Piazza del Popolo 4 - 48121 Ravenna
P.IVA 01447118390

                                                  Gent.ma Sig.ra
                                                  Rossana Merli
                                                  Via Cavour 44
                                                  48121 Ravenna

*Fattura n. 118 del 16 aprile 2025

Onorari atto di compravendita              1.850,00
Totale imponibile                          1.850,00
IVA 22%                                      407,00
Totale fattura                             2.257,00`);
  expect(stated(found, 'BUYER_NAME')).toBe('Rossana Merli');
});
