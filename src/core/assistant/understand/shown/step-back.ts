import type { Plan } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';

/** "And the one before that?" behind the latest invoice: the next one in the same order; null where none was at an end. */
export function steppedBack(said: Said, previous: Plan | undefined): Plan | null {
  if (!said.form('oneBefore') || previous?.wish.kind !== 'list') return null;
  const { rank } = previous.wish;
  const isOfLatest = rank?.sort === 'date' && rank.order === 'desc' && rank.limit === 1;
  if (!isOfLatest) return null;
  return {
    language: previous.language,
    where: previous.where,
    wish: { ...previous.wish, rank: { ...rank, place: (rank.place ?? 1) + 1 } },
  };
}
