import { expect, test } from 'vitest';
import { withoutListed } from './listed-lines.ts';

test('the list goes, what is said before and after it stays', () => {
  const text =
    'Spent by month: \n• June: 1.00 EUR\n• July: 2.00 EUR\n… and 10 more. \nCurrencies are not added together.';
  expect(withoutListed(text)).toBe('Spent by month: \nCurrencies are not added together.');
});

test('a text without a list, or of nothing else, stays as it is', () => {
  expect(withoutListed('You spent 5.00 EUR.\nThat is all.')).toBe('You spent 5.00 EUR.\nThat is all.');
  expect(withoutListed('• a\n• b')).toBe('• a\n• b');
});
