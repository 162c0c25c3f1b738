import type { Choices } from '../../candidates/choices.ts';
import type { LineItem } from '../../entity.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { isOneOf } from '../page/link-features.ts';
import type { Evidence, EvidenceCode } from './evidence.ts';
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
