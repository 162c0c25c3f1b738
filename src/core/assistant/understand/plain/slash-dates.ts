import { isoDate } from '../../../values/calendar-date.ts';

const SLASHED = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d{2})(?![\d/-])/gu;

type SlashDates =
  /** The question with every date in ISO 8601. */
  | { message: string }
  /** Day or month may come first: the question in either reading, the day first. */
  | { said: string; readings: string[] };

/**
 * English dates with slashes, which are written with the day or the month first. One that fits only one order tells
 * for the others; where nothing tells, both readings are given.
 */
export function readSlashDates(message: string): SlashDates {
  const dates = [...message.matchAll(SLASHED)].map(([, first, second]) => [Number(first), Number(second)] as const);
  const isDayFirst = dates.some(([first]) => first > 12);
  const isMonthFirst = dates.some(([, second]) => second > 12);
  const doubtful = dates.some(([first, second]) => first <= 12 && second <= 12 && first !== second);
  if (doubtful && isDayFirst === isMonthFirst) {
    const said = message.match(SLASHED)!.join(', ');
    return { said, readings: [written(message, true), written(message, false)] };
  }
  return { message: written(message, !isMonthFirst) };
}

/** What is no day of the calendar stays as it is. */
function written(message: string, dayFirst: boolean): string {
  return message.replace(SLASHED, (said, first: string, second: string, year: string) => {
    const [day, month] = dayFirst ? [first, second] : [second, first];
    return isoDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day)) ?? said;
  });
}

const MONTHS =
  'january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec';
const MONTH_AND_NUMBER = new RegExp(
  `(?<!\\p{L}|\\d\\.? ?)(${MONTHS})\\.? (\\d{2})(?![\\d.:/-]|st|nd|rd|th|,? ?(?:19|20)\\d{2})`,
  'iu',
);
const RECENT_YEARS = 3;

/** What is summed, counted or ranked is so of a month rather than of a day. */
const OF_MONTH =
  /(?<!\p{L})(?:spen[dt]|spending|total|sum|costs?|vat|tax|how (?:much|many)|number of|count|average|largest|biggest|highest|smallest|top|most|by (?:supplier|vendor|seller))(?!\p{L})/iu;

/** "From March 25 to April 10": of two the first is a day where the second is one. */
const SPAN_OF_DAYS = new RegExp(
  `(?<!\\p{L})(?:${MONTHS})\\.? \\d{1,2}\\D{1,12}(?:${MONTHS})\\.? \\d{1,2}(?!\\d)`,
  'iu',
);

/** The question with such a month's year in full, where a sum or a rank is asked for. */
export function withMonthsYear(message: string, today: string): string {
  const doubtful = OF_MONTH.test(message) && !SPAN_OF_DAYS.test(message) ? readMonthAndNumber(message, today) : null;
  return doubtful ? doubtful.readings[0]! : message;
}

/** "June 25", which may be a day or the June of a year that is not long past; the question in both readings. */
export function readMonthAndNumber(message: string, today: string): { said: string; readings: string[] } | null {
  // What is to be paid is so by a day.
  if (/\b(?:on|by|due|until|till|pay|paid by|before|after|since)\b/iu.test(message)) return null;
  const match = MONTH_AND_NUMBER.exec(message);
  if (!match) return null;
  const [said, month, number] = match as unknown as [string, string, string];
  const year = 2000 + Number(number);
  const now = Number(today.slice(0, 4));
  if (year > now || year <= now - RECENT_YEARS || Number(number) > 31) return null;
  const written = (reading: string) =>
    message.slice(0, match.index) + reading + message.slice(match.index + said.length);
  return { said, readings: [written(`${month} ${year}`), written(`${month} ${Number(number)}th`)] };
}
