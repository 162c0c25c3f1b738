import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('the day by which a French bill is due may stand behind its amount', () => {
  const found = readTyped(`*Nuage Sud SAS
4 rue du Port, 59100 Roubaix

FACTURE n° FR26-11          Date de facture : 12/10/2026

Atelier Morel SARL
12 quai de la Fosse
44100 Nantes

MONTANT TOTAL DÛ LE 2 NOVEMBRE 2026              240,00 €

Hébergement                                      200,00 €
TVA 20 %                                          40,00 €
Total TTC                                        240,00 €`);
  expect(found.entities.DUE_DATE?.[0]?.value).toBe('2026-11-02');
});

test('new charges that are due are those of this bill, beside what is overdue', () => {
  const { entities } = readTyped(`Eastline Communications Limited                ABN 41 617 220 885
Tax Invoice - issued 14 Nov 2024               Bill number  T 302 118 447-5

HARBOUR VETERINARY CLINIC                      Overdue amount     $45.00
PO BOX 218                                     New charges       $212.30
PORTLAND VIC 3305                              due 02 Dec 2024
                                               Total             $257.30

Mobiles                          $140.00
Internet and home phone           $72.30
Total new charges (incl GST)     $212.30
GST included in new charges       $19.30`);
  expect(entities.DUE_DATE?.[0]?.value).toBe('2024-12-02');
});

test.each([
  ['en', 'Please pay', '£218.40', 'by 7 December 2026'],
  ['en', 'Please pay', '£218.40', 'on or before 7 December 2026'],
  ['de', 'Bitte zahlen Sie', '218,40 €', 'bis zum 7. Dezember 2026'],
  ['fr', 'À payer', '218,40 €', 'avant le 7 décembre 2026'],
])('%s: a sentence goes on around its amount in large letters: %s … %s', (_, asks, amount, day) => {
  const bill = `*Marsh Water Ltd
2 Lock Lane, Ely CB7 4AA

Bill number: B-4471
Date of this bill: 16 November 2026

${asks}

^${amount}

${day}

Water charges                                    118.40
Wastewater charges                               100.00
Total charges for this bill                      218.40`;
  const { entities } = readTyped(bill);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2026-11-16');
  expect(entities.DUE_DATE?.[0]?.value).toBe('2026-12-07');
});
