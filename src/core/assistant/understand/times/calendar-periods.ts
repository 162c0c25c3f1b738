import { addDays } from '../../../values/calendar-date.ts';

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

const MONTHS_OF = { month: 1, quarter: 3, half: 6, year: 12 } as const;
const two = (value: number) => String(value).padStart(2, '0');

/** Days of a month (1 to 12). */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `count` calendar months from the first of a month on; `month` may lie outside of 1 to 12. */
function monthsFrom(year: number, month: number, count: number): { from: string; to: string } {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const next = new Date(Date.UTC(year, month - 1 + count, 1));
  return { from: first.toISOString().slice(0, 10), to: addDays(next.toISOString().slice(0, 10), -1) };
}

export const monthOfYear = (year: number, month: number) => monthsFrom(year, month, 1);
export const quarterOfYear = (year: number, quarter: number) => monthsFrom(year, quarter * 3 - 2, 3);
export const halfOfYear = (year: number, half: number) => monthsFrom(year, half * 6 - 5, 6);
export const wholeYear = (year: number) => monthsFrom(year, 1, 12);

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The calendar unit that holds `today`, or one so many before or after it. Weeks begin on Monday. */
export function unitAround(today: string, unit: Unit, offset: number): { from: string; to: string } {
  if (unit === 'day') return { from: addDays(today, offset), to: addDays(today, offset) };
  if (unit === 'week') {
    const monday = addDays(today, 1 - weekdayOf(today) + 7 * offset);
    return { from: monday, to: addDays(monday, 6) };
  }
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const size = MONTHS_OF[unit];
  const first = Math.floor((month - 1) / size) * size + 1;
  return monthsFrom(year, first + offset * size, size);
}

/** The day so many units later (earlier when negative); of a month that is too short, its last day. */
export function shifted(day: string, unit: Unit, count: number): string {
  if (unit === 'day') return addDays(day, count);
  if (unit === 'week') return addDays(day, 7 * count);
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + MONTHS_OF[unit] * count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return `${year}-${two(month)}-${two(Math.min(Number(day.slice(8)), daysIn(year, month)))}`;
}

/**
 * The year of a period that names none. Invoices: the latest one begun. Due dates: the coming one, the running one
 * included.
 */
export function yearMeant(today: string, of: (year: number) => { from: string; to: string }, isDue: boolean): number {
  const year = Number(today.slice(0, 4));
  if (isDue) return of(year).to >= today ? year : year + 1;
  return of(year).from <= today ? year : year - 1;
}
