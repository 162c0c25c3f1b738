import { expect, test } from 'vitest';
import { typedDocument } from '../layout/testing/typed-page.ts';
import { extractInvoice } from './extract-invoice.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('an item that takes something back makes no credit note of a bill', () => {
  const found = readTyped(`Stiftung Klosterforst                              *Offsetdruck Hagemeyer
Domfreiheit 3                                      Speicherweg 22
31134 Hildesheim                                   31137 Hildesheim

*Rechnung Nr. 24-3412
Hildesheim, den 5. Dezember 2024

Pos.   Auflage         Leistung                                    Preis €     Betrag €
1      2.500 Stück     Imagebroschüre DIN A4                          1,15     2.870,00
2      400 Stück       Briefblatt DIN A4                              0,39       156,00
3      1               Gutschrift Überlieferung Auftrag 24-3309     -35,00       -35,00

                                       Summe netto                             2.991,00
                                       19 % Mehrwertsteuer                       568,29
                                       Endbetrag                               3.559,29 €

Zahlung: 10 Tage 2 % Skonto, 30 Tage netto.`);
  expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '3559.29']);
});

test('a credit note that is announced by its number alone stays one', () => {
  const found = readTyped(`*Offsetdruck Hagemeyer
Speicherweg 22, 31137 Hildesheim

Stiftung Klosterforst
Domfreiheit 3
31134 Hildesheim

Gutschrift Nr. 24-3420                             Hildesheim, den 5. Dezember 2024

Pos.   Menge       Leistung                        Preis €     Betrag €
1      400         Briefblatt DIN A4                  0,39       156,00

                   Summe netto                                   156,00
                   19 % Mehrwertsteuer                            29,64
                   Endbetrag                                     185,64 €`);
  expect(found.document_type).toBe('credit_note');
});

const HEADING = ['FREIGHT', 'BILL', '/', 'INVOICE'];

test('a heading may name a trade paper and the invoice in one line', () => {
  const typed = typedDocument(`*Prairie Star Freight Lines

*FREIGHT BILL / INVOICE
6600 NE 14th St, Des Moines IA 50313               PRO NUMBER        418-336902-5
                                                   PRO DATE          06/03/2024

SHIPPER                       CONSIGNEE                     BILL TO
KEOKUK TOOL & DIE             GRANDVIEW PACKAGING           MIDLAND FREIGHT PAYMENT
320 MAIN ST                   1801 ARMOUR RD                PO BOX 2290
KEOKUK IA 52632               KANSAS CITY MO 64116          OMAHA NE 68103

PIECES   DESCRIPTION OF ARTICLES            WEIGHT     RATE       CHARGES
4        MACHINERY PARTS NOI, BOXED          3,812    41.85      1,595.32
2        PRINTED MATTER, CATALOGS              146    33.20         48.47
6        TOTALS                              3,958   PAY USD     1,643.79`);
  const larger = typed.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => (HEADING.includes(word.text) ? { ...word, fontSize: 1.5 * word.fontSize } : word)),
  }));
  const found = extractInvoice({ ...typed, pages: larger });
  expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '1643.79']);
});

test('a number may hold the letters of a store before its month and year', () => {
  const page = (number: string) => `Faktura VAT nr ${number}                     Data wystawienia: 2025-07-15

Sprzedawca                                         Nabywca
ELTRON-BIS Sp. z o.o.                              Instalatorstwo Marek Kozioł
ul. Przemysłowa 11B, 35-105 Rzeszów                ul. Dworska 4, 39-120 Sędziszów
NIP: 813-044-71-18                                 NIP: 818-118-20-44

Lp.  Nazwa                         J.m.   Ilość   Cena netto   Wartość netto   VAT   Wartość brutto
1    Wyłącznik nadprądowy B16      szt.      10        10,00          100,00   23%           123,00

Do zapłaty: 123,00 PLN
Termin płatności: 2025-08-05`;
  expect(
    ['FS 447/MAG/07/2025', '447/M1/07/2025'].map((number) => stated(readTyped(page(number)), 'INVOICE_NUMBER')),
  ).toEqual(['FS 447/MAG/07/2025', '447/M1/07/2025']);
});
