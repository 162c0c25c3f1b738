import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each([
  [
    'a drawing with its number',
    'invoice',
    `Owen Price, Piano Tuner
4 Hill Road
Hull HU1 1AA

Mrs J Lane
9 Quay Road
Exmouth EX8 1AB

Invoice 118                     4 April 2025

For the drawing made for your book on the harbour of Hull as agreed in March:
Fig. 3 Harbour
Fee agreed for this drawing including all rights       £165.00
Total  £165.00
Please pay within fourteen days by transfer to the account stated at the foot of the page.`,
  ],
  [
    'a table and thanks for the order',
    'invoice',
    `Gartenbau Voss
Am Bach 2, 72070 Tübingen

Frau Lisa Kern
Gasse 1
72072 Tübingen
                                   Datum: 4. Juli 2025

Bezeichnung                   Menge       Preis           Betrag
Rasen mähen                   3           20,00 €         60,00 €
Hecke schneiden               1           85,00 €         85,00 €
Abfuhr Grüngut                2           17,50 €         35,00 €
                                          Summe           180,00 €

Vielen Dank für Ihren Auftrag`,
  ],
  [
    'a balance of what is counted and priced',
    'invoice',
    `Giardini Nord
Via Roma 2, 20121 Milano

Sig. Dino Luna

Data: 14 aprile 2025

Descrizione     Quantità     Prezzo     Importo
Taglio     3     20,00 €     60,00 €
Saldo                 60,00 €`,
  ],
  [
    'a reminder in three points',
    'reminder',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mrs J Lane

4 April 2025

Our invoice 118 of £200.00 is still unpaid.

1. Please pay at once.
2. Otherwise we shall stop deliveries.
3. Court costs will be added.`,
  ],
  [
    'a service called after reminders',
    'invoice',
    `Owen Price, Piano Tuner
4 Hill Road
Hull HU1 1AA

Mrs J Lane
9 Quay Road
Exmouth EX8 1AB

*Reminder service for your spring tuning
Invoice 118       4 April 2025

Tuning £165.00
Total £165.00
Payable within 14 days`,
  ],
  [
    'a remark about reminders',
    'invoice',
    `*Hauk GmbH
Bergstraße 2, 72070 Tübingen

Rechnung Nr. 4471   04.03.2025
2. Mahnung wird nicht verschickt

Regal                              240,00
MwSt 19 %                           45,60
Gesamtbetrag                       285,60`,
  ],
  [
    'a bill of what was offered',
    'invoice',
    `Owen Price, Piano Tuner
4 Hill Road
Hull HU1 1AA

Mrs J Lane
9 Quay Road
Exmouth EX8 1AB

4 April 2025

Offer no. 77 of 3 March

Tuning   £100.00
Strings   £65.00
Total      £165.00

Please pay within 14 days.`,
  ],
])('what a second reader found told wrongly: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
