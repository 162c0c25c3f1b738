import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('a painter writes to the owners of a house, and "BV:" names the works', () => {
  const found = readTyped(`Malerfachbetrieb Jochen Wendland e. K. · Schanzenstr. 27 · 34130 Kassel
WEG Lindenhof 12-14
c/o Hausverwaltung Trapp
Frau Seibel
Wolfsschlucht 8
34117 Kassel

                                                  Rechnung Nr.             2026/0047
*Rechnung                                         Rechnungsdatum          02.04.2026

BV: Renovierung Treppenhaus
Lindenhof 12-14, 34131 Kassel

Sehr geehrte Frau Seibel,
für die ausgeführten Arbeiten erlauben wir uns zu berechnen:

Pos.   Menge Einh.    Bezeichnung                          EP €          GP €
1      186,40 m²      Grundanstrich mit Tiefgrund          2,10        391,44
2      42,00 m        Sockel abgesetzt                    11,80        495,60

                                     Nettosumme                      887,04 €
                                     zzgl. 19,00 % MwSt.             168,54 €
                                     Rechnungsbetrag               1.055,58 €`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'Malerfachbetrieb Jochen Wendland e. K.',
    'WEG Lindenhof 12-14',
  ]);
});

test.each([
  ['Zahlbar innert 30 Tagen netto, d.h. bis 04.12.2025. Wir danken für Ihr Vertrauen.', '2025-12-04'],
  ['Payable within 30 days net, i.e. by 4 December 2025. Thank you.', '2025-12-04'],
  ['Payable à 30 j. nets, soit le 04/12/2025. Merci de votre confiance.', '2025-12-04'],
])('"%s": the point of an abbreviation ends no sentence', (terms, due) => {
  const found = readTyped(`*Brunner Treuhand AG
Bahnhofplatz 5, 3400 Burgdorf

Invoice 25-1093
4.11.2025

Schreinerei Wyss GmbH
Oberdorf 19
3415 Hasle

Total CHF                                      2'675.05

${terms}`);
  expect(stated(found, 'DUE_DATE')).toBe(due);
});

test('hours of a law firm and the costs it advanced are one bill, of which the last sum is the total', () => {
  const found = readTyped(`*Halvorsen & Pike, P.C.
412 Commerce Street, Astoria, Oregon 97103

Brightwater Marina LLC                     Invoice Date:        March 6, 2026
75 Pier Road                               Invoice Number:              18842
Warrenton, OR 97146

FOR PROFESSIONAL SERVICES RENDERED
Date        Tkpr   Description                                Hours      Rate       Amount
02/03/26    JTH    Review slip lease and correspondence        1.40    385.00       539.00
02/04/26    SRP    Legal research re riparian easement         3.20    265.00       848.00
02/11/26    LMK    Compile exhibits A-F                        2.50    140.00       350.00
Total Professional Services                                    7.10              $1,737.00

COSTS ADVANCED
02/19/26    Clerk of Court - filing fee                                             402.00
02/24/26    Process server                                                           95.00
02/27/26    Courier to harbor office                                                 27.90
Total Costs Advanced                                                               $524.90

                                     ACCOUNT SUMMARY
                                     Professional Services                       $1,737.00
                                     Costs Advanced                                $524.90
                                     TOTAL AMOUNT DUE                            $2,261.90

Payment is due within 30 days of the invoice date.`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('2261.90');
  expect(found.line_items?.map(({ line_total }) => line_total)).toEqual([
    ...['539.00', '848.00', '350.00'],
    ...['402.00', '95.00', '27.90'],
  ]);
});

test('labour and parts are both read where a third section is printed again among the sums', () => {
  const found = readTyped(`*HARTLEY ROAD MOTORS
Unit 6 Hartley Road, Gillingham ME8 0LR

Mr A Chowdhury                             Invoice No:        30715
17 Linden Avenue                           Invoice Date:      24 Feb 2026
Gillingham ME7 2PT

LABOUR                                                   Hours      Rate        Net
           Carry out full service                         2.20     68.00     149.60
           Replace front brake discs                      1.50     68.00     102.00
PARTS                                                      Qty     Price        Net
WL7521     Oil filter                                     1.00      9.40       9.40
EK6710     Air filter                                     1.00     16.30      16.30
BDM1044    Brake disc front                               2.00     41.85      83.70
MOT                                                                             Net
           MOT test class 4 (no VAT)                                          45.00

                                          Labour                            £251.60
                                          Parts                             £109.40
                                          MOT                                £45.00
                                          VAT @ 20%                          £72.20
                                          TOTAL                             £478.20`);
  expect(found.line_items?.map(({ line_total }) => line_total).slice(0, 5)).toEqual([
    ...['149.60', '102.00'],
    ...['9.40', '16.30', '83.70'],
  ]);
});

test.each([
  ['Factuurnummer:2026-0063', '2026-0063'],
  ['Rechnungsnr.:4711', '4711'],
  ['Rechnungs-Nr.:R26-0112', 'R26-0112'],
  ['Fakturanummer:26017', '26017'],
  ['Rechnung Nr.:R26-0112', 'R26-0112'],
])('"%s" is label and number without a space between', (line, number) => {
  const found = readTyped(`*De Meidoorn B.V.
Achterweg 18
8401 PR Gorredijk

VvE Parkzicht
Stationslaan 100
8401 DK Gorredijk

${line}
Factuurdatum:30-03-2026

Snoeien leilindes     € 285,00
21% btw                € 59,85
Totaal                € 344,85`);
  expect(stated(found, 'INVOICE_NUMBER')).toBe(number);
});

test.each([
  ['STUDIO LEGALE', 'Avv. Lucrezia Montanari', 'Patrocinante in Cassazione'],
  ['RECHTSANWALTSKANZLEI', 'Dr. Katrin Moosbach', 'Fachanwältin für Baurecht'],
  ['CABINET DENTAIRE', 'Dr Delphine Corbel', 'Médecin spécialiste en orthodontie'],
  ['SOLICITORS', 'Halvorsen Pike', 'Regulated by the Law Society'],
])('what %s and a qualification stand around is the name', (profession, name, qualification) => {
  const found = readTyped(`${profession}
${name}
${qualification}
44121 Ferrara - Corso Ercole I d’Este, 31
Tel. 0532 555 014

                                        Spett.le
                                        Cantine Belriguardo S.r.l.
                                        Via Provinciale, 118
                                        44019 Voghiera (FE)

Fattura n. 27/2026 del 19/02/2026

Fase di studio                                      € 919,00
Fase introduttiva                                   € 777,00
Totale imponibile                                 € 1.696,00
I.V.A. 22%                                          € 373,12
Totale documento                                  € 2.069,12`);
  expect(stated(found, 'SELLER_NAME')).toBe(name);
});
