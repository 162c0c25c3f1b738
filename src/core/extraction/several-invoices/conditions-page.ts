import type { PageLayout } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';

/** "3. Late payments …", "§ 4 Haftung", "Article 2 – Prix", "2.1 Liability": so many of them make a page of conditions. */
const CLAUSE =
  /^(?:§\s?|art(?:icle|icolo|ículo|igo|ikel|\.)?\s|clause\s|cl[áa]usula\s)?\d{1,2}(?:\.\d{1,2})*(?:\s?[.):–—-])?\s+\p{Lu}/iu;
const FEWEST_CLAUSES = 3;
/** "General terms of Halvorsen Instruments", "Nordlicht GmbH – Allgemeine Geschäftsbedingungen (Stand 2024)". */
const TITLE = new RegExp(
  String.raw`^(?:[^–:|]{2,40}\s?[–:|-]\s)?(?:${partyWords('conditions')})(?:[\s,:(–-]+\S+){0,6}$`,
  'iu',
);
/** Rows from the top that may be the title. */
const TITLE_ROWS = 4;
/** Words of a row of prose, and how much of a page of conditions stands in such rows. */
const LONG_ROW = 7;
const MOSTLY = 0.6;
const FEWEST_WORDS = 20;
const AMOUNT_AT_END = /\d[.,]\d{2}\s?(?:\p{Sc}|[A-Z]{3})?$/u;

/** Whether a page holds conditions of trade and nothing else: prose in clauses, or below a title of conditions. */
export function isConditions(page: PageLayout): boolean {
  const { rows } = page;
  const listed = rows.filter(({ segments, text }) => segments.length > 1 && AMOUNT_AT_END.test(text));
  if (listed.length > 1 || !isProse(page)) return false;
  return (
    rows.filter(({ text }) => CLAUSE.test(text)).length >= FEWEST_CLAUSES ||
    rows.slice(0, TITLE_ROWS).some(({ text }) => TITLE.test(text))
  );
}

function isProse({ rows }: PageLayout): boolean {
  let [words, inLongRows] = [0, 0];
  for (const row of rows) {
    words += row.words.length;
    if (row.words.length >= LONG_ROW) inLongRows += row.words.length;
  }
  return words >= FEWEST_WORDS && inLongRows > MOSTLY * words;
}

/** Whether a page ends in "Terms and conditions:", and the next one goes on with them. */
export function endsInHeading(page: PageLayout | undefined, { labels }: DocumentFacts): boolean {
  const last = page?.rows.at(-1)?.segments ?? [];
  return (
    last.length === 1 && labels.get(last[0]!)!.some((label) => isHeading(label) && label.classes.includes('terms'))
  );
}
