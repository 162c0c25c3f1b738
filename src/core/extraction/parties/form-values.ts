import { SAME_EDGE } from '../../alignment.ts';
import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { unionOf } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { isAttention, isPersonLike } from './name-zone.ts';
import { isPossibleName } from './possible-name.ts';

/** Heights from one line of a value to the next. */
const LINES_APART = 1.8;
/** The form's next label may stand some rows below, between those of another column. */
const MOST_ROWS = 4;

/**
 * Names in the cells of forms that go on in the next line: "Company:   Northgate Facilities" above "Management", with
 * "Street:   4 Mill Lane" below. What has no label in front of it there belongs to the value above.
 */
export function namesInForms(facts: DocumentFacts): Candidate[] {
  return facts.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((label, index) => {
      const first = segments[index + 1];
      if (!first || !isNameLabel(label, facts)) return [];
      const lines = linesOfValue(first, label, facts);
      const more = lines.slice(1);
      if (more.length === 0 || !goesOnBelow(first, label, lines.at(-1)!, facts)) return [];
      // Above an address, a company below a person is whom he works for.
      const isWholeAddress = lineBelow(lines.at(-1)!, label, facts) !== null;
      if (isWholeAddress && isPersonLike(first.text) && isCompany(more[0]!.text)) return [];
      const value = lines.map(({ text }) => text).join(' ');
      if (/\d|:/.test(value) || !isPossibleName(value)) return [];
      const candidate = makeCandidate(first, 0, first.text.length, value);
      return [{ ...candidate, text: value, box: unionOf(lines.map(({ box }) => box)), more }];
    }),
  );
}

function isNameLabel(segment: Segment, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some(
    (label) => label.wholeSegment && label.colon && isOneOf(label, ['name', 'seller', 'buyer']),
  );
}

/** A narrow cell breaks a long name twice. */
const MOST_LINES = 3;

/** The lines of a name in a form's cell, which may hold an address too. */
function linesOfValue(first: Segment, label: Segment, facts: DocumentFacts): Segment[] {
  const lines = [first];
  while (lines.length < MOST_LINES && !LEGAL_FORM.test(lines.at(-1)!.text)) {
    const next = lineBelow(lines.at(-1)!, label, facts);
    if (!next || isBelowNames(next.text)) break;
    lines.push(next);
  }
  return lines;
}

/** "Acme Ltd", but not "GmbH & Co. KG" alone. */
function isCompany(text: string): boolean {
  return (LEGAL_FORM.exec(text)?.index ?? 0) > 0;
}

/** "Marktplatz 1", "Tel: …", "z. Hd. Frau Möbus": what follows a name and is no part of it. */
function isBelowNames(text: string): boolean {
  return /[\d:]/.test(text) || isAddressLine(text) || isAttention(text);
}

/** What stands right below a line of a value, in a row with nothing in the column of labels. */
function lineBelow(value: Segment, label: Segment, { layout, labels }: DocumentFacts): Segment | null {
  const row = layout.rows[value.row + 1];
  if (row?.page !== value.page || row.box.y - value.box.y > LINES_APART * value.box.height) return null;
  const next = inColumn(row, value);
  const isLabelled = row.segments.some(
    ({ box }) => box.x >= label.box.x - SAME_EDGE.exact && next && box.x < next.box.x,
  );
  return next && !isLabelled && next.bold === value.bold && !(labels.get(next) ?? []).length ? next : null;
}

/** Whether the form goes on below the name, label beside value. */
function goesOnBelow(value: Segment, label: Segment, next: Segment, { layout }: DocumentFacts): boolean {
  const below = layout.rows.slice(next.row + 1, next.row + 1 + MOST_ROWS);
  return below.some((row) => {
    const [own, other] = [inColumn(row, label), inColumn(row, value)];
    return row.page === value.page && own !== undefined && other !== undefined && /:$/.test(own.text);
  });
}

function inColumn({ segments }: Row, { box }: Segment): Segment | undefined {
  return segments.find((one) => Math.abs(one.box.x - box.x) < SAME_EDGE.exact);
}
