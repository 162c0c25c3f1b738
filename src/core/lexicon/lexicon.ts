import type { PaymentWords, TermsWords } from './terms-lexicon.ts';

/** What a printed label announces, in the order in which a phrase of several classes names them. */
export const LABEL_CLASSES = [
  'invoice_number',
  'receipt_number',
  'invoice_date',
  'date',
  'due_date',
  'other_date',
  'payment_date',
  'delivery_date',
  'service_period',
  'total',
  'subtotal',
  'tax',
  'part_tax',
  'amount_due',
  'prepaid',
  'discount',
  'charge',
  'seller',
  'buyer',
  'other_party',
  'name',
  'customer_number',
  'purchase_order',
  'other_number',
  'tax_id',
  'bank',
  'terms',
  'payment_method',
  'reference',
  'title',
  'credit_title',
  'receipt_title',
  'currency',
  'table_head',
] as const;
export type LabelClass = (typeof LABEL_CLASSES)[number];

/**
 * What a column of an invoice's table holds. `price` and `total` are what a title leaves open: a "Price" may be the
 * unit price or the line's total, an "Amount" may be net or gross; the figures below decide. `settlement` titles belong
 * to tables of payments, instalments and open items, which are not what was sold. Where two kinds have a title, the
 * first has it.
 */
export const COLUMN_KINDS = [
  'position',
  'article',
  'description',
  'date',
  'quantity',
  'unit',
  'unitPrice',
  'price',
  'discount',
  'tax',
  'taxRate',
  'taxAmount',
  'total',
  'other',
  'settlement',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** What a row that is no item states: sums of what stands above, additions to them, or how they were settled. */
export const SUMMARY_KINDS = ['carried', 'subtotal', 'total', 'tax', 'discount', 'charge', 'settlement'] as const;
export type SummaryKind = (typeof SUMMARY_KINDS)[number];

export type Phrases = readonly string[];

/** The phrases of a comma-separated list. */
/* @__NO_SIDE_EFFECTS__ */
export function phrases(list: string): Phrases {
  return list.split(',').map((phrase) => phrase.trim());
}

/** How a language is told from others, and how it writes dates: all that is needed to read what a person types. */
export interface Writing {
  /** ISO 639-1. */
  language: string;
  /** Common words and invoice words that belong to few languages; case and accents do not count. */
  common: string;
  /** The names and abbreviations of each month. */
  months: readonly [string, string, string, string, string, string, string, string, string, string, string, string];
  /** The names and abbreviations of the days of the week. */
  weekdays: string;
  /** What stands behind a number of days, weeks and months, and the usual numbers in words; alternatives of a pattern. */
  periods: { count: string; day: string; week: string; month: string };
  /** What stands between the parts of a date: behind the day ("1st"), before the month and before the year; alternatives of a pattern. */
  joints?: { ordinal?: string; ofMonth?: string; ofYear?: string };
  /** What stands before the day on which is to be paid, as against the day of the invoice; alternatives of a pattern. */
  owed: string;
}

/** Names of things, by what they tell of whatever bears them; alternatives of a pattern. */
export interface NounWords {
  /** Trades that stand above the name of who follows them. */
  trades?: readonly string[];
  /** Single words for what firms do, make or are: a letterhead's line of nothing else goes on from the name above it. */
  branches?: readonly string[];
  /** What announces a measure and no amount. */
  measures?: readonly string[];
  /** Names of measures right behind a number, besides the signs that are of every language. */
  counted?: readonly string[];
  /** What stands beside an amount without tax. */
  net?: readonly string[];
  /** "Amount:" with the only amount of a paper, which does not say of what. */
  amount?: readonly string[];
  /** What was paid before, and is no whole: beginnings of words. */
  inPart?: readonly string[];
  /** Taxes, and what is charged beside them by law. */
  taxes?: readonly string[];
  duties?: readonly string[];
  /** What is settled, and not sold: other invoices, balances, shares, payments by and by. */
  settled?: readonly string[];
  /** "your", and what was bought that is the reader's. */
  readers?: readonly string[];
  bought?: readonly string[];
  /** What heads a part of a party's particulars, and names nobody: "Contact details", "Dane identyfikacyjne". */
  particulars?: readonly string[];
  /** What a body is before the law, and not its name: "Établissement public", "Registered charity". */
  statuses?: readonly string[];
  /** What says behind a heading that it is one again: "Items (continued)". */
  continued?: readonly string[];
  /** What ends the name of a row that sums up those above: "Labour total". */
  sums?: readonly string[];
  /** For whom this print of a paper is: "Original for Recipient", "Exemplaire client". */
  copies?: readonly string[];
  /** What makes a sum end in what can be paid in coins: "Rundungsdifferenz". */
  rounding?: readonly string[];
  /** The days of a guest, as titles are folded: small and without accents. */
  arrival?: readonly string[];
  departure?: readonly string[];
}

/** What papers are called and numbered with, and what stands beside that; alternatives of a pattern. */
export interface PaperWords {
  /** Parts of labels that name an invoice, as labels are folded: small and without accents. */
  invoice?: Phrases;
  /** Its abbreviation, which is a label's whole word. */
  invoiceShort?: Phrases;
  /** What else an invoice is called, beside many other papers: "bill". */
  invoiceElse?: Phrases;
  /**
   * What compound words end in that title an invoice, folded, and which first parts make another word of them:
   * "Sammelrechnung", and no "Abrechnung".
   */
  compounds?: Phrases;
  /** What is stamped on a paper that came in, before the day: "Received", "Gebucht am". */
  stamps?: Phrases;
  /** How whoever got a paper notes on it that it may be paid, was checked or entered; alternatives of a pattern. */
  approvals?: readonly string[];
  /** Parts of folded labels that name a credit note. */
  creditNote?: Phrases;
  /** What else names a paper by which money was asked for or taken, at the side of those. */
  slips?: Phrases;
  /** What numbers of invoices and of credit notes begin with: "INV-1180", "GS 12". */
  invoiceCodes?: Phrases;
  creditCodes?: Phrases;
  /** Titles with a number right behind that looks like a month or a day: "Faktura 14/11/2024". */
  monthly?: Phrases;
  /** What papers of any kind are called beside their number. */
  anyPaper?: Phrases;
  /** Words beside a title that make it no title of this paper: "Your invoice", "Unpaid invoice". */
  besideTitle?: Phrases;
  /** What stands before a day, besides `beforeDay` of the terms, and is no letters of a number: "FRI 12/03/2024". */
  besideDay?: Phrases;
  /** What stands between the town and the day in the head of a letter: "Wien, am 3. Mai". */
  betweenTownAndDay?: Phrases;
  /** What else has a day on a paper: its form, a permit. */
  editions?: Phrases;
  /** Folded labels of who is treated, and of who travels. */
  treated?: Phrases;
  carried?: Phrases;
  /** What is owed, what was paid, and what is left after each, as the books of an account title it. */
  debit?: Phrases;
  credit?: Phrases;
  balance?: Phrases;
  /** What else the tables of a bill call what is owed, and what was paid. */
  charges?: Phrases;
  payments?: Phrases;
  /** What titles say of a contract's work that was done and billed before: beginnings of words. */
  progress?: Phrases;
}

/** What joins two days to a span of time; alternatives of a pattern. */
export interface SpanWords {
  until?: Phrases;
  /** "and", which joins two days only behind a word for the first; such words; and those right before the second. */
  andDay?: Phrases;
  from?: Phrases;
  loose?: Phrases;
}

/** What is said of a tax on sales; alternatives of a pattern. */
export interface TaxWords {
  /** Its own names, of which each is of no other tax. */
  names?: Phrases;
  /** How taxes of states, counties and towns are called behind whose they are: "Idaho Sales Tax"; as labels are folded. */
  ofPlaces?: Phrases;
  /** What stands before such a name where a sum is named: "Amount before sales tax". */
  ofSums?: Phrases;
  /** That it is not charged. */
  untaxed?: Phrases;
  /** What stands between a sum and the tax that is part of it: "Total with tax". */
  within?: Phrases;
  /** What announces that it comes on top, and what may follow before its name: "zzgl. ges. MwSt.". */
  onTop?: Phrases;
  beforeName?: Phrases;
  /** What stands between a rate, or a tax, and what it is taken of or how much it is: "20 % of", "20 % on"; and what that is called. */
  takenOf?: Phrases;
  takenOn?: Phrases;
  base?: Phrases;
  /** That the sender or the reader pays it to the state. */
  passedOn?: Phrases;
}

/** The words of invoices in one language. Adding a language is one such object, named in `lexicons.ts`. */
export interface Lexicon {
  writing: Writing;
  /** Case, accents and "ß" do not count; "#" and "%" are words. */
  labels: Readonly<Record<LabelClass, Phrases>>;
  /**
   * Titles of table columns; case, accents and punctuation do not count, currencies are left out. A leading "*" stands
   * for the first part of a compound word ("*preis": Nettopreis).
   */
  columns: Readonly<Record<ColumnKind, Phrases>>;
  /** Words in a title that say whether the column's amounts are before or with tax; taken off before looking it up. */
  columnMarks: {
    net: Phrases;
    gross: Phrases;
    /** Those that may stand alone between a label and its amount; alternatives of a pattern. */
    alone: readonly string[];
  };
  /** What a price is for one of, in titles such as "Price/month"; signs of measures are of every language. */
  pricedBy?: Phrases;
  /** Words of titles without a say in what a column holds. */
  columnFillers: Phrases;
  /** How rows of sums begin. */
  sums: Readonly<Record<SummaryKind, Phrases>>;
  /** Words that may follow in such a row without making it an item. */
  sumFillers: string;
  /** Words of sums that also begin names of goods and services: "Base rent", "Card reader", "Change of address". */
  ordinarySums: string;
  /** Work about taxes, which is sold behind their names: "State tax return". */
  taxWork?: string;
  /**
   * What stands before an amount between the lines and the total, by what it does to their sum; alternatives of a
   * pattern for the beginning of a word. A leading "*" stands for the first part of a compound word ("*rabatt").
   */
  adjustments: Readonly<Record<'deduction' | 'charge' | 'tax', readonly string[]>>;
  papers?: PaperWords;
  spans?: SpanWords;
  taxes?: TaxWords;
  payment: PaymentWords;
  /**
   * Names of currencies by their codes, as they tell in which one the amounts are where none carries a sign: "Montants
   * exprimés en euros", "Alle Beträge in Euro".
   */
  currencies?: Readonly<Record<string, readonly string[]>>;
  /**
   * By the codes of currencies, what papers print whose amounts are in them, where the letters at these ("kr", "lei", "TL")
   * are of other countries too, or mean something else; alternatives of a pattern.
   */
  currencyPapers?: Readonly<Record<string, readonly string[]>>;
  nouns?: NounWords;
  /** How a sender speaks of the reader's things and of its own, as in "Your reference"; alternatives of a pattern. */
  persons: { yours: string; ours: string };
  terms: TermsWords;
}
