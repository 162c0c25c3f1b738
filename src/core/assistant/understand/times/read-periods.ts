import { addDays, findDates, isoDate } from '../../../values/calendar-date.ts';
import type { DateRange } from '../../plan.ts';
import { type MarkedText, markIndex, markPattern } from '../text/marked-text.ts';
import { everyOf, firstOf, patternSource, wordsOf } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';
import {
  halfOfYear,
  monthOfYear,
  quarterOfYear,
  shifted,
  type Unit,
  unitAround,
  weekdayOf,
  wholeYear,
  yearMeant,
} from './calendar-periods.ts';
import { joinSpans, SAID_END } from './join-periods.ts';
import { markPartsOfMonths } from './parts-of-month.ts';
import { markLastMonths, markYearsInWords } from './years-in-words.ts';

export interface TimeScope {
  today: string;
  /** Asked by due date: what names no year is the coming one, and "this month" does not end today. */
  isDue: boolean;
  /** What the question before was about: what "the year before" counts from. */
  before?: DateRange | undefined;
  /** The one year that it goes on from: "only those of May" are of that year. */
  year?: { number: number; after?: string | undefined } | undefined;
  /** Two spans are put beside each other: "between 2024 and 2025" is no span from the one to the other. */
  areCompared?: boolean | undefined;
}

const UNITS: readonly Unit[] = ['day', 'week', 'month', 'quarter', 'half', 'year'];
const YEAR = '(?:(?:19|20)\\d{2})';

/**
 * All spans of time in a question, each in its place replaced by a mark. What stands together ("since March",
 * "between … and …") is one span. The question's own words stay for what is read next.
 */
export function readPeriods(
  text: MarkedText,
  dictionary: Dictionary,
  scope: TimeScope,
  afterDates: () => void = () => {},
): DateRange[] {
  const found: DateRange[] = [];
  const mark = (start: number, length: number, range: DateRange) => {
    text.mark(start, length, 'time', found.length);
    found.push(range);
  };
  markPoints(text, dictionary, scope, mark, afterDates, (sign) => found[markIndex(sign, 'time')]!);
  joinSpans(text, dictionary, found, mark, scope.areCompared === true);
  // What was joined to something else stands no more in the text.
  return [...text.text.matchAll(everyOf(markPattern('time')))].map((match) => found[markIndex(match[1]!, 'time')]!);
}

type Mark = (start: number, length: number, range: DateRange) => void;

/** Every single date, month, quarter, year or relative span. */
function markPoints(
  text: MarkedText,
  { language, time, numbers, weekdays, amounts }: Dictionary,
  scope: TimeScope,
  mark: Mark,
  afterDates: () => void,
  rangeOf: (sign: string) => DateRange,
): void {
  const { today, isDue } = scope;
  const each = (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => {
    for (const match of [...text.text.matchAll(pattern)]) {
      const found = range(match);
      // What an earlier rule marked is not marked again.
      if (found && text.text.slice(match.index, match.index + match[0].length) === match[0]) {
        mark(match.index!, match[0].length, found);
      }
    }
  };
  const recent = (of: (year: number) => { from: string; to: string }, year?: string): DateRange =>
    of(year ? fullYear(year) : (yearGoneOnWith(scope, of) ?? yearMeant(today, of, isDue)));
  const toToday = (range: { from: string; to: string }): DateRange =>
    !isDue && range.from <= today && range.to > today ? { from: range.from, to: today } : range;
  const numberOf = (said: string) => (/^\d+$/.test(said) ? Number(said) : (numbers[said] ?? null));
  const counts = `(\\d{1,4}|${Object.keys(numbers).map(patternSource).join('|')})`;
  const anyUnit = `(${UNITS.map((unit) => patternSource(time.units[unit])).join('|')})`;
  const unitOf = (said: string) =>
    UNITS.find((unit) => firstOf(`^(?:${patternSource(time.units[unit])})$`).test(said))!;
  const withCounts = (source: string) => wordsOf(source.replaceAll('{n}', counts).replaceAll('{unit}', anyUnit));
  const counted = (range: (count: number, unit: Unit) => DateRange) => (match: RegExpMatchArray) => {
    const groups = match.slice(1).filter((group) => group !== undefined);
    const count = numberOf(groups[0] ?? '');
    return count === null || !groups[1] ? null : range(count, unitOf(groups[1]));
  };

  each(/(?<![\d.-])(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-\d{2}(?![\d-])/gu, (match) => {
    const [year, month, day] = match[0].split('-').map(Number) as [number, number, number];
    const date = isoDate(year, month, day);
    return date ? { from: date, to: date } : null;
  });
  const anyMonth = Object.keys(time.months)
    .sort((a, b) => b.length - a.length)
    .join('|');
  // "1 to 15 March 2026": two days of one month.
  each(
    wordsOf(
      `(?:(?:${time.between})\\s+(?:the |dem |le )?)?(\\d{1,2})(?:st|nd|rd|th|er|\\.)?\\s*(?:to|-|bis|bis zum|until|and|und|et|au|through)\\s*(?:the |zum |le )?(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of |de )?(${anyMonth})(?:\\s+(${YEAR}))?`,
    ),
    (match) => {
      const month = time.months[match[3]!]!;
      const year = match[4] ? Number(match[4]) : yearMeant(today, (inYear) => monthOfYear(inYear, month), isDue);
      const [from, to] = [isoDate(year, month, Number(match[1])), isoDate(year, month, Number(match[2]))];
      return from && to ? { from, to } : null;
    },
  );
  for (const { start, end, value } of findDates(text.text, 'day_first'))
    mark(start, end - start, { from: value, to: value });
  each(/(?<![\d./-])(\d{1,2})\.\s?(\d{1,2})\.(?![\d])/gu, (match) => day(scope, Number(match[2]), Number(match[1])));
  each(/(?<![\d.-])((?:19|20)\d{2})[-/](0?[1-9]|1[0-2])(?![\d-])/gu, (match) =>
    monthOfYear(Number(match[1]), Number(match[2])),
  );
  // "Q1/2026" is no January.
  each(/(?<![\p{L}\d./-])(0?[1-9]|1[0-2])[/.]((?:19|20)\d{2})(?![\d])/gu, (match) =>
    monthOfYear(Number(match[2]), Number(match[1])),
  );

  afterDates();
  each(wordsOf(time.yearToDate), () => ({ from: `${today.slice(0, 4)}-01-01`, to: today }));
  markPartsOfYear({ time, numberOf, unitOf, withCounts }, each);
  const { before } = scope;
  if (before?.from) {
    each(withCounts(time.unitBefore), (match) => unitAround(before.from!, unitOf(match[1]!), -1));
    if (before.from.slice(0, 4) < today.slice(0, 4))
      each(wordsOf('vorjahr(?:es)?'), () => unitAround(before.from!, 'year', -1));
  }
  each(
    withCounts(time.lastN),
    counted((count, unit) => ({ from: shifted(today, unit, -count), to: today })),
  );
  each(
    withCounts(time.nextN),
    counted((count, unit) => ({ from: today, to: shifted(today, unit, count) })),
  );
  each(withCounts(time.olderThan), (match) =>
    counted((count, unit) =>
      // "Due in more than 30 days" is ahead, "more than 30 days overdue" behind.
      isDue && /(?<!\p{L})(?:in|dans)\s+$/u.test(text.text.slice(0, match.index))
        ? { from: addDays(shifted(today, unit, count), 1) }
        : { to: addDays(shifted(today, unit, -count), -1) },
    )(match),
  );
  each(
    withCounts(time.ago),
    counted((count, unit) => {
      if (unit === 'day' || unit === 'week')
        return { from: shifted(today, unit, -count), to: shifted(today, unit, -count) };
      return unitAround(shifted(today, unit, -count), unit, 0);
    }),
  );

  const months = Object.keys(time.months)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const yearBehind = `(?:(?:\\s+(?:of|in|de|des jahres|des|du|d'|,))?[\\s,]*((?:19|20)\\d{2}|'\\d{2}))`;
  each(
    wordsOf(`(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?:\\s+(?:of|de))?\\s+(${months})\\.?(?!\\s*(?:19|20)\\d{2})`),
    (match) => day(scope, time.months[match[2]!]!, Number(match[1])),
  );
  const isCounted = firstOf(`^\\s+(?:\\p{L}+\\s+)?(?:${patternSource(amounts.counted)})(?!\\p{L})`);
  each(wordsOf(`(${months})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`), (match) => {
    const [month, number] = [time.months[match[1]!]!, Number(match[2])];
    // Only English writes a day behind its month.
    // "Im Mai 20 Rechnungen": as many of them, or the year?
    if (language !== 'en' && isCounted.test(text.text.slice(match.index! + match[0].length))) return null;
    const isYear = language !== 'en' && number >= 15 && number <= Number(today.slice(2, 4));
    return isYear ? monthOfYear(2000 + number, month) : day(scope, month, number);
  });
  each(wordsOf(`(${months})\\.?${yearBehind}`), (match) => monthOfYear(fullYear(match[2]!), time.months[match[1]!]!));
  markYearsInWords(text, each, time, today);
  markLastMonths(each, time, today);
  const behind = firstOf(`(?<![\\p{L}\\p{N}])(?:${patternSource(time.beforeMonth)})[\\s']*$`);
  const ofMonth = firstOf(`^\\s+(?:${patternSource(time.behindMonth)})(?![\\p{L}])`);
  const doubtful = firstOf(`^(?:${patternSource(time.doubtfulMonths)})$`);
  each(wordsOf(`(${months})`), (match) => {
    const before = text.text.slice(0, match.index);
    const isAlone =
      before.trim() === '' && text.text.slice(match.index! + match[0].length).replace(/[?!.\s]/g, '') === '';
    const isOfNoun = ofMonth.test(text.text.slice(match.index! + match[0].length));
    if (doubtful.test(match[1]!) && !behind.test(before) && !isAlone && !isOfNoun) return null;
    return recent((year) => monthOfYear(year, time.months[match[1]!]!));
  });

  markPartsOfMonths(each, rangeOf, { isDue, language });
  if (language === 'en') each(WEEK_OF, (match) => weekAround(rangeOf(match[1]!)));
  if (language === 'en') each(DAY_ALONE, (match) => dayAlone(scope, Number(match[1])));

  const ofYear = `(?:(?:\\s+(?:of|in|de|des jahres|des|du|d'|,|des geschaftsjahres|le))?[\\s,/-]*(${YEAR}|'\\d{2}))?`;
  time.quarters.forEach((words, index) => {
    each(
      everyOf(`(?<![\\p{L}\\p{N}])(?:(${YEAR})[\\s/-]*)?(?:${patternSource(words)})${ofYear}(?![\\p{L}\\p{N}])`),
      (match) => recent((year) => quarterOfYear(year, index + 1), match[1] ?? match[2]),
    );
  });
  time.halves.forEach((words, index) => {
    each(
      everyOf(`(?<![\\p{L}\\p{N}])(?:${patternSource(words)})(?:\\s+of(?: the)? year)?${ofYear}(?![\\p{L}\\p{N}])`),
      (match) => recent((year) => halfOfYear(year, index + 1), match[1]),
    );
  });

  each(wordsOf(time.today), () => ({ from: today, to: today }));
  each(wordsOf(time.yesterday), () => unitAround(today, 'day', -1));
  each(wordsOf(time.tomorrow), () => unitAround(today, 'day', 1));
  markDaysOfWeeks({ time, weekdays, today, isDue, language }, each);
  for (const unit of UNITS.slice(1)) {
    const word = patternSource(time.units[unit]);
    const around = (which: string, range: (match: RegExpMatchArray) => DateRange) =>
      each(
        wordsOf(
          `(?:${which})[\\s-]*(?:kalender)?(?:${word})${language === 'fr' ? `|(?:${word})\\s+(?:${which})` : ''}`,
        ),
        range,
      );
    around(time.lastOne, () => unitAround(today, unit, -1));
    around(time.nextOne, () => unitAround(today, unit, 1));
    around(time.thisOne.replace(/\|l[ea]\b|\|l'/g, ''), (match) => {
      const range = toToday(unitAround(today, unit, 0));
      if (/^(?:the )?(?:end|fin)(?!\p{L})/u.test(match[0])) SAID_END.add(range);
      return range;
    });
  }
  each(everyOf(`(?<![\\p{L}\\p{N}.,/#-])${YEAR}(?![\\p{L}\\p{N}]|[.,/-]\\d|\\s*[€$£])`), (match) =>
    wholeYear(Number(match[0])),
  );
}

interface Counting {
  time: Dictionary['time'];
  numberOf: (said: string) => number | null;
  unitOf: (said: string) => Unit;
  withCounts: (source: string) => RegExp;
}

/** "The first three months of 2025", "the last two quarters of 2025". */
function markPartsOfYear(
  { time, numberOf, unitOf, withCounts }: Counting,
  each: (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => void,
): void {
  const part = (source: string, range: (year: number, count: number, unit: Unit) => DateRange) =>
    each(everyOf(`(?:${withCounts(source).source})\\s+(${YEAR})(?!\\d)`), (match) => {
      const groups = match.slice(1).filter((group) => group !== undefined);
      const count = numberOf(groups[0] ?? '');
      return count === null || groups.length < 3 ? null : range(Number(groups.at(-1)), count, unitOf(groups[1]!));
    });
  part(time.firstN, (year, count, unit) => ({
    from: `${year}-01-01`,
    to: addDays(shifted(`${year}-01-01`, unit, count), -1),
  }));
  part(time.finalN, (year, count, unit) => ({ from: shifted(`${year + 1}-01-01`, unit, -count), to: `${year}-12-31` }));
}

interface DaysOfWeeks {
  time: Dictionary['time'];
  weekdays: readonly string[];
  today: string;
  isDue: boolean;
  language: Dictionary['language'];
}

/** "Friday next week", "by Friday": one day of a week. A Friday alone may be every one of them and is no span here. */
function markDaysOfWeeks(
  { time, weekdays, today, isDue, language }: DaysOfWeeks,
  each: (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => void,
): void {
  const week = patternSource(time.units.week);
  const limits = [time.before, time.until, time.since, time.after].map(patternSource).join('|');
  for (const [index, words] of weekdays.entries()) {
    const dayOf = (offset: number): DateRange => {
      const day = addDays(unitAround(today, 'week', offset).from, index);
      return { from: day, to: day };
    };
    for (const [which, offset] of [
      [time.lastOne, -1],
      [time.nextOne, 1],
      [time.thisOne.replace(/\|l[ea]\b|\|l'/g, ''), 0],
    ] as const) {
      const around = `(?:${patternSource(which)})\\s+(?:${week})`;
      const behind =
        language === 'fr' ? `(?:${around}|(?:la |cette )?(?:${week})\\s+(?:${patternSource(which)}))` : around;
      each(wordsOf(`(?:${words})\\s+(?:of |in |der |in der |de )?(?:the |la )?${behind}`), () => dayOf(offset));
    }
    const back = (weekdayOf(today) - (index + 1) + 7) % 7;
    // "The last Friday in May" is one of that month.
    const ofMonth = '(?!\\s+(?:of|in|im|des|de|du|d)(?!\\p{L}))';
    for (const [which, day] of [
      [time.lastOne, addDays(today, back === 0 ? -7 : -back)],
      [time.nextOne, addDays(today, 7 - back)],
    ] as const) {
      const said = [patternSource(which), patternSource(words)].map((source) => `(?:${source})`);
      // "Vendredi dernier" and "dernier vendredi".
      const orders = language === 'fr' ? [said.toReversed(), said] : [said];
      const either = orders.map((order) => order.join('\\s+')).join('|');
      each(wordsOf(`(?:${either})${ofMonth}`), () => ({ from: day, to: day }));
    }
    each(
      everyOf(`(?<=(?<!\\p{L})(?:${limits})\\s+(?:the |den |dem |le )?)(?:${patternSource(words)})(?!\\p{L})`),
      () => {
        const day = isDue ? addDays(today, (7 - back) % 7) : addDays(today, -back);
        return { from: day, to: day };
      },
    );
  }
}

/** Behind "Q1 2025" a later quarter is of that year too, an earlier one of the year that it is of by itself. */
function yearGoneOnWith({ year }: TimeScope, of: (year: number) => { from: string }): number | undefined {
  return year && (year.after === undefined || of(year.number).from > year.after) ? year.number : undefined;
}

function fullYear(said: string): number {
  return said.startsWith("'") ? 2000 + Number(said.slice(1)) : Number(said);
}

/** "The week of 22 June": from its Monday on. */
const WEEK_OF = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:the )?week (?:of|from|starting|beginning|commencing)(?: on)?(?: the)?\\s+${markPattern('time')}`,
  'gu',
);
const weekAround = ({ from, to }: DateRange): DateRange | null =>
  from !== undefined && from === to ? unitAround(from, 'week', 0) : null;

/** "By the 15th": of the month in which it comes next where something is due, else of the latest that had it. */
const DAY_ALONE =
  /(?<=(?<!\p{L})(?:on|by|before|until|till|after|since|from) )the (\d{1,2})(?:st|nd|rd|th)(?=[\s?.!,]*$| (?:for|from|at|to|with|in (?:euros?|dollars?|pounds?|eur|usd|gbp|chf))(?!\p{L}))/gu;
function dayAlone(scope: TimeScope, number: number): DateRange | null {
  const [year, month] = scope.today.split('-').map(Number) as [number, number];
  const dates = [-1, 0, 1, 2].flatMap((offset) => {
    const first = new Date(Date.UTC(year, month - 1 + offset, 1));
    return isoDate(first.getUTCFullYear(), first.getUTCMonth() + 1, number) ?? [];
  });
  const date = scope.isDue
    ? dates.find((each) => each >= scope.today)
    : dates.filter((each) => each <= scope.today).at(-1);
  return date ? { from: date, to: date } : null;
}

function day({ today, isDue }: TimeScope, month: number, number: number): DateRange | null {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((each) => isoDate(each, month, number) ?? []);
  const date = isDue ? dates.find((each) => each >= today) : dates.filter((each) => each <= today).at(-1);
  return date ? { from: date, to: date } : null;
}
