import type { TableColumn } from '../../layout/table.ts';
import { addDecimals, compareDecimals, type Decimal, isNear } from '../../values/decimal.ts';
import { knownTaxRates } from '../../values/tax-rates.ts';
import { lineAddsUp, lineAddsUpByMany, lineAddsUpOverTime, taxedLineAddsUp } from './arithmetic.ts';
import type { BodyRow } from './body-row.ts';
import { areShares, endsInSum, isTaxedBy, totalRows } from './column-relations.ts';
import { type Figure, isMoney } from './figure.ts';

/** Which column holds what; null where the table has no such column. */
export interface ColumnRoles {
  quantity: number | null;
  unitPrice: number | null;
  total: number;
  discount: number | null;
  tax: number | null;
}

/** How well a reading of the columns is supported. */
export interface RolesScore {
  roles: ColumnRoles;
  score: number;
  /** Rows with quantity, unit price and total that add up, and those that do not. */
  right: number;
  wrong: number;
}

type Kind = TableColumn['kind'];
type Prior = Partial<Record<Kind, number>>;

const TOTAL_PRIOR: Prior = { total: 1, price: 0.55, unknown: 0.3, unitPrice: 0.1, taxAmount: 0.05 };
const PRICE_PRIOR: Prior = { unitPrice: 1, price: 0.8, unknown: 0.25, total: 0.1 };
const QUANTITY_PRIOR: Prior = { quantity: 1, unit: 0.35, unknown: 0.25, position: 0.02, total: 0.02 };
/** So many rows are enough to tell the columns apart. */
const SAMPLE = 40;
/** Of 4: lines that add up with their tax only say less than others, as mostly the net total stands beside them. */
const TAXED = 0.8;
/** And still less where all products stand beside them, with their printed sum: "2   50.00   100.00   20 %   20.00   120.00". */
const BESIDE_NET = 2.2;
const OVER_TIME = 1;
/** Such a price tells no columns apart: weights in freight have one as well as pieces. */
const BY_MANY = 4;
/** Against amounts that are a part of those in a column of totals with its sum, whatever products they are. */
const PART = 6;
/** Against a price that is left of another in its row, though lines may add up better with it, as it is rounded. */
const REDUCED = 2;

/**
 * Chooses the columns of quantity, unit price and line total: what the titles say, corrected by what adds up. Null
 * when no column can hold line totals. `whole` are the rows of all lists with these columns.
 */
export function chooseRoles(
  columns: readonly TableColumn[],
  rows: readonly BodyRow[],
  whole: readonly BodyRow[],
  isPrintedSum: (value: Decimal) => boolean,
): RolesScore | null {
  const sample = rows.slice(0, SAMPLE);
  const filled = columns.map((_, index) => sample.filter((row) => row.figures[index]).length);
  const discount = firstOfKind(columns, 'discount');
  const tax = taxColumn(columns, sample);
  const allAre = (column: number, test: (figure: Figure) => boolean): boolean =>
    columns[column]!.kind === 'unknown' && sample.every(({ figures }) => !figures[column] || test(figures[column]));
  const isUntitledCount = (column: number): boolean =>
    allAre(column, (figure) => !figure.currency && !figure.value.includes('.'));
  const isUntitledMoney = (column: number): boolean => allAre(column, (figure) => figure.currency);
  // Quantity and price may be exchanged without harm to the product; prices have cents and mostly stand further right.
  const moneyShares = columns.map(
    (_, column) =>
      sample.filter(({ figures }) => figures[column] && isMoney(figures[column])).length / Math.max(1, filled[column]!),
  );
  const anyMoney = rows.some(({ figures }) => figures.some((figure) => figure && isMoney(figure)));
  // Whole figures of which the totals are no multiples are pieces, and no prices of one.
  const areCounts = (column: number, total: number): boolean => {
    const pairs = totalRows(whole, total).flatMap(({ figures }) =>
      figures[column] ? [[Number(figures[column].value), Number(figures[total]!.value)] as const] : [],
    );
    return (
      columns[column]!.title === '' &&
      pairs.length > 1 &&
      pairs.every(([count]) => Number.isInteger(count) && count > 0) &&
      pairs.some(([count, amount]) => !Number.isInteger(amount / count))
    );
  };
  const sumIn = (column: number): Decimal =>
    addDecimals(...totalRows(rows, column).map(({ figures }) => figures[column]!.value));
  // "Taxable" and "Not taxable" share the lines; the column that has all of them, with its sum, holds the totals.
  const complete = columns.findIndex(
    ({ kind }, index) =>
      kind === 'total' &&
      filled[index] === Math.max(1, ...filled) &&
      (isPrintedSum(sumIn(index)) || endsInSum(rows, index)),
  );
  const isShare = (column: number): boolean =>
    complete >= 0 &&
    columns[column]!.kind === 'total' &&
    rows.some(
      ({ figures }) =>
        !figures[column] &&
        columns.some(
          ({ kind }, other) =>
            kind === 'total' && other !== complete && figures[other] !== null && figures[other] !== undefined,
        ),
    );
  // "Cost of labour 3,764.88   Margin 535.92   Total 4,300.80": what never exceeds the totals, and is not in all lines.
  const isPart = (column: number): boolean =>
    complete >= 0 &&
    column !== complete &&
    // The closing sum prints nothing but itself.
    totalRows(rows, complete).some(({ figures }) => !figures[column] && figures.filter((one) => one).length > 1) &&
    totalRows(rows, complete).every(
      ({ figures }) => Math.abs(Number(figures[column]?.value ?? 0)) <= Math.abs(Number(figures[complete]!.value)),
    );
  // "Contract 7,488.00   Stage 40 %   Net 2,995.20": of what was agreed a share is billed.
  const isSharedOut = (column: number): boolean =>
    complete >= 0 && column !== complete && areShares(totalRows(rows, complete), column, complete);
  // "SGD 295.00 ... 295.00" beside "USD 210.00 @ 1.345 ... 282.45": one repeats the other only where the currency is the same.
  const isRepeated = (column: number): boolean =>
    columns.some(
      ({ kind }, other) =>
        kind === 'total' &&
        other !== column &&
        filled[other]! > filled[column]! &&
        totalRows(rows, column).every(({ figures }) => {
          const figure = figures[other];
          return figure != null && isNear(figure.value, figures[column]!.value, '0');
        }),
    );
  const holdsNet = (net: number, roles: ColumnRoles): boolean =>
    !Object.values(roles).includes(net) &&
    filled[net] === filled[roles.total] &&
    countLines(sample, { ...roles, total: net, tax: null }).right === filled[net] &&
    isPrintedSum(sumIn(net));
  const reduced = reducedPrices(columns, sample, discount);
  let best: RolesScore | null = null;
  for (const total of candidates(columns, TOTAL_PRIOR, filled)) {
    const own = totalRows(rows, total);
    if (own.length === 0) continue;
    const sum = sumIn(total);
    const base =
      2 * TOTAL_PRIOR[columns[total]!.kind]! +
      0.4 * ((total + 1) / columns.length) +
      filled[total]! / Math.max(1, ...filled) +
      (own.some((row) => isMoney(row.figures[total]!)) ? 0.5 : anyMoney ? -1 : 0) +
      (compareDecimals(sum, '0') !== 0 && isPrintedSum(sum) ? 1.5 : 0) -
      (isShare(total) || isRepeated(total) ? 1.5 : 0) -
      (isPart(total) || isSharedOut(total) ? PART : 0);
    for (const unitPrice of [...candidates(columns, PRICE_PRIOR, filled), null]) {
      if (unitPrice === total || (unitPrice !== null && isUntitledCount(unitPrice))) continue;
      for (const quantity of [...candidates(columns, QUANTITY_PRIOR, filled), null]) {
        if (quantity !== null && (quantity === total || quantity === unitPrice || isUntitledMoney(quantity))) continue;
        if (quantity !== null && isSharedOut(quantity)) continue;
        const roles: ColumnRoles = { quantity, unitPrice, total, discount, tax };
        const { right, doubt: unsure, wrong } = countLines(sample, roles);
        const doubt = unsure + (unsure > 0 && columns.some((_, net) => holdsNet(net, roles)) ? BESIDE_NET * right : 0);
        const score =
          base +
          (unitPrice === null ? 0 : PRICE_PRIOR[columns[unitPrice]!.kind]! - (reduced.has(unitPrice) ? REDUCED : 0)) +
          (quantity === null ? 0 : QUANTITY_PRIOR[columns[quantity]!.kind]!) +
          (quantity === null || unitPrice === null ? 0 : 0.3 * (moneyShares[unitPrice]! - moneyShares[quantity]!)) +
          (quantity !== null && unitPrice !== null && quantity < unitPrice ? 0.05 : 0) +
          (quantity !== null && unitPrice === null && areCounts(quantity, total) ? 0.1 : 0) +
          (right + wrong > 0 ? (4 * right - doubt - 0.8 * wrong) / (right + wrong) : 0);
        if (!best || score > best.score) best = { roles, score, right, wrong };
      }
    }
  }
  return best && withoutNet(withoutGuesses(best, columns, sample), columns, sample);
}

/**
 * "List price 46.90   Discount 5 %   Net price 44.56": the columns of what is left of the price in another column, in each
 * row that has both.
 */
function reducedPrices(
  columns: readonly TableColumn[],
  rows: readonly BodyRow[],
  discount: number | null,
): ReadonlySet<number> {
  if (discount === null) return new Set();
  const prices = columns.flatMap(({ kind }, index) => (PRICE_PRIOR[kind] && index !== discount ? [index] : []));
  const leadsTo = (full: number, left: number): boolean => {
    const both = rows.filter(({ figures }) => figures[full] && figures[left] && figures[discount]);
    const off = both.filter(({ figures }) => !isNear(figures[full]!.value, figures[left]!.value, '0'));
    return (
      off.length > 0 &&
      both.every(({ figures }) => lineAddsUp('1', figures[full]!.value, figures[left]!.value, figures[discount]!))
    );
  };
  return new Set(
    prices.filter(
      (left) => columns[left]!.kind !== 'total' && prices.some((full) => full !== left && leadsTo(full, left)),
    ),
  );
}

/** "Fees (ex GST)   GST   Fees (inc GST)": what makes the total together with the tax beside it is no price of one piece. */
function withoutNet(score: RolesScore, columns: readonly TableColumn[], rows: readonly BodyRow[]): RolesScore {
  const { quantity, unitPrice, total } = score.roles;
  if (quantity !== null || unitPrice === null || columns[unitPrice]!.kind === 'unitPrice') return score;
  return isTaxedBy(rows, unitPrice, total, columns) ? { ...score, roles: { ...score.roles, unitPrice: null } } : score;
}

/**
 * A column that no title names holds prices or quantities only where lines add up, or where titles are missing; and then
 * no numbers of four digits, which are those of a tariff.
 */
function withoutGuesses(score: RolesScore, columns: readonly TableColumn[], rows: readonly BodyRow[]): RolesScore {
  if (score.right > 0) {
    const isDoubtful = score.wrong > score.right;
    return isDoubtful ? withoutSecondTotal(withoutNumbering(score, columns), columns) : score;
  }
  const isGuess = (column: number | null): boolean =>
    column !== null &&
    (['total', 'position', 'unit'].includes(columns[column]!.kind) ||
      (columns[column]!.kind === 'unknown' && columns[column]!.title !== ''));
  const { roles } = score;
  const isCode = (column: number | null): boolean =>
    column !== null &&
    columns[column]!.title === '' &&
    rows.every(({ figures }) => !figures[column] || /^\d{4,}$/.test(figures[column].value));
  const kept = {
    ...roles,
    unitPrice: isGuess(roles.unitPrice) ? null : roles.unitPrice,
    quantity: isGuess(roles.quantity) || isCode(roles.quantity) ? null : roles.quantity,
  };
  return { ...score, roles: kept };
}

/** The first of the lines that are numbered from 1 adds up with its number, the others do not. */
function withoutNumbering(score: RolesScore, columns: readonly TableColumn[]): RolesScore {
  const { roles } = score;
  const isNumbering = roles.quantity !== null && columns[roles.quantity]!.kind === 'position';
  return isNumbering ? { ...score, roles: { ...roles, quantity: null } } : score;
}

/** "Net | Gross": the line with a single piece adds up with either, the others do not. */
function withoutSecondTotal(score: RolesScore, columns: readonly TableColumn[]): RolesScore {
  const { roles } = score;
  const isTotal = roles.unitPrice !== null && columns[roles.unitPrice]!.kind === 'total';
  return isTotal ? { ...score, roles: { ...roles, unitPrice: null }, right: 0, wrong: 0 } : score;
}

function candidates(columns: readonly TableColumn[], prior: Prior, filled: readonly number[]): number[] {
  return columns.flatMap((column, index) => (prior[column.kind] && filled[index]! > 0 ? [index] : []));
}

/** `doubt` is how much less those of the right ones say that are so with a further figure only. */
function countLines(rows: readonly BodyRow[], roles: ColumnRoles): { right: number; doubt: number; wrong: number } {
  let right = 0;
  let wrong = 0;
  let doubt = 0;
  if (roles.quantity === null || roles.unitPrice === null) return { right, doubt, wrong };
  for (const { figures } of rows) {
    const quantity = figures[roles.quantity];
    const price = figures[roles.unitPrice];
    const total = figures[roles.total];
    // Nothing times anything is nothing: that proves no column.
    if (!quantity || !price || !total || !/[1-9]/.test(total.value)) continue;
    const discount = roles.discount === null ? null : (figures[roles.discount] ?? null);
    if (lineAddsUp(quantity.value, price.value, total.value, discount)) {
      right++;
      continue;
    }
    const rate = roles.tax === null ? null : (figures[roles.tax] ?? null);
    if (rate !== null && taxedLineAddsUp(quantity.value, price.value, total.value, rate.value)) {
      right++;
      doubt += TAXED;
    } else if (lineAddsUpOverTime(quantity.value, price.value, total.value, otherFigures(figures, roles), discount)) {
      right++;
      doubt += OVER_TIME;
    } else if (lineAddsUpByMany(quantity.value, price.value, total.value)) {
      right++;
      doubt += BY_MANY;
    } else wrong++;
  }
  return { right, doubt, wrong };
}

/** The figures of a row in columns without a role. */
function otherFigures(figures: readonly (Figure | null)[], roles: ColumnRoles): Figure[] {
  const { quantity, unitPrice, total, discount, tax } = roles;
  return figures.filter(
    (figure, index): figure is Figure =>
      figure !== null &&
      index !== quantity &&
      index !== unitPrice &&
      index !== total &&
      index !== discount &&
      index !== tax,
  );
}

function firstOfKind(columns: readonly TableColumn[], kind: Kind): number | null {
  const index = columns.findIndex((column) => column.kind === kind);
  return index < 0 ? null : index;
}

/** Lower rates are so rare that such a figure is rather an amount. */
const LOWEST_ORDINARY = 2;

/** "4.00" under "VAT" may be a rate, "3.17" is an amount. */
function isOrdinaryRate(value: Decimal): boolean {
  const rate = Number(value);
  return rate === 0 || (rate >= LOWEST_ORDINARY && knownTaxRates().has(rate));
}

/** The column of rates: percent signs or ordinary rates; under "VAT @ 20 %" stand amounts. */
function taxColumn(columns: readonly TableColumn[], rows: readonly BodyRow[]): number | null {
  const percents = (index: number): number => rows.filter((row) => row.cells[index]?.text.includes('%')).length;
  const ordinary = (index: number): boolean =>
    rows.every(({ figures }) => !figures[index] || isOrdinaryRate(figures[index].value));
  const named = columns.flatMap(({ kind, title }, index) =>
    kind === 'taxRate' ||
    (kind === 'tax' && !/\d\s?%/.test(title) && (title.includes('%') || percents(index) > 0 || ordinary(index)))
      ? [index]
      : [],
  );
  return named.sort((a, b) => percents(b) - percents(a))[0] ?? null;
}
