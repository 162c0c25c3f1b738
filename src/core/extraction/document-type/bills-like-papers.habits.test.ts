import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each([
  [
    'an order by whoever placed it, in bold letters',
    `Harlow Joinery
4 Mill Lane, Leeds LS1 4AP

INVOICE 4471

*Order no. 4711 placed by Mr Hunt

Oak shelves                        240.00
Fitting                             80.00
VAT 20%                             64.00
Total                              384.00`,
  ],
  [
    'an offer that was accepted',
    `Tischlerei Voss
Am Bach 2, 72070 Tübingen

Angebot Nr. 118 von Ihnen angenommen

Rechnung vom 4. März 2025

Regal Eiche                        240,00
MwSt 19 %                           45,60
Gesamtbetrag                       285,60`,
  ],
  [
    'an offer that was accepted on a day',
    `Menuiserie Roux
9 quai Sud, 44000 Nantes

Devis n° 118 accepté le 1er mars 2025

Facture du 4 mars 2025

Étagère chêne                      240,00
TVA 20 %                            48,00
Total TTC                          288,00`,
  ],
  [
    'a contract with its year',
    `Harlow Joinery
4 Mill Lane, Leeds LS1 4AP

Contract no. 12 of 2024 maintenance

Invoice date: 4 March 2025

Oak shelves                        240.00
Fitting                             80.00
VAT 20%                             64.00
Total                              384.00`,
  ],
  [
    'who may pay into an account',
    `Maderas Norte SL
Calle Mayor 2, 28013 Madrid

D. Diego Luna
Calle Sol 9
28014 Madrid

14 de abril de 2025

Por la tala del seto

Seto                     465,00
IVA 21 %                  97,65
Total                    562,65

Puede realizar el pago en la cuenta ES91 2100 0418 4502 0005 1332.`,
  ],
  [
    'a rent from a day on, in a row of its own',
    `Wold Press
5 Market Street, Leeds LS1 6DT

1 June 2025

Ms P Rowe, Flat 3, 22 Mill Road

Monthly rent for the stall from 1 June      45.00
Electricity                                  5.00
Total                                       50.00

Please pay to 30-94-12, account 41857720.`,
  ],
  [
    'a credit that is taken off in the title',
    `*Harlow Joinery

*Invoice 4471, credit note 93 on invoice 71182 deducted

Bill to:
Pemberton Schools Trust

Oak shelves                        240.00
VAT 20%                             48.00
Total                              288.00`,
  ],
  [
    'reminders as items',
    `*Anwalt Hauk
Bergstraße 2, 72070 Tübingen

Rechnung Nr. 4471   04.03.2025
1. Mahnung an Herrn Kurt Beer        5,00
2. Mahnung an Herrn Kurt Beer       10,00
MwSt 19 %                            2,85
Gesamtbetrag                        17,85`,
  ],
  [
    'a firm in capitals whose name begins as a title',
    `CONTRACT FURNITURE
4 Mill Lane, Leeds LS1 4AP

Pemberton Schools
College Road, York YO1 7EP

Invoice date: 4 March 2025

Oak shelves                        240.00
VAT 20%                             48.00
Total                              288.00`,
  ],
  [
    'a firm whose name ends as a title',
    `^Northern Account Summary
4 Mill Lane, Leeds LS1 4AP

Pemberton Schools
College Road, York YO1 7EP

Invoice no. 4471

Oak shelves                        240.00
VAT 20%                             48.00
Total                              288.00`,
  ],
])('a bill all the same: %s', (_, text) => {
  expect(readTyped(text).document_type).toBe('invoice');
});
