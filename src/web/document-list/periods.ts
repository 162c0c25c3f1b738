import { formatDay, formatMonth } from '#web/format/dates.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The days of "2026-02", first to last; null for what is no month. */
export function monthRange(month: string): { from: string; to: string } | null {
  if (!MONTH.test(month)) return null;
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** A stretch of days in words: a whole month by its name, else from and to, either of which may be open. */
export function periodWords(from: string | undefined, to: string | undefined, locale?: string): string | null {
  if (from && to) {
    const month = monthRange(from.slice(0, 7));
    if (month?.from === from && month.to === to) return formatMonth(from.slice(0, 7), locale);
    if (from === to) return formatDay(from, locale);
    return `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  }
  if (from) return `From ${formatDay(from, locale)}`;
  return to ? `Until ${formatDay(to, locale)}` : null;
}
