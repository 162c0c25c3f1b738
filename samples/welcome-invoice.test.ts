import { readFileSync } from 'node:fs';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { welcomeInvoice } from './welcome-invoice.ts';

test('the committed welcome invoice is what its generator draws, byte for byte', () => {
  const committed = readFileSync(new URL('./welcome-invoice.pdf', import.meta.url));
  expect(Buffer.from(welcomeInvoice()).equals(committed)).toBe(true);
});

test('the welcome invoice adds up and its account passes the checksums', () => {
  expect(1450 + 32 * 65 + 500 * 0.48).toBe(3770);
  expect(3770 * 1.2).toBe(4524);
  expect(isValidIBAN('GB29NWBK60161331926819')).toBe(true);
  expect(isValidBIC('NWBKGB2L')).toBe(true);
});
