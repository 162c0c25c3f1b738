import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { amountCandidates } from './amount-candidates.ts';
import { isBaseOfRate, isTaxInside } from './tax-signs.ts';

/** The amounts of a line of which a rate is taken. */
function basesOf(line: string): string[] {
  const amounts = amountCandidates(documentFacts(typedLayout(line)));
  return amounts.filter((amount) => isBaseOfRate(amount, amounts)).map(({ value }) => value);
}

test.each([
  'Total includes 20% VAT of £20.00',
  'Total includes 20% VAT of £20.00          £120.00',
  'inkl. 19 % MwSt. von 15,97 €',
  'Darin enthalten 19 % MwSt. von 15,97 €',
  'soit TVA 20 % de 16,67 €',
  'dont TVA 20 % de 16,67 €',
  'Waarvan 21% btw van € 21,00',
  'w tym VAT 23% z 23,00 zł',
])('the tax inside a total is no base of its rate: %s', (line) => {
  expect(basesOf(line)).toEqual([]);
});

test.each([
  ['Btw 9 % over € 640,00          € 57,60', '640.00'],
  ['Waarvan btw 21% van € 100,00          € 21,00', '100.00'],
  ['inkl. 19 % MwSt. aus 100,00 €', '100.00'],
])('what a rate is taken of is its base: %s', (line, base) => {
  expect(basesOf(line)).toEqual([base]);
});

/** The amounts of a line that are named as the tax inside a total. */
function taxesInside(line: string): string[] {
  const facts = documentFacts(typedLayout(line));
  const amounts = amountCandidates(facts);
  return amounts.filter((amount) => isTaxInside(amount, amounts, facts)).map(({ value }) => value);
}

test.each([
  'Gesamtbetrag inkl. MwSt. 119,00 €',
  'Summe inkl. 19 % MwSt. 119,00 €',
  'Total incl. VAT 119.00',
  'Total incl. VAT: 119.00',
  'Total (incl. VAT) 119.00',
  'Total incl. GST $110.00',
  'Total including tax $10.00',
  'Total incl. TVA CHF 108.10',
  'Totaal incl. BTW € 119,00',
  'Te betalen incl. BTW 21% 121,00',
  'Total excl. VAT 100.00          Total incl. VAT 119.00',
  'Net 100.00 VAT 19.00 total incl. VAT 119.00',
  'Coat £120.00          postage incl. VAT £6.00',
  'Total £120.00          postage incl. VAT £6.00',
  'Coat £120.00          incl. VAT £6.00',
])('a total with its tax is no tax: %s', (line) => {
  expect(taxesInside(line)).toEqual([]);
});

test.each([
  ['Total (includes GST of $63.09)', '63.09'],
  ['Total includes VAT of £20.00', '20.00'],
  ['Total (incl. VAT 19.00)', '19.00'],
  ['Summe inkl. 19 % MwSt. von 15,97 €', '15.97'],
  ['davon USt. 5,20 €', '5.20'],
  ['dont TVA 20 %: 16,67 €', '16.67'],
  ['waarvan btw € 21,00', '21.00'],
  ['Total $55.00 includes GST $5.00', '5.00'],
  ['Total          £19.20 incl. VAT 3.20', '3.20'],
  ['TOTAL $110.00          Includes GST $10.00', '10.00'],
  ['Summe 119,00 € inkl. 19 % MwSt. 19,00 €', '19.00'],
  ['Totaal € 121,00 incl. 21% btw € 21,00', '21.00'],
  ['Yhteensä 125,50 € sisältää alv 25,5 % 25,50 €', '25.50'],
])('the tax inside a total is named: %s', (line, tax) => {
  expect(taxesInside(line)).toEqual([tax]);
});
