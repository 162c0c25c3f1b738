import type { Choices } from '../../candidates/choices.ts';
import type { DocumentType, LineItem, Reason } from '../../entity.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { SALE_WORD } from '../../lexicon/invoice-words.ts';
import { saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { asksForBilled } from './billed-before.ts';
import { claims, isPaying, isUnaskedLetter } from './claims.ts';
import { announcesCredit, isCredit, takesBack } from './credits.ts';
import { type Evidence, type EvidenceCode, handsIn, saleEvidence } from './evidence.ts';
import { findTitles, type Title } from './find-titles.ts';
import { isTaxOfRow, LETTER_SIGNS } from './letter-evidence.ts';
import { DONE } from './named-sale.ts';
import { holdsPrice, isOffer, remindsInSubject } from './offer-signs.ts';
import { sumsOwnCharges } from './own-charges.ts';
import { type PaperText, paperText } from './paper-text.ts';
import { isPaidBesideTotal, receiptSigns } from './receipt-signs.ts';
import { keepsBalance } from './running-balance.ts';
import { type DealSigns, dealSigns } from './said-of-deal.ts';

/** What a document is, and why. */
export interface TypeDecision {
  type: DocumentType;
  /** 0 to 1: how clearly; it bounds the confidence of every field. */
  certainty: number;
  /** What it calls itself where that decided, as printed. */
  title: string | null;
  /** What decided: its title, what it does, then the signs, the heaviest first. */
  reasons: Reason[];
}

/** Log odds from which a paper is taken for a sale. */
const ENOUGH = 3.5;
/** An offer without a title shows prices all the same: so much of a sale. */
const OFFERED = 2;
/** What a title says about a sale. */
const TITLED = 3.5;
/** What is paid at once, or taken back by its own number, is a sale, whatever it is called. */
const SETTLED = 1.2;
/** Registers, plans and returns sum up as bills do; where nothing is called one, asks to be paid or tells how, so much less. */
const UNCLAIMED = 2.5;
/** A letter with prices, their tax and their sum that asks for nothing offers, orders or tells them. */
const UNASKED = 4;
/** A title of another kind counts in full where it is as strong as this. */
const STRONG = 1.35;
/** A title in smaller writing than another kind's is not what the paper is about. */
const SAME_STRENGTH = 0.12;
/** So much speaks for a sale that a modest title of another kind, or one in ordinary writing, is only mentioned in it. */
const SALE_ALL_THE_SAME = 8;
const SALE_AGAINST_WEAK = 4.5;
/** A claim of expenses, a policy: they sum up with tax, and ask nobody to pay. */
const SALE_AGAINST_LARGE = 6;
/** "Contract Furniture" in large letters above "Invoice" is a name. */
const SALE_AGAINST_FOREIGN = 2.5;
/** Further down it is a note. */
const UPPER = 0.5;
/** What is stronger than ordinary writing at the top of the page. */
const WEAK = 1.14;
/** Evidence above `ENOUGH` at which nobody doubts. */
const CLEAR = 3;

/** What quotes, orders and delivery notes show as invoices do. */
const SHARED: ReadonlySet<EvidenceCode> = new Set([
  ...(['date', 'total', 'tax', 'subtotal', 'buyer', 'tax_id', 'bank'] as const),
  ...(['lines', 'lines_make_total', 'net_and_tax_make_total'] as const),
  ...LETTER_SIGNS,
]);
/** Who asks so bills what he offered, by its number. */
const REQUESTING: ReadonlySet<EvidenceCode> = new Set(['asks_to_pay', 'account', 'pays_into']);
/** What offers, claims and notices tell as bills do. */
const OF_ACCOUNT: ReadonlySet<EvidenceCode> = new Set(['account', ...LETTER_SIGNS]);
/** What speaks against bills, and not against offers: they are accepted on a line, and an invoice follows them. */
const OF_OFFERS: ReadonlySet<EvidenceCode> = new Set(['unnamed', 'blanks', 'says_no_invoice']);
/** So much that these do not show makes a sale of what a title calls otherwise. */
const SALE_OF_ITS_OWN = 1.5;
const ASKING: ReadonlySet<EvidenceCode> = new Set(['number', 'due_date']);
const NEAR: ReadonlySet<DocumentType> = new Set(['quote', 'order', 'delivery_note', 'other']);

const isSale = ({ type }: Title) => type === 'invoice' || type === 'credit_note' || type === 'receipt';

/** What the document is: by its own titles, by what else speaks for and against a sale, weighed together. */
export function documentType(
  facts: DocumentFacts,
  choices: Choices,
  lines: readonly LineItem[],
  amounts: readonly AmountCandidate[],
): TypeDecision {
  const titles = findTitles(facts);
  const sale = titles.find(isSale);
  const signs = dealSigns(facts);
  const text = paperText(facts);
  const evidence = saleEvidence(facts, choices, lines, signs, text, amounts);
  const unshared = evidence.reduce((total, { code, weight }) => total + (SHARED.has(code) ? 0 : weight), 0);
  const asks = evidence.some(({ code }) => code === 'number' || code === 'due_date' || code === 'receipt');
  const bearsNumberOrDay = evidence.some(({ code }) => ASKING.has(code));
  const isUnasked = !sale && !bearsNumberOrDay && unshared < SALE_OF_ITS_OWN;
  // "Order 118" may be what an invoice refers to: it is a title only where nothing is asked for.
  const asksToPay = evidence.some(({ code }) => REQUESTING.has(code));
  const other = titles.find(
    (title) => !isSale(title) && (!title.isReference || (isUnasked && !(title.saysMore && asksToPay))),
  );
  const sum = evidence.reduce((total, { weight }) => total + weight, 0);
  // Claims and notices tell where to pay to as bills do.
  const ofAccount = evidence.reduce((total, { code, weight }) => total + (OF_ACCOUNT.has(code) ? weight : 0), 0);
  const reasons = [...evidence].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const isBilled =
    (other?.type === 'statement' && (sumsOwnCharges(text) || statesWork(text, lines, evidence))) ||
    (other?.type === 'statement' && headsSection(other, choices) && statesInvoice(facts, choices, evidence)) ||
    (other !== undefined && BILLED.has(other.type) && statesInvoice(facts, choices, evidence));
  const account = sale || isBilled ? undefined : titles.find(({ type }) => type === 'statement');
  if (account && keepsBalance(account.segment, facts))
    return { type: 'statement', certainty: 0.9, ...because(reasons, -1, { title: account.segment.text }) };
  const pays = other !== undefined && (isPaying(evidence) || isPaidBesideTotal(choices, text));
  if (other && !isBilled && (isOwnTitle(other, sale, sum - ofAccount, pays) || (isUnasked && NEAR.has(other.type)))) {
    const certainty = Math.min(1, 0.6 + 0.3 * (other.strength - 1));
    return { type: other.type, certainty, ...because(reasons, -1, { title: other.segment.text }) };
  }
  const shown = new Set(evidence.map(({ code }) => code));
  const own = {
    hasOwnTax: shown.has('net_and_tax_make_total') || isTaxOfRow(choices, text),
    disputes: shown.has('disputes') || shown.has('wants_bill'),
    isTitledSale: sale !== undefined,
    hasMoney: text.rows.some((row) => AMOUNT.test(row)),
    // Few papers speak of themselves, and need to be read through again.
    handsIn: shown.has('spoken') && handsIn(text),
  };
  const isLargeSale = sale !== undefined && (sale.strength >= STRONG || own.hasOwnTax);
  if (
    asksForBilled(facts, lines, own) ||
    (!isLargeSale && remindsInSubject(facts, own.hasOwnTax || shown.has('number')))
  )
    return { type: 'reminder', certainty: 0.8, ...because(reasons, -1, { tells: 'reminds' }) };
  const told = sale ? null : toldType(signs, evidence, lines, asks);
  if (told) return { type: told, certainty: 0.8, ...because(reasons, -1, { tells: TELLS[told] }) };
  // Who offers need not name an invoice, nor a way to pay, and leaves blanks for who accepts.
  const offered = evidence.reduce((total, { code, weight }) => total + (OF_OFFERS.has(code) ? 0 : weight), 0);
  if (!sale && !bearsNumberOrDay && offered >= OFFERED && choices.TOTAL_AMOUNT && isOffer(facts, text))
    return { type: 'quote', certainty: 0.8, ...because(reasons, -1, { tells: 'offers' }) };
  const isSettled = !sale && (isPaidBesideTotal(choices, text) || (takesBack(choices, text) && announcesCredit(facts)));
  const isClaim = sale !== undefined || isSettled || claims(choices, evidence, text, facts, lines);
  const isMereLetter = sale === undefined && !isSettled && isUnaskedLetter(choices, evidence, facts);
  const unclaimed = isMereLetter ? UNASKED : isClaim ? 0 : UNCLAIMED;
  const odds = sum + (sale ? TITLED : isSettled ? SETTLED : 0) - unclaimed;
  const isUnknown = !choices.TOTAL_AMOUNT && !choices.INVOICE_NUMBER && !signs.taken;
  if (odds < ENOUGH || isUnknown) {
    if (!sale && !bearsNumberOrDay && isPricedInMoney(text) && holdsPrice(text))
      return { type: 'quote', certainty: 0.7, ...because(reasons, -1, { tells: 'offers' }) };
    const lacks = (['number', 'total'] as const).filter((code) => !evidence.some((one) => one.code === code));
    const certainty = Math.min(1, 0.5 + (ENOUGH - odds) / 8);
    return { type: 'other', certainty, ...because(reasons, -1, { lacks }) };
  }
  const type = saleType(facts, choices, titles, evidence, text, signs);
  const certainty = Math.min(1, 0.7 + (0.3 * (odds - ENOUGH)) / CLEAR);
  // An invoice whose amounts are negative takes back, whatever it calls itself.
  const title = titles.find((one) => one.type === type)?.segment.text;
  const tells = type === 'credit_note' && !title ? 'takes_back' : undefined;
  return { type, certainty, ...because(reasons, 1, { title, tells }) };
}

/** Whether at least one price is printed with its currency. */
function isPricedInMoney({ rows }: PaperText): boolean {
  return rows.some(
    (row) => AMOUNT.test(row) && /\p{Sc}|(?<!\p{L})(?:EUR|[Ee]uros?|USD|GBP|CHF|kr)(?!\p{L})/u.test(row),
  );
}

/** Characters of a title that are shown. */
const LONGEST_TITLE = 60;

/** A title as printed, what the paper does, the signs that speak for the decision, and what it lacks of a sale. */
function because(
  evidence: readonly Evidence[],
  sign: 1 | -1,
  { title, tells, lacks = [] }: { title?: string | undefined; tells?: ToldCode | undefined; lacks?: readonly string[] },
): Pick<TypeDecision, 'title' | 'reasons'> {
  const reasons: Reason[] = [];
  if (title) reasons.push({ code: 'title', params: { text: shortened(title) } });
  if (tells) reasons.push({ code: tells, params: {} });
  for (const { code, weight } of evidence) if (weight * sign > 0) reasons.push({ code, params: {} });
  for (const code of lacks) reasons.push({ code: `no_${code}`, params: {} });
  return { title: title ?? null, reasons };
}

const shortened = (title: string) => (title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title);

/** What a paper without a title does. */
type ToldCode = 'reminds' | 'takes_back' | 'offers' | 'orders' | 'hands_over' | 'accounts';
const TELLS: Record<ToldType, ToldCode> = { statement: 'accounts', order: 'orders', delivery_note: 'hands_over' };
type ToldType = 'statement' | 'order' | 'delivery_note';

/** What a paper without a title of a sale tells of itself in its sentences. */
function toldType(
  signs: DealSigns,
  evidence: readonly Evidence[],
  lines: readonly LineItem[],
  asks: boolean,
): ToldType | null {
  if (signs.taken || signs.wages || evidence.some(({ code }) => code === 'wants_bill')) return null;
  const { paidOut, openItems, account, runs, ordered, payLater, handedOver } = signs.deal();
  const shows = (code: EvidenceCode) => evidence.some((one) => one.code === code);
  const isDue = shows('due_date');
  // A paper with an invoice's number at its head and tax or lines of its own charges what it states.
  const charges = shows('titled_number') && (shows('net_and_tax_make_total') || shows('lines_make_total'));
  // Hours at their rates that make the total are billed, whatever is held in trust for the client.
  const isWork = shows('lines_make_total') && lines.some((line) => line.quantity !== null && line.unit_price !== null);
  if (((paidOut || openItems) && !charges) || (account && (runs || !(isDue || isWork)))) return 'statement';
  // What a slip of a till shows, bookings and orders show as well.
  if (payLater && !shows('number') && !isDue) return 'order';
  if (asks) return null;
  if (ordered) return 'order';
  return handedOver && (shows('no_money') || shows('says_no_invoice')) ? 'delivery_note' : null;
}

/** What a shop calls an order, or what comes with the goods, may be the invoice as well. */
const BILLED: ReadonlySet<DocumentType> = new Set(['order', 'delivery_note']);

/** "Rekeningoverzicht" below the number and the day of an invoice heads its account, and is not what the paper is. */
function headsSection({ segment }: Title, { INVOICE_NUMBER: number, INVOICE_DATE: date }: Choices): boolean {
  return [number, date].every(
    (choice) => choice && choice.candidate.page === segment.page && choice.candidate.segment.row < segment.row,
  );
}

/** A law firm's month, which it calls a statement: services rendered, with counts, prices or tax of their own that make the total. */
function statesWork({ plainRows }: PaperText, lines: readonly LineItem[], evidence: readonly Evidence[]): boolean {
  const shows = (code: EvidenceCode) => evidence.some((one) => one.code === code);
  const isPriced = lines.some(({ quantity, unit_price }) => quantity !== null || unit_price !== null);
  const isMade = shows('net_and_tax_make_total') || (isPriced && shows('lines_make_total'));
  return isMade && plainRows.some((row) => DONE.test(row));
}

/** Whether the paper has an invoice's number of its own, labelled as such, and asks for a total made of its parts. */
function statesInvoice(facts: DocumentFacts, choices: Choices, evidence: readonly Evidence[]): boolean {
  const shows = (code: EvidenceCode) => evidence.some((one) => one.code === code);
  // A packing list names the invoice that goes with it, and counts its cases.
  if (!shows('number') || !shows('total') || shows('says_no_invoice') || shows('no_money')) return false;
  if (!shows('lines_make_total') && !shows('net_and_tax_make_total')) return false;
  const number = choices.INVOICE_NUMBER?.candidate;
  return (
    number !== undefined &&
    labelLinks(number, facts).some(
      ({ label, strength }) =>
        strength > 0.35 && label.classes.includes('invoice_number') && SALE_WORD.test(label.phrase),
    )
  );
}

/** Whether a title of another kind is what the paper is, and no word that an invoice or its sender's name has in it. */
function isOwnTitle(other: Title, sale: Title | undefined, evidence: number, pays: boolean): boolean {
  if (sale) {
    // "PROFORMA INVOICE" says both in one breath.
    if (sale.segment === other.segment) return true;
    if (other.strength <= sale.strength + SAME_STRENGTH) return false;
    return evidence < (other.type === 'other' ? SALE_AGAINST_FOREIGN : SALE_ALL_THE_SAME);
  }
  if (other.type === 'other')
    return evidence < (other.strength >= STRONG && !pays ? SALE_AGAINST_LARGE : SALE_AGAINST_WEAK);
  // A number, an amount and a day to pay are what it reminds of.
  if (other.type === 'reminder' && other.segment.box.y < UPPER) return true;
  if (other.strength >= STRONG) return true;
  return evidence < (other.strength < WEAK ? SALE_AGAINST_WEAK : SALE_ALL_THE_SAME);
}

/** "Rechnungskorrektur" above a total that is to be paid by a day: the corrected bill. */
function asksForCorrected({ TOTAL_AMOUNT }: Choices, titles: readonly Title[], evidence: readonly Evidence[]): boolean {
  const credit = titles.find(({ type }) => type === 'credit_note');
  return (
    TOTAL_AMOUNT !== undefined &&
    !TOTAL_AMOUNT.candidate.value.startsWith('-') &&
    CORRECTS.test(withoutAccents(credit?.segment.text ?? '').toLowerCase()) &&
    evidence.some(({ code }) => code === 'due_date')
  );
}

function saleType(
  facts: DocumentFacts,
  choices: Choices,
  titles: readonly Title[],
  evidence: readonly Evidence[],
  text: PaperText,
  signs: DealSigns,
): DocumentType {
  const of = (type: DocumentType) => titles.find((title) => title.type === type)?.strength ?? 0;
  const [invoice, credit, receipt] = [of('invoice'), of('credit_note'), of('receipt')];
  if (credit > 0 && isSelfBilled(choices, text)) return 'invoice';
  if (credit > 0 && credit >= invoice && !asksForCorrected(choices, titles, evidence)) return 'credit_note';
  if (receipt > 0 && receipt > invoice) return 'receipt';
  if (takesBack(choices, text)) return 'credit_note';
  const shows = (code: EvidenceCode) => evidence.some((one) => one.code === code);
  const asks = evidence.some(({ code }) => REQUESTING.has(code));
  const credits = announcesCredit(facts) || shows('credits') || (!asks && isCredit(choices, text));
  if (credits && invoice === 0) return 'credit_note';
  if (isNumberedReceipt(facts) && invoice === 0) return 'receipt';
  // What is charged to a card by its own number and with its tax is an invoice all the same.
  const isOwn = shows('titled_number') || (shows('number') && shows('net_and_tax_make_total'));
  if (shows('taken') && invoice === 0 && !(isOwn && signs.isOnlyCharged())) return 'receipt';
  // "Factura simplificada" is what Spanish tills call their slip.
  const isPlainInvoice = titles.some((title) => title.type === 'invoice' && !SIMPLE.test(title.segment.text));
  // What bears an invoice's number and a day to pay is one, whatever was paid of it.
  const isDue = shows('due_date') || (shows('titled_number') && choices.DUE_DATE !== undefined);
  if (isPlainInvoice || isDue) return 'invoice';
  const { count: said, hasNumber } = receiptSigns(facts, text);
  const count = said + (!isPaidBesideTotal(choices, text) ? 0 : shows('number') ? 1 : 2);
  return count >= (invoice > 0 ? 1 : shows('number') && !hasNumber ? 3 : 2) ? 'receipt' : 'invoice';
}

/** "Gutschrift" to who delivered, with what he gets: the bill, which his customer writes (article 224 of the VAT directive). */
function isSelfBilled({ TOTAL_AMOUNT }: Choices, { plain }: PaperText): boolean {
  return TOTAL_AMOUNT?.candidate.value.startsWith('-') === false && SELF_BILLED.test(plain);
}

const SELF_BILLED = new RegExp(saleWords('selfBilled'), 'u');
const CORRECTS = new RegExp(String.raw`(?<!\p{L})(?:${saleWords('corrections')})`, 'u');
const SIMPLE = new RegExp(saleWords('simplified'), 'iu');
/** Money, with its cents, its sign or its name. */
const AMOUNT = /\d[.,]\d{2}(?!\d)|\p{Sc}\s?\d|\d\s?(?:\p{Sc}|[Ee]uros?(?!\p{L}))|(?<!\p{L})(?:EUR|USD|GBP|CHF)\s?\d/u;
/** "Quittance de loyer n° 118" at the top: the word and its number, and nothing else. */
function isNumberedReceipt({ labels }: DocumentFacts): boolean {
  return [...labels].some(
    ([segment, found]) =>
      segment.box.y < HEAD &&
      found.some(
        (label) =>
          label.start === 0 &&
          label.classes.includes('receipt_title') &&
          segment.text.length - label.end <= LONGEST_NUMBER &&
          ITS_NUMBER.test(segment.text.slice(label.end)),
      ),
  );
}

const HEAD = 0.35;
/** A number is no longer; the pattern would take time in the square of it. */
const LONGEST_NUMBER = 40;
const ITS_NUMBER = /^\s*(?:n[°ºo]\.?|nr\.?|no\.?)\s*[\p{Lu}\d/.-]*\d[\p{Lu}\d/.-]*$/iu;
