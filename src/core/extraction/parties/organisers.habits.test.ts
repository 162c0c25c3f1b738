import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('who organises what is paid for sends the invoice', () => {
  const { entities } = readTyped(`*Soil Science Week 2025
Organiser: Terra Events GmbH, Prinz-Eugen-Str. 8, 1040 Wien

Invoice no. ESSW-0447
Invoice date 12 April 2025

Norsk Jordforskning AS
Moerveien 1
1430 Ås, Norway

Item                                       Amount
Full conference pass                       890.00
Poster printing A0                          65.00
Total                                      955.00`);
  expect(entities['SELLER_NAME']?.[0]?.value).toBe('Terra Events GmbH');
});
