import { SAME_EDGE } from '../../alignment.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { headsParty } from './name-labels.ts';

/** "20", "6.00", "€ 120,00". */
const FIGURE = /^(?:[A-Z]{3}|[€$£₹])?\s?\d[\d.,' ]*(?:\s?(?:[A-Z]{3}|[€$£₹%]))?$/;
/** Labels in one row that have their values below. */
const FEWEST_TITLES = 3;
/** Between them lie at most so many rows of the table. */
const MOST_ROWS_BETWEEN = 2;

/** Whether a line is a cell of a table or one of its titles, and so nobody's name. */
export function isInTable(segment: Segment, row: Row, facts: DocumentFacts): boolean {
  return (
    (facts.tableRows.has(row.index) ||
      isTableHead(row, facts) ||
      headsSection(row, facts) ||
      isAmongTitles(segment, row, facts)) &&
    !isHeadedBeside(segment, row, facts)
  );
}

/** "3   Electrical work" above "3.1   Cable": the heading of a section in a numbered list. */
function headsSection(row: Row, { layout }: DocumentFacts): boolean {
  const [number, name] = row.segments;
  const next = layout.rows[row.index + 1];
  if (!number || !name || next?.page !== row.page || !/^\d{1,2}(?:\.\d{1,2})*\.?$/.test(number.text)) return false;
  return next.segments.length > 1 && next.segments[0]!.text.startsWith(`${number.text.replace(/\.$/, '')}.`);
}

/** Right below "Fakturaadress" in a column of its own, which a table stands beside. */
function isHeadedBeside(segment: Segment, row: Row, facts: DocumentFacts): boolean {
  if (isTitle(segment, facts)) return false;
  for (let step = 1; step <= MOST_ROWS_BETWEEN + 1; step++) {
    const above = facts.layout.rows[row.index - step];
    if (above?.page !== row.page) return false;
    const line = above.segments.find(({ box }) => Math.abs(box.x - segment.box.x) < SAME_EDGE.usual);
    if (line) return headsParty(line, facts);
  }
  return false;
}

function isTitle(segment: Segment, facts: DocumentFacts): boolean {
  return facts.labels.get(segment)?.some((label) => label.wholeSegment && isOneOf(label, ['table_head'])) ?? false;
}

/** "FACTURA   FECHA   CLIENTE   RUTA   AGENTE" above a value each: what stands among titles is one, though no label is called so. */
function isAmongTitles(segment: Segment, row: Row, { labels, layout }: DocumentFacts): boolean {
  if (row.segments.length <= FEWEST_TITLES) return false;
  const titles = row.segments.filter(
    (one) => one !== segment && labels.get(one)?.some((label) => label.wholeSegment && !label.colon),
  );
  const below = layout.rows[row.index + 1];
  const isBetween = [-1, 1].every((side) => titles.some(({ box }) => Math.sign(box.x - segment.box.x) === side));
  if (titles.length < FEWEST_TITLES || !isBetween) return false;
  if (below?.page !== row.page || below.segments.length < FEWEST_TITLES) return false;
  const right = segment.box.x + segment.box.width;
  return below.segments.some(({ box, text }) => /\d/.test(text) && box.x < right && box.x + box.width > segment.box.x);
}

/** Titles of columns, also of tables that are too small to be taken for one. */
function isTableHead(row: Row, facts: DocumentFacts): boolean {
  const titles = row.segments.filter((segment) => isTitle(segment, facts));
  if (titles.length >= 3 || (titles.length >= 2 && titles.length >= row.segments.length - 1)) return true;
  // "MEALS AND SNACKS | DAYS | RATE | AMOUNT": what is sold may be called by any words, where figures stand below.
  const below = facts.layout.rows[row.index + 1];
  const figures = below?.page === row.page ? below.segments.filter(({ text }) => FIGURE.test(text)) : [];
  return titles.length >= 2 && titles.includes(row.segments.at(-1)!) && figures.length >= titles.length;
}
