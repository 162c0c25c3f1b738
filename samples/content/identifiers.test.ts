import { isValidIBAN } from 'ibantools';
import { checkVAT, countries } from 'jsvat';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { bankAccount } from './bank-accounts.ts';
import type { Country } from './locale.ts';
import { taxIdentifier } from './tax-identifiers.ts';

test('every IBAN has the length and check digits of its country', () => {
  for (const country of ['DE', 'AT', 'CH', 'FR', 'BE', 'LU', 'NL', 'ES', 'IT', 'GB', 'IE'] as const) {
    const random = createRandom(3);
    for (let i = 0; i < 20; i++) {
      const { iban } = bankAccount(random, country);
      if (iban !== null) expect(isValidIBAN(iban.replaceAll(' ', '')), iban).toBe(true);
    }
  }
});

test('tax numbers pass the check digits of their country', () => {
  const prefixed: Partial<Record<Country, string>> = { ES: 'ES', IT: 'IT', GB: 'GB' };
  for (const country of ['DE', 'AT', 'FR', 'BE', 'NL', 'ES', 'IT', 'GB', 'IE', 'LU'] as const) {
    const random = createRandom(5);
    for (let i = 0; i < 20; i++) {
      const compact = taxIdentifier(random, country).replace(/[ .-]/g, '');
      const prefix = prefixed[country];
      const whole = prefix && !compact.startsWith(prefix) ? prefix + compact : compact;
      expect(checkVAT(whole, countries).isValid, whole).toBe(true);
    }
  }
});
