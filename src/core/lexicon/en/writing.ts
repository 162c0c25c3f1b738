import type { Writing } from '../lexicon.ts';

/** How English is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'en',
  common:
    'the and of for to with your you invoice date due amount number bill from payment please total price quantity unit customer our is are this if any by thank',
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  weekdays: 'monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun',
  periods: {
    count: 'seven|eight|ten|fourteen|fifteen|twenty(?:[ -](?:one|eight))?|thirty|forty[ -]five|sixty|ninety',
    day: '(?:calendar |working |business )?days?',
    week: 'weeks?',
    month: 'months?',
  },
  joints: { ordinal: 'st|nd|rd|th', ofMonth: 'of' },
  owed: 'due|pay(?:able|ment)?',
} satisfies Writing;
