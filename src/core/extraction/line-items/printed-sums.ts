import type { DocumentLayout } from '../../layout/layout.ts';
import { runsOf } from '../../layout/table-runs.ts';
import type { Decimal } from '../../values/decimal.ts';
import { isNear, roundDecimal } from '../../values/decimal.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { sumOf, unsigned, valueKey } from './arithmetic.ts';
import { isMoney, readFigure } from './figure.ts';

/** Sums of several lists stand together, and not far below the last of them. */
const MOST_ROWS_BELOW = 10;
const HAS_DIGIT = /[\d¼½¾]/;
const FINE = /\.\d{3,}$/;

/** All amounts that a document prints, to look up whether a sum of lines is among them. */
export class PrintedSums {
  readonly #rowsOf = new Map<string, number[]>();
  /** By row: its last amount with cents. */
  readonly #last = new Map<number, Decimal>();

  constructor(layout: DocumentLayout, style: NumberStyle) {
    for (const { page, rows } of layout.pages) {
      for (const row of rows.filter(({ text }) => /\d/.test(text))) {
        for (const run of runsOf(row, page)) {
          // Where the run of words has no digit, neither has any of them.
          if (!HAS_DIGIT.test(run.text)) continue;
          for (const text of new Set([run.text, ...run.words.map((word) => word.text)])) {
            const figure = readFigure(text.replace(/[,;.:]$/, ''), style);
            if (figure && (isMoney(figure) || (figure.suffix === null && !figure.percent)))
              this.#add(figure.value, row.index);
            if (figure && isMoney(figure)) this.#last.set(row.index, figure.value);
          }
        }
      }
    }
  }

  #add(value: Decimal, row: number): void {
    const key = valueKey(unsigned(value));
    const rows = this.#rowsOf.get(key);
    if (rows) rows.push(row);
    else this.#rowsOf.set(key, [row]);
  }

  /** Whether the sum of the amounts (sign apart) is printed outside the given rows. */
  has(amounts: readonly Decimal[], exceptRows: ReadonlySet<number>): boolean {
    const sum = unsigned(sumOf(amounts));
    if (isNear(sum, '0', '0')) return false;
    // Amounts of calls and of kilowatt hours have a third decimal, which their sum is rounded by.
    const rounded = amounts.some((amount) => FINE.test(amount)) ? [roundDecimal(sum, 2)] : [];
    return [sum, ...rounded].some((value) => this.#rowsOf.get(valueKey(value))?.some((row) => !exceptRows.has(row)));
  }

  /** Whether two amounts under each other right below the given rows make the sum: goods at one rate and at another. */
  hasInTwo(amounts: readonly Decimal[], rows: ReadonlySet<number>): boolean {
    const sum = unsigned(sumOf(amounts));
    const below = Math.max(...rows);
    const [first, second] = [...this.#last]
      .filter(([row]) => row > below && row <= below + 3)
      .sort(([a], [b]) => a - b);
    return first !== undefined && second !== undefined && isNear(unsigned(sumOf([first[1], second[1]])), sum, '0');
  }

  /**
   * Whether lists of these sums are added up below the given rows, with fees and taxes between: "Labor total 442.00",
   * "Parts total 410.63", "Shop supplies 22.10", "Total 874.73". `sectionSums` are those of lines that follow each other
   * over all lists: "Oil service subtotal 122.88" repeats its labor and parts.
   */
  areAddedUp(listSums: readonly Decimal[], sectionSums: readonly Decimal[], rows: ReadonlySet<number>): boolean {
    const below = Math.max(...rows);
    const repeated = new Set([...listSums, ...sectionSums].map((sum) => valueKey(unsigned(sum))));
    const printed = [...this.#last]
      .filter(([row, value]) => !rows.has(row) && !repeated.has(valueKey(unsigned(value))))
      .sort(([a], [b]) => a - b);
    const amounts = printed.filter(([row]) => row > below && row <= below + MOST_ROWS_BELOW).map(([, value]) => value);
    // "MOT test 45.00" in a section of its own is printed again among the sums.
    const once = amounts.filter((amount, index) => amounts.indexOf(amount) === index);
    if (runsUp(listSums, amounts) || (once.length < amounts.length && runsUp(listSums, once))) return true;
    // What is not taxed has a section of its own below the tax on the first.
    const above = Math.min(...rows);
    const between = printed.filter(([row]) => row > above && row < below).map(([, value]) => value);
    return between.length === 1 && amounts.some((amount) => isNear(sumOf([...listSums, ...between]), amount, '0'));
  }
}

/** Whether one of the amounts is the sum of all before it and of the lists. */
function runsUp(listSums: readonly Decimal[], amounts: readonly Decimal[]): boolean {
  let running = sumOf(listSums);
  return amounts.some((amount, index) => {
    if (index > 0 && isNear(running, amount, '0')) return true;
    running = sumOf([running, amount]);
    return false;
  });
}
