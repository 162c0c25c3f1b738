import { LEXICONS } from '../../lexicon/lexicons.ts';
import { DAYS_BEHIND, DAYS_IN_WORDS } from '../../lexicon/periods.ts';
import { ofSmallLetters } from '../../lexicon/small-letters.ts';

const counted = (kind: 'by' | 'firm' | 'from') =>
  LEXICONS.flatMap(({ terms }) => terms.counted?.[kind] ?? []).join('|');

/** From when the days count: "date de facture", "fine mese", "ab Rechnungseingang". */
const FROM = `(?:${counted('from')})`;
const DAYS = String.raw`(?:\d{1,3}(?:\s?[/+-]\s?\d{1,3})*\s*(?:${DAYS_BEHIND})\.?|${DAYS_IN_WORDS})`;
/** Days beyond the end of the month: "60 gg f.m. + 10 gg". */
const MORE = String.raw`\+\s?\d{1,2}(?:\s?(?:${DAYS_BEHIND}))?`;
/** How it will be paid, in front of the days: "LCR 45 jours", "Giro 60 días", "RiBa 30 gg". */
const BY_MEANS = String.raw`(?:${counted('by')})\.?,?(?:\s?[:–-])?\s*(?:[àa]|in|binnen)?\s*${DAYS}(?:\s+${FROM})?`;
const ALONE = String.raw`${DAYS}\s+${FROM}`;
/** "Strictly 30 days", "Strikt 14 dagen na factuurdatum": such days are those to pay in. */
const FIRMLY = String.raw`(?:${counted('firm')}),?\s${DAYS}(?:\s+${FROM})?`;
const COUNTED = ofSmallLetters(
  String.raw`^(?:${BY_MEANS}|${FIRMLY}|${ALONE})(?:[\s,]*(?:${FROM}|le \d{1,2}|${MORE}))*[\s.,!]*$`,
);

/** A phrase; nothing longer is looked through. */
const LONGEST_PHRASE = 70;

/**
 * Whether a phrase counts the days to pay in and says nothing else: "45 jours date de facture", "RiBa 30/60 gg f.m.",
 * "Giro 60 días", "30 Tage nach Rechnungsdatum". Days alone may be those of anything.
 */
export function countsDays(text: string): boolean {
  const phrase = text.trim().toLowerCase();
  return phrase.length <= LONGEST_PHRASE && COUNTED.test(phrase);
}
