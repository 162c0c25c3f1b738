import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const dueOf = (terms: string) =>
  readTyped(`*Ardenhall Valves Ltd
4 Mill Lane, Leeds LS1 4AP                                  Number/Date    91400277 / 11.11.2024
                                                            Customer       104417
Pemberton Works Ltd
12 College Road, York YO1 7EP

*Invoice
${terms}

Description          Qty    Price      Amount
Ball valve             4    61.30      245.20

Total EUR                              245.20`).entities.DUE_DATE?.[0]?.value;

test('the day until which a discount is granted is not the due date beside one without deduction', () => {
  expect(
    dueOf(`Zahlungsbedingungen Bis 25.11.2024 erhalten Sie 3,000 % Skonto
                    Bis 11.12.2024 ohne Abzug`),
  ).toBe('2024-12-11');
  expect(
    dueOf(`Terms of payment    Up to 25.11.2024 you receive 3.000 % discount
                    Up to 11.12.2024 without deduction`),
  ).toBe('2024-12-11');
  expect(
    dueOf(`Condizioni di pagamento  Entro il 25.11.2024 3,000 % sconto
                         Entro il 11.12.2024 senza detrazione`),
  ).toBe('2024-12-11');
});

test('a shortened word ends nothing that is said of a day', () => {
  expect(dueOf('Zahlbar bis 25.11.2024 abzgl. 3 % Skonto (7,36 EUR) oder bis 11.12.2024 netto.')).toBe('2024-12-11');
});

test('a day of payment stays one where the words behind it grant nothing', () => {
  expect(dueOf('Zahlbar bis 11.12.2024 ohne Skonto.')).toBe('2024-12-11');
  expect(dueOf('Zahlbar bis 11.12.2024, bei Zahlung bis 25.11.2024 3 % Skonto.')).toBe('2024-12-11');
});

test('terms as a table: the day beside a rate is that of the discount', () => {
  const found = readTyped(`*Ardenhall Valves Ltd
4 Mill Lane, Leeds LS1 4AP                                  Rechnungs-Nr.  91400277
                                                            Datum          11.11.2024
Pemberton Works Ltd
12 College Road, York YO1 7EP

Bezeichnung          Menge  Preis       Summe
Kugelhahn              4    61,30      245,20

Gesamtsumme                            245,20

Zahlungsziel      Skonto      fällig bis      zu zahlen
8 Tage            2 %         25.11.2024         240,30
30 Tage           netto       11.12.2024         245,20`);
  expect(found.entities.DUE_DATE?.[0]?.value).toBe('2024-12-11');
});

test('the later of two days is the one to pay, whatever word stands behind it', () => {
  expect(
    dueOf(`Zahlungsbedingung: bis 25.11.2024 2,00 % Skonto auf 245,20 = 4,90 EUR
                   bis 11.12.2024 netto Kasse`),
  ).toBe('2024-12-11');
  expect(
    dueOf(`Bezahlung bis 25.11.2024 abzgl. 2,00 % Skonto = 4,90 EUR
          bis 11.12.2024 rein netto`),
  ).toBe('2024-12-11');
});

test('a later day far from a discount is another matter', () => {
  expect(
    dueOf(`Zahlbar bis 25.11.2024 mit 2 % Skonto.
Lieferung frei Haus.
Ware bleibt unser Eigentum.
Bitte prüfen Sie die Ware.
Preisliste gültig bis 31.12.2024`),
  ).not.toBe('2024-12-31');
});

test('of days below each other under a title that speaks of discounts the last takes nothing off', () => {
  expect(
    dueOf(`Zahlungsbedingung:   8 Tage 3 %, 14 Tage 2 %, 30 Tage netto
                     fällig am     Skonto %     Skonto EUR     Zahlbetrag EUR
                     19.11.2024        3,00           7,36             237,84
                     25.11.2024        2,00           4,90             240,30
                     11.12.2024        0,00           0,00             245,20`),
  ).toBe('2024-12-11');
});

test('a day behind a term, by a sign or behind a day in words, is the one to pay', () => {
  expect(dueOf('30 Tage netto = 11.12.2024')).toBe('2024-12-11');
  expect(dueOf('Payment is due by the last day of the month following the month of invoice, i.e. 31/12/2024.')).toBe(
    '2024-12-31',
  );
});
