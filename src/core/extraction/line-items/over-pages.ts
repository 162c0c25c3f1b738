import { sumOf } from './arithmetic.ts';
import type { PrintedSums } from './printed-sums.ts';
import type { ItemReading } from './read-items.ts';

/**
 * Lists without titles that make a printed sum only together, the next one beginning on the page behind: services of
 * a cloud whose list is broken by the page. Null when no such lists do; one alone is proved by its own sum.
 */
export function listOverPages(readings: readonly ItemReading[], sums: PrintedSums): ItemReading[] | null {
  const lists = readings
    .filter(({ summed, closing }) => !summed && closing.length === 0)
    .sort((a, b) => rowOf(a) - rowOf(b));
  for (let length = lists.length; length > 1; length--) {
    for (let start = 0; start + length <= lists.length; start++) {
      const run = lists.slice(start, start + length);
      if (run.every((list, at) => at === 0 || followsPage(list, run[at - 1]!)) && makeSum(run, sums)) return run;
    }
  }
  return null;
}

function followsPage(list: ItemReading, above: ItemReading): boolean {
  return list.drafts[0]!.anchor.page === above.drafts.at(-1)!.anchor.page + 1;
}

function makeSum(run: readonly ItemReading[], sums: PrintedSums): boolean {
  const drafts = run.flatMap((list) => list.drafts);
  const totals = drafts.map(({ total }) => total);
  if (sumOf(totals).startsWith('-') || totals.every((total) => total.startsWith('-'))) return false;
  return sums.has(totals, new Set(drafts.map(({ anchor }) => anchor.row)));
}

const rowOf = ({ drafts }: ItemReading): number => drafts[0]!.anchor.row;
