import type { Plan, Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';

const WHO_MOST =
  /^\s*(?:and |ok |so |und |et )*(?:who|wer|qui)(?:'s)? (?:(?:is|was|were|are|got|gets|cost|costs|charged|received|did|we|pay|paid|ist|war|hat|bekam|est|etait|a|us|uns|the|der|die|das|le|la|les|am) )*(?:biggest|largest|most expensive|priciest|most|top|smallest|cheapest|least|gros{1,2}ten?|teuersten?|meisten?|kleinsten?|billigsten?|plus (?:gros(?:se)?|cher|chere)|moins (?:cher|chere))(?: (?:supplier|vendor|seller|one|of them|of those|lieferant|fournisseur))*[\s?.!]*$/u;
/** "From which suppliers?": of what was told before. */
const WHICH_SELLERS =
  /^\s*(?:(?:and|ok|so|und|et)\s+)*(?:(?:from|with|at|von|bei|de|chez)\s+)?(?:which|what|welchen?|quels)\s+(?:suppliers?|vendors?|sellers?|companies|lieferanten|fournisseurs)(?:\s+(?:are|is|were|sind|waren|sont)\s+(?:they|those|that|it|these|das|ces))?[\s?.!]*$/u;
const LEAST = /(?<!\p{L})(?:smallest|cheapest|least|kleinsten?|billigsten?|moins)(?!\p{L})/u;

/**
 * "Who was the biggest?" behind a sum, where "which" would ask for an invoice, and "from which suppliers?" behind
 * anything that is not of all documents.
 */
export function sellersOfBefore({ text }: Said, { wish, where }: Plan): Wish | undefined {
  if (wish.kind === 'aggregate' && wish.operation === 'sum' && WHO_MOST.test(text)) {
    const rank = { sort: 'amount', order: LEAST.test(text) ? 'asc' : 'desc', limit: 1 } as const;
    return { kind: 'aggregate', operation: 'sum', measure: wish.measure, by: 'seller', rank };
  }
  const isOfSome = Object.keys(where).length > 0;
  return isOfSome && WHICH_SELLERS.test(text) ? { kind: 'names', dimension: 'seller', count: false } : undefined;
}
