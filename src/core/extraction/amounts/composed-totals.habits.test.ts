import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { amountCandidates } from './amount-candidates.ts';
import { composedTotals } from './composed-totals.ts';

/** The totals that a column of amounts makes, from its top downwards. */
function composed(text: string): string[] {
  const facts = documentFacts(typedLayout(text));
  return [...composedTotals(amountCandidates(facts), facts).totals].map(({ value }) => value);
}

test('the tax that the buyer pays to the state makes no other total of what is due', () => {
  const split = `Totale imponibile                      7.700,00 €
Totale IVA                               308,00 €
Totale documento                       8.008,00 €
IVA a carico del committente            -308,00 €
Netto a pagare                         7.700,00 €`;
  expect(composed(split)).toEqual(['8008.00']);
  const withheld = `Base imponible                       1.000,00 €
IVA 21%                                210,00 €
IRPF 15%                              -150,00 €
Total                                1.060,00 €`;
  expect(composed(withheld)).toEqual(['1060.00']);
});
