import { average } from './figure-average.ts';
import type { AskedFigure } from './figure-basis.ts';
import { count } from './figure-count.ts';
import { extreme } from './figure-extreme.ts';
import { share } from './figure-share.ts';
import { sum } from './figure-sum.ts';
import { ofEach } from './figures-of-each.ts';
import type { Finding } from './finding.ts';

/** Counts, sums, averages, medians, ends and shares; of all that is meant, or of each seller, month and so on. */
export async function answerFigure(asked: AskedFigure): Promise<Finding> {
  const { operation, by } = asked.wish;
  if (by) return ofEach(asked, by);
  if (operation === 'count') return count(asked);
  if (operation === 'share') return share(asked);
  if (operation === 'average' || operation === 'median') return average(asked);
  if (operation === 'min' || operation === 'max') return extreme(asked);
  return sum(asked);
}
