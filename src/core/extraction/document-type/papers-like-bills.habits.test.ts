import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// They ask for money, tell an account or sum up as bills do.
test.each([
  [
    'a reminder with house numbers in front of streets',
    'reminder',
    `Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP

Mr D Lane
9 Quay Road
Exmouth EX8 1AB

14 April 2025

Dear Mr Lane,

Our invoice 118 of 3 March for £240.00 has not been paid. Please pay within seven days.

Yours sincerely
A. Harlow`,
  ],
  [
    'a reminder of bills that are numbered',
    'reminder',
    `Stadtwerke Kiel
Hafen 2, 24103 Kiel

Herrn
Dirk Lange
Kai 9
24105 Kiel
                                     14. April 2025

Sehr geehrter Herr Lange,

folgende Rechnungen sind noch nicht bezahlt:

1. Rechnung 118 vom 3. März
2. Rechnung 121 vom 20. März
3. Rechnung 130 vom 2. April

Offen sind insgesamt 308,40 €. Bitte überweisen Sie den Betrag innerhalb von sieben Tagen.

Mit freundlichen Grüßen
A. Marsch`,
  ],
  [
    'a reminder that lists what will be done',
    'reminder',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mr D Lane
9 Quay Road
Exmouth EX8 1AB
                                     14 April 2025

Dear Mr Lane,

Our invoice 118 of 3 March for £308.40 is overdue and has not been paid. If we do not receive payment we will:

1. charge interest at 8% a year
2. stop deliveries to your farm
3. pass the debt to our solicitors

Yours sincerely
A. Marsh`,
  ],
  [
    'a reminder with days in front of bills',
    'reminder',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mr D Lane
9 Quay Road
Exmouth EX8 1AB
                                     14 April 2025

Dear Mr Lane,

According to our records these invoices are still unpaid:

3 March   Invoice 118     212.40 GBP
20 March   Invoice 121     96.00 GBP
2 April    Invoice 130     10.00 GBP

Please pay £318.40 by return.

Yours sincerely
A. Marsh`,
  ],
  [
    'a reminder of what a payment left open',
    'reminder',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mr D Lane
9 Quay Road
Exmouth EX8 1AB
                                     14 April 2025

Dear Mr Lane,

Invoice 118 of 3 March for £240.00 is overdue. Your payment has been taken into account, but £40.00 has not been paid.

Yours sincerely
A. Marsh`,
  ],
  [
    'a reminder that a payment may have crossed',
    'reminder',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mr D Lane
9 Quay Road
Exmouth EX8 1AB
                                     14 April 2025

Dear Mr Lane,

Our invoice 118 for £240.00 remains unpaid. If your payment went through in the last days please ignore this letter.

Yours sincerely
A. Marsh`,
  ],
  [
    'a claim of expenses with an account',
    'other',
    `Thorpe Tennis Club

^EXPENSES CLAIM

4 March 2025

Adult                              80.00
Junior                             25.00
Total                             105.00

Please pay to my account 20-11-22 33445566.`,
  ],
  [
    'expenses of a journey with an account',
    'other',
    `REISEKOSTENABRECHNUNG

Name: Vera Stolz            Monat: Juni 2025

03.06.   Bahn nach Köln            38,40
09.06.   Parken                    12,00
Summe                              50,40

Bitte überweisen Sie auf mein Konto DE12 7115 0000 0020 3344 55.

Unterschrift: Stolz`,
  ],
  [
    'an offer that asks for a deposit',
    'quote',
    `Thorpe Tennis Club

QUOTE

4 March 2025

Adult                              80.00
Junior                             25.00
Total                             105.00

Please pay a deposit of half to our account 20-11-22 33445566 to confirm.`,
  ],
  [
    'a confirmed order that asks for a deposit',
    'order',
    `Thorpe Tennis Club

Auftragsbestätigung 118

4 March 2025

Adult                              80.00
Junior                             25.00
Total                             105.00

Bitte überweisen Sie die Hälfte auf unser Konto DE12 7115 0000 0020 3344 55, sobald Sie zusagen.`,
  ],
  [
    'money that is granted to the reader',
    'other',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mr D Lane
9 Quay Road
Exmouth EX8 1AB
                                     14 April 2025

Dear Mr Lane,

We are pleased to award your band a grant of £1,200.00 for instruments and £300.00 for uniforms,
a total of £1,500.00. Payment will be made to your account 40-12-09 71220045 within 28 days.

Yours sincerely
A. Marsh`,
  ],
  [
    'a pension that is paid to the reader',
    'other',
    `Wold Stores
2 High Street, Hull HU1 1AA

Mr D Lane
9 Quay Road
Exmouth EX8 1AB
                                     14 April 2025

Dear Mr Lane,

From 6 April your pension will be £212.40 and your supplement £18.10, in all £230.50 a week, paid into your account
20-44-18 30418822.

Yours sincerely
A. Marsh`,
  ],
  [
    'a rent that rises',
    'other',
    `Stadtwerke Kiel
Hafen 2, 24103 Kiel

Herrn
Dirk Lange
Kai 9
24105 Kiel
                                     14. April 2025

Sehr geehrter Herr Lange,

nach dem Mietspiegel erhöhen wir die Kaltmiete von 640,00 € um 42,00 € auf insgesamt 682,00 €. Bitte überweisen Sie den neuen
Betrag zum 1. August auf unser Konto DE12 7115 0000 0020 3344 55.

Mit freundlichen Grüßen
A. Marsch`,
  ],
  [
    'what somebody has laid out',
    'other',
    `Stadtwerke Kiel
Hafen 2, 24103 Kiel

Herrn
Dirk Lange
Kai 9
24105 Kiel
                                     14. April 2025

Sehr geehrter Herr Lange,

für das Sommerfest habe ich 38,40 € für Getränke und 31,60 € für Brezeln ausgelegt, zusammen 70,00 €. Bitte überweisen Sie
mir das Geld auf mein Konto DE12 7115 0000 0020 3344 55. Die Belege liegen bei.

Mit freundlichen Grüßen
A. Marsch`,
  ],
  [
    'thanks for money that came',
    'other',
    `Cabinet Duval
3 rue du Bac, 44000 Nantes

M. Paul Roux
8 rue des Lilas
44100 Nantes
                                     2 juin 2025

Monsieur,

Nous vous remercions de votre virement de 240,00 € et de 60,00 €, en tout 300,00 €, sur votre compte FR76 3000 4000 0312 3456 7890 143.

Cordialement
Duval`,
  ],
  [
    'money that is paid into the account of the reader',
    'other',
    `Stichting De Kade
Laan 2, 3511 AB Utrecht

De heer D. Laan
Kade 9
3512 CD Utrecht
                                     14 april 2025

Geachte heer Laan,

Wij vragen u vriendelijk om het formulier te tekenen. Het bedrag van € 240,00 zullen wij overmaken op uw rekening NL91 ABNA 0417 1643 00. Wilt u even nagaan of wij aan al onze plichten voldoen?

Met vriendelijke groet
A. Mars`,
  ],
  [
    'a grant in Swedish',
    'other',
    `Stiftelsen Norr
Storgatan 2, 111 22 Stockholm

Dag Lind
Vägen 9
113 44 Stockholm
                                     14 april 2025

Hej Dag,

Vi beviljar er ett bidrag på 1 200,00 kr till instrument och 300,00 kr till kläder, totalt 1 500,00 kr. Beloppet betalas till ert bankgiro 5050-1055.

Vänliga hälsningar`,
  ],
])('no bill: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
