import { localDay } from '#web/format/dates.ts';
import { dateFormat } from '#web/format/kept-formats.ts';

/** When a message was written: the time of day, with the date where it is not today. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const at = new Date(timestamp);
  const isToday = localDay(at) === localDay(new Date());
  return (
    <time dateTime={timestamp} className="text-faded text-xs tabular-nums">
      {dateFormat(undefined, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
    </time>
  );
}
