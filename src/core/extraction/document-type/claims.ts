import type { Choices } from '../../candidates/choices.ts';
import type { LineItem } from '../../entity.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf } from '../page/link-features.ts';
import type { Evidence, EvidenceCode } from './evidence.ts';
import { wordCount } from './heading-words.ts';
import type { PaperText } from './paper-text.ts';

/** What tells how, when or that the reader pays: claims of expenses and policies have none of it. */
const PAYING: ReadonlySet<EvidenceCode> = new Set([
  ...(['number', 'due_date', 'asks_to_pay', 'account', 'bank', 'spoken', 'titled_number'] as const),
  ...(['work_done', 'taken'] as const),
]);
/** "Dear Odile", "Bonjour": who writes so speaks to somebody. */
const GREETS = new RegExp(String.raw`^\W*(?:${partyWords('letters')})(?!\p{L})`, 'iu');

/** Whether anything says that money is to be paid or was, or is asked of somebody. */
export function claims(
  choices: Choices,
  evidence: readonly Evidence[],
  { rows }: PaperText,
  facts: DocumentFacts,
  lines: readonly LineItem[],
): boolean {
  if (choices.PAYMENT_TERMS || evidence.some(({ code }) => CLAIMING.has(code))) return true;
  // What is counted and priced was sold.
  if (lines.some(({ quantity, unit_price }) => quantity !== null && unit_price !== null)) return true;
  const total = choices.TOTAL_AMOUNT?.candidate;
  const isDue = ({ label, strength }: LabelLink) =>
    strength > 0.5 && isOneOf(label, ['amount_due']) && !BALANCE.test(label.phrase);
  return (total && labelLinks(total, facts).some(isDue)) || rows.some((row) => GREETS.test(row));
}

/** Whether somebody writes to somebody, and nothing says that money is to be paid or was. */
export function isUnaskedLetter(choices: Choices, evidence: readonly Evidence[], facts: DocumentFacts): boolean {
  if (choices.PAYMENT_TERMS || evidence.some(({ code }) => ASKING.has(code))) return false;
  return !isRefund(choices) && isLetter(facts);
}

/** What a letter tells of who bills, or who was paid: prices with their tax and their sum stand in offers and orders as well. */
const ASKING: ReadonlySet<EvidenceCode> = new Set([
  ...PAYING,
  ...(['credits', 'receipt', 'pays_into', 'untaxed', 'taxed_at_rate', 'own_charges'] as const),
]);

function isRefund({ TOTAL_AMOUNT }: Choices): boolean {
  return TOTAL_AMOUNT?.candidate.value.startsWith('-') === true;
}

/** Whether somebody is addressed, or greeted at the end, in lines of their own, and told something in a sentence between. */
function isLetter({ layout, labels, tableRows }: DocumentFacts): boolean {
  const rows = layout.pages[0]?.rows ?? [];
  const alone = rows.filter(({ segments, index }) => segments.length === 1 && !tableRows.has(index));
  const isCourtesy = alone.some(({ text, segments }) => {
    if (wordCount(text) > MOST_WORDS_OF_COURTESY || /\d/.test(text)) return false;
    if (GREETS.test(text) || CLOSES.test(text)) return true;
    return ADDRESSES.test(text) && !labels.get(segments[0]!)?.some(({ startsSegment }) => startsSegment);
  });
  return (
    isCourtesy &&
    alone.filter(({ text }) => (text.match(SMALL_WORD)?.length ?? 0) >= WORDS_OF_PROSE).length >= LINES_OF_PROSE
  );
}

/** "Madame la directrice," and "Grüß Gott Herr Klarwein,": who is spoken to. */
const ADDRESSES = /^\p{Lu}[\p{L}.'’ -]{2,40}[,!:]$/u;
const CLOSES = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('closings')})(?!\p{L})[\s,.!]*$`, 'iu');
const MOST_WORDS_OF_COURTESY = 6;
/** Names and addresses have few words in small letters. */
const SMALL_WORD = /(?<![\p{L}@.])\p{Ll}{2,}(?![\p{L}@])/gu;
const WORDS_OF_PROSE = 5;
const LINES_OF_PROSE = 3;

/** What an account comes to is owed to somebody, and asked of nobody. */
const BALANCE = new RegExp(`^(?:${inAllLanguages(({ papers }) => papers?.balance)})$`, 'iu');

/** What registers and plans show none of. */
const CLAIMING: ReadonlySet<EvidenceCode> = new Set([
  ...PAYING,
  ...(['terms', 'credits', 'tax', 'net_and_tax_make_total', 'receipt', 'pays_into', 'untaxed', 'in_all'] as const),
]);
/** A slip shows so much of a receipt, and not by the word alone. */
const SLIP = 2;

/** Whether the paper tells how, when or that the reader pays. */
export function isPaying(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ code, weight }) => PAYING.has(code) || (code === 'receipt' && weight >= SLIP));
}
