import { expect, test } from 'vitest';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { nameCandidates } from './name-candidates.ts';
import { partyEvidence } from './name-evidence.ts';
import { signedNames } from './name-signs.ts';

/** How strongly a page's headings give a name to the buyer. */
function buyerEvidence(page: string, name: string): number {
  const facts = documentFacts(layoutDocument(typedDocument(page)));
  const found = nameCandidates(facts, signedNames(facts)).find(({ value }) => value === name)!;
  return partyEvidence(found, facts).buyer;
}

test('a heading with lines of its own below says little of the letterhead at the other end of its line', () => {
  const page = `Invoice To:                                                   Sunline Power Systems, Inc.
Cascadia Growers Cooperative                                  2250 Industrial Blvd
PO Box 4471                                                   Yakima, WA 98902`;
  expect(buyerEvidence(page, 'Cascadia Growers Cooperative')).toBeGreaterThan(0.9);
  expect(buyerEvidence(page, 'Sunline Power Systems, Inc.')).toBeLessThan(0.5);
});

test('a heading whose value stands beside it says all of it', () => {
  expect(
    buyerEvidence('Invoice to:      Cascadia Growers Cooperative\nJob:        24-0117', 'Cascadia Growers Cooperative'),
  ).toBe(1);
});
