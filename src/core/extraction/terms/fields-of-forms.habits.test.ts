import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const termsIn = (body: string) =>
  readTyped(`
*Harlow Tiles SL
Calle Mayor 4
28001 Madrid

Fecha de factura: 04/03/2024          Factura 2024-118

Azulejos                     4        25,00        100,00
IVA 21 %                                            21,00
Total factura                                      121,00

${body}`).entities.PAYMENT_TERMS?.[0]?.value;

test.each([
  ['Observaciones: Pago a 45 días fecha factura, según pliego.', 'Pago a 45 días fecha factura, según pliego.'],
  ['Bemerkung: Zahlbar innerhalb von 14 Tagen nach Erhalt.', 'Zahlbar innerhalb von 14 Tagen nach Erhalt.'],
  ['Note: Payment is due within 30 days of the invoice date.', 'Payment is due within 30 days of the invoice date.'],
])('what a remark says of paying is told without its title: %s', (line, terms) => {
  expect(termsIn(line)).toBe(terms);
});

test('the name of a sum that falls due is no term', () => {
  expect(
    termsIn(`
Forma de pago              04 – Transferencia
Vencimiento                03-04-2024
Importe vencimiento        121,00 €`),
  ).toBeUndefined();
});

test('the first line of a title of terms is no term, and its value is', () => {
  expect(
    termsIn(`
Skonto; weitere            Zahlbar in 21 Tagen     Kontoinhaber     Harlow
Zahlungsbedingungen        ohne Abzug              IBAN             DE02 1203 0000 0000 2020 51`),
  ).toContain('ohne Abzug');
});

test('behind the day a form may describe its terms', () => {
  expect(
    termsIn(`
Termin płatności        Opis płatności
03.04.2024              30 dni od daty wystawienia faktury`),
  ).toBe('30 dni od daty wystawienia faktury');
});

test.each([
  ['Vencimiento: 30 días, 03/04/2024', '30 días'],
  ['Due date: 30 days (3 April 2024)', '30 days'],
  ['Fälligkeit: 30 Tage – 03.04.2024', '30 Tage'],
])('a term in the field of a day, and right behind it the day that it leads to: %s', (line, terms) => {
  expect(termsIn(line)).toContain(terms);
});
