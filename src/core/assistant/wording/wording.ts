import type { Dimension, Measure, RateBand } from '../plan.ts';

/** What an answer is made of, in one language. Amounts and dates come written in its locale. */
export interface Wording {
  locale: string;
  /** Labels of entities, of table columns and of sums. */
  labels: Readonly<Record<string, string>>;
  measures: Readonly<Record<Measure, string>>;
  average: Readonly<Record<Measure, string>>;
  median: string;
  /** Of one invoice of each group. */
  ends: Readonly<Record<'min' | 'max', string>>;
  share: string;
  dimensions: Readonly<Record<Dimension, string>>;
  columns: Readonly<
    Record<
      | 'amount'
      | 'currency'
      | 'invoices'
      | 'share'
      | 'document'
      | 'number'
      | 'date'
      | 'due'
      | 'days'
      | 'description'
      | 'quantity'
      | 'unitPrice'
      | 'field'
      | 'value'
      | 'limit'
      | 'count'
      | 'status'
      | 'check'
      | 'message'
      | 'difference',
      string
    >
  >;
  types: Readonly<Record<string, readonly [one: string, many: string]>>;
  statuses: Readonly<Record<'paid' | 'unpaid' | 'overdue' | 'unknown', string>>;
  rateBands: Readonly<Record<RateBand, string>>;
  weekdays: readonly string[];
  and: string;
  colon: string;
  /** "by seller", of a figure for each. */
  by: (dimension: string) => string;
  scope: {
    sellers: (names: string) => string;
    /** Of what was spent there. */
    atSellers: (names: string) => string;
    notSellers: (names: string) => string;
    buyers: (names: string) => string;
    notBuyers: (names: string) => string;
    month: (month: string) => string;
    year: (year: string) => string;
    quarter: (quarter: number, year: string) => string;
    day: (day: string) => string;
    range: (from: string, to: string) => string;
    since: (day: string) => string;
    until: (day: string) => string;
    due: (period: string) => string;
    uploaded: (period: string) => string;
    currency: (code: string) => string;
    notCurrency: (code: string) => string;
    notOverdue: string;
    partlyPaid: string;
    atLeast: (amount: string) => string;
    over: (amount: string) => string;
    under: (amount: string) => string;
    atMost: (amount: string) => string;
    between: (min: string, max: string) => string;
    exactly: (amount: string) => string;
    unpaid: string;
    paid: string;
    overdue: string;
    missing: (labels: string) => string;
    has: (labels: string) => string;
    discount: string;
    weekday: (day: string) => string;
    words: (words: string) => string;
    failedChecks: string;
    review: string;
    failed: string;
    processing: string;
    thisDocument: string;
    these: (count: number) => string;
  };
  /** Sentences. */
  say: {
    noDocuments: string;
    noneFound: (what: string, scope: string) => string;
    creditNotesDeducted: (count: string) => string;
    creditNotesLeftOut: (count: string) => string;
    withoutAmount: (count: string) => string;
    withoutTax: (count: string) => string;
    duplicatesIncluded: (numbers: string) => string;
    mixedCurrencies: string;
    /** Of a sum or count that is shared out evenly: "per month on average, over 12 months". */
    onAverage: (unit: 'month' | 'quarter' | 'year', count: number) => string;
    withOverdue: (count: string) => string;
    cheapest: string;
    dearest: string;
    averagePrice: string;
    takenAs: (said: string, name: string) => string;
    which: (said: string) => string;
    whichDay: (said: string) => string;
    unknownSeller: (said: string) => string;
    nearest: (names: string) => string;
    unknownDocument: (said: string) => string;
    more: (count: string) => string;
    /** Further ones were not looked at. */
    newestAlone: (count: string) => string;
    greeting: string;
    thanks: string;
    bye: string;
    help: string;
    unclear: string;
    twoQuestions: string;
    unclearWords: (words: string) => string;
    tryThese: string;
    refuse: Readonly<Record<'change' | 'others' | 'inject' | 'outside' | 'guess' | 'whenPaid', string>>;
    yes: string;
    no: string;
    noField: (label: string, document: string) => string;
    dueOn: (date: string) => string;
    overdueSince: (date: string) => string;
    /** Of a day so many days from today; negative where it is past. */
    inDays: (days: number) => string;
    /** What a rate was worked out from where the lines do not print it. */
    ratesWorkedOut: (count: string) => string;
    mixedRates: (count: string) => string;
    paid: string;
    unpaid: string;
    duplicates: (groups: string) => string;
    noDuplicates: (scope: string) => string;
    checksFail: (documents: string) => string;
    checksPass: string;
    noFailedChecks: (scope: string) => string;
    linesFound: (words: string) => string;
    noLines: (words: string) => string;
    noLinesOfAll: (words: string) => string;
    noLinesKnown: string;
    lastBought: (description: string) => string;
    entities: (label: string) => string;
    difference: string;
    usageOff: string;
    usage: (documents: string, queries: string, plan: string) => string;
    stats: (documents: string, entities: string, week: string) => string;
    reading: string;
  };
  /** Questions people may ask next; a name of theirs fits in where there is one. */
  examples: {
    spentOn: (item: string) => string;
    spendAt: (seller: string) => string;
    overdue: string;
    largest: string;
    perMonth: string;
    dueSoon: string;
    recent: string;
    entities: string;
    stats: string;
    help: string;
    invoicesFrom: (seller: string) => string;
    total: string;
    unpaid: string;
  };
  operations: Readonly<
    Record<
      | 'list'
      | 'count'
      | 'field'
      | 'lines'
      | 'entities'
      | 'rates'
      | 'compare'
      | 'duplicates'
      | 'checks'
      | 'usage'
      | 'stats'
      | 'names'
      | 'text'
      | 'share'
      | 'latest'
      | 'earliest'
      | 'largest'
      | 'smallest'
      | 'uploads'
      | 'inEachCurrency'
      | 'average',
      string
    >
  >;
}
