import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { findPatternEntities } from './find-pattern-entities.ts';

const found = (text: string) =>
  findPatternEntities({ layout: typedLayout(text), currency: 'EUR', language: 'de', taken: [], isInvoice: true }).map(
    ({ label, value }) => `${label} ${value}`,
  );

test('an IBAN goes on in the next line of a narrow column', () => {
  const text = `Amtsgericht Berlin         Commerzbank          Telefon 030 555014
HRB 118204                 DE89 3704 0044       mail@acme.example
USt-ID DE136695976         0532 0130 00`;
  expect(found(text)).toContain('IBAN DE89370400440532013000');
  expect(found(text).filter((one) => one.startsWith('PHONE'))).toHaveLength(1);
});

test('it may begin behind its label and go on below the label', () => {
  expect(found('IBAN: NL91 ABNA\n0417 1643 00\nBIC: ABNANL2A')).toContain('IBAN NL91ABNA0417164300');
});

test('groups in the next line that do not prove it are none of it', () => {
  expect(found('Konto DE89 3704 0044\n0532 0130 01').filter((one) => one.startsWith('IBAN'))).toEqual([]);
});
