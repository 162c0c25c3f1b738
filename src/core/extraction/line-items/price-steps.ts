import type { TableColumn } from '../../layout/table.ts';
import { CENT, type Decimal, isNear, multiplyDecimals, subtractDecimals } from '../../values/decimal.ts';
import { lineAddsUp, sumOf } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import type { Figure } from './figure.ts';
import type { ItemDraft } from './item-draft.ts';
import type { ColumnRoles } from './roles.ts';

/** A price, some steps of discounts and charges, and what is left. */
const MOST_STEPS = 8;
/** An entry alone proves nothing: below a name there may be anything. */
const FEWEST = 2;

/**
 * Lines of which the first row prints number, article and count only, and rows below lead to the amount in steps: "Gross
 * price 620.00", "Discount 31.00-", "Net value 589.00". The line is all of it, its amount the last. Null where rows with
 * an amount stand outside such entries, or an entry's last amount is not what its steps lead to.
 */
export function steppedLines(
  rows: readonly BodyRow[],
  roles: ColumnRoles,
  draft: (row: BodyRow) => ItemDraft,
): ItemDraft[] | null {
  const quantity = roles.quantity;
  if (quantity === null) return null;
  const isHead = (row: BodyRow) => row.figures[quantity] != null && !row.figures[roles.total] && !row.summary;
  const heads = rows.flatMap((row, index) => (isHead(row) ? [index] : []));
  if (heads.length < FEWEST) return null;
  const end = rows.findIndex((row, index) => index > heads.at(-1)! && isSum(row));
  const lines = heads.map((head, index) => {
    const entry = rows.slice(head, heads[index + 1] ?? (end < 0 ? rows.length : end));
    const steps = entry.filter((row) => row.figures[roles.total]);
    const net = steps.at(-1);
    const counted = steps.some((row) => row.figures[quantity]);
    if (!net || counted || steps.length > MOST_STEPS || !leadTo(steps, roles.total)) return null;
    // Words in the column of amounts of an entry's first row keep its last amount out.
    const counts = withAmountOf(entry[0]!, net);
    if (!counts.figures[roles.total]) return null;
    const line = draft(counts);
    // "Packaging / freight" names what is charged, though it begins as sums do.
    const named = entry
      .slice(1, entry.indexOf(steps[0]!))
      .filter(({ summary, figures }) => summary && !figures.some(Boolean));
    return {
      ...line,
      descriptionRows: [...line.descriptionRows, ...named],
      unitPrice: line.unitPrice ?? priceOf(line, steps[0]!, roles.total),
      reductions: entry.slice(1, entry.indexOf(net) + 1),
    };
  });
  const whole = lines.flatMap((line) => line ?? []);
  const isLoose = rows.slice(0, heads[0]).some((row) => row.figures[roles.total] && !row.summary);
  return whole.length === heads.length && !isLoose ? whole : null;
}

/**
 * The same entries where each is marked by its number alone, as counts and prices share a column: "000010  KG-5512",
 * "Ball valve   36 PC", "Gross price   61.30 EUR   1 PC   2,206.80", "Net value   2,118.53".
 */
export function steppedEntries(
  rows: readonly BodyRow[],
  columns: readonly TableColumn[],
  roles: ColumnRoles,
  draft: (row: BodyRow) => ItemDraft,
): ItemDraft[] | null {
  const mark = columns.findIndex(({ kind }) => kind === 'position');
  const isMarked = ({ cells }: BodyRow) =>
    mark < 0 ? PADDED.test(cells[0]?.text ?? '') : NUMBER.test(cells[mark]?.text ?? '');
  const isHead = (row: BodyRow) => isMarked(row) && !row.figures[roles.total] && !row.summary;
  const heads = rows.flatMap((row, index) => (isHead(row) ? [index] : []));
  if (heads.length < FEWEST) return null;
  const end = rows.findIndex((row, index) => index > heads.at(-1)! && isSum(row));
  const lines = heads.map((head, index) => {
    const entry = rows.slice(head, heads[index + 1] ?? (end < 0 ? rows.length : end));
    const steps = entry.filter((row) => row.figures[roles.total] && row.summary?.kind !== 'carried');
    const net = steps.at(-1);
    // Among numbers as programs pad them an entry may have its net price alone.
    const fewest = mark < 0 || ZEROS.test(entry[0]!.cells[mark]!.text) ? 1 : 2;
    if (!net || steps.length < fewest || steps.length > MOST_STEPS) return null;
    if (!leadTo(steps, roles.total) && !leadTo(withShares(entry, steps, roles.total), roles.total)) return null;
    const named = entry.slice(0, entry.indexOf(steps[0]!));
    const first = withOwn(entry[0]!, net, roles.total);
    const isCount = (row: BodyRow) => (figure: Figure | null, at: number) =>
      figure !== null && !figure.percent && at !== mark && row.cells[at] !== null;
    const counted = named.filter((row) => row.figures.some(isCount(row)));
    const counts = counted.flatMap((row) =>
      row.figures.flatMap((figure, at) => (isCount(row)(figure, at) ? [figure!] : [])),
    );
    const inNamed = counts.length === 1 ? counts[0]! : null;
    const ofStep = roles.quantity === null ? null : steps[0]!.figures[roles.quantity]!;
    // The count on a line of its own counts the first step, which is set right below.
    const count = mark < 0 ? (ofStep ?? inNamed) : (inNamed ?? ofStep);
    const price = steps[0]!.figures.find((figure, at) => figure?.currency && at !== roles.total);
    return {
      ...draft(first),
      // Rows of words alone are found with those of other lists.
      descriptionRows: [first, ...counted.filter((row) => row !== entry[0])],
      quantity: count?.value ?? null,
      unit: count?.suffix ?? null,
      unitPrice: price?.value ?? null,
      reductions: entry.slice(named.length, entry.indexOf(net) + 1),
    };
  });
  const whole = lines.flatMap((line) => line ?? []);
  return whole.length === heads.length ? whole : null;
}

/** "Gross price   164.50 EUR / 1 PC   658.00": the first step prices one, which its amount bears out. */
function priceOf({ quantity }: ItemDraft, { figures }: BodyRow, total: number): Decimal | null {
  const amount = figures[total]!.value;
  const price = figures.find(
    (figure, at) => figure && at !== total && quantity !== null && lineAddsUp(quantity, figure.value, amount, null),
  );
  return price?.value ?? null;
}

/** The steps with those whose amount stands aside, of which the percentage says how much of the first it is. */
function withShares(entry: readonly BodyRow[], steps: readonly BodyRow[], total: number): BodyRow[] {
  const first = steps[0]!.figures[total]!;
  const between = entry.slice(entry.indexOf(steps[0]!), entry.indexOf(steps.at(-1)!) + 1);
  return between.flatMap((row) => {
    if (steps.includes(row)) return [row];
    const share = row.figures.find((figure) => figure?.percent);
    if (!share) return [];
    const value = multiplyDecimals(multiplyDecimals(first.value, share.value), '0.01');
    return [{ ...row, figures: row.figures.with(total, { ...first, value }) }];
  });
}

const NUMBER = /^\d{1,6}$/;
/** "000010": a number as programs pad it. */
const ZEROS = /^0\d{3,5}$/;
/** "000010 4016371-01": the number of an entry in the cell of its article. */
const PADDED = /^0\d{3,5}\s\S/;

/** The entry's first row with the amount that its steps lead to. */
function withOwn(head: BodyRow, net: BodyRow, total: number): BodyRow {
  return {
    ...head,
    cells: head.cells.map((cell, index) => (index === total ? net.cells[index]! : cell)),
    figures: head.figures.map((figure, index) => (index === total ? net.figures[index]! : figure)),
  };
}

function isSum({ summary }: BodyRow): boolean {
  return summary !== null && ['total', 'subtotal', 'tax'].includes(summary.kind);
}

/** Whether the last amount repeats the first, or is what those above it make with or without their signs. */
function leadTo(steps: readonly BodyRow[], total: number): boolean {
  const [first, ...rest] = steps.map(({ figures }) => figures[total]!.value);
  const last = rest.pop();
  if (last === undefined) return true;
  const between = sumOf(rest);
  const ends = rest.length > 0 ? [sumOf([first!, between]), subtractDecimals(first!, between)] : [first!];
  return ends.some((amount) => isNear(amount, last, CENT));
}

/** The entry's first row with price, unit and amount of its last. */
function withAmountOf(head: BodyRow, net: BodyRow): BodyRow {
  const isFree = (index: number) => head.cells[index] === null && net.figures[index] !== null;
  return {
    ...head,
    cells: head.cells.map((cell, index) => (isFree(index) ? net.cells[index]! : cell)),
    figures: head.figures.map((figure, index) => (isFree(index) ? net.figures[index]! : figure)),
  };
}
