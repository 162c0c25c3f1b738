import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// What was billed is taken back in letters and tables that need not be titled so.
test.each([
  [
    'an own invoice, and behind a dash that it is credited',
    'credit_note',
    `Gärtnerei Ossenbrink
Heideweg 3, 29525 Uelzen

Café Lindenhof
Frau Thies
Bahnhofstr. 5, 29525 Uelzen
                                             Uelzen, 9. Juni 2026
                                             Beleg 26-G-07

Unsere Rechnung 26-0188 vom 20. Mai – Gutschrift

Liebe Frau Thies,

die vier Kübel Oleander sind erfroren bei Ihnen angekommen, das tut mir leid. Ich schreibe Ihnen die vier Kübel zu je 42,00 € gut, das sind 168,00 € und mit 7 % Umsatzsteuer (11,76 €) zusammen 179,76 €. Der Betrag geht heute auf Ihr Konto.

Herzliche Grüße
Elke Ossenbrink`,
  ],
  [
    'a credit on an own invoice',
    'credit_note',
    `Menuiserie Le Goff
ZA de Kerlann, 29000 Quimper

M. Yves Tanguy
2 rue du Port, 29100 Douarnenez

Quimper, le 4 mai 2026

Avoir sur notre facture 2026-061

Monsieur,

vous aviez raison : la deuxième poignée n'a jamais été posée. Nous vous accordons donc un avoir de 45,00 € hors taxes, soit 54,00 € avec la TVA à 20 % (9,00 €). Vous pourrez le déduire de votre prochain règlement.

Cordialement
R. Le Goff`,
  ],
  [
    'a table of what was sent back, with its total credit',
    'credit_note',
    `Northmoor Yarns
Mill Bank, Hebden Bridge HX7 8AA · VAT GB 771 2200 31

The Knitting Box
9 High Street, Otley LS21 3AA
Document R0331                                  3 June 2026

WHAT WE HAVE TAKEN BACK

The parcel of 28 May has been checked, and the following goes to the credit of your account.

Yarn                          Our invoice     Taken     Price     Credit
Merino, teal, 10 balls        118420            10       4.20      42.00
Cotton, white, 6 balls        118377             6       2.90      17.40
VAT at 20%                                                         11.88
Total credit                                                       71.28

It comes off your June statement; there is nothing you need to do.`,
  ],
  [
    'who wants a credit for an invoice that he got',
    'other',
    `The Knitting Box
9 High Street, Otley LS21 3AA

Northmoor Yarns
Mill Bank, Hebden Bridge HX7 8AA

3 June 2026

Credit note for your invoice 118420

Dear Sirs,

ten balls of the teal merino came wet and we returned them on 28 May. Please let us have a credit note of £50.40 including VAT so that we can settle the rest of your invoice.

Yours faithfully
P. Dane`,
  ],
])('who takes back what he billed sends a credit note: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
