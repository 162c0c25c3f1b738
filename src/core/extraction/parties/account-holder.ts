import { partyWords } from '../../lexicon/party-words.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';

/** Labels of the bank's block, folded: whose account it is. */
const HOLDER = new RegExp(`^(?:${partyWords('holders')})$`, 'u');
const ACCOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:iban|bic|swift|${partyWords('accounts')})(?!\p{L})|(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3}`,
  'iu',
);
/** Rows above and below that belong to the same block. */
const REACH = 4;

/**
 * Whether a label names the holder of a bank account that is printed beside it: that is the seller or whom the seller
 * appointed, never the buyer, though the same words head the buyer elsewhere.
 */
export function isAccountHolder({ phrase, segment }: FoundLabel, facts: DocumentFacts): boolean {
  if (!HOLDER.test(phrase)) return false;
  return facts.layout.rows
    .slice(Math.max(0, segment.row - REACH), segment.row + REACH + 1)
    .some(({ page, text }) => page === segment.page && ACCOUNT.test(text));
}
