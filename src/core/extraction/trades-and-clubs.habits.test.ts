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
