import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { documentType } from './document-type.ts';
import { saleEvidence } from './evidence.ts';
import { isOffer } from './offer-signs.ts';
import { paperText } from './paper-text.ts';
import { dealSigns } from './said-of-deal.ts';

const codesOf = (text: string) => {
  const facts = documentFacts(typedLayout(text));
  return saleEvidence(facts, {}, [], dealSigns(facts), paperText(facts), []).map(({ code }) => code);
};

const offers = (text: string) => {
  const facts = documentFacts(typedLayout(text));
  return isOffer(facts, paperText(facts));
};

test('blanks of a numbered form are blanks, though a number begins the next line', () => {
  expect(codesOf('1. Name ..........\n2. Adresse ..........\n3. Ort ..........\n4. Datum ..........')).toContain(
    'blanks',
  );
});

test.each(['119,00', '€ 500,00', 'EUR 500,00', 'CHF 1.20', '-5.00'])('dots that lead to %s are no blanks', (amount) => {
  const line = `Posten .......... ${amount}`;
  expect(codesOf([line, line, line, line].join('\n'))).not.toContain('blanks');
});

test('a page full of dots is read in time with their count', () => {
  expect(codesOf(`${'.'.repeat(6000)}5`)).not.toContain('blanks');
});

test('digits without end behind a title are no number of a quote or a receipt', () => {
  const digits = '1'.repeat(60_000);
  expect(offers(`Offerte ${digits}x`)).toBe(false);
  expect(documentType(documentFacts(typedLayout(`Quittance n° ${digits}!`)), {}, [], []).type).toBe('other');
});

test.each([
  ['Offerte 118', true],
  ['To accept it, please sign and return one copy.', true],
  ['Geldigheidsduur: 30 dagen', true],
  ['Geldigheidsduur van deze offerte 30 dagen', true],
  ['Our driver asked you to accept it at the gate.', false],
  ['Geldigheidsduur abonnement tot en met december', false],
])('%s: an offer or not', (line, is) => {
  expect(offers(line)).toBe(is);
});
