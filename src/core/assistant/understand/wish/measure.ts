import type { Measure } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { has, type WishScope } from './wish-scope.ts';

/** Gross where nothing else is said. */
export function measureOf(said: Said, { payment, isDue }: WishScope): Measure {
  if (said.has('net')) return 'net';
  if (said.without('net', 'gross').has('tax')) return 'tax';
  if (said.has('owed') || payment === 'unpaid' || payment === 'overdue' || isDue) return 'owed';
  return 'gross';
}

/** What is done with the amounts of each group. */
export function operationOf(said: Said): 'sum' | 'average' | 'median' | 'count' | 'share' {
  if (said.has('share')) return 'share';
  if (said.has('median')) return 'median';
  if (said.has('average')) return 'average';
  const asksCount = has(said, 'howMany') || (said.has('count') && !has(said, 'spend', 'total'));
  if (asksCount) return 'count';
  const saysCount = said.form('mostOften') || (said.form('mostInvoices') && !has(said, 'total', 'howMuch'));
  return saysCount ? 'count' : 'sum';
}
