import { horizontalOverlap } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { centsOf } from '../../values/decimal.ts';
import { HIGHEST_LISTED_RATE, mayBeBareRate } from '../../values/tax-rates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf, strongestLink } from '../page/link-features.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { CURRENCY_BEFORE, isInClause, RATE, TAX_WORD, WITHIN } from './tax-clauses.ts';
import { isTotalRow, MAX_COLUMN_ROWS } from './total-columns.ts';

const TAX: readonly LabelClass[] = ['tax', 'part_tax'];

/** Lines of the table, discounts, freight and payments are no taxes, whatever they sum to. */
export function mayBeTax(candidate: AmountCandidate, facts: DocumentFacts): boolean {
  const links = labelLinks(candidate, facts);
  const taxLink = strongestLink(links, TAX);
  if (facts.tableRows.has(candidate.segment.row) && taxLink < 0.5) return false;
  return strongestLink(links, ['discount', 'charge', 'prepaid', 'subtotal', 'total']) <= Math.max(0.4, taxLink);
}

/** The amount of a table's row of totals that stands in the column titled with the tax. */
export function isUnderTaxTitle(
  candidate: AmountCandidate,
  facts: DocumentFacts,
  sumRows: ReadonlySet<number>,
): boolean {
  const row = facts.layout.rows[candidate.segment.row]!;
  const isSum = sumRows.has(row.index);
  if (row.segments.length < (isSum ? 2 : 3) || !(isSum || isTotalRow(row, facts))) return false;
  for (let step = 2; step <= MAX_COLUMN_ROWS; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) return false;
    const titles = titlesOf(candidate, above);
    const labels = titles.flatMap((segment) => facts.labels.get(segment) ?? []);
    if (labels.length > 0) {
      const whole = [...labels, ...upperLabels(above, titles, facts)];
      return whole.some((label) => isOneOf(label, TAX) && !isIncludedIn(label));
    }
    if (titles.some((segment) => !/\d/.test(segment.text))) return false;
  }
  return false;
}

/** "Tax" above "Amount": a title in two lines has labels in both. */
function upperLabels(lower: Row, titles: readonly Segment[], facts: DocumentFacts): FoundLabel[] {
  const row = facts.layout.rows[lower.index - 1];
  if (row?.page !== lower.page || lower.box.y - row.box.y > LINES_OF_TITLE * lower.box.height) return [];
  const upper = row.segments.filter(
    (one) => !/\d/.test(one.text) && titles.some((title) => horizontalOverlap(one.box, title.box) > 0.5),
  );
  return upper.flatMap((one) => facts.labels.get(one)?.filter(({ wholeSegment }) => wholeSegment) ?? []);
}

/** Lines of a title stand so many heights apart at most. */
const LINES_OF_TITLE = 1.8;

/** "Total (Incl Taxes)", "Gesamt inkl. USt", "Montant avec TVA": a title of what the tax is part of. */
function isIncludedIn({ segment, start }: FoundLabel): boolean {
  return SUM_WITH.test(segment.text.slice(0, start));
}

const SUM_WITH = new RegExp(
  String.raw`\p{L}{3}.*(?:\(\s?|(?<!\p{L})(?:${inAllLanguages(({ taxes }) => taxes?.within)})\.?\s(?:\p{L}+\s)?)$`,
  'iu',
);

const TAXES = `(?:${nouns('taxes')})`;
const OTHER_DUTIES = `(?:${nouns('duties')})`;
const AND = String.raw`(?:\s*[,&/+]\s*|\s(?:${rowWords('and')})\s)(?:\p{L}+\s){0,2}`;
const MIXED = new RegExp(`(?<!\\p{L})(?:${TAXES}${AND}${OTHER_DUTIES}|${OTHER_DUTIES}${AND}${TAXES})(?!\\p{L})`, 'iu');

/** Log odds against "Taxes and fees", "Accise e IVA" as the tax: it is only a part of what they name. */
export const OF_DUTIES = 2;

export function namesOtherDuties(text: string): boolean {
  return MIXED.test(text);
}

/** Log odds against a tax that stands twice in its row: that is the price of one piece and its line's total. */
export const TWIN = 4;

/** "Moms 25 %   Moms kr": what both titles call the tax is that of the only rate, and the sum of all. */
const CALLED_TAX = 0.6;

export function hasTwin(candidate: AmountCandidate, inRow: readonly AmountCandidate[], facts: DocumentFacts): boolean {
  const cents = centsOf(candidate.value);
  if (cents === 0) return false;
  const twins = inRow.filter((other) => other !== candidate && centsOf(other.value) === cents);
  const isCalledTax = (one: AmountCandidate) => strongestLink(labelLinks(one, facts), ['tax']) > CALLED_TAX;
  return twins.length > 0 && ![candidate, ...twins].every(isCalledTax);
}

/** Log odds against any tax on a page without a word for one: a charge may look like a percentage of the rest. */
export const NO_TAX_WORD = 4;

export function namesNoTax(facts: DocumentFacts): boolean {
  return ![...facts.labels].some(([{ text }, labels]) => labels.some(isTaxWord) && !NOT_TAXED.test(text));
}

/** So many words at most stand in a cell; a rate within a sentence may be one of interest. */
const MOST_WORDS_IN_CELL = 6;

function isTaxWord(label: FoundLabel): boolean {
  return isOneOf(label, ['tax']) || (isOneOf(label, ['part_tax']) && label.segment.words.length <= MOST_WORDS_IN_CELL);
}

/** "TVA non applicable, art. 293 B", "Not VAT registered", "Gemäß § 19 UStG …": a word for the tax that is not charged. */
const NOT_TAXED = new RegExp(
  inAllLanguages(({ taxes }) => taxes?.untaxed),
  'iu',
);

/** "VAT 9 % on € 640.00": what the rate is taken of, right behind it. */
const TAKEN_OF = inAllLanguages(({ taxes }) => taxes?.takenOf);
const BASE_BEFORE = new RegExp(
  String.raw`%\s*(?:\p{L}{2,5}\.?\s)?\(?(?:${TAKEN_OF}|${inAllLanguages(({ taxes }) => taxes?.takenOn)})\s*(?:(?:${inAllLanguages(({ taxes }) => taxes?.base)})\s)?[€$£]?\s?$`,
  'iu',
);

/** "Includes 20 % VAT of £20.00", "inkl. 19 % MwSt. von 15,97 €": a tax inside the total and how much it is. */
const TAX_INSIDE = new RegExp(
  String.raw`(?<!\p{L})${WITHIN}(?!\p{L})[^%]{0,60}%\s*(?:\p{L}{2,5}\.?\s)?\(?(?:${TAKEN_OF})\s*[€$£]?\s?$`,
  'iu',
);

/** Whether the rate before it is taken of the amount. A base is followed by its tax, the tax inside a total by more or nothing. */
export function isBaseOfRate(candidate: AmountCandidate, inRow: readonly AmountCandidate[]): boolean {
  const before = candidate.segment.text.slice(0, candidate.start);
  if (!BASE_BEFORE.test(before)) return isBaseOfNothing(candidate, inRow, before);
  const own = Math.abs(centsOf(candidate.value));
  const isSmallerBehind = (other: AmountCandidate) =>
    other.box.x > candidate.box.x && Math.abs(centsOf(other.value)) < own;
  return !TAX_INSIDE.test(before) || inRow.some(isSmallerBehind);
}

/** "VAT exempt (E) over 5,628.29   0.00": no rate is taken of it, and nothing stands behind. */
function isBaseOfNothing({ box }: AmountCandidate, inRow: readonly AmountCandidate[], before: string): boolean {
  const behind = inRow.filter((other) => other.box.x > box.x);
  return behind.length === 1 && centsOf(behind[0]!.value) === 0 && TAKEN_BEFORE.test(before);
}

const TAKEN_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${TAKEN_OF}|${inAllLanguages(({ taxes }) => taxes?.takenOn)})\s*(?:[€$£]|[A-Z]{3})?\s?$`,
  'iu',
);

/** "Sales tax 7.25 % (taxable 5,509.10)   399.41": whether an amount is what a rate in its row takes of another there. */
export function isRateOfBase(candidate: AmountCandidate, inRow: readonly AmountCandidate[], row: string): boolean {
  const own = Math.abs(centsOf(candidate.value));
  if (own === 0) return false;
  const printed = matchesOf(row, RATES_IN_ROW).map((match) => Number(match[1]!.replace(',', '.')));
  // "22,00   100,20   22,04" below "% IVA": the title has the sign of the rate.
  const rates = printed.length > 0 ? printed : inRow.map(({ value }) => Number(value)).filter(mayBeBareRate);
  return inRow.some((base) => {
    const whole = Math.abs(centsOf(base.value));
    return (
      base !== candidate && whole > own && rates.some((rate) => rate > 0 && Math.abs((whole * rate) / 100 - own) <= 1)
    );
  });
}

/** "Zwischensumme 3.042,10" above "19 % Umsatzsteuer 578,00": whether a rate in its row makes the amount of what stands in the row above it. */
export function isRateOfAbove(
  candidate: AmountCandidate,
  byRow: ReadonlyMap<number, readonly AmountCandidate[]>,
  row: string,
): boolean {
  const own = Math.abs(centsOf(candidate.value));
  const rates = matchesOf(row, RATES_IN_ROW).map((match) => Number(match[1]!.replace(',', '.')));
  const above = byRow.get(candidate.segment.row - 1) ?? [];
  return own > 0 && above.some(({ value }) => rates.some((rate) => Math.abs((centsOf(value) * rate) / 100 - own) <= 1));
}

const RATES_IN_ROW = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g;

/** Whether a row prints no other rate than 0 %: "VAT 0 % (plan, taxed before)   22.50". */
export function isAtNoRate(row: string): boolean {
  const rates = matchesOf(row, RATES_IN_ROW);
  return rates.length > 0 && rates.every((match) => Number(match[1]!.replace(',', '.')) === 0);
}

/** "davon USt. 5,20 €", "dont TVA 20 %: 16,67": of which so much is tax. */
const OF_WHICH_TAX = new RegExp(
  String.raw`(?<!\p{L})(?:enth[äa]lt(?:en[e]?)?|davon|darin|dont|soit|di cui|waarvan|w tym|varav|her?av|hvorav)\s${RATE}${TAX_WORD}\s?(?:of|von|de|van|av|af|:|\d{1,2}(?:[.,]\d+)?\s?%:?)?${CURRENCY_BEFORE}`,
  'iu',
);
const INCLUDED = String.raw`(?:incl(?:ud\p{L}+|usive)?|inkl(?:usive|uderet|udert|usief)?|incluy\p{L}+)\.?\s`;
/** "Total (includes GST of $63.09)", "Total (incl. VAT 19.00)"; but "Total incl. VAT 119.00" names the whole. */
const INCLUDED_TAX = new RegExp(
  String.raw`(?:(?<!\p{L})${INCLUDED}${RATE}${TAX_WORD}\s${RATE}(?:of|von|de|van|av|af)\s?|\(\s?${INCLUDED}${RATE}${TAX_WORD}:?\s?${RATE}:?)${CURRENCY_BEFORE}`,
  'iu',
);

/** "includes GST $5.00", "incl. VAT 3.20", "enthält 19 % MwSt. 15,97": a tax inside a sum, or a sum with its tax. */
const WITH_TAX = new RegExp(
  String.raw`(?<!\p{L})(?:${INCLUDED}|(?:enth[äa]lt|beinhaltet|bevat|comprend|inclut|comprende|inneh[åa]ller|inneholder|indeholder|zawiera|obsahuje|sis[äa]lt[äa][äa])\s)${RATE}${TAX_WORD}\s?${RATE}[:=]?${CURRENCY_BEFORE}`,
  'iu',
);
/** "Total £62.40 (includes £10.40 VAT)": the word for the tax stands behind it, or begins the next line. */
const INCLUDED_BEFORE = new RegExp(String.raw`\(\s?${INCLUDED.slice(0, -2)}${CURRENCY_BEFORE}`, 'iu');
const TAX_BEHIND = new RegExp(String.raw`^\s?(?:[A-Z]{3}\s|[€$£]\s)?${RATE}${TAX_WORD}(?!\p{L})`, 'iu');
function isIncludedTax({ segment, start, end }: AmountCandidate, facts: DocumentFacts): boolean {
  const before = segment.text.slice(0, start);
  const behind = segment.text.slice(end);
  if (isInClause(before, behind)) return true;
  if (!INCLUDED_BEFORE.test(before)) return false;
  if (/\S/.test(behind)) return TAX_BEHIND.test(behind);
  const below = facts.layout.rows[segment.row + 1];
  return below?.page === segment.page && below.segments.some(({ text }) => TAX_BEHIND.test(text));
}

/** "Total $55.00 " before "includes GST": the words of the sum, and it itself. */
const SUM_AT_END = /^.*\d[\d.,'’ ]*(?:\s?(?:[A-Z]{3}|[€$£]|kr|zł|Kč))?[\s,;(–-]*$/u;

/** Whether a sum begins the row. */
function isSumRow({ segment }: AmountCandidate, facts: DocumentFacts): boolean {
  const first = facts.layout.rows[segment.row]!.segments[0]!;
  return (facts.labels.get(first) ?? []).some(
    (label) => label.startsSegment && isOneOf(label, ['total', 'amount_due']),
  );
}

/** A tax is no larger share of the sum that it is inside of. */
const MOST_INSIDE = HIGHEST_LISTED_RATE / (100 + HIGHEST_LISTED_RATE);

/** Whether the amount is named as the tax inside the sum that it stands with. */
export function isTaxInside(
  candidate: AmountCandidate,
  inRow: readonly AmountCandidate[],
  facts: DocumentFacts,
): boolean {
  const before = candidate.segment.text.slice(0, candidate.start);
  if (OF_WHICH_TAX.test(before) || INCLUDED_TAX.test(before)) return candidate.start > 0;
  if (isIncludedTax(candidate, facts)) return true;
  const said = WITH_TAX.exec(before);
  if (!said || !isSumRow(candidate, facts)) return false;
  // "Coat £120.00, postage incl. VAT £6.00": of something else, and a price.
  if (/\p{L}/u.test(before.slice(0, said.index).replace(SUM_AT_END, ''))) return false;
  // "Total £19.20 incl. VAT 3.20": the whole stands before its part; "Total incl. VAT 19.20" names the whole.
  const own = Math.abs(centsOf(candidate.value));
  return inRow.some(
    (other) => other.box.x < candidate.box.x && own > 0 && own <= Math.abs(centsOf(other.value)) * MOST_INSIDE,
  );
}

/** What stands above an amount in a row: titles in the middle of a column reach over the end of its amounts only in part. */
function titlesOf(candidate: AmountCandidate, { segments }: Row): Segment[] {
  const own = segments.filter((segment) => isInColumn(candidate, segment));
  if (own.length > 0) return own;
  return segments.filter(
    (segment) => !/\d/.test(segment.text) && horizontalOverlap(candidate.box, segment.box) > PARTLY_ABOVE,
  );
}

/** As a share of the narrower of both. */
const PARTLY_ABOVE = 0.2;

function isInColumn(candidate: AmountCandidate, { box }: Segment): boolean {
  const right = candidate.box.x + candidate.box.width;
  return Math.abs(right - box.x - box.width) < 0.012 || horizontalOverlap(candidate.box, box) > 0.5;
}
