import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { amountCandidates } from '../amounts/amount-candidates.ts';
import { documentFacts } from './document-facts.ts';
import { labelLinks } from './label-links.ts';
import { strongestLink } from './link-features.ts';

/** How strongly the titles above an amount name it so. */
function titled(text: string, amount: string, classes: LabelClass[]): number {
  const facts = documentFacts(typedLayout(text));
  const [candidate] = amountCandidates(facts).filter(({ value }) => value === amount);
  return strongestLink(labelLinks(candidate!, facts), classes);
}

test('of titles one space apart each names the amount in its own column', () => {
  const packed = `Base HT   Net HT Total TVA Total TTC Acompte NET À PAYER
 693,00   693,00    138,60    831,60  300,00      531,60`;
  expect(titled(packed, '138.60', ['tax'])).toBeGreaterThan(0.8);
  expect(titled(packed, '138.60', ['total', 'prepaid', 'amount_due'])).toBeLessThan(0.3);
  expect(titled(packed, '831.60', ['total'])).toBeGreaterThan(0.8);
  expect(titled(packed, '831.60', ['tax', 'prepaid', 'amount_due'])).toBeLessThan(0.3);
  expect(titled(packed, '531.60', ['amount_due'])).toBeGreaterThan(0.8);
});

test('one title of two words is that of all that stands below it', () => {
  const single = `Total TTC Net à payer
               531,60`;
  expect(titled(single, '531.60', ['total'])).toBeGreaterThan(0.4);
});
