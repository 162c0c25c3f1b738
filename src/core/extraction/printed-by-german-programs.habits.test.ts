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

test('the day on which the money is taken is told before that of later payments, also where a line breaks the account', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4415                  Datum: 22.01.2024

Wartung der Pumpe                                              196,18
Gesamtbetrag                                                   196,18

Den Betrag von 196,18 € buchen wir am 12.02.2024 von Ihrem Konto DE45 8405 0000 **** ****
12 ab (Mandatsreferenz WE-21000778).

Ihr neuer monatlicher Abschlag beträgt 92,00 € und ist erstmals fällig am 01.03.2024.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBe(
    'Den Betrag von 196,18 € buchen wir am 12.02.2024 von Ihrem Konto DE45 8405 0000 **** **** 12 ab (Mandatsreferenz WE-21000778).',
  );
});

test('a row whose amounts are the sums of the columns above states net, tax and total, whatever it is called', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4416                  Datum: 22.01.2024

Bezeichnung                        Netto       USt 19 %         Brutto
Grundmiete                      3.550,00         674,50       4.224,50
Vorauszahlung Heizkosten          284,00          53,96         337,96
Stellplatz                        120,00          22,80         142,80
Monatsmiete                     3.954,00         751,26       4.705,26`);
  expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual(['751.26', '4705.26']);
});

test('the number has a cell beside that of the title', () => {
  const found = readTyped(`
*Brehm Technik GmbH
Gartenweg 3
35037 Marburg

Ostheim Anlagenbau AG              Rechnung       Nr. 30877
Ringstraße 8                       Datum          14. März 2024
34117 Kassel                       Bestellung     #W-55218

Wartung der Pumpe                                              400,00
Gesamtbetrag                                                   400,00`);
  expect(stated(found, 'INVOICE_NUMBER')).toBe('30877');
});

test('phases that are numbered on are not counted by their numbers', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4417                  Datum: 22.01.2024

Leistungsphase                  Anteil    erbracht    Honorar EUR
1 Grundlagenermittlung             2 %       100 %       5.120,00
2 Vorplanung                       7 %       100 %      17.920,00
3 Entwurfsplanung                 15 %       100 %      38.400,00
Summe netto                                             61.440,00
zzgl. 19 % MwSt.                                        11.673,60
Gesamtbetrag                                            73.113,60`);
  expect(lines(found).map(([quantity]) => quantity)).toEqual([null, null, null]);
});

test('what has its rate of tax in the column of the lines is one of them', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4418                  Datum: 22.01.2024

Art.-Nr.   Artikel                    Anzahl      Preis      MwSt      Gesamt
10214      Kaffeebohnen                    2      24,90       7 %       49,80
10380      Handmühle                       1      89,00      19 %       89,00
           Versandkosten                                     19 %        7,00
Gesamtbetrag inkl. MwSt.                                              145,80`);
  expect(lines(found).map(([, , total]) => total)).toEqual(['49.80', '89.00', '7.00']);
});

test('a factor beside price and count is none of both', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4419                  Datum: 22.01.2024

Ziffer     Leistung                 Einfachsatz     Faktor     Anzahl     Betrag
1          Beratung                        4,66        2,3          1      10,72
420        Ultraschall                     4,66        2,3          3      32,15
3550       Blutbild                        3,50       1,15          1       4,03
Gesamtbetrag                                                               46,90`);
  expect(lines(found)).toEqual([
    ['1', '4.66', '10.72'],
    ['3', '4.66', '32.15'],
    ['1', '3.50', '4.03'],
  ]);
});

test('the numbers of fields tell what they hold, and whose name it is', () => {
  const found = readTyped(`
Verkäufer (BG-4)                                 Käufer (BG-7)
Name [BT-27]      Brehm Technik GmbH             Name [BT-44]       Ostheim Anlagenbau AG
Adresse [BT-35]   Gartenweg 3                    Adresse [BT-50]    Ringstraße 8
PLZ / Ort         35037 Marburg                  PLZ / Ort          34117 Kassel

Nummer [BT-1]            4420                    Zu zahlen [BT-9]   23.10.2024
Ausgestellt [BT-2]       09.10.2024              Code [BT-3]        380

Pos.    Bezeichnung [BT-153]     Menge [BT-129]    Preis [BT-146]    Betrag [BT-131]
1       Wartung                               1            640,00             640,00
2       Rauchmelder                          12             48,75             585,00

Kategorie [BT-118]     Satz [BT-119]     Basisbetrag [BT-116]     Steuerbetrag [BT-117]
S – Normalsatz         19 %                          1.225,00                    232,75

Summe ohne USt [BT-109]      1.225,00
Summe USt [BT-110]             232,75
Summe mit USt [BT-112]       1.457,75`);
  const fields = [
    'SELLER_NAME',
    'BUYER_NAME',
    'INVOICE_NUMBER',
    'INVOICE_DATE',
    'DUE_DATE',
    'TAX_AMOUNT',
    'TOTAL_AMOUNT',
  ];
  expect(fields.map((field) => stated(found, field))).toEqual([
    'Brehm Technik GmbH',
    'Ostheim Anlagenbau AG',
    '4420',
    '2024-10-09',
    '2024-10-23',
    '232.75',
    '1457.75',
  ]);
  expect(lines(found).map(([, , total]) => total)).toEqual(['640.00', '585.00']);
});

test('points and their worth make the price of one', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4421                  Datum: 22.01.2024

Ziffer     Leistung                  Anz.      TP      TPW      Betrag
7301       Sitzung allgemein            1      48     1.10       52.80
7311       Sitzung aufwändig            1      77     1.10       84.70
7350       Zuschlag                     2      24     1.10       52.80
Total CHF                                                       190.30`);
  expect(lines(found).map(([quantity]) => quantity)).toEqual(['1', '1', '2']);
});

test('the price of a hundred or a thousand is printed with their number', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4422                  Datum: 22.01.2024

Pos   Beschreibung                     Menge        Preis in €     Summe in €
1     Flyer DIN lang              10.000 Stk     48,50 / 1.000         485,00
2     Broschüre A5                 1.500 Stk       62,40 / 100         936,00
3     Proof                            1 Stk             65,00          65,00
4     Versand                          3 Stk             18,90          56,70
Nettosumme                                                           1.542,70
19 % MwSt.                                                             293,11
Gesamtsumme                                                          1.835,81`);
  expect(lines(found)).toEqual([
    ['10000', '48.50', '485.00'],
    ['1500', '62.40', '936.00'],
    ['1', '65.00', '65.00'],
    ['3', '18.90', '56.70'],
  ]);
});

test('what was paid below the total is no second list, though the tax is left of the lines', () => {
  const found = readTyped(`${HEAD}
Rechnung Nr. 4423                  Datum: 11.07.2024

Leistung                           Menge      Preis netto     Betrag netto
Tagesmiete Kompaktklasse           4 Tage           41,18           164,72
Haftungsreduzierung                4 Tage           12,61            50,44
Mehrkilometer                      212 km            0,18            38,16
Gesamt netto                                                        253,32
MwSt 19 %                                                            48,13
Gesamt brutto EUR                                                   301,45
VISA **** 4410 vom 11.07.2024                                      -301,45
Offener Betrag                                                        0,00`);
  expect(lines(found).map(([, , total]) => total)).toEqual(['164.72', '50.44', '38.16']);
});
