import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { LONG_LIST, limitOf } from './ranking.ts';
import { has, type WishScope } from './wish-scope.ts';

/** The plan, the system's figures, and what came in last. */
export function aboutAccount(said: Said, scope: WishScope): Wish | null {
  if (scope.hasNames || scope.isAboutOne) return null;
  const others = ['spend', 'owed', 'unpaid', 'overdue', 'tax', 'net'] as const;
  if (said.has('usage') && !has(said, ...others)) return { kind: 'usage' };
  if (said.has('stats') && !has(said, ...others, 'seller', 'buyer')) return { kind: 'stats' };
  if (said.has('recent') && !scope.hasPeriod && !has(said, ...others)) {
    const number = limitOf(said, scope.dictionary) ?? LONG_LIST;
    return {
      kind: 'list',
      rank: { sort: said.has('document') || !said.has('invoice') ? 'uploaded' : 'date', order: 'desc', limit: number },
    };
  }
  return null;
}

/** Duplicates, failed checks and entities. */
export function aboutDocumentsAsSuch(said: Said, scope: WishScope): Wish | null {
  const counts = has(said, 'howMany', 'count');
  if (said.has('duplicate') && !scope.item) return { kind: 'duplicates', count: counts };
  if (has(said, 'failedChecks') && !has(said, 'howMuch', 'spend')) {
    return counts ? { kind: 'aggregate', operation: 'count', measure: 'gross' } : { kind: 'checks' };
  }
  if (said.has('entity')) return { kind: 'entities', count: counts };
  return null;
}
