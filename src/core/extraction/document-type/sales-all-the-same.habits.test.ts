import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

test.each([
  [
    'a bill that credits if there were anything left',
    'invoice',
    `Stadtwerke Auetal GmbH
Jahresabrechnung Strom 2024

Herrn Paul Meier
Lindenweg 4, 37154 Northeim

Abrechnungsnummer  4471-2024
Datum 12.01.2025
Verbrauch 2.400 kWh           720,00 €
Grundpreis                    120,00 €
Nettobetrag                   840,00 €
Umsatzsteuer 19 %             159,60 €
Bruttobetrag                  999,60 €
Ein Guthaben aus dieser Rechnung schreiben wir Ihnen selbstverständlich gut.`,
  ],
  [
    'a confirmation of what was paid with a card',
    'receipt',
    `^Zahlungsbestätigung

Sportzentrum Nord GmbH
Hafenstr. 3, 24103 Kiel

Frau Lea Brandt
Holtenauer Str. 9
24105 Kiel

Datum: 03.03.2025
Leistung                        Betrag
Jahresmitgliedschaft          348,00 €
Gesamt                        348,00 €
enthaltene MwSt. 19 %          55,56 €
Bezahlt per Girocard am 03.03.2025`,
  ],
  [
    'an application for payment under that title',
    'invoice',
    `^Application for Payment No. 5

Harding Groundworks Ltd
Unit 4, Mill Road, Leeds

To: Redwell Build Ltd
Date: 31 March 2025

Work done to date            £48,000.00
Less previously certified    £36,000.00
Amount this application      £12,000.00
VAT 20%                       £2,400.00
Total due                    £14,400.00
Sort code 40-12-77, account 20881934`,
  ],
  [
    'a slip of a house whose name is that of other papers',
    'receipt',
    `^Menu
Restaurant Vallier SARL
12 rue de la Gare, 69000 Lyon
SIRET 123 456 789 00012
04/03/2025 12:41  Table 4
2 Plats du jour      30,00
1 Café                2,50
TVA 10%               2,95
Total TTC            32,50
Carte bancaire       32,50
Merci de votre visite`,
  ],
  [
    'a slip called what any paper is',
    'receipt',
    `^Beleg

Parkhaus Mitte GmbH
Am Deich 4, 26127 Oldenburg
04.03.2025
Parkgebühr              6,00 EUR
inkl. 19% MwSt          0,96 EUR`,
  ],
  ...[
    'We have credited your account with your payment of £20.00.',
    'Any returned bottles: we credit you £1 each.',
    'If you return doors within 14 days we credit you in full.',
  ].map((sentence) => [
    `a bill that says "${sentence}"`,
    'invoice',
    `*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP
INVOICE
Invoice No HJ-204        Date 4 March 2024
Pemberton Schools Trust
12 College Road, York YO1 7EP
Oak doors      400.00
VAT 20%         80.00
Total          480.00
Due by 1 April 2024
${sentence}`,
  ]),
])('%s stays a sale', (_, type, text) => {
  expect(typeOf(text)).toBe(type);
});

test.each([
  [
    'a payment that was credited',
    'other',
    `Lowfold Feeds Ltd
Mill Lane, Ripon HG4 2BX

Dear Anne,
Thank you for your payment of £153.76. We have credited your account with the payment against invoice 30771.
Amount paid      £153.76`,
  ],
  [
    'who charges for reminding',
    'reminder',
    `Lowfold Feeds Ltd
Mill Lane, Ripon HG4 2BX

Dear Sir,
Our invoice 204 over £480.00 has not been paid. It is overdue since 1 April. We charge 5% interest and £40.00 for the reminder.
Please pay £520.00 at once.`,
  ],
  [
    'goods that were received',
    'delivery_note',
    `^Delivery note / receipt
Lowfold Feeds Ltd
Delivery number 4471         Date 4 March 2025
10 bags layers pellets
Goods received in good order`,
  ],
])('%s is no sale', (_, type, text) => {
  expect(typeOf(text)).toBe(type);
});

test('a utility that numbers its bill as any paper bills all the same', () => {
  expect(
    typeOf(`Stadtwerke Talheim                Vertragskonto     2000 418 733
                                  Datum             24.01.2025
Frau Gisela Unger                 Beleg             VA-25-019226
Bergstr. 7, 08280 Aue

Ihre Jahresverbrauchsabrechnung Trinkwasser 2024

                                  Menge          Preis         Betrag EUR
Arbeitspreis Trinkwasser          78 m³      2,14 €/m³             166,92
Grundpreis                        366 Tage   0,31 €/Tag            113,46
Nettobetrag                                                        280,38
Umsatzsteuer 7 %                                                    19,63
Bruttobetrag                                                       300,01`),
  ).toBe('invoice');
});
