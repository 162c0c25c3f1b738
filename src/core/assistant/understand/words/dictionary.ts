import type { Language } from '../../plan.ts';

/**
 * What a language has for the things questions are about. Values are sources for `wordPattern`: words as they are
 * written, alternatives between bars, a space for any gap. `{n}` stands for a number, `{unit}` for a unit of time.
 */
export interface Dictionary {
  language: Language;
  /** Words that tell the language. */
  telling: string;
  time: TimeWords;
  amounts: AmountWords;
  /** What questions are about. */
  concepts: Readonly<Record<Concept, string>>;
  /** How sentences are built: sources for `wordPattern`, or with their own bounds where they begin with `^`. */
  forms: Readonly<Record<Form, string>>;
  /** What people call the fields of a document; labels of entities. */
  fields: Readonly<Record<string, string>>;
  /** Names of currencies; ISO 4217 to words. */
  currencies: Readonly<Record<string, string>>;
  /** Words in front of a seller's name, of a buyer's, and of what was bought. */
  beforeSeller: string;
  beforeBuyer: string;
  beforeItem: string;
  /** Words in front of what was bought, of what money was spent on, and those that only stand in front of a seller. */
  beforeBought: string;
  beforeSpentOn: string;
  beforeSellerOnly: string;
  except: string;
  without: string;
  with: string;
  numbers: Readonly<Record<string, number>>;
  ordinals: Readonly<Record<string, number>>;
  weekdays: readonly string[];
  /** Says nothing of its own: may be left over. */
  fillers: string;
  /** Words that typing errors are corrected to, besides those of the patterns. */
  vocabulary: string;
}

export interface TimeWords {
  months: Readonly<Record<string, number>>;
  /** Names of months that are ordinary words too: only behind one of `beforeMonth`, or with a year. */
  doubtfulMonths: string;
  beforeMonth: string;
  /** What such a month may stand in front of: "May spending". */
  behindMonth: string;
  units: { day: string; week: string; month: string; quarter: string; half: string; year: string };
  today: string;
  yesterday: string;
  tomorrow: string;
  thisOne: string;
  lastOne: string;
  nextOne: string;
  lastN: string;
  nextN: string;
  ago: string;
  olderThan: string;
  /** Of a year: "the first three months of 2025". */
  firstN: string;
  finalN: string;
  /** Of the span before: "the year before". */
  unitBefore: string;
  /** Behind a day or a span: "1 June or later". */
  orLater: string;
  orEarlier: string;
  quarters: readonly string[];
  halves: readonly string[];
  yearToDate: string;
  lead: string;
  since: string;
  before: string;
  after: string;
  until: string;
  between: string;
  betweenAnd: string;
  from: string;
  to: string;
}

export interface AmountWords {
  over: string;
  atLeast: string;
  under: string;
  atMost: string;
  between: string;
  and: string;
  /** Behind an amount: "500 or more". */
  orMore: string;
  orLess: string;
  exactly: string;
  thousand: string;
  /** Behind a number: then it counts things, or days, and is no amount. */
  counted: string;
}

/** What documents are called. */
export const DOCUMENT_NOUNS = [
  'invoice',
  'document',
  'creditNote',
  'receipt',
  'quote',
  'order',
  'deliveryNote',
  'reminder',
  'statement',
] as const;

export const CONCEPTS = [
  // What kind of thing.
  ...DOCUMENT_NOUNS,
  'seller',
  'buyer',
  'currency',
  'lineItem',
  'entity',
  // What of it.
  'spend',
  'total',
  'net',
  'gross',
  'tax',
  'owed',
  'average',
  'median',
  'largest',
  'smallest',
  'latest',
  'earliest',
  'most',
  'least',
  'share',
  'howMany',
  'howMuch',
  'count',
  'different',
  'price',
  'quantity',
  // Conditions.
  'unpaid',
  'paid',
  'notOverdue',
  'partlyPaid',
  'overdue',
  'due',
  'failed',
  'processing',
  'failedChecks',
  'duplicate',
  'review',
  'uploaded',
  'arrived',
  'daysLeft',
  'taxRate',
  // Of each.
  'per',
  'bySeller',
  'byBuyer',
  'byMonth',
  'byQuarter',
  'byYear',
  'byCurrency',
  'byStatus',
  'byWeekday',
  'byType',
  // What to do.
  'show',
  'which',
  'who',
  'when',
  'whereIs',
  'isThere',
  'compare',
  'versus',
  'recent',
  'mention',
  'summary',
  'top',
  // Talk.
  'greeting',
  'thanks',
  'bye',
  'help',
  'usage',
  'stats',
  'destroy',
  'others',
  'inject',
  'makeUp',
  'outside',
  // How it goes on.
  'andWhat',
  'only',
  'ofThem',
  'it',
  'remove',
] as const;
export type Concept = (typeof CONCEPTS)[number];

export const FORMS = [
  'yesNo',
  'whatWasBought',
  'buying',
  'bought',
  'price',
  'nextDue',
  'nextDueMany',
  'mostOften',
  'mostInvoices',
  'mostOfGroups',
  'top',
  'groups',
  'isPaid',
  'allOf',
  'paidAtEnd',
  'whichIsMore',
  'either',
  'than',
  'fieldMissing',
  'negation',
  'comparative',
  'beyond',
  'bearing',
  'awaiting',
  'loneTime',
  'sumOf',
  'howOften',
  'loneMonth',
  'loneQuarter',
  'loneYear',
  'loneDay',
  'asksWhat',
  'sortBy',
  'ascending',
  'longest',
  'areOwedToUs',
  'earlyPayment',
  'termOfPayment',
  'reclaiming',
  'comesIn',
  'revenue',
  'payment',
  'roughly',
  'onIt',
  'oneBefore',
] as const;
export type Form = (typeof FORMS)[number];
