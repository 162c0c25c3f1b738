import type { Row, Segment } from '../../layout/layout.ts';
import { foldTitle } from '../../lexicon/fold.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { matchesOf } from '../../matches-of.ts';
import type { FoundLabel } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

/** What the business terms of EN 16931 say, by their numbers: sheets of electronic invoices print these behind the names of fields. */
const CLASS_OF_TERM: Readonly<Record<number, LabelClass>> = {
  1: 'invoice_number',
  2: 'invoice_date',
  3: 'other_number',
  5: 'currency',
  9: 'due_date',
  10: 'other_number',
  11: 'other_number',
  12: 'other_number',
  13: 'purchase_order',
  14: 'other_number',
  20: 'terms',
  25: 'other_number',
  26: 'other_date',
  27: 'seller',
  28: 'seller',
  29: 'other_number',
  30: 'other_number',
  31: 'tax_id',
  32: 'tax_id',
  41: 'other_party',
  44: 'buyer',
  45: 'buyer',
  46: 'customer_number',
  47: 'other_number',
  48: 'tax_id',
  56: 'other_party',
  59: 'other_party',
  62: 'other_party',
  63: 'tax_id',
  70: 'other_party',
  72: 'delivery_date',
  73: 'service_period',
  74: 'service_period',
  81: 'payment_method',
  82: 'payment_method',
  84: 'bank',
  85: 'other_party',
  86: 'bank',
  92: 'discount',
  99: 'charge',
  106: 'subtotal',
  107: 'discount',
  108: 'charge',
  109: 'subtotal',
  110: 'tax',
  112: 'total',
  113: 'prepaid',
  114: 'charge',
  115: 'amount_due',
};

/** Terms from this one on head lists: taxes, documents and lines. */
const FIRST_OF_LISTS = 116;

/** "(BT-27)", "[BT-112]", "BT-1:". */
const CODE = /[([]?(?<![\p{L}\d])BT-(?<term>\d{1,3})(?![\d-])[)\]]?/gu;
const NAME = /\p{L}{2}/u;
/** A cell with nothing but the number of a field, and one that begins with it. */
const LONE = /^[([]?BT-\d{1,3}[)\]]?:?$/u;
const LEADING = /^[([]?BT-(?<term>\d{1,3})[)\]]?(?:\s?[:–-])?\s+(?=\p{L})(?!.*\bBT-\d)/u;

/** Fewer different numbers make no sheet: "BT-112" may be an article's. */
const LEAST_NUMBERS = 5;
/** The invoice's number and its day, which no sheet leaves out. */
const ALWAYS_TOLD = ['1', '2'];

/** Whether a paper's "BT-…" are numbers of fields: many different ones, also those that every invoice has. */
function isSheet(coded: readonly Row[]): boolean {
  const numbers = new Set(coded.flatMap(({ text }) => matchesOf(text, CODE).map((code) => code.groups!.term!)));
  return numbers.size >= LEAST_NUMBERS && ALWAYS_TOLD.some((number) => numbers.has(number));
}

/**
 * The labels of a line that prints the numbers of its fields: what stands before "[BT-44]" is the buyer's label, whatever
 * its words are ("Name", "Bezeichnung"), and one label.
 */
function labelsByCode(segment: Segment, found: readonly FoundLabel[]): FoundLabel[] {
  let labels = [...found];
  let from = 0;
  for (const code of matchesOf(segment.text, CODE)) {
    const end = code.index + code[0].length;
    labels = withTerm(segment, labels, Number(code.groups!.term), from, end);
    from = end;
  }
  return labels.sort((a, b) => a.start - b.start);
}

/**
 * Gives the names of fields their labels on sheets that print the numbers of EN 16931: behind the names, in a column of
 * their own before them ("BT-44 | Name | Acme Ltd") or behind them, and where they begin the line ("BT-44 Name: Acme Ltd").
 */
export function settleFieldCodes(rows: readonly Row[], labels: Map<Segment, FoundLabel[]>): void {
  const coded = rows.filter(({ text }) => text.includes('BT-'));
  if (!isSheet(coded)) return;
  for (const segment of coded.flatMap(({ segments }) => segments)) {
    labels.set(segment, labelsByCode(segment, labels.get(segment) ?? []));
  }
  const isLone = (segment: Segment | undefined) => segment !== undefined && LONE.test(segment.text);
  const behind = coded.filter(({ segments }) => isLone(segments[1]) && !isLone(segments[0])).length;
  const leads = coded.filter(({ segments }) => isLone(segments[0])).length > behind;
  for (const { segments } of coded) {
    for (const [index, segment] of segments.entries()) {
      const leading = LEADING.exec(segment.text);
      const next = segments[index + 1];
      // "BT-44 Acme Ltd | BT-27 Foo Ltd": values without the fields' names.
      const isNamed = next !== undefined && !isLone(next) && !LEADING.test(next.text);
      if (leading) {
        const colon = segment.text.indexOf(':', leading[0].length);
        const end = colon >= 0 ? colon : isNamed ? segment.text.length : 0;
        if (end > 0) labels.set(segment, withTerm(segment, labels.get(segment) ?? [], Number(leading[1]), 0, end));
      } else if (isLone(segment)) {
        const name = segments[leads ? index + 1 : index - 1];
        // "BT-44 | Acme Ltd" without the field's name.
        const isField = name && (!leads || segments[index + 2] !== undefined || name.text.endsWith(':'));
        if (!name || !isField || isLone(name)) continue;
        const end = name.text.replace(/[\s:]+$/, '').length;
        const number = Number(/\d+/.exec(segment.text));
        labels.set(name, withTerm(name, labels.get(name) ?? [], number, 0, end));
      }
    }
  }
}

/** The labels of a line, of which a part is the name of a numbered field: that says one thing. */
function withTerm(
  segment: Segment,
  labels: readonly FoundLabel[],
  number: number,
  start: number,
  end: number,
): FoundLabel[] {
  const name = segment.text.slice(start, end);
  // "Seller city", "Invoice note": whose or what paper's field it is, does not tell what it holds.
  const tellsKind = labels.some((label) => label.start >= start && label.end <= end && !isOneOf(label, OF_WHAT));
  const term = CLASS_OF_TERM[number] ?? (number < FIRST_OF_LISTS && !tellsKind ? 'other_number' : undefined);
  if (!term || !NAME.test(name.replace(CODE, ''))) return [...labels];
  const after = segment.text.slice(end);
  const label: FoundLabel = {
    classes: [term],
    phrase: foldTitle(name),
    languages: [],
    segment,
    start: start + (name.length - name.trimStart().length),
    end,
    colon: /^\s?:/.test(after),
    startsSegment: start === 0,
    wholeSegment: start === 0 && !/[\p{L}\d]/u.test(after),
  };
  return [...labels.filter((other) => other.end <= start || other.start >= end), label].sort(
    (a, b) => a.start - b.start,
  );
}

const OF_WHAT: readonly LabelClass[] = ['seller', 'buyer', 'title', 'name'];
