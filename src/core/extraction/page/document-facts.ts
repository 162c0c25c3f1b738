import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, DocumentLayout, Row, Segment } from '../../layout/layout.ts';
import { sumInLanguage } from '../../lexicon/label-lexicon.ts';
import { labelTokens } from '../../lexicon/label-tokens.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { matchesOf } from '../../matches-of.ts';
import { type DateOrder, type FoundDate, findDates } from '../../values/calendar-date.ts';
import { dateOrderOf } from '../../values/date-order.ts';
import { type NumberStyle, numberStyleOf } from '../../values/number-style.ts';
import { oncePerText } from '../../values/once-per-text.ts';
import { languageOf } from './detect-language.ts';
import { documentCurrency } from './document-currency.ts';
import { settleFieldCodes } from './field-codes.ts';
import { type FoundLabel, findLabels, isHeading } from './find-labels.ts';
import { settleInstalmentDates } from './instalment-dates.ts';
import type { LabelLink } from './label-link.ts';
import { stackedValues } from './label-stacks.ts';
import { blocksOf } from './line-blocks.ts';
import { linesOfAddresses } from './lines-of-addresses.ts';
import { settleLoneSums } from './lone-sums.ts';
import { mailHeader } from './mail-header.ts';
import { meantTokens } from './meant-tokens.ts';
import { orderByDueDate } from './order-by-due-date.ts';
import type { PartySection } from './party-section.ts';
import { settlePaymentDates } from './payment-dates.ts';
import { settleShipmentParties } from './shipment-parties.ts';
import { stampedLines } from './stamps.ts';
import { settleTransactionIds } from './transaction-ids.ts';
import { namesTreated } from './treated.ts';

/** What is decided once per document, before any field is looked for. */
export interface DocumentFacts {
  layout: DocumentLayout;
  language: string;
  numberStyle: NumberStyle;
  dateOrder: DateOrder;
  /** The dates of a text, read in that order; several fields ask for those of the same lines. */
  datesIn: (text: string) => readonly FoundDate[];
  /** ISO 4217, or null when no currency is printed. */
  currency: string | null;
  labels: Map<Segment, FoundLabel[]>;
  /** The labels of values that stand below all of their labels; see `stackedValues`. */
  stacked: ReadonlyMap<Segment, FoundLabel>;
  /** The block that each line stands in; see `blocksOf`. */
  blocks: ReadonlyMap<Segment, Block>;
  /** Lines of blocks above an address, and below a heading of the buyer. */
  addressed: ReadonlySet<Segment>;
  /** What heads any line: the classes of all headings together; patients are treated, and others may be billed. */
  headings: ReadonlySet<LabelClass>;
  /** The labels around each candidate that was asked for; filled by `labelLinks`. */
  links: Map<Candidate, LabelLink[]>;
  /** The headings above each line that was asked for; filled by `partySection`. */
  sections: Map<Segment, PartySection>;
  /** Rows (by index) between a table's head and its totals. */
  tableRows: Set<number>;
  /** Rows (by index) of a mail's head above the invoice that it brought. */
  mailRows: ReadonlySet<number>;
  /** Lines that whoever got the paper stamped on it. */
  stamps: ReadonlySet<Segment>;
  medianFontSize: number;
  largestFontSize: number;
  /** The company part of e-mail and web addresses: "acme" of "info@acme.co.uk". */
  domains: string[];
}

const FREE_MAIL =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|gmx|web|icloud|live|aol|orange|wanadoo|libero|t-online|example)$/;

/** Collects the facts of a document in one pass over its rows. */
export function documentFacts(layout: DocumentLayout): DocumentFacts {
  const texts = layout.rows.map((row) => row.text);
  const labels = new Map<Segment, FoundLabel[]>();
  const segments = layout.rows.flatMap((row) => row.segments);
  const words = meantTokens(segments.map(({ text }) => labelTokens(text)));
  for (const [index, segment] of segments.entries()) labels.set(segment, findLabels(segment, words[index]));
  const sizes = segments.map(({ fontSize }) => fontSize);
  const language = languageOf(words);
  settleSums(labels, language);
  settleFieldCodes(layout.rows, labels);
  settleShipmentParties(layout.rows, labels);
  settlePaymentDates(layout.rows, labels);
  settleInstalmentDates(layout.rows, labels);
  settleTransactionIds(labels);
  settleLoneSums(layout.rows, labels);
  sizes.sort((a, b) => a - b);
  const stamps = stampedLines(layout);
  const dateOrder =
    orderByDueDate(layout.rows, labels, language) ??
    dateOrderOf(stamps.size === 0 ? texts : textsWithout(stamps, layout), language);
  const datesIn = oncePerText((text) => findDates(text, dateOrder));
  return {
    layout,
    language,
    numberStyle: numberStyleOf(texts, language),
    dateOrder,
    datesIn,
    currency: documentCurrency(texts, language),
    labels,
    stacked: stackedValues(layout, labels),
    blocks: blocksOf(layout, labels),
    addressed: linesOfAddresses(layout, labels),
    headings: new Set(
      [...labels.values()]
        .flat()
        .filter((label) => isHeading(label) && !namesTreated(label))
        .flatMap(({ classes }) => classes),
    ),
    links: new Map(),
    sections: new Map(),
    tableRows: findTableRows(layout.rows, labels),
    mailRows: mailHeader(layout.rows, labels, datesIn),
    stamps,
    medianFontSize: sizes[Math.floor(sizes.length / 2)] || 10,
    largestFontSize: sizes.at(-1) || 10,
    domains: findDomains(layout.rows.flatMap((row) => row.segments.map(({ text }) => text))),
  };
}

/** On a Portuguese paper "total líquido" is what it is in Portuguese. */
function settleSums(labels: ReadonlyMap<Segment, readonly FoundLabel[]>, language: string): void {
  for (const label of [...labels.values()].flat()) {
    const own = sumInLanguage(label.phrase, language);
    if (own) label.classes = [...own];
  }
}

/** The texts of all rows but what was stamped on them. */
function textsWithout(stamps: ReadonlySet<Segment>, { rows }: DocumentLayout): string[] {
  return rows.flatMap(({ segments }) => segments.filter((line) => !stamps.has(line)).map(({ text }) => text));
}

function findTableRows(rows: readonly Row[], labels: Map<Segment, FoundLabel[]>): Set<number> {
  const inside = new Set<number>();
  let page = 0;
  let open = false;
  for (const row of rows) {
    if (row.page !== page) open = false;
    page = row.page;
    const found = row.segments.flatMap((segment) => labels.get(segment) ?? []);
    if (found.filter((label) => label.classes.includes('table_head')).length >= 3) {
      open = true;
      inside.add(row.index);
      continue;
    }
    const first = row.segments
      .map((segment) => labels.get(segment)?.find((label) => label.startsSegment))
      .find(Boolean);
    const ends = first?.classes.some((name) =>
      ['total', 'subtotal', 'tax', 'amount_due', 'terms', 'bank'].includes(name),
    );
    if (ends || isHeadOfSums(row, labels)) open = false;
    if (open) inside.add(row.index);
  }
  return inside;
}

/**
 * "Merchandise | Freight | Tax | Invoice Total", "% VAT | Total taxable | Total tax": titles of a row of sums or of a table of
 * rates, which end the table of items.
 */
function isHeadOfSums(row: Row, labels: Map<Segment, FoundLabel[]>): boolean {
  const whole = row.segments.flatMap((segment) => labels.get(segment)?.filter((label) => label.wholeSegment) ?? []);
  const are = (...names: LabelClass[]) =>
    whole.filter((label) => label.classes.some((name) => names.includes(name))).length;
  const sums = are('total', 'amount_due') > 0 && are('subtotal', 'tax', 'charge', 'discount') > 0;
  const rates = are('subtotal') > 0 && are('tax') > 0;
  return (sums || rates) && are('table_head') === 0;
}

function findDomains(texts: readonly string[]): string[] {
  const domains = new Set<string>();
  for (const text of texts) {
    for (const match of matchesOf(
      text,
      /(?:@|www\.|https?:\/\/(?:www\.)?|^(?=\S+$))((?:[\p{L}\d-]+\.)+[a-z]{2,})/giu,
    )) {
      const parts = match[1]!.toLowerCase().split('.');
      const second = parts.at(-2) ?? '';
      const name = parts.length > 2 && /^(?:co|com|net|org|gov|ac)$/.test(second) ? parts.at(-3)! : second;
      if (name.length >= 3 && !FREE_MAIL.test(name)) domains.add(name.replace(/-/g, ''));
    }
  }
  return [...domains];
}
