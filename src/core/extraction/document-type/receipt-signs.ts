import type { Choices } from '../../candidates/choices.ts';
import { BESIDE_TOTAL } from '../../lexicon/how-paid.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { slipWords } from '../../lexicon/sayings/all-sayings.ts';
import { centsOf } from '../../values/decimal.ts';
import { centsIn } from '../page/cents-in.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { PaperText } from './paper-text.ts';
import { namesCard } from './sale-evidence.ts';

/** Words of a payment that is over, each a sign of its own; without accents. */
const SIGNS: readonly RegExp[] = [
  ...(['paid', 'means', 'change', 'till'] as const).map(
    (kind) => new RegExp(String.raw`\b(?:${slipWords(kind)})\b`, 'u'),
  ),
  // "On receipt" is a term of payment.
  new RegExp(String.raw`(?<!\p{L}|\b(?:up)?on )(?:${slipWords('named')})(?!\p{L})`, 'u'),
];

/** That money is going to be taken; without accents. */
const WILL_TAKE = new RegExp(String.raw`\b(?:${slipWords('willTake')})\b`, 'u');

/** How many kinds of signs of a receipt the document shows, whether it names a receipt's number, and whether its card is yet to be charged. */
export function receiptSigns(
  facts: DocumentFacts,
  { plainRows, plain }: PaperText,
): { count: number; hasNumber: boolean; isToCome: boolean } {
  // "☐ cash ☐ card": how it may be paid one day.
  const short = plainRows.filter((text) => text.length < 90 && (!/[☐□]/u.test(text) || /[☑☒✓✔✗✘]/u.test(text)));
  // "Caja cartón 40x30   6.000   412,00   2.373,12": what was bought.
  const slips = short.filter((text) => (text.match(AMOUNTS)?.length ?? 0) < 2 && !FOR_ACCEPTANCE.test(text));
  const said = SIGNS.filter((sign) => slips.some((text) => sign.test(text))).length;
  const hasNumber = has(facts, 'receipt_number');
  // "We will charge your Visa ending in 2207": what is to come, where nothing else says that it was paid.
  const hasCard = namesCard(facts);
  const isToCome = hasCard && said === 0 && WILL_TAKE.test(plain);
  const count = said + (hasCard && !isToCome ? 2 : 0) + (hasNumber ? 2 : 0) - (has(facts, 'buyer') ? 1 : 0);
  return { count, hasNumber, isToCome };
}

const AMOUNTS = /\d[.,]\d{2}(?!\d)/g;
/** "Bon pour accord": what who agrees writes above the signature. */
const FOR_ACCEPTANCE = /\bbon pour\b/u;

/** So many cells beside each other are a table's. */
const TITLES = 4;

function has({ labels, layout }: DocumentFacts, name: LabelClass): boolean {
  for (const [segment, found] of labels) {
    // "Date | Transaction # | Details | Qty." are the titles of columns.
    if (found[0]?.wholeSegment && layout.rows[segment.row]!.segments.length >= TITLES) continue;
    // "Statement no." can be either's.
    const is = found.some(
      ({ startsSegment, classes }) => startsSegment && classes.includes(name) && !classes.includes('invoice_number'),
    );
    if (is) return true;
  }
  return false;
}

/** Whether the whole amount is said to be paid: "Pin 9,85" below "Totaal 9,85", or "Contant 50,00" above "Terug 10,00". */
export function isPaidBesideTotal(choices: Choices, { rows, plainRows }: PaperText): boolean {
  const total = choices.TOTAL_AMOUNT?.candidate;
  if (!total) return false;
  const whole = Math.abs(centsOf(total.value));
  return rows.some((row, index) => {
    if (index <= total.segment.row || !PAID_BY.test(plainRows[index]!)) return false;
    const given = centsIn(row).at(-1);
    const change = centsIn(rows[index + 1] ?? '').at(-1) ?? 0;
    return given === whole || (given !== undefined && change > 0 && given - change === whole);
  });
}

const PAID_BY = new RegExp(String.raw`^\W*(?:${BESIDE_TOTAL})\b`, 'iu');
