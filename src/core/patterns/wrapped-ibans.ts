import { SAME_EDGE } from '../alignment.ts';
import { boxOfSpan } from '../candidates/candidate.ts';
import { type Box, unionOf } from '../geometry.ts';
import type { DocumentLayout, Row, Segment } from '../layout/layout.ts';
import { compact } from './found-pattern.ts';
import { isIban, lengthOfIban } from './iban.ts';

/** An IBAN that goes on in the next lines of a narrow column. */
export interface WrappedIban {
  row: Row;
  text: string;
  value: string;
  box: Box;
}

const MOST_LINES = 3;
/** Lines of one column follow each other within so many heights. */
const LEADING = 1.1;
/** The beginning of an IBAN with which a line ends, and groups that may go on with it. */
const BEGUN = /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}[A-Z\d ]*$/u;
const GROUPS = /^[A-Z\d]{1,4}(?: [A-Z\d]{1,4})*(?![\p{L}\d])/u;

/** IBANs in two or three lines, where length and check digits prove that they are one. */
export function wrappedIbans({ rows }: DocumentLayout): WrappedIban[] {
  return rows.flatMap((row) => row.segments.flatMap((segment) => fromSegment(segment, row, rows) ?? []));
}

function fromSegment(segment: Segment, row: Row, rows: readonly Row[]): WrappedIban | null {
  const begun = BEGUN.exec(segment.text);
  const length = begun && lengthOfIban(begun[0].slice(0, 2));
  if (!begun || !length) return null;
  const own = boxOfSpan(segment, begun.index, segment.text.length);
  const [texts, boxes] = [[begun[0]], [own]];
  let last = segment;
  while (texts.length < MOST_LINES && compact(texts.join('')).length < length) {
    const next = below(last, [segment.box.x, own.x], rows);
    const rest = next && GROUPS.exec(next.text)?.[0];
    if (!next || !rest) return null;
    const end = endOfLetters(rest, length - compact(texts.join('')).length);
    if (/[\p{L}\d]/u.test(rest[end] ?? '')) return null;
    texts.push(rest.slice(0, end));
    boxes.push(boxOfSpan(next, 0, end));
    last = next;
  }
  const value = compact(texts.join(''));
  return texts.length > 1 && isIban(value) ? { row, text: texts.join(' '), value, box: unionOf(boxes) } : null;
}

/** Where so many letters and digits end, or the whole text does. */
function endOfLetters(text: string, count: number): number {
  let left = count;
  for (let index = 0; index < text.length; index++) if (text[index] !== ' ' && --left === 0) return index + 1;
  return text.length;
}

/** The line below that begins at one of the edges, whatever stands beside it in rows between. */
function below(line: Segment, edges: readonly number[], rows: readonly Row[]): Segment | null {
  for (const step of [1, 2, 3]) {
    const row = rows[line.row + step];
    if (!row || row.page !== line.page) return null;
    const found = row.segments.find(({ box }) => edges.some((edge) => Math.abs(box.x - edge) < SAME_EDGE.usual));
    if (found) return found.box.y - line.box.y - line.box.height < LEADING * line.box.height ? found : null;
  }
  return null;
}
