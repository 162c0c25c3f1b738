import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { isReadFromLetters } from '../../values/currency.ts';
import { isOwnLetters } from '../../values/letters-of-countries.ts';
import { type FoundMoney, findMoney } from '../../values/money.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

export interface AmountCandidate extends Candidate {
  money: FoundMoney;
}

/** Longer lines of prose hold few amounts that matter, but many numbers. */
const MAX_BARE_WORDS = 6;

/** What follows a measure, not an amount: "8,420.00 KG", "968.00 kWh". */
const UNIT = new RegExp(
  String.raw`^\s?(?:kgs?|lbs?|oz|cbm|m[³²23]|km|mi|[kmg]wh?|kva|l|ltrs?|gb|mb|tb|min|sqm|sq\.?\s?ft|mt|°c|%|${nouns('counted')})(?![\p{L}\d])`,
  'iu',
);

/** What announces a measure: "G.Weight : 1,116.00", "Volume: 1.903". */
const MEASURE = new RegExp(
  String.raw`(?<!\p{L})(?:${nouns('measures')})\.?\s?(?:\([\p{L}²³]{1,4}\)\s?)?[:=]\s?$`,
  'iu',
);

/** "kr" is the crown of the document's country. */
const KRONE = /(?<!\p{L})kr\.?(?!\p{L})/iu;

/**
 * Every number that may be an amount: with cents or a currency anywhere; bare integers only in short segments, since
 * "Total 300" is an amount and "30 days" is not.
 */
export function amountCandidates(facts: DocumentFacts): AmountCandidate[] {
  const found: AmountCandidate[] = [];
  for (const row of facts.layout.rows) {
    for (const segment of row.segments) {
      const dates = facts.datesIn(segment.text);
      const words = segment.words.length;
      for (const money of findMoney(segment.text, facts.numberStyle)) {
        if (dates.some((date) => money.start < date.end && date.start < money.end)) continue;
        const behind = segment.text.slice(money.end);
        if (money.currency === null && UNIT.test(behind) && !isOwnLetters(behind, facts.currency)) continue;
        if (money.currency === null && isRateInColumns(segment, money.end, row)) continue;
        if (money.currency === null && MEASURE.test(segment.text.slice(0, money.start))) continue;
        // "Lei" behind an Italian amount begins a sentence.
        if (isReadFromLetters(money.text) && money.currency !== facts.currency) continue;
        const proper = money.currency !== null || money.decimals === 2;
        if (!proper && (words > MAX_BARE_WORDS || !isBareAmount(money, segment.text))) continue;
        const own = facts.currency !== null && KRONE.test(money.text) ? { ...money, currency: facts.currency } : money;
        found.push({ ...makeCandidate(segment, money.start, money.end, money.value), money: own });
      }
    }
  }
  return withoutBracketsOfInformation(found, facts);
}

/** "VAT:   20   %": the sign of a rate in a column of its own, as that of the currency above it. */
function isRateInColumns(segment: Segment, end: number, { segments }: Row): boolean {
  return end === segment.text.length && segments[segments.indexOf(segment) + 1]?.text === '%';
}

/** "of which VAT (12.00)": a lone amount in brackets in a row of tax is no negative where nothing else is. */
function withoutBracketsOfInformation(amounts: AmountCandidate[], facts: DocumentFacts): AmountCandidate[] {
  const isBracketed = ({ text, value }: AmountCandidate) => text.startsWith('(') && value.startsWith('-');
  const ofTax = ({ segment }: AmountCandidate) =>
    facts.layout.rows[segment.row]!.segments.some((one) =>
      facts.labels.get(one)?.some(({ classes }) => classes.includes('tax') || classes.includes('part_tax')),
    );
  const bracketed = amounts.filter(isBracketed);
  if (bracketed.length === 0 || !bracketed.every(ofTax)) return amounts;
  return amounts.map((amount) => (isBracketed(amount) ? { ...amount, value: amount.value.slice(1) } : amount));
}

function isBareAmount(money: FoundMoney, text: string): boolean {
  if (money.decimals > 2 || /^0\d/.test(money.text) || money.value.replace(/\D/g, '').length > 9) return false;
  // Whatever follows a bare amount is no unit or word.
  return !/[\p{L}\d]/u.test(text.slice(money.end)) && !/[\d-]\s*$/.test(text.slice(0, money.start));
}
