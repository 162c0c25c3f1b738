import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const dueOf = (page: string) => readTyped(page).entities.DUE_DATE?.[0]?.value ?? null;

test('the day on which a contract ends is no due date where a sentence asks for the money before', () => {
  expect(
    dueOf(`*Électra Pro
12 rue des Forges
37000 Tours

Facture d'électricité n° 4471 du 12/01/2026

VOTRE CONTRAT                    NET À PAYER TTC           641,48 €
Offre fixe 24 mois               à régler avant le 27/01/2026
Échéance : 11/11/2027

Boulangerie Florimond SARL
9 place du Marché
37210 Vernou

Électricité                     534,57 €
TVA 20 %                        106,91 €
Total TTC                       641,48 €`),
  ).toBe('2026-01-27');
});

const paid = (foot: string) =>
  dueOf(`*Clube Náutico da Barra
Rua do Cais 12
3830-120 Ílhavo

Fatura-Recibo FR 26/44
Data de emissão: 2026-01-29

Sabores da Ria Lda
Cais dos Moliceiros 3
3810-077 Aveiro

Quota anual 2026     1     240,00     240,00
IVA 23 %                               55,20
Total                                 295,20 EUR

Recebemos a importância supra por transferência bancária de 28/01/2026.
${foot}`);

test('a day with an hour is that of an event', () => {
  expect(paid('Assembleia Geral: 27 de março de 2026, às 15 h, no auditório da sede.')).toBeNull();
  expect(
    paid(
      'Os bens foram colocados à disposição em 2026-01-29. Assembleia Geral Ordinária: 27 de março de 2026,\nàs 15 h, no auditório da sede.',
    ),
  ).toBeNull();
});

test('when the invoice was due that a credit note takes back, is no day to pay', () => {
  expect(
    dueOf(`*Harlow Getränke KG
Industriering 30, 74172 Neckarsulm

GUTSCHRIFT

Nummer: G-418
Datum: 14.04.2024

Stadtcafé Pemberg
Marktplatz 11
74613 Öhringen

Apfelschorle                 10        11,80        118,00
Nettobetrag                                         118,00
Umsatzsteuer 19 %                                    22,42
Gesamtbetrag                                        140,42

Minderung des Entgelts aus unserer Rechnung R 25-118; ursprünglicher Rechnungsbetrag
1.284,77 EUR, fällig 21.04.2024. Reklamationen bitte innerhalb von 8 Tagen.`),
  ).toBeNull();
});

test.each([
  ['de', 'Das Guthaben von EUR 80,21 überweisen wir am 05.10.2025 auf Ihr Konto.', undefined],
  ['en', 'We will refund the credit to your account by 5 October 2025.', undefined],
  ['nl', 'Het tegoed betalen wij op 5 oktober 2025 terug.', undefined],
  ['de', 'Das Guthaben in Höhe von 32,28 € überweisen wir bis zum 5. Oktober 2025 auf Ihr Konto.', undefined],
  ['en', 'A non-refundable deposit is payable by 5 October 2025.', '2025-10-05'],
])('a day on which the reader is paid is none to pay on: %s, %s', (_, sentence, due) => {
  const bill = `*Nordgas GmbH
Hafenstr. 4, 20457 Hamburg

Invoice no. 2025-0418                         12 September 2025

Jan Peters
Am Deich 9
20459 Hamburg

Gas, 1 Sept 2024 to 31 Aug 2025                      1,327.79
Total                                                1,327.79

${sentence}
`;
  expect(readTyped(bill).entities.DUE_DATE?.[0]?.value).toBe(due);
});

test('a period whose ends have an hour is no day to pay, and the sentence that names the account is the terms', () => {
  const { entities } = readTyped(`*Hanseatische Brüder Versicherung a. G.
20078 Hamburg

Firma Orthopädie Kessebohm                              Beitragsrechnung Nr.: BR-27/4208117
Lange Reihe 9
26789 Leer                                              Hamburg, den 20. November 2026

für das Versicherungsjahr vom 01.01.2027, 0 Uhr, bis 31.12.2027, 24 Uhr, berechnen wir Ihnen bei jährlicher
Zahlungsweise die folgenden Beiträge:

Glasversicherung                                          105,20
Betriebshaftpflicht                                       729,17
Gesamtbeitrag                                             834,37 EUR

Wir bitten Sie, den Gesamtbeitrag bis zum 15.01.2027 unter Angabe der Rechnungsnummer auf unser Konto bei der
Landesbank, IBAN DE55 2005 0099 0044 1820 07, zu überweisen.`);
  expect(entities.DUE_DATE?.[0]?.value).toBe('2027-01-15');
  expect(entities.PAYMENT_TERMS?.[0]?.value).toContain('bis zum 15.01.2027');
});

test.each([
  ['Guthaben   -20,00\nFällig am 05.04.2024', '2024-04-05'],
  ['Unabhängig von der Erstattung durch Ihre Krankenkasse bitten wir um Zahlung bis zum 05.04.2024.', '2024-04-05'],
  ['Your credit balance has been applied; please pay the rest by 5 April 2024.', '2024-04-05'],
  ['Less refund   20.00\nDue by 5 April 2024', '2024-04-05'],
])('a refund beside it takes nothing from a day to pay: %s', (lines, due) => {
  const { entities } = readTyped(`*Nordgas GmbH
Hafenstr. 4, 20457 Hamburg

Rechnung 2024-0418                         04.03.2024

Jan Peters
Am Deich 9
20459 Hamburg

Gas                                          620,00
Gesamt                                       600,00

${lines}`);
  expect(entities.DUE_DATE?.[0]?.value).toBe(due);
});

test('a day with a caption of its own is not that of a letter, beside a town and its day', () => {
  const { entities } = readTyped(`*Schädlingsbekämpfung Rauh
Am Anger 4, 99084 Erfurt

Hausverwaltung Tulpe                     Objekt:            Marktstraße 9, 99084 Erfurt
Ringstraße 8                             begangen am:       15.09.2025
99086 Erfurt

Rechnung Nr. 2025/171                    Erfurt, 16.09.25

Köderstationen prüfen                    119,73
Mehrwertsteuer 19 %                       22,75
Zu zahlender Betrag EUR                  142,48`);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2025-09-16');
});
