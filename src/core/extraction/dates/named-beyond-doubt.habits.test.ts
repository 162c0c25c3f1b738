import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const ride = (due: string) => `
Faktura VAT                                  Numer faktury:        24/06/0093314
                                             Data wystawienia:     11.06.2024
                                             Data sprzedaży:       09.06.2024

SPRZEDAWCA                                   NABYWCA
Przewozy Osobowe Mrówka sp. z o.o.           Fundacja Zielony Kąt
ul. Turniejowa 55                            ul. Grzegórzecka 17
30-619 Kraków                                31-532 Kraków
NIP: 6792204417                              NIP: 6751488230

Nazwa usługi              Ilość     Cena netto     Wartość netto     Stawka VAT     Kwota VAT     Wartość brutto
Usługa przewozu osób          1          30,00             30,00             8%          2,40              32,40
Razem                                                      30,00                         2,40              32,40

Termin płatności:         ${due}
Do zapłaty:               32,40 PLN`;

test.each([
  ['a ride that was paid two days before it was billed', '09.06.2024', '2024-06-09'],
  ['a day months before the invoice is none to pay on', '09.02.2024', undefined],
])('the day to pay may lie before the invoice where both are named beyond doubt: %s', (_, due, day) => {
  const { entities } = readTyped(ride(due));
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2024-06-11');
  expect(entities.DUE_DATE?.[0]?.value).toBe(day);
});

test('what falls due for an animal is no day to pay, and fees that are due at the treatment are terms', () => {
  const { entities } = readTyped(`
Withy Brook Veterinary Surgeons Ltd
The Old Dairy, Mill Lane, Frome BA11 3PQ

Mrs P Ashdown-Gale                              Invoice No        338106
7 Chapel Street                                 Invoice Date      22/02/2024
Frome BA11 4NE

INVOICE
Date         Description                        Qty     Net £     VAT £     Total £
21/02/24     Consultation                         1     43.75      8.75       52.50
22/02/24     Dispensing fee                       1     12.50      2.50       15.00
                                  Invoice total         56.25     11.25       67.50

Fees are due at the time of treatment.

Reminders: Biscuit - Booster L4 & Kennel Cough due 14/04/2024. Mabel - Annual Booster due 02/05/2024.`);
  expect(entities.DUE_DATE).toBeUndefined();
  expect(entities.PAYMENT_TERMS?.[0]?.value).toBe('Fees are due at the time of treatment.');
});
