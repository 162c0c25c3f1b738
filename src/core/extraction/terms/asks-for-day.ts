import type { DocumentFacts } from '../page/document-facts.ts';
import { asksToPayOn } from './terms-language.ts';

/** "Het bedrag wordt rond 27 juni 2025 van uw rekening afgeschreven.": whether a text asks for money on the one day it names. */
export function asksForDay(text: string, facts: DocumentFacts): boolean {
  const [day, another] = facts.datesIn(text);
  return day !== undefined && !another && asksToPayOn(text.slice(0, day.start), text.slice(day.end));
}
