import { foldTitle } from './fold.ts';
import { COLUMN_KINDS, type ColumnKind, type Phrases, phrases } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';

/** Titles of table columns in all languages, in the order in which kinds go first. */
export const COLUMN_TITLES: readonly (readonly [ColumnKind, Phrases])[] = COLUMN_KINDS.map((kind) => [
  kind,
  LEXICONS.flatMap(({ columns }) => columns[kind].map(foldPattern)),
]);

export const NET_MARKS: Phrases = LEXICONS.flatMap(({ columnMarks }) => columnMarks.net.map(foldTitle));
export const GROSS_MARKS: Phrases = LEXICONS.flatMap(({ columnMarks }) => columnMarks.gross.map(foldTitle));

/** What a price may be for one of: "Price/month", "EUR/h". */
export const PRICED_BY: ReadonlySet<string> = new Set([
  ...LEXICONS.flatMap(({ pricedBy }) => (pricedBy ?? []).map(foldTitle)),
  ...phrases('h, min, kg, g, t, l, m, m2, m3, qm, cbm, lfm, km, kwh, mwh, gb, tb'),
]);

/** Words without a say in what a column holds; currencies are of every language. */
export const TITLE_FILLERS: Phrases = [
  ...LEXICONS.flatMap(({ columnFillers }) => columnFillers.map(foldTitle)),
  ...phrases(`
    eur, euro, euros, usd, gbp, chf, inr, aud, cad, nzd, sek, nok, dkk, pln, czk, jpy, cny, sgd, hkd, zar, aed,
    mxn, brl, rs, sfr, fr, kr, us, pct`),
];

/** The star of a compound word stays. */
function foldPattern(phrase: string): string {
  return phrase.startsWith('*') ? `*${foldTitle(phrase)}` : foldTitle(phrase);
}
