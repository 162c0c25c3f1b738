import { dateFormat } from './kept-formats.ts';

const DAY_MS = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The calendar day of `now` where the reader is, as "2026-01-31". */
export function localDay(now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Whole days from `today` to `day` (both "2026-01-31"), negative for days gone; null for anything but a date. */
export function daysUntil(day: string, today: string): number | null {
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  return ISO_DAY.test(day) && Number.isFinite(days) ? Math.round(days) : null;
}

/** "due in 12 days", "due today", "3 days overdue". */
export function dueText(days: number): string {
  if (days === 0) return 'due today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `due in ${count}` : `${count} overdue`;
}

/** "2026-01-31" in the reader's way of writing dates; other texts stay as they are. */
export function formatDay(day: string, locale?: string): string {
  const time = ISO_DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return day;
  return dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
}

/** "2026-01" as "Jan 2026". */
export function formatMonth(month: string, locale?: string): string {
  const time = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(time)) return month;
  return dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(time);
}

/** "2024-05" as "May"; what is no month is given back as it is. */
export function formatMonthName(month: string, locale?: string): string {
  const time = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(time)) return month;
  return dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(time);
}

/** A moment as the reader's local date. */
export function formatDate(timestamp: string, locale?: string): string {
  return dateFormat(locale, { dateStyle: 'medium' }).format(new Date(timestamp));
}

/** A moment as the reader's local date and time. */
export function formatDateTime(timestamp: string, locale?: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp));
}
