import type { Choices } from '../../candidates/choices.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { centsOf } from '../../values/decimal.ts';
import { centsIn } from '../page/cents-in.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import type { PaperText } from './paper-text.ts';

/** "Stornorechnung", with a total that is taken back. */
export function takesBack({ TOTAL_AMOUNT }: Choices, { rows, plainRows }: PaperText): boolean {
  const total = TOTAL_AMOUNT?.candidate;
  if (!total?.value.startsWith('-')) return false;
  // "Totals 534.13 534.13-" has been charged and paid.
  const whole = Math.abs(centsOf(total.value));
  const isSettled = centsIn(rows[total.segment.row]!.replace(NEGATIVE, ' ')).includes(whole);
  return !isSettled && plainRows.some((text) => TAKES_BACK.test(text));
}

/** "-120.00", "120.00-", "(120.00)". */
const NEGATIVE = /[-−–(]\s?(?:\p{Sc}\s?)?\d[\d.,'’]*|\d[\d.,'’]*\s?[-−–](?!\s?\d)/gu;

const TAKES_BACK = new RegExp(saleWords('takesBack'), 'iu');

const OF_CREDIT = new RegExp(saleWords('creditTitles'));
/** Behind such a word stands its number or day, what it is for, or nothing; else it is spoken of. */
const ITS_OWN = new RegExp(
  String.raw`^\W*$|^[\s:.#-]*(?:(?:n\.?\s?[°ºo]\.?|nr|no|nro|n|num|č|nummer|number|num[ée]ro|n[úu]mero)[\s:.]*)?(?=\S*\d)\S|^\s(?:${saleWords('behindCredits')})\s`,
  'iu',
);
const TAKEN_OFF = /(?<![\p{L}\d])[-−–]\s?(?:\p{Sc}\s?)?\d[\d.,]*[.,]\d{2}(?!\d)/u;

/** "Credit note no.", "Datum der Gutschrift": but not "Credit terms", nor an item that takes back what another paper charged. */
export function announcesCredit({ labels, layout, tableRows }: DocumentFacts): boolean {
  return [...labels.values()].some((found) =>
    found.some(
      (label) =>
        label.startsSegment &&
        (label.wholeSegment || !tableRows.has(label.segment.row)) &&
        OF_CREDIT.test(label.phrase) &&
        isOneOf(label, ['credit_title', 'invoice_number', 'invoice_date']) &&
        ITS_OWN.test(label.segment.text.slice(label.end)) &&
        !TAKEN_OFF.test(layout.rows[label.segment.row]!.text),
    ),
  );
}

/** Letters in front of an amount in which its name stands. */
const BEFORE = 40;
/** "Gesamt nach Gutschrift": what is left of a bill; without accents. */
const LEFT = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('lessOf')})\s`, 'u');
/** "Total credit 206.81", "einen Gutschriftbetrag von 225,56 €"; a card, a transfer, cars on credit and what an account holds are none. */
const CREDITED = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('credited')})\p{L}*(?:\s\p{L}{2,3})?\W*$`, 'u');

/** Whether the total's own words name what is taken back. */
export function isCredit({ TOTAL_AMOUNT }: Choices, { plainRows }: PaperText): boolean {
  const total = TOTAL_AMOUNT?.candidate;
  if (!total) return false;
  const row = plainRows[total.segment.row]!;
  const line = withoutAccents(total.segment.text.slice(0, total.start)).toLowerCase();
  const cells = row.slice(0, Math.max(0, row.lastIndexOf(total.text.toLowerCase())));
  return [line, cells].some((text) => {
    const before = text.replace(/\p{Sc}/gu, '').slice(-BEFORE);
    return CREDITED.test(before) && !LEFT.test(before);
  });
}
