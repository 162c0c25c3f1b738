import { SAME_EDGE } from '../../alignment.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** So many rows below the titles are read. */
const MOST_ROWS = 6;
/** A table of so many columns is a register, whatever else its column of numbers is called by. */
const WIDE = 6;

const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** Without a title so many numbers of one shape make a list. */
const FEWEST_OF_SHAPE = 3;

/** The cells of a column of invoice numbers, with at least two different ones below its title; none where there is no such. */
export function listedInvoices(facts: DocumentFacts): ReadonlySet<Segment> {
  for (const row of facts.layout.rows) {
    const head = headOfNumbers(row, facts);
    const cells = head ? cellsBelow(head, row, facts) : [];
    if (new Set(cells.map(({ text }) => text)).size >= 2) return new Set(cells);
  }
  return new Set();
}

/**
 * Whether a number is one of three or more of its shape below each other, in rows with a day and an amount: "Rechnung
 * RE-118301   08.06.26   2.418,08"; or one of as many vouchers of what somebody spent: "12/05   Lunch   Invoice 884   69.00".
 * Whatever stands above them, it is no paper's own.
 */
export function isOneOfMany({ segment }: { segment: Segment }, facts: DocumentFacts): boolean {
  return (
    (NUMBER.test(segment.text) && numbersOfShape(facts).has(segment)) ||
    (VOUCHER.test(segment.text) && vouchers(facts).has(segment))
  );
}

/** "Factura H-2281", "Su factura 24/2207", "Ticket 3". */
const VOUCHER = /^(?:\p{Lu}\p{L}{1,4}\s)?\p{L}{3,}\.?\s(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./-]*$/u;
const DAY = /^\d{1,2}(?:[-–]\d{1,2})?[./-]\d{1,2}(?!\d)/;

function vouchers({ layout, datesIn }: DocumentFacts): ReadonlySet<Segment> {
  const begins = ({ text }: Segment) => DAY.test(text) || datesIn(text)[0]?.start === 0;
  const cells = layout.rows
    .filter(({ segments, text }) => segments.length >= 4 && begins(segments[0]!) && AMOUNT.test(text))
    .flatMap(({ segments }) => segments.filter(({ text }) => VOUCHER.test(text)));
  const columns = cells.map((first) => cells.filter(({ box }) => Math.abs(box.x - first.box.x) < SAME_EDGE.loose));
  return new Set(columns.find((column) => new Set(column.map(({ text }) => text)).size >= FEWEST_OF_SHAPE));
}

function numbersOfShape({ layout, datesIn }: DocumentFacts): ReadonlySet<Segment> {
  const columns: Segment[][] = [];
  for (const { segments, text } of layout.rows) {
    if (segments.length < 4 || !AMOUNT.test(text)) continue;
    const numbers = segments.filter((one) => NUMBER.test(one.text) && datesIn(one.text).length === 0);
    if (numbers.length === 0 || !segments.some((one) => datesIn(one.text).length > 0)) continue;
    for (const number of numbers) {
      const column = columns.find(([first]) => isBelow(first!, number));
      if (column) column.push(number);
      else columns.push([number]);
    }
  }
  const listed = columns.find((cells) => new Set(cells.map(({ text }) => text)).size >= FEWEST_OF_SHAPE);
  return new Set(listed);
}

/** Letters in front and at least four digits: "RE-118301". */
const NUMBER = /^\p{Lu}{1,4}[-/ ]?\d{4,}$/u;
const SHAPE = /[\d\s]+$/;

function isBelow(first: Segment, cell: Segment): boolean {
  return (
    cell.page === first.page &&
    Math.abs(cell.box.x - first.box.x) < SAME_EDGE.loose &&
    cell.text.replace(SHAPE, '') === first.text.replace(SHAPE, '')
  );
}

/** "Invoice no.", "Factura" above its numbers, or in a wide row "Nº factura proveedor", "Supplier invoice number". */
function headOfNumbers({ segments }: Row, { labels }: DocumentFacts): Segment | undefined {
  if (segments.length < 3) return undefined;
  return segments.find((segment) =>
    labels
      .get(segment)
      ?.some(
        (label) =>
          (label.classes.includes('invoice_number') || label.classes.includes('title')) &&
          (label.wholeSegment || segments.length >= WIDE) &&
          !/\d/.test(segment.text),
      ),
  );
}

function cellsBelow(head: Segment, { index, page }: Row, { layout }: DocumentFacts): Segment[] {
  const cells: Segment[] = [];
  for (let step = 1; step <= MOST_ROWS; step++) {
    const below = layout.rows[index + step];
    if (below?.page !== page || below.segments.length < 3) break;
    const cell = below.segments.find(({ box }) => Math.abs(box.x - head.box.x) < SAME_EDGE.loose);
    if (!cell || !/\d/.test(cell.text) || !AMOUNT.test(below.text)) break;
    cells.push(cell);
  }
  return cells;
}
