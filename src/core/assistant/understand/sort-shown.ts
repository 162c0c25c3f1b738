import type { Plan, Ranking } from '../plan.ts';
import { ALL_RANKED } from '../plan.ts';
import type { Said } from './concepts.ts';

/** "Sort by amount": the list before, in that order; null where no list was shown or nothing is to be sorted. */
export function sortedAnew(said: Said, previous: Plan | undefined): Plan | null {
  const match = said.form('sortBy');
  if (!match || previous?.wish.kind !== 'list') return null;
  const sort: Ranking['sort'] = match[1] ? 'due' : match[2] ? 'date' : 'amount';
  // What is due first is wanted first; of amounts and dates the greatest and the latest.
  const order = sort === 'due' || said.form('ascending') ? 'asc' : 'desc';
  const { language, where } = previous;
  return { language, where, wish: { ...previous.wish, rank: { sort, order, limit: ALL_RANKED } } };
}
