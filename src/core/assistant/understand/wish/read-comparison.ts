import type { Conditions, DateRange, Plan, Wish } from '../../plan.ts';
import { contiguous } from '../times/ranges.ts';
import type { Said } from '../words/concepts.ts';

/** Whether two things are put beside each other: "compare …", "which is more, … or …". */
export function saysCompare(said: Said): boolean {
  const isMore = said.form('whichIsMore') !== null;
  return said.has('compare') || (isMore && (said.form('either') !== null || said.form('than') !== null));
}

interface Comparison {
  where: Conditions;
  periods: readonly DateRange[];
  isCompared: boolean;
  previous: Plan | undefined;
  /** "Together", "in total": one figure of all of them. */
  isSummed: boolean;
}

/** Two sellers or two periods beside each other; else the wish as it was. Takes what makes the sides out of `where`. */
export function compared(
  wish: Wish | null,
  { where, periods, isCompared, previous, isSummed }: Comparison,
): Wish | null {
  if (wish?.kind === 'lines' && periods.length > 1 && (isCompared || !contiguous(periods))) {
    delete where.period;
    return {
      ...wish,
      wants: wish.wants === 'spent' || wish.wants === 'quantity' ? wish.wants : 'averagePrice',
      sides: [...periods],
    };
  }
  const operation = wish?.kind === 'aggregate' ? wish.operation : 'sum';
  const measure = wish?.kind === 'aggregate' ? wish.measure : 'gross';
  const allowed =
    wish === null || wish.kind === 'aggregate' || (isCompared && (wish.kind === 'list' || wish.kind === 'names'));
  if (!allowed) return wish;
  if (periods.length > 1 && (isCompared || !contiguous(periods))) {
    const key = where.due ? 'due' : 'period';
    delete where.period;
    delete where.due;
    const sides = periods.map((range) => ({ name: '', where: { [key]: range } }));
    return { kind: 'compare', operation, measure, sides };
  }
  const { sellers } = where;
  if (sellers && sellers.length > 1 && wish === null && isSummed && !isCompared)
    return { kind: 'aggregate', operation, measure };
  if (sellers && sellers.length > 1 && (isCompared || wish === null)) {
    delete where.sellers;
    const sides = sellers.map((name) => ({ name, where: { sellers: [name] } }));
    return { kind: 'compare', operation, measure, sides };
  }
  const isWithBefore = isCompared && periods.length === 1 && !sellers && previous?.where.period !== undefined;
  if (isWithBefore && previous.wish.kind === 'aggregate') {
    const ranges = [previous.where.period, where.period];
    delete where.period;
    Object.assign(where, { ...previous.where, ...where, period: undefined });
    const sides = ranges.map((period) => ({ name: '', where: { period } }));
    return { kind: 'compare', operation: previous.wish.operation, measure: previous.wish.measure, sides };
  }
  return wish;
}
