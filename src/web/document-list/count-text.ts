import { numberFormat } from '#web/format/kept-formats.ts';

/** A count with the separators of the reader's locale. */
export function countText(count: number, locale?: string): string {
  return numberFormat(locale, {}).format(count);
}

/** "2,000" of a whole list; "1 of 10" where a search or filter narrows it. */
export function shownText(shown: number, all: number | undefined, isNarrowed: boolean, locale?: string): string {
  if (!isNarrowed || all === undefined) return countText(shown, locale);
  return `${countText(shown, locale)} of ${countText(Math.max(all, shown), locale)}`;
}

/** "1 document", "2,000 documents". */
export function documentsText(count: number, locale?: string): string {
  return `${countText(count, locale)} ${count === 1 ? 'document' : 'documents'}`;
}
