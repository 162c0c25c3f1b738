import { SAME_COLUMN } from '../../alignment.ts';
import type { Run } from '../../layout/table-runs.ts';

/** So many amounts below each other are a list that a box may stand beside. */
const FEWEST = 4;
/** So far (share of the page's width) from the amounts at least what stands beside them begins. */
const APART = 0.03;
const MONEY = /\d[.,]\d{2}(?!\d)/;

/**
 * The runs of each row without those of a box beside a list: "13-month usage", whose figures, whole or with a tenth, stand right of the list's
 * amounts, in its rows and in rows between. As printed where no such row has figures of the box alone, or the box has
 * amounts.
 */
export function withoutBoxBeside(rows: readonly (readonly Run[])[]): readonly (readonly Run[])[] {
  const edges = rows.flatMap((runs, at) => {
    const amount = runs.findLast(({ text }) => MONEY.test(text));
    return amount && runs.length > 1 && amount !== runs[0] ? [{ at, right: amount.right }] : [];
  });
  let kept = rows;
  const seen = new Set<number>();
  for (const { right } of edges) {
    const list = edges.filter((other) => Math.abs(other.right - right) < SAME_COLUMN.narrow);
    const [first, last] = [list[0]!.at, list.at(-1)!.at];
    if (seen.has(first) || list.length < FEWEST) continue;
    seen.add(first);
    const isBeside = ({ left }: Run) => left > right + APART;
    const own = rows.slice(first, last + 1);
    if (own.some((runs) => runs.some((run) => isBeside(run) && MONEY.test(run.text)))) continue;
    const isOfBox = (runs: readonly Run[]) =>
      runs.length > 0 && runs.every((run) => isBeside(run) && /^\d+(?:[.,]\d)?$/.test(run.text));
    if (own.filter(isOfBox).length < 2) continue;
    kept = kept.map((runs, at) => (at < first || at > last ? runs : runs.filter((run) => !isBeside(run))));
  }
  return kept;
}
