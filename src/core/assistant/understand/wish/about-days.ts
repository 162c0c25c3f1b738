import type { Wish } from '../../plan.ts';
import type { Said } from '../concepts.ts';
import { has, type WishScope } from './wish-scope.ts';

/** "How many days until it is due", "by how many days is it overdue": of documents that are named, or a seller's. */
export function aboutDays(said: Said, scope: WishScope): Wish | null {
  if (!said.has('daysLeft') || !(scope.isAboutOne || scope.hasNames)) return null;
  const isOfPayment = scope.isDue || scope.payment !== undefined || has(said, 'owed', 'overdue', 'unpaid', 'paid');
  return isOfPayment || scope.isAboutOne ? { kind: 'field', labels: ['DUE_DATE'], inDays: true } : null;
}
