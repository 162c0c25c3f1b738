import { expect, test } from 'vitest';
import { readTitle } from '../layout/table-titles.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const lines = (found: Found) => found.line_items.map((line) => [line.quantity, line.unit_price, line.line_total]);

const HEAD = `
*Brehm Technik GmbH
Gartenweg 3
35037 Marburg

Kunde:
Ostheim Anlagenbau AG
Ringstraße 8
34117 Kassel
`;

test('below the title the bare word numbers the paper, whatever other numbers have fuller names', () => {
  const found = readTyped(`
*Brehm Technik GmbH                               Rechnung
Gartenweg 3
35037 Marburg                                     Nummer/Datum
                                                  9200045518 / 02.09.2024
Ostheim Anlagenbau AG                             Auftragsnummer/Datum
Ringstraße 8                                      1000338127 / 19.08.2024
34117 Kassel                                      Bestellnummer/Datum
                                                  4500091277 / 16.08.2024

Wartung der Pumpe                                              400,00
Summe netto                                                    400,00
MwSt 19 %                                                       76,00
Gesamtbetrag                                                   476,00`);
  expect(stated(found, 'INVOICE_NUMBER')).toBe('9200045518');
});

test('what is left of a price ends an entry, though the next begins right below', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4411                  Datum: 02.09.2024

Pos.     Material                      Menge        Preis                   Wert
000010   HX-20-114                     4 ST
         Dichtungssatz D80
         Bruttopreis                                164,50 EUR / 1 ST     658,00
         Kundenrabatt                               10,00- %               65,80-
         Nettowert                                                        592,20
000020   HX-31-007                     2 ST
         Kolbenstange D40
         Bruttopreis                                312,00 EUR / 1 ST     624,00
         Kundenrabatt                               10,00- %               62,40-
         Nettowert                                                        561,60

         Summe Positionen                                                1.153,80
         Ausgangssteuer 19,000 %                                           219,22
         Endbetrag                                                       1.373,02`);
  expect(lines(found)).toEqual([
    ['4', '164.50', '592.20'],
    ['2', '312.00', '561.60'],
  ]);
});

test.each(['Preis/Monat', 'EUR/Std.', '€/Stk', 'Betrag / kg', 'Price/month', 'Prix/jour', 'Prijs/stuk', 'Prezzo/ora'])(
  'money for one of something is a price: %s',
  (title) => {
    expect(readTitle(title).kind).toBe('unitPrice');
  },
);

test('pieces and months in one column are all counted, where the price tells so', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4412                  Datum: 02.09.2024

Vertrag    Leistung / Zeitraum            Menge x Monate     Preis/Monat     Summe netto
dom-1      Domain                         1 x 12                 0,99 €         11,88 €
mail       Postfach                       8 x 3                  2,50 €         60,00 €
srv-2      Server                         1 x 1                 49,90 €         49,90 €

                                                             Nettosumme        121,78 €
                                                             USt. 19 %          23,14 €
                                                             Gesamtbetrag      144,92 €`);
  expect(lines(found)).toEqual([
    ['12', '0.99', '11.88'],
    ['24', '2.50', '60.00'],
    ['1', '49.90', '49.90'],
  ]);
});

test.each([
  ['Der Restbetrag ist bis spätestens 15.02.2024 zu überweisen.', 'Bei Einziehungsauftrag wird der Betrag abgebucht.'],
  ['Bitte überweisen Sie bis zum 15.02.2024.', 'Sofern Sie ein SEPA-Mandat erteilt haben, buchen wir ab.'],
])('what is done for those who pay by direct debit is no term of the others: %s', (term, other) => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4413                  Datum: 02.01.2024

Wartung der Pumpe                                              400,00
Gesamtbetrag                                                   400,00

${term}
${other}`);
  expect(stated(found, 'PAYMENT_TERMS')).toBe(term);
});

test('the code of a field parts its label from the name', () => {
  const found = readTyped(`
Informationen zum Verkäufer
Firmenname (BT-27) Brehm Technik GmbH
Straße (BT-35) Gartenweg 3
Ort (BT-37) Marburg

Informationen zum Käufer
Name (BT-44)   Ostheim Anlagenbau AG
Ort (BT-52)    Kassel

Rechnungsnummer (BT-1)   4414
Rechnungsdatum (BT-2)    02.01.2024
Gesamtsumme (BT-112)     400,00`);
  expect(stated(found, 'SELLER_NAME')).toBe('Brehm Technik GmbH');
});

test('a number that a narrow cell breaks at its hyphen goes on below', () => {
  const found = readTyped(`${HEAD}
Rechnungsnummer      RE-2024-          Rechnungsdatum   02.01.2024
                     0118              Zahlungsart      Rechnung

Wartung der Pumpe                                              400,00
Gesamtbetrag                                                   400,00`);
  expect(stated(found, 'INVOICE_NUMBER')).toBe('RE-2024-0118');
});
