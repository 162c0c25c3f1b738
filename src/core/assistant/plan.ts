import type { Decimal } from '../values/decimal.ts';

/** The languages questions are understood and answered in. */
export type Language = 'en' | 'de' | 'fr';

/** `gross` is what was spent: totals less credit notes. `owed` is what is left to pay of invoices. */
export type Measure = 'gross' | 'net' | 'tax' | 'owed';
export type Operation = 'sum' | 'average' | 'median' | 'min' | 'max' | 'count' | 'share';
export type Dimension = 'seller' | 'buyer' | 'month' | 'quarter' | 'year' | 'currency' | 'status' | 'weekday' | 'type';

/** ISO dates ("2026-01-31"), both inclusive; one side may be open. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Which documents a question is about; all that is given must hold. What people said, resolved to what is stored. */
export interface Conditions {
  /** Any of these, each as most of its documents write it. */
  sellers?: string[] | undefined;
  notSellers?: string[] | undefined;
  buyers?: string[] | undefined;
  notBuyers?: string[] | undefined;
  /** By invoice date. */
  period?: DateRange | undefined;
  /** By due date; of invoices. */
  due?: DateRange | undefined;
  /** By the day of the upload. */
  uploaded?: DateRange | undefined;
  currency?: string | undefined;
  notCurrency?: string | undefined;
  /** Of the total, inclusive. */
  min?: Decimal | undefined;
  max?: Decimal | undefined;
  /** As it was said, where `min` is a cent more or `max` a cent less. */
  over?: Decimal | undefined;
  under?: Decimal | undefined;
  payment?: 'unpaid' | 'paid' | 'overdue' | undefined;
  /** Due today or later, or on no known day. */
  notOverdue?: true | undefined;
  /** Something is left to pay, but less than the total. */
  partlyPaid?: true | undefined;
  types?: string[] | undefined;
  status?: 'completed' | 'failed' | 'processing' | 'cancelled' | undefined;
  checks?: 'failed' | undefined;
  review?: 'needed' | undefined;
  /** Labels of which the document has none, and of which it has one. */
  missing?: string[] | undefined;
  has?: string[] | undefined;
  /** Its payment terms grant a discount for paying early. */
  discount?: true | undefined;
  /** 1 is Monday, 7 is Sunday; of the invoice date. */
  weekday?: number | undefined;
  /** Words to be found in names, values or pages. */
  words?: string | undefined;
  /** These documents only. */
  ids?: string[] | undefined;
}

/** As a ranking's limit: all, in that order. */
export const ALL_RANKED = 100_000;

export interface Ranking {
  sort: 'amount' | 'date' | 'due' | 'uploaded';
  order: 'asc' | 'desc';
  limit: number;
  /** "The second largest": this one alone, counted from 1. */
  place?: number | undefined;
}

export type LineWish =
  | 'list'
  | 'spent'
  | 'quantity'
  | 'prices'
  | 'cheapest'
  | 'dearest'
  | 'averagePrice'
  | 'sellers'
  | 'latest'
  | 'earliest'
  | 'count';

/** Bounds of a sum or count, as they are said of amounts. */
export type FigureBounds = Pick<Conditions, 'min' | 'max' | 'over' | 'under'>;

/** Kinds of tax rates: which percentages they are differs from country to country. */
export type RateBand = 'standard' | 'reduced' | 'zero';

/** What the documents or figures wanted are. */
export type Wish =
  | {
      kind: 'aggregate';
      operation: Operation;
      measure: Measure;
      by?: Dimension;
      /** The sum or count of all, shared out evenly over so many of these: "per month on average". */
      each?: 'month' | 'quarter' | 'year';
      /** Of groups: the first few. Without `by`: of so many of the largest or latest documents alone. */
      rank?: Ranking;
      /** Groups alone whose figure is at least or at most so much. */
      having?: FigureBounds;
      /** Counts documents of every kind; a share `number` is one of how many rather than of how much. */
      of?: 'documents' | 'number';
      /** "More than ten?": whether the figure is so much, said with it. */
      test?: FigureBounds;
    }
  | { kind: 'list'; rank?: Ranking; yesNo?: boolean; about?: 'overdue' | 'due'; of?: 'documents' }
  | { kind: 'names'; dimension: 'seller' | 'buyer' | 'currency' | 'type'; count: boolean }
  /** `inDays`: a due date as how many days it is away. */
  | { kind: 'field'; labels: string[]; rank?: Ranking; inDays?: true }
  /**
   * `sides`: the same of two times beside each other. `isGuessed`: the words do not stand where what was bought does, so
   * that they may mean something else where no line item has them.
   */
  | { kind: 'lines'; words: string; wants: LineWish; sides?: DateRange[]; isGuessed?: true }
  /** Amounts by rate of tax, or the documents of a rate; a percentage, or a kind of them. */
  | { kind: 'rates'; wants: 'figures' | 'documents' | 'count'; measure: Measure; rate?: Decimal; band?: RateBand }
  | { kind: 'entities'; label?: string; text?: string; count: boolean }
  | { kind: 'compare'; operation: Operation; measure: Measure; sides: { name: string; where: Conditions }[] }
  | { kind: 'duplicates'; count: boolean }
  | { kind: 'checks' }
  | { kind: 'usage' }
  | { kind: 'stats' };

/** A question as it was understood: JSON all through, as a conversation keeps it for what is asked next. */
export interface Plan {
  language: Language;
  wish: Wish;
  where: Conditions;
  /** Names that were found although they were written otherwise. */
  takenAs?: { said: string; name: string }[] | undefined;
  /** The documents that the answer listed, in its order: what "the second one" means. */
  shown?: string[] | undefined;
  /** A question was asked back: these are the names it is open between. */
  open?: { as: 'seller' | 'buyer'; isExcepted?: true; said: string; names: string[] } | undefined;
}
