import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { measureOf } from './measure.ts';
import { documentRank } from './ranking.ts';
import { has, type WishScope } from './wish-scope.ts';

const WITH_TAX =
  /(?<!\p{L})(?:with|incl(?:uding|usive|\.)?(?: of)?|mit|inkl(?:usive|\.)?|avec)\s+(?:la )?(?:vat|tax|mwst|mehrwertsteuer|steuern?|ust|tva)(?!\p{L})/u;
const WITH_A_TOTAL =
  /(?<!\p{L})(?:with|whose|having|mit|deren|avec|dont|d'un|pour un)\s+(?:(?:an?|the|einem|einer|un|une|le|la)\s+)?(?:\p{L}+\s+)?(?:totals?|amounts?|values?|sums?|\p{L}*betrag|\p{L}*summe|wert|montants?|sommes?)(?!\p{L})/u;

/** One figure over all documents that are meant, or the one document at an end. */
export function oneFigure(said: Said, scope: WishScope): Wish | null {
  const measure = measureOf(said, scope);
  // The tax's share of what was spent is not one of our figures.
  if (said.has('share'))
    return measure === 'tax' && !scope.hasNames
      ? null
      : { kind: 'aggregate', operation: 'share', measure, ...(isOfNumbers(said) && { of: 'number' as const }) };
  if (said.has('average') || said.has('median')) {
    return {
      kind: 'aggregate',
      operation: said.has('median') ? 'median' : 'average',
      measure: measure === 'owed' && !said.has('owed') ? 'gross' : measure,
    };
  }
  const rank = documentRank(said, scope.dictionary);
  if (rank && rank.limit > 1 && !rank.place && isSummed(said))
    return { kind: 'aggregate', operation: 'sum', measure, rank };
  const asksCount = has(said, 'howMany') || (said.has('count') && !has(said, 'spend', 'howMuch'));
  if (asksCount) return { kind: 'aggregate', operation: 'count', measure: 'gross' };
  if (
    rank &&
    (has(said, 'invoice', 'document', 'creditNote', 'receipt', 'quote') ||
      has(said, 'when', 'who', 'spend', 'total', 'due', 'overdue', 'unpaid', 'show', 'which') ||
      scope.hasNames ||
      scope.isFollowUp)
  ) {
    return { kind: 'list', rank };
  }
  const asksWhetherBought =
    said.form('yesNo') && scope.hasNames && said.has('spend') && !has(said, 'howMuch', 'total', 'tax', 'net', 'owed');
  if (asksWhetherBought) return { kind: 'list', yesNo: true };
  // "Invoices with a total between 1,000 and 2,000": the amount is said of each of them.
  const isOfTheirTotal =
    scope.hasAmounts && said.has('invoice') && !has(said, 'howMuch', 'howMany') && WITH_A_TOTAL.test(said.text);
  if (isOfTheirTotal) return null;
  const asksSum = has(said, 'howMuch', 'total', 'spend', 'owed', 'tax', 'net', 'gross');
  if (!asksSum) return null;
  const isDirect = said.has('howMuch') || (said.has('total') && !(scope.hasAmounts && has(said, 'show', 'which')));
  const nounOfDocuments = has(said, 'invoice', 'document', 'creditNote', 'receipt');
  const asksWhich = has(said, 'show', 'which', 'isThere');
  const isOfState = scope.payment !== undefined || scope.isDue;
  // "Unpaid invoices" are listed; "what is outstanding" is a sum.
  if (isOfState && !isDirect && !has(said, 'tax', 'net') && (nounOfDocuments || !said.has('owed'))) return null;
  // "Which invoices do I have to pay" are those that are unpaid.
  if (nounOfDocuments && said.has('which') && !isDirect && said.has('owed') && !has(said, 'tax', 'net')) return null;
  if (nounOfDocuments && asksWhich && !isDirect && !has(said, 'spend', 'owed', 'tax', 'net')) return null;
  // "Which invoices cost under 500?" asks for invoices.
  if (nounOfDocuments && asksWhich && !isDirect && scope.hasAmounts) return null;
  if (nounOfDocuments && !isDirect && !has(said, 'spend', 'owed', 'tax', 'net', 'gross')) return null;
  // "Invoices with VAT" asks for invoices.
  if (nounOfDocuments && !isDirect && WITH_TAX.test(said.text) && !has(said, 'spend', 'owed', 'net')) return null;
  return { kind: 'aggregate', operation: 'sum', measure };
}

/** "What percentage of the invoices": of how many they are rather than of how much. */
export function isOfNumbers(said: Said): boolean {
  const rest = said.without('paid', 'unpaid', 'overdue');
  return said.has('invoice') && !has(rest, 'spend', 'total', 'owed', 'net', 'gross', 'tax');
}

/** "The sum of the three largest"; "those with the largest sum" are listed. */
function isSummed(said: Said): boolean {
  const match = said.form('sumOf');
  if (!match) return said.has('howMuch') && !has(said, 'show', 'which', 'howMany');
  const before = said.text.slice(0, match.index).trimEnd();
  const first = said.first('largest') ?? said.first('smallest');
  return first === null || first.index + first[0].length !== before.length;
}
