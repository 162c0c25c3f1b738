import type { Conditions, Dimension, Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';

const OF_DOCUMENTS = ['invoice', 'document', 'creditNote', 'receipt', 'largest', 'smallest'] as const;

/**
 * "Suppliers we paid more than 1,000", "months above 5,000": the amount is one of sums rather than of each document.
 * Takes it out of `where`.
 */
export function ofSums(wish: Wish | null, said: Said, where: Conditions): Wish | null {
  const { min, max, over, under } = where;
  if ((min === undefined && max === undefined) || OF_DOCUMENTS.some((concept) => said.has(concept))) return wish;
  const by = groupsAsked(wish);
  if (!by) return wish;
  delete where.min;
  delete where.max;
  delete where.over;
  delete where.under;
  const measure = wish?.kind === 'aggregate' ? wish.measure : said.has('owed') ? 'owed' : 'gross';
  return { kind: 'aggregate', operation: 'sum', measure, by, having: { min, max, over, under } };
}

function groupsAsked(wish: Wish | null): Dimension | undefined {
  if (wish?.kind === 'names') return wish.count || wish.dimension === 'currency' ? undefined : wish.dimension;
  const isSum = wish?.kind === 'aggregate' && wish.operation === 'sum' && !wish.rank;
  return isSum ? wish.by : undefined;
}
