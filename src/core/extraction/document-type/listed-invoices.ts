import type { Row, Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** So many rows below the titles are read. */
const MOST_ROWS = 6;
/** A table of so many columns is a register, whatever else its column of numbers is called by. */
const WIDE = 6;
/** A cell stands below its title: at the same edge within this share of the page. */
const EDGE = 0.02;

/** The cells of a column of invoice numbers, with at least two different ones below its title; none where there is no such. */
export function listedInvoices(facts: DocumentFacts): ReadonlySet<Segment> {
  for (const row of facts.layout.rows) {
    const head = headOfNumbers(row, facts);
    const cells = head ? cellsBelow(head, row, facts) : [];
    if (new Set(cells.map(({ text }) => text)).size >= 2) return new Set(cells);
  }
  return new Set();
}

/** "Invoice no.", or in a wide row "Nº factura proveedor", "Supplier invoice number". */
function headOfNumbers({ segments }: Row, { labels }: DocumentFacts): Segment | undefined {
  if (segments.length < 3) return undefined;
  return segments.find((segment) =>
    labels
      .get(segment)
      ?.some(
        (label) =>
          label.classes.includes('invoice_number') &&
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
    const cell = below.segments.find(({ box }) => Math.abs(box.x - head.box.x) < EDGE);
    if (!cell || !/\d/.test(cell.text) || !/\d[.,]\d{2}(?!\d)/.test(below.text)) break;
    cells.push(cell);
  }
  return cells;
}
