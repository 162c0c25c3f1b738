import { expect, test } from 'vitest';
import { WORDINGS, writeOrdinal } from './format-figures.ts';

test('a place is written as the language writes it', () => {
  expect([1, 2, 3, 4, 11, 22].map((place) => writeOrdinal(place, WORDINGS.en))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
  expect(writeOrdinal(2, WORDINGS.de)).toBe('2.');
  expect(writeOrdinal(2, WORDINGS.fr)).toBe('2e');
});

test('a sentence that ends with a name has one full stop, also where the name brings its own', () => {
  const { say } = WORDINGS.en;
  expect(say.noField('IBAN', 'NO-1, Northwind Tools Ltd.')).toBe('No IBAN was found in NO-1, Northwind Tools Ltd.');
  expect(say.noField('IBAN', 'NO-1, Acme')).toBe('No IBAN was found in NO-1, Acme.');
  expect(say.noneFound('invoices', ' at Northwind Tools Ltd.')).toBe('No invoices found at Northwind Tools Ltd.');
  expect(WORDINGS.de.say.nearest('Kunz & Co.')).toBe('Am nächsten kommen Kunz & Co.');
});
