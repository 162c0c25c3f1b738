import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

const value = (found: ReturnType<typeof readTyped>, label: string) => found.entities[label]?.[0]?.value;

test('the sender in one line above the window is no part of the address below it, and greeted is a contact', () => {
  const found = readTyped(`                                                                    Lichtwerk Fotografie
Lichtwerk Fotografie, Anneke Brinkhus, Feldweg 8, 49080 Osnabrück
Sanitätshaus Hövelmann KG
Frau Dr. Ulrike Hövelmann                                           Rechnungsnr.       RE-1044
Johannisstr. 71                                                     Kundennr.          10082
49074 Osnabrück                                                     Datum              28.05.2024

*Rechnung Nr. RE-1044

Sehr geehrte Frau Dr. Hövelmann,
hiermit stelle ich Ihnen die folgenden Leistungen in Rechnung:

Mitarbeiterportraits                      8 Stk         65,00 EUR       520,00 EUR
Gesamtbetrag                                                            520,00 EUR

Mit freundlichen Grüßen
Anneke Brinkhus

Lichtwerk Fotografie               Tel.: 0541 8820447              Sparkasse Osnabrück
Feldweg 8                          hallo@lichtwerk.example         BIC: NOLADE22XXX
49080 Osnabrück                    Steuer-Nr.: 66/118/20447`);
  expect(value(found, 'BUYER_NAME')).toBe('Sanitätshaus Hövelmann KG');
  expect(value(found, 'SELLER_NAME')).toContain('Lichtwerk Fotografie');
});

test('whom a letter greets bought it where nobody else is named, without the greeting', () => {
  const found = readTyped(`Your Booking is Confirmed and Paid

Booking ref: HXK-77120            Tax receipt no. TR-2025-118820
Issued by Cedar Point Lodge Pty Ltd (ABN 53 004 085 616) on 14 January 2025

Dear Ms Nguyen,

2 nights Lake View Suite @ $289.00         $578.00
Breakfast for two, 2 mornings               $76.00
Total (includes GST of $59.45)             $654.00
Paid Mastercard ending 4471 on 14/01/2025  $654.00
Balance                                      $0.00`);
  expect(value(found, 'BUYER_NAME')).toBe('Ms Nguyen');
  expect(value(found, 'TAX_AMOUNT')).toBe('59.45');
  expect(value(found, 'TOTAL_AMOUNT')).toBe('654.00');
});

test('the total of a line is none of the invoice, and a day of the week may stand before the day to pay', () => {
  const found = readTyped(`ROWANLEA NURSERY SCHOOL                                   FEE INVOICE
Bank St, Peebles EH45 8AA                                 No: 2024/AUT/044
Scottish Charity SC044718                                 Date: 19 August 2024

Parent/Guardian: Mr & Mrs K Lennox

                                        Sessions     Rate        Total
Morning sessions                              48    24.50     1,176.00
Lunch club                                    48     6.00       288.00
Less funded hours (1140 scheme)              -36    24.50      -882.00
Amount now due                                                 £582.00

Fees should be paid in full by Friday 6 September 2024. Sort code 80-22-60 Account 10447182`);
  expect(value(found, 'TOTAL_AMOUNT')).toBe('582.00');
  expect(value(found, 'DUE_DATE')).toBe('2024-09-06');
  expect(value(found, 'PAYMENT_TERMS')).toContain('in full by Friday 6 September 2024');
});

test('the bill for a month is nobody’s, and a firm may write itself in small letters', () => {
  const found = readTyped(`telefonika Festnetz                                             Ihre Rechnung

telefonika Deutschland GmbH, Landgrabenweg 151, 53227 Bonn      Datum                 07.11.2024
Frau                                                            Seite                 1 von 2
Martina Lüders                                                  Kundennummer          1182044718
Am Stadtpark 20                                                 Rechnungsnummer       31 8820 4471 1182
38667 Bad Harzburg                                              Buchungskonto         2077 118 820

Ihre Rechnung für November 2024

Monatliche Beträge                                                                       33,57
Verbindungen                                                                              3,53
Summe der oben angeführten Beträge                                                       37,10
Umsatzsteuer 19 % auf 37,10                                                               7,05
*Rechnungsbetrag                                                                         44,15`);
  expect(value(found, 'SELLER_NAME')).toBe('telefonika Deutschland GmbH');
  expect(value(found, 'BUYER_NAME')).toContain('Martina Lüders');
});

test('a shop that prints the mail of its customer is still the one above the title', () => {
  const found = readTyped(`                                                    Hearth & Hound
                                                    Hearth & Hound Pet Supplies
                                                    44 Mason Ave
                                                    Asheville, NC 28801
*INVOICE

Marcus Oyelaran                                     Invoice Number:      4471
1182 Sweeten Creek Rd                               Invoice Date:        August 2, 2024
Asheville, NC 28803                                 Order Number:        88204
marcus.o@mail.example                               Order Date:          August 1, 2024
828-555-0177                                        Payment Method:      Credit Card (Stripe)

Product                                             Quantity                     Price
Orthopedic dog bed - Large                          1                           $89.00
                                                    Total                       $89.00`);
  expect(value(found, 'SELLER_NAME')).toContain('Hearth & Hound');
  expect(value(found, 'BUYER_NAME')).toBe('Marcus Oyelaran');
});

test('what is due before a day is due on it in French, and the due date of a form is no terms', () => {
  const found = readTyped(`RÉGIE DES EAUX DU VAL                           FACTURE D'EAU du 18 octobre 2024
22 quai de la Fontaine                          N° de facture : 2024-EA-00-118820
30000 Nîmes
                                                MONSIEUR DESPREZ OLIVIER
                                                4 CHEMIN DES OLIVETTES
                                                30900 NIMES

Abonnement                                                                        24,12
Consommation (48 m3)                                                              81,60
                                                          Montant TTC            105,72 €

Net à payer avant le 12/11/2024                                                  105,72 €`);
  expect(value(found, 'DUE_DATE')).toBe('2024-11-12');
  const form = readBelowHead('Due date: 3 April 2024\n\nOak doors      1,200.00\nTotal    £1,200.00');
  expect(value(form, 'DUE_DATE')).toBe('2024-04-03');
  expect(value(form, 'PAYMENT_TERMS')).toBeUndefined();
});
