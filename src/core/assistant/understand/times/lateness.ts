import { addDays } from '../../../values/calendar-date.ts';
import type { DateRange } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { saidIn } from '../reading.ts';
import { patternSource } from '../text/word-pattern.ts';
import { shifted, type Unit } from './calendar-periods.ts';

const UNITS: readonly Unit[] = ['day', 'week', 'month'];
/** "The last 30 to 60 days" are days of the calendar, "30 days ago" too: neither says how late something is. */
const OF_CALENDAR =
  /(?<!\p{L})(?:last|past|previous|recent|next|in|within|letzten?|letzter|vergangenen?|nachsten?|derniers?|dernieres?|prochains?|dans)\s+$/u;
const AGO = /^\s*(?:ago|old|alt|her)(?!\p{L})/u;
/** Between "overdue" and by how much. */
const BETWEEN =
  '(?:\\s+(?:invoices?|bills?|items?|ones|amounts?|by|for|since|is|are|were|rechnung(?:en)?|posten|betrage|um|seit|ist|sind|factures?|montants?|depuis|de|sont|est))*';

/**
 * "31 to 60 days overdue", "less than two weeks late": between which days it was due; taken out of the text, where the
 * numbers would else ask for something of their own. "More than 30 days overdue" is a span of time like others.
 */
export function readLateness(reading: Reading): DateRange | undefined {
  const { text, dictionary, scope } = reading;
  const { time, amounts, numbers } = dictionary;
  const said = saidIn(reading);
  if (!said.has('overdue')) return undefined;
  const count = `(\\d{1,3}|${Object.keys(numbers).map(patternSource).join('|')})`;
  const unit = `(${UNITS.map((one) => patternSource(time.units[one])).join('|')})`;
  const start = '(?<![\\p{L}\\p{N}.,])';
  const end = '(?![\\p{L}\\p{N}])';
  const first = `(?:(?:${patternSource(time.between)}|${patternSource(time.from)})\\s+)?`;
  const joint = `\\s*(?:${patternSource(time.betweenAnd)})\\s*`;
  const fromTo = new RegExp(`${start}${first}${count}(?:\\s*${unit})?${joint}${count}\\s*${unit}${end}`, 'gu');
  const below = new RegExp(
    `${start}(?:(${patternSource(amounts.under)})|${patternSource(amounts.atMost)})\\s+${count}\\s*${unit}${end}`,
    'gu',
  );
  const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : numbers[word]!);
  const unitOf = (word: string) =>
    UNITS.find((one) => new RegExp(`^(?:${patternSource(time.units[one])})$`, 'u').test(word))!;
  const late = patternSource(dictionary.concepts.overdue);
  const isOfLateness = ({ index, 0: match }: RegExpMatchArray) => {
    const [before, behind] = [text.text.slice(0, index), text.text.slice(index! + match.length)];
    if (OF_CALENDAR.test(before) || AGO.test(behind)) return false;
    return (
      new RegExp(`^\\s*(?:past |de |d')?(?:${late})(?!\\p{L})`, 'u').test(behind) ||
      new RegExp(`(?<!\\p{L})(?:${late})${BETWEEN},?\\s*$`, 'u').test(before)
    );
  };
  const dueBetween = (most: number, least: number, by: string, of = by): DateRange => ({
    from: shifted(scope.today, unitOf(by), -most),
    to: shifted(scope.today, unitOf(of), -least),
  });
  const found = [...text.text.matchAll(fromTo)].find(isOfLateness);
  if (found) {
    text.blank(found.index, found[0].length);
    const one = dueBetween(numberOf(found[3]!), numberOf(found[1]!), found[4]!, found[2]);
    // "60 to 30 days" are those from 30 to 60.
    return one.from! > one.to! ? { from: one.to!, to: one.from! } : one;
  }
  const bounded = [...text.text.matchAll(below)].find(isOfLateness);
  if (!bounded) return undefined;
  text.blank(bounded.index, bounded[0].length);
  const { from } = dueBetween(numberOf(bounded[2]!), 0, bounded[3]!);
  // Less than a week late is six days at most; what is due today is not late.
  return { from: bounded[1] ? addDays(from!, 1) : from, to: addDays(scope.today, -1) };
}
