import { fittedSigns } from '../../candidates/fitted-signs.ts';
import { asNumber, type SignTable } from '../../candidates/signs.ts';
import { LABEL_SIGNS, type LinkLook } from '../page/link-features.ts';

/** What is seen of a date for either field. */
export interface SeenDate extends LinkLook {
  /** "Version 2.1 vom 24.03.2020" dates a form, not the invoice. */
  isOfVersion: boolean;
  /** The day on which the paper came in, as stamped. */
  isStamped: boolean;
  /** It begins or ends a period. */
  isRangePart: boolean;
  /** A sentence asks for money on this day, or says that it is taken. */
  isToPay: boolean;
  /** No label speaks for it. */
  isUnlabelled: boolean;
  /** How near the labels of the other field's date stand, and those of other dates, 0 to 1. */
  rivalLink: number;
  otherDateLink: number;
}

export interface SeenDueDate extends SeenDate {
  /** It follows a date that is labelled as the invoice's after a term that is stated in days. */
  isAgreed: boolean;
  /** A day after the invoice's, behind the means of payment. */
  isOfMethod: boolean;
  /** It belongs to a payment that comes after this one, or to no payment at all. */
  isLater: boolean;
  /** Until then a part is taken off, and another day is named for all of it. */
  isForLess: boolean;
  /** "Scadenza: 18/07/2025 – SALDATO", whatever label stands before it. */
  isMarkedPaid: boolean;
  /** A sentence tells it of another paper: of the invoice that a credit note takes back. */
  isOfOtherPaper: boolean;
  /** The reader is paid on it what he has paid too much. */
  isOfPayout: boolean;
  /** Something was paid on it. */
  isOfPastPayment: boolean;
  /** An hour stands behind it, and nothing calls it a day to pay: something takes place then. */
  isOfEvent: boolean;
  /** A sentence asks for the money half a year before: a contract or an offer ends on it, unless a sentence with a label asks then, too. */
  isLongAfterAsked: boolean;
}

export interface SeenInvoiceDate extends SeenDate {
  /** "Invoice no. 12 of 3.4.2024". */
  isTitled: boolean;
  /** "Facture n° 2024-07-03" is a number. */
  isNumbered: boolean;
  /** It is the day of a line of the table. */
  isOfLine: boolean;
  /** Behind how it was paid. */
  isOfPayment: boolean;
  /** Where and when the letter was written. */
  isWrittenAt: boolean;
  /** The day on which a guest leaves, where nothing else dates the bill. */
  isDayOfLeaving: boolean;
  /** It stands alone in the head of a letter. */
  isAlone: boolean;
  /** Behind the number of an order or another paper, whose title stands before both. */
  isOfOrder: boolean;
  /** Many years before the other days of the paper. */
  isLongAgo: boolean;
}

/** Of both dates alike. */
const DATE_SIGNS: SignTable<SeenDate> = [
  ...LABEL_SIGNS,
  { code: 'date_of_form', weight: -3, seen: ({ isOfVersion }) => asNumber(isOfVersion) },
  { code: 'stamped', weight: -12, seen: ({ isStamped }) => asNumber(isStamped) },
];

/** What speaks for a date being the day by which to pay, and what against. */
export const DUE_DATE_SIGNS = fittedSigns<SeenDueDate>('DUE_DATE', [
  ...DATE_SIGNS,
  { code: 'asked_to_pay', weight: 5, seen: ({ isToPay, target }) => asNumber(isToPay) * (1 - Math.min(1, target)) },
  { code: 'term_leads_to_it', weight: 2.5, seen: ({ isAgreed }) => asNumber(isAgreed) },
  { code: 'day_of_means', weight: 8, seen: ({ isOfMethod }) => asNumber(isOfMethod) },
  { code: 'unlabelled', weight: -2.5, seen: ({ isUnlabelled }) => asNumber(isUnlabelled) },
  { code: 'of_period', weight: -7, seen: ({ isRangePart }) => asNumber(isRangePart) },
  { code: 'of_later_payment', weight: -9, seen: ({ isLater }) => asNumber(isLater) },
  { code: 'of_discount', weight: -6, seen: ({ isForLess }) => asNumber(isForLess) },
  { code: 'marked_paid', weight: -12, seen: ({ isMarkedPaid }) => asNumber(isMarkedPaid) },
  { code: 'of_refund', weight: -9, seen: ({ isOfPayout }) => asNumber(isOfPayout) },
  { code: 'paid_on_it', weight: -5, seen: ({ isOfPastPayment }) => asNumber(isOfPastPayment) },
  { code: 'of_other_paper', weight: -9, seen: ({ isOfOtherPaper }) => asNumber(isOfOtherPaper) },
  { code: 'of_event', weight: -6, seen: ({ isOfEvent }) => asNumber(isOfEvent) },
  { code: 'long_after_asked', weight: -9, seen: ({ isLongAfterAsked }) => asNumber(isLongAfterAsked) },
]);

/** What speaks for a date being the invoice's own, and what against. */
export const INVOICE_DATE_SIGNS = fittedSigns<SeenInvoiceDate>('INVOICE_DATE', [
  ...DATE_SIGNS,
  // It outweighs whatever date stands at the page's top.
  { code: 'behind_title', weight: 4, seen: ({ isTitled }) => asNumber(isTitled) },
  { code: 'asked_to_pay', weight: -2, seen: ({ isToPay }) => asNumber(isToPay) },
  { code: 'of_period', weight: -2, seen: ({ isRangePart }) => asNumber(isRangePart) },
  { code: 'due_label', weight: -2, seen: ({ rivalLink, target }) => Math.max(0, rivalLink - target) },
  { code: 'other_date_label', weight: -2, seen: ({ otherDateLink }) => otherDateLink },
  { code: 'number_sign', weight: -3, seen: ({ isNumbered }) => asNumber(isNumbered) },
  { code: 'of_line', weight: -2.5, seen: ({ isOfLine }) => asNumber(isOfLine) },
  { code: 'of_payment', weight: -4, seen: ({ isOfPayment }) => asNumber(isOfPayment) },
  { code: 'place_and_date', weight: 2.5, seen: ({ isWrittenAt }) => asNumber(isWrittenAt) },
  { code: 'day_of_leaving', weight: 7, seen: ({ isDayOfLeaving }) => asNumber(isDayOfLeaving) },
  { code: 'of_order', weight: -2, seen: ({ isOfOrder }) => asNumber(isOfOrder) },
  { code: 'long_ago', weight: -6, seen: ({ isLongAgo }) => asNumber(isLongAgo) },
  { code: 'alone_in_head', weight: 3, seen: ({ isAlone }) => asNumber(isAlone) },
]);
