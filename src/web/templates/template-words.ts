import type { TemplateWire } from '#contracts/template.ts';
import { formatDate } from '#web/format/dates.ts';

/** "1 zone", "12 zones". */
export function zonesText(count: number): string {
  return count === 1 ? '1 zone' : `${count} zones`;
}

/** When a document was last read with it. */
export function lastUsedText({ lastUsed }: Pick<TemplateWire, 'lastUsed'>, locale?: string): string {
  return lastUsed ? `Last used ${formatDate(lastUsed, locale)}` : 'Never used';
}
