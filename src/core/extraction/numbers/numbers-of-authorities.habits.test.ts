import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const numberOf = (fields: string) =>
  readTyped(`*Landkreis Saaletal
Bauordnungsamt, Schloßberg 1, 06618 Naumburg

Matthias Noack
Lindenweg 6
06632 Freyburg
${fields}

*Kostenrechnung
Für die Amtshandlung werden folgende Kosten festgesetzt:

Gebühr Baugenehmigung                              412,00 EUR
Auslagen (Zustellung)                               14,50 EUR
Gesamtbetrag                                       426,50 EUR

Bitte überweisen Sie den Betrag bis zum 17.02.2025.`).entities.INVOICE_NUMBER?.[0]?.value;

test('under which mark the cashier books it is the number of an authority’s bill, not that of the file', () => {
  const fields = `
                                          Aktenzeichen:     63-BG-2024-00418
                                          Datum:            15.01.2025
                                          Kassenzeichen:    5.0417.880021.3`;
  expect(numberOf(fields)).toBe('5.0417.880021.3');
});

test('a number that is called the bill’s goes before it', () => {
  const fields = `
                                          Rechnungsnummer:  2025-00418
                                          Datum:            15.01.2025
                                          Kassenzeichen:    5.0417.880021.3`;
  expect(numberOf(fields)).toBe('2025-00418');
});

test('so does the number of the notice itself', () => {
  const fields = `
                                          Kassenzeichen:    5.0417.880021.3
                                          Bescheidnummer:   2025/00418
                                          Datum:            15.01.2025`;
  expect(numberOf(fields)).toBe('2025/00418');
});

test('a number of the case is that of the bill where nothing else is, though orders have theirs', () => {
  const fields = `
                                          Vorgangsnummer:   4471902
                                          Auftragsnummer:   24-0118
                                          Datum:            15.01.2025`;
  expect(numberOf(fields)).toBe('4471902');
});
