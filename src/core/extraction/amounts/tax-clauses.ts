import { nouns } from '../../lexicon/nouns.ts';

/** What begins a clause about a part of the sum: "incl.", "davon", "dont", "waarvan". */
export const WITHIN = String.raw`(?:incl(?:ud\p{L}+|usive)?|inkl(?:usive|uderet|udert|usief)?|enth[äa]lt(?:en[er]?)?|davon|darin|dont|soit|di cui|compres[oaie]|incluy\p{L}+|inclu[ií]\p{L}*|de (?:los|las) cuales|dos quais|d[oa] qual|waarvan|waarin|w tym|z toho|varav|heraf|[hd]erav|hvorav|sis[äa]lt[äa][äa]|josta|ebb[őo]l|din care)`;

/** What a tax on sales is called; alternatives of a pattern. */
export const TAX_WORD = String.raw`(?:gst|vat|hst|tax|sales tax|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms|mva|alv|áfa|dph)\.?`;
const TAX_WORD_IN_CLAUSE = String.raw`(?:${TAX_WORD}|v\.a\.t\.|t\.v\.a\.|i\.v\.a\.|b\.t\.w\.|kdv|${nouns('taxes')})(?!\p{L})`;
export const RATE = String.raw`(?:[\d.,]{1,6}\s?%\s?)?`;
export const CURRENCY_BEFORE = String.raw`\s*(?:[A-Z]{3}\s?|[€$£]\s?)?$`;

/** "(dont 74,09 € TVA 10 %)", "incl. 11,70 BTW 21%", "darin 6,80 MwSt. (7 %)": a clause of the tax, its rate last. */
const CLAUSE_BEFORE = new RegExp(String.raw`(?<!\p{L})${WITHIN}[.:]?${CURRENCY_BEFORE}`, 'iu');
const CLAUSE_BEHIND = new RegExp(
  String.raw`^\s?(?:(?:[A-Z]{3}|[€$£]|kr\.?|zł|Kč|Ft|lei)\s?)?(?:de\s|di\s|an\s|aan\s|w\s)?${RATE}${TAX_WORD_IN_CLAUSE}(?:\s?(?:at\s|à\s|al\s|a\s|zu\s)?\(?\s?\d{1,2}(?:[.,]\d{1,3})?\s?%\s?\)?)?\s?(?:$|[),;.])`,
  'iu',
);

/** "enthalten 10 % MwSt. 92,27   20 % MwSt. 14,67": how a tax of one rate is called right before its amount. */
const OF_RATE = new RegExp(
  String.raw`(?:(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%\s${TAX_WORD_IN_CLAUSE}|${TAX_WORD_IN_CLAUSE}\s?\(?(\d{1,2}(?:[.,]\d{1,3})?)\s?%\)?)\s?:?${CURRENCY_BEFORE}`,
  'iu',
);
const BEGINS_WITHIN = new RegExp(String.raw`^\W{0,2}${WITHIN}(?!\p{L})`, 'iu');

/** The rate of a tax whose amount follows right behind a text; null where none does. */
export function rateBefore(text: string): string | null {
  const found = OF_RATE.exec(text);
  return found ? (found[1] ?? found[2]!) : null;
}

/** Whether a line begins to tell what a sum includes. */
export function tellsParts(line: string): boolean {
  return BEGINS_WITHIN.test(line);
}

/** Whether what stands before and behind an amount names it as the tax inside of a sum. */
export function isInClause(before: string, behind: string): boolean {
  return CLAUSE_BEFORE.test(before) && CLAUSE_BEHIND.test(behind);
}
