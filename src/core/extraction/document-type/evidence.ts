import type { Choices } from '../../candidates/choices.ts';
import type { LineItem } from '../../entity.ts';
import { INVOICE_WORD, SALE_WORD } from '../../lexicon/invoice-words.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import { OTHER_TITLES } from '../../lexicon/sayings/other-titles.ts';
import { centsOf } from '../../values/decimal.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import { isProper } from '../amounts/amount-sums.ts';
import { isPlainAmount } from '../amounts/unnamed-totals.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { beginsLine } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf } from '../page/link-features.ts';
import { announces, announcesValue, has } from './announced.ts';
import { disputes, wantsBill } from './bills-of-others.ts';
import { explains } from './explanations.ts';
import { isTaxOfRow, type LetterSign, letterEvidence } from './letter-evidence.ts';
import { isOneOfMany, listedInvoices } from './listed-invoices.ts';
import { asksToPay, DONE, FOR_DOING, ITSELF, isNamedSale, namesAccount, SPOKEN } from './named-sale.ts';
import { isNumberOnly } from './offer-signs.ts';
import { countsOtherThanMoney, LEVIED } from './other-than-sale.ts';
import { sumsOwnCharges } from './own-charges.ts';
import { endsInAmount, type PaperText } from './paper-text.ts';
import { isPaidBesideTotal, receiptSigns } from './receipt-signs.ts';
import type { DealSigns } from './said-of-deal.ts';
import { creditsBilled, isCreditItself, saysNoInvoice } from './said-of-itself.ts';
import { linesMakeTotal } from './sale-evidence.ts';

/** A sign for (positive) or against (negative) a sale: an invoice, credit note or receipt. */
export interface Evidence {
  code: EvidenceCode;
  /** Log odds. */
  weight: number;
}

export type EvidenceCode =
  | LetterSign
  | 'number'
  | 'date'
  | 'due_date'
  | 'total'
  | 'tax'
  | 'subtotal'
  | 'terms'
  | 'buyer'
  | 'tax_id'
  | 'bank'
  | 'lines'
  | 'lines_make_total'
  | 'net_and_tax_make_total'
  | 'spoken'
  | 'credits'
  | 'titled_number'
  | 'asks_to_pay'
  | 'account'
  | 'work_done'
  | 'disputes'
  | 'wants_bill'
  | 'receipt'
  | 'taken'
  | 'wages'
  | 'levied'
  | 'own_charges'
  | 'unnamed'
  | 'no_money'
  | 'prose'
  | 'sections'
  | 'blanks'
  | 'examples'
  | 'several_numbers'
  | 'says_no_invoice';

/** What speaks for and against a sale, apart from the titles. */
export function saleEvidence(
  facts: DocumentFacts,
  choices: Choices,
  lines: readonly LineItem[],
  signs: DealSigns,
  text: PaperText,
  amounts: readonly AmountCandidate[],
): Evidence[] {
  const { prose, words } = proseOf(facts);
  const { rows: texts, plain: said } = text;
  // What says of itself that it is the bill is of no other one.
  const isItself = ITSELF.test(said);
  const isOfAnother = !isItself && OF_ANOTHER.test(said);
  const told = (['INVOICE_NUMBER', 'TOTAL_AMOUNT'] as const).filter((field) => choices[field]).length;
  const total = choices.TOTAL_AMOUNT?.candidate as AmountCandidate | undefined;
  const isCounted = total !== undefined && countsOtherThanMoney(total, facts);
  const asks = !isOfAnother && total !== undefined && asksToPay(said);
  // Who asks to be paid may tell more about it.
  const long = words > 400 ? 2 : words > (asks ? 260 : 150) ? 1 : 0;
  const isOfMoney = signs.taken || (total !== undefined && !isCounted && isProper(total));
  const isMade = linesMakeTotal(lines, choices);
  const isTaxed = netAndTaxMakeTotal(facts, choices);
  const slip = receiptSigns(facts, text);
  const isPaid = slip.count > 1 || isPaidBesideTotal(choices, text);
  const listed = listedInvoices(facts);
  const number = choices.INVOICE_NUMBER?.candidate;
  const isListed = number !== undefined && (listed.has(number.segment) || isOneOfMany(number, facts));
  const isElse = isListed || (number !== undefined && NORM.test(number.text));
  const isOfSupply = total !== undefined && sumsOwnCharges(text);
  const dueDate = announces(facts, choices, 'DUE_DATE', ['due_date']);
  const rows: [EvidenceCode, number][] = [
    [
      'number',
      isOfAnotherPaper(choices) || isElse
        ? 0
        : announces(facts, choices, 'INVOICE_NUMBER', ['invoice_number', 'receipt_number', 'title']) * 2.2,
    ],
    ['date', announces(facts, choices, 'INVOICE_DATE', ['invoice_date', 'date']) * 0.8],
    ['due_date', dueDate * 1.2],
    [
      'total',
      isCounted || !total
        ? 0
        : Math.max(
            // A row of sums stands far from its name; elsewhere the same amount may be near it.
            ...amounts
              .filter(({ value }) => value === total.value)
              .map((one) => announcesValue(facts, one, ['total', 'amount_due'])),
            isPlainAmount(total, facts) ? 1 : 0,
          ) * 1.5,
    ],
    ['tax', announces(facts, choices, 'TAX_AMOUNT', ['tax']) * 1],
    ['subtotal', has(facts, ['subtotal']) * 0.6],
    ['terms', choices.PAYMENT_TERMS && has(facts, ['terms', 'payment_method']) ? 0.5 : 0],
    ['buyer', announces(facts, choices, 'BUYER_NAME', ['buyer']) * 0.5],
    ['tax_id', has(facts, ['tax_id']) * 0.5],
    ['bank', has(facts, ['bank']) * 0.4],
    ['lines', lines.length > 0 ? 0.5 : 0],
    ['lines_make_total', isMade ? 1.2 : 0],
    ['net_and_tax_make_total', isTaxed ? 1.2 : 0],
    ['spoken', Math.max(spoken(said, choices, facts), total && handsIn(text) ? 3.5 : 0)],
    ['titled_number', !isOfAnother && isTitledNumber(facts, choices) ? 1 : 0],
    ['asks_to_pay', asks ? 1.4 : 0],
    // Who asks so prints the account as well.
    ['account', !isOfAnother && total && !asks && namesAccount(text) ? 1.6 : 0],
    [
      'work_done',
      total && texts.some((row) => FOR_DOING.test(row)) ? 1.5 : !isOfAnother && total && DONE.test(said) ? 0.8 : 0,
    ],
    ['disputes', disputes(said) ? -3 : 0],
    // Tills tell how to get an invoice.
    ['wants_bill', !isItself && !isPaid && wantsBill(said) ? -3 : 0],
    ['receipt', choices.TOTAL_AMOUNT ? Math.min(2.4, Math.max(0, 0.8 * slip.count)) : 0],
    ['taken', signs.taken ? 5 : 0],
    // A temporary agency's bill speaks of pay as well, and has an invoice's number.
    ['wages', signs.wages && !isNumberOfInvoice(facts, choices) ? -6 : 0],
    // Notaries tell how to appeal as authorities do, which charge no tax.
    ['levied', !isTaxed && !isTaxOfRow(choices, text) && LEVIED.test(said) ? -2.5 : 0],
    // Who supplies power or water knows his bills by the account and their day.
    ['own_charges', isOfSupply ? dueDate * 1.2 : 0],
    ['unnamed', isNamedSale(facts, choices, text) ? 0 : -3.5],
    ['no_money', isOfMoney ? 0 : -2.5],
    // Where little else is told, running text is what the paper is about.
    ['prose', -(prose > 0.6 ? 1 + long : prose > 0.4 ? long : 0) * (told > 1 ? 1 : 1.3)],
    ['sections', texts.filter((text) => SECTION.test(text) && !endsInAmount(text)).length >= 2 ? -1.5 : 0],
    // A bill's slip and what is on its back are filled in as well.
    ['blanks', !isOfSupply && (texts.join('\n').match(BLANKS)?.length ?? 0) >= 3 ? -3 : 0],
    ['examples', -explains(texts, prose)],
    // Worse where the paper has no other number.
    ['several_numbers', isListed ? -3.7 : listed.size > 0 ? -2.5 : 0],
    ['says_no_invoice', saysNoInvoice(text) ? -4 : 0],
  ];
  // A letter that takes back what was billed is nothing else, however long it is; a bill with a number or a day of its own
  // may credit something besides.
  const isNamed = rows.some(([code, weight]) => weight > 0 && NAMING.has(code));
  const asksForMoney = rows.some(([code, weight]) => weight > 0 && DEMANDING.has(code));
  const letter = { asks: asksForMoney, isOfAnother, isProven: isMade || isTaxed };
  if (total && !isNamed) rows.push(...letterEvidence(amounts, choices, text, letter));
  // What will be renewed one day is billed then.
  if (!isNamed && slip.isToCome && !rows.some(([code]) => code === 'recurs')) rows.push(['recurs', -2.5]);
  const charges = rows.some(
    ([code, weight]) => weight > 0 && (CHARGING.has(code) || (code === 'number' && isNumberOfInvoice(facts, choices))),
  );
  // What is headed by a bill's own number tells what returns are worth.
  const isHeaded = rows.some(([code, weight]) => code === 'titled_number' && weight > 0);
  if (total && ((!isHeaded && isCreditItself(text)) || (!charges && creditsBilled(text)))) rows.push(['credits', 5.5]);
  return rows.filter(([, weight]) => weight !== 0).map(([code, weight]) => ({ code, weight }));
}

/** "DIN 276": the number of a standard. */
const NORM = /^(?:DIN|ISO|ÖNORM)(?:[ -](?:EN|ISO))?[ -]?\d{2,5}$/;
/** What bills bear by which they are known. */
const NAMING: ReadonlySet<EvidenceCode> = new Set(['number', 'due_date', 'titled_number']);
/** What asks for money in a sentence. */
const DEMANDING: ReadonlySet<EvidenceCode> = new Set(['asks_to_pay', 'account', 'spoken', 'work_done']);
/** What a paper shows that charges by itself. */
const CHARGING: ReadonlySet<EvidenceCode> = new Set([
  ...(['due_date', 'titled_number', 'asks_to_pay', 'account'] as const),
]);

/** "Rechnung Nr. 25-118", "Factura nº 44/2025": a line of its own that names the paper and gives its number. */
function isTitledNumber({ labels }: DocumentFacts, choices: Choices): boolean {
  const segment = choices.INVOICE_NUMBER?.candidate.segment;
  if (!segment || segment.box.y > HEAD) return false;
  return (labels.get(segment) ?? []).some(
    (label) =>
      beginsLine(label) &&
      !label.colon &&
      isOneOf(label, ['title', 'invoice_number', 'credit_title', 'receipt_title']) &&
      SALE_WORD.test(label.phrase) &&
      isNumberOnly(segment.text.slice(label.end)),
  );
}

/** Whether the number is announced as an invoice's own. */
function isNumberOfInvoice(facts: DocumentFacts, choices: Choices): boolean {
  const number = choices.INVOICE_NUMBER?.candidate;
  return (
    number !== undefined &&
    labelLinks(number, facts).some(
      ({ label, strength }) =>
        strength > 0.35 && isOneOf(label, ['invoice_number', 'title']) && INVOICE_WORD.test(label.phrase),
    )
  );
}

/** The upper part of a page. */
const HEAD = 0.55;
/** Who speaks so reminds of an invoice, sends one along or wants money back; without accents. */
const OF_ANOTHER = new RegExp(String.raw`\b(?:${saleWords('ofAnother')})\b`, 'u');
/** "DEVIS 2024-05-44", "Bon de commande 118": the number of what the title before it names. */
function isOfAnotherPaper(choices: Choices): boolean {
  const candidate = choices.INVOICE_NUMBER?.candidate;
  if (!candidate) return false;
  const { text } = candidate.segment;
  return OTHER_TITLES.some(([type, words]) => {
    const title = type === 'other' ? null : words.exec(text);
    return title !== null && isNumberOnly(text.slice(title[0].length));
  });
}

/** The share of the page's words that stand in running text, and how many there are in all. */
function proseOf({ layout }: DocumentFacts): { prose: number; words: number } {
  let [prose, words] = [0, 0];
  for (const { segments } of layout.rows) {
    for (const { text } of segments) {
      const count = text.match(/\p{L}{2,}/gu)?.length ?? 0;
      words += count;
      if (count > 8) prose += count;
    }
  }
  return { prose: prose / Math.max(1, words), words };
}

const SECTION = new RegExp(
  String.raw`^(?:§\s?\d+|(?:${saleWords('articles')})\s\d+|\d{1,2}\.?(?:\d\.?)?\s+\p{Lu}\p{L}{4,}(?:\s\p{L}+){0,3}$|\[\d+\])`,
  'iu',
);
/** Blanks to fill in; dots that lead to an amount in their line are none. */
const BLANKS = /(?<!\.)\.{6,}(?!\.)(?![^\S\n]*(?:[€$£]|[A-Z]{3})?[^\S\n]?[-–]?\d)|_{5,}|…{3,}/g;
/** "We charge you for …": a sentence that makes the paper an invoice, more so with the number in it. */
function spoken(text: string, choices: Choices, facts: DocumentFacts): number {
  if (!SPOKEN.test(text)) return 0;
  const number = choices.INVOICE_NUMBER?.candidate;
  const isSaid =
    number &&
    labelLinks(number, facts).some(
      ({ direction, strength, label }) =>
        direction === 'inside' && strength > 0.5 && isOneOf(label, ['invoice_number', 'title']),
    );
  return isSaid || ITSELF.test(text) ? 4 : 2.5;
}

/** Who hands an invoice in within the mail itself; where something is attached, that is the invoice. */
export function handsIn({ plain }: PaperText): boolean {
  return HANDS_IN.test(plain) && !OF_ANOTHER.test(plain);
}

const HANDS_IN = new RegExp(String.raw`\b(?:${saleWords('handsIn')})\b`, 'u');

function netAndTaxMakeTotal(facts: DocumentFacts, choices: Choices): boolean {
  const [total, tax] = [choices.TOTAL_AMOUNT?.candidate, choices.TAX_AMOUNT?.candidate];
  if (!total || !tax || centsOf(tax.value) === 0) return false;
  const net = String(Math.abs(centsOf(total.value) - centsOf(tax.value)));
  return facts.layout.rows.some(({ text }) =>
    (text.match(AMOUNT) ?? []).some((amount) => amount.replace(/\D/g, '') === net),
  );
}

/** Only where digits begin, as elsewhere: rows of digits may be endless. */
const AMOUNT = /(?<!\d|\d[.,'’\u00a0\u202f])\d[\d.,'’\u00a0\u202f ]{0,24}?[.,]\d{2}(?!\d)/g;
