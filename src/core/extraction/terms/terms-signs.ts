import { fittedSigns } from '../../candidates/fitted-signs.ts';
import { asNumber } from '../../candidates/signs.ts';
import type { LinkLook } from '../page/link-features.ts';

/** What is seen of a phrase that may tell when to pay. */
export interface SeenTerms extends LinkLook {
  /** It names only the means of payment, or how it was paid. */
  isMethodOnly: boolean;
  wasPaid: boolean;
  /** "Payment due on: April 1, 2024": the label of a due date and its day, which is no sentence about terms. */
  isLabelAndDate: boolean;
  /** It speaks of the payments after this one: "Your new instalment is collected from 1 March". */
  isLater: boolean;
  /** Another phrase says when everybody pays. */
  anyForAll: boolean;
  /** It is a piece of a line of labels and values; it begins with the label of something else. */
  holdsOtherLabels: boolean;
  startsOtherwise: boolean;
  /** So many amounts of money stand in it. */
  amounts: number;
  /** It is a label that no lexicon knows, with its value at the right. */
  isLabelOfOwn: boolean;
  /** It is for those who pay by direct debit, where others are told when to pay. */
  isForSome: boolean;
  /** It names a day in a sentence, where a label of terms has its days. */
  isElsewhere: boolean;
  /** So many days stand behind the day of its label: "Due date: 17/02/2026 (14 days)". */
  isPeriodBehindDay: boolean;
  /** It tells a time in the place of a day; a sentence that says on which day the money is paid or taken. */
  isAnswer: boolean;
  announcesDay: boolean;
  /** It names neither a day nor a number of days, where a sentence announces the day: "You authorised us to debit". */
  leavesDayOpen: boolean;
  /** It is worded as terms are; it is a period right behind its label; it tells any time. */
  sounds: boolean;
  isTitledPeriod: boolean;
  tellsTime: boolean;
  isSmallPrint: boolean;
}

/** What speaks for a phrase being the terms of payment, and what against. Sentences stand among labels of any kind. */
export const TERMS_SIGNS = fittedSigns<SeenTerms>('PAYMENT_TERMS', [
  { code: 'label', weight: 2.5, seen: ({ target }) => target },
  { code: 'worded_as_terms', weight: 2, seen: ({ sounds, isTitledPeriod }) => asNumber(sounds || isTitledPeriod) },
  { code: 'answers_when', weight: 1.5, seen: ({ isAnswer }) => asNumber(isAnswer) },
  { code: 'period_behind_day', weight: 4, seen: ({ isPeriodBehindDay }) => asNumber(isPeriodBehindDay) },
  { code: 'announces_day', weight: 1, seen: ({ announcesDay }) => asNumber(announcesDay) },
  { code: 'only_means', weight: -2.5, seen: ({ isMethodOnly }) => asNumber(isMethodOnly) },
  { code: 'was_paid', weight: -3, seen: ({ wasPaid }) => asNumber(wasPaid) },
  { code: 'label_and_date', weight: -6, seen: ({ isLabelAndDate }) => asNumber(isLabelAndDate) },
  {
    code: 'of_later_payment',
    weight: -2,
    seen: ({ isLater, anyForAll }) => asNumber(isLater) * (anyForAll ? 2 : 1),
  },
  { code: 'holds_other_labels', weight: -4, seen: ({ holdsOtherLabels }) => asNumber(holdsOtherLabels) },
  { code: 'starts_otherwise', weight: -3, seen: ({ startsOtherwise }) => asNumber(startsOtherwise) },
  { code: 'several_amounts', weight: -1.5, seen: ({ amounts }) => asNumber(amounts > 1) },
  { code: 'label_of_own', weight: -4, seen: ({ isLabelOfOwn }) => asNumber(isLabelOfOwn) },
  { code: 'for_some', weight: -3, seen: ({ isForSome }) => asNumber(isForSome) },
  { code: 'elsewhere', weight: -1, seen: ({ isElsewhere }) => asNumber(isElsewhere) },
  { code: 'leaves_day_open', weight: -2, seen: ({ leavesDayOpen }) => asNumber(leavesDayOpen) },
  { code: 'timeless', weight: -1.5, seen: ({ tellsTime }) => asNumber(!tellsTime) },
  { code: 'small_print', weight: -1.5, seen: ({ isSmallPrint }) => asNumber(isSmallPrint) },
]);
