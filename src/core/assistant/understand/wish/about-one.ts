import type { Wish } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import { namedFields } from '../words/read-fields.ts';
import { asksWhereToPay } from './about-fields.ts';
import { has, type WishScope } from './wish-scope.ts';

const PAYING = /(?<!\p{L})(?:pay|zahlen|bezahlen|begleichen|uberweisen|payer|regler)(?!\p{L})/u;

/** Of documents that are few and named. */
export function aboutOne(said: Said, scope: WishScope): Wish | null {
  if (!scope.isAboutOne) return null;
  if (has(said, 'failedChecks')) return { kind: 'checks' };
  if (said.has('duplicate')) return { kind: 'duplicates', count: false };
  const asksForLines = said.has('lineItem') || said.form('onIt') !== null;
  if (asksForLines || (scope.item === undefined && said.form('bought') !== null)) {
    const wants = has(said, 'howMany', 'count')
      ? 'count'
      : has(said, 'largest')
        ? 'dearest'
        : has(said, 'smallest')
          ? 'cheapest'
          : 'list';
    return { kind: 'lines', words: '', wants };
  }
  if (scope.item !== undefined) return null;
  const labels = [...new Set(namedFields(said).map(({ label }) => label))].filter(
    (label) => !['DATE', 'MONETARY', 'LOC', 'GPE', 'PERSON', 'ORG'].includes(label),
  );
  if (said.has('net') && !labels.includes('SUBTOTAL_AMOUNT')) return { kind: 'field', labels: ['SUBTOTAL_AMOUNT'] };
  // "Until when do I have to pay it?"
  const isToPay = has(said, 'unpaid', 'owed', 'due') || PAYING.test(said.text);
  // "How much is it, and when do we have to pay it?"
  const asksAmount = said.has('howMuch') && !said.has('daysLeft');
  if (said.has('when') && isToPay && !said.form('isPaid'))
    return { kind: 'field', labels: asksAmount ? ['TOTAL_AMOUNT', 'DUE_DATE'] : ['DUE_DATE'] };
  const asksPaid = said.form('isPaid') !== null && !said.has('howMuch');
  if (has(said, 'unpaid', 'overdue') || asksPaid) return { kind: 'field', labels: ['STATUS'] };
  if (asksWhereToPay(said)) return { kind: 'field', labels: ['IBAN'] };
  // "How much is the bill from this supplier?"
  if (said.has('howMuch') && labels.length > 0 && labels.every((label) => /^(?:SELLER|BUYER)_NAME$/.test(label)))
    return { kind: 'field', labels: ['TOTAL_AMOUNT'] };
  // "Total incl. tax"
  if (said.has('gross') && labels.every((label) => /^(?:TOTAL|TAX)_AMOUNT$/.test(label)))
    return { kind: 'field', labels: ['TOTAL_AMOUNT'] };
  if (labels.length > 0) return { kind: 'field', labels: withoutVague(labels) };
  if (said.has('owed')) return { kind: 'field', labels: ['AMOUNT_DUE'] };
  if (said.has('tax')) return { kind: 'field', labels: ['TAX_AMOUNT'] };
  // "Who do I pay?"
  const asksWhom = said.has('who') && said.has('spend') && !has(said, 'howMuch', 'total', 'gross', 'buyer');
  if (asksWhom) return { kind: 'field', labels: ['SELLER_NAME'] };
  if (has(said, 'howMuch', 'total', 'spend', 'gross')) return { kind: 'field', labels: ['TOTAL_AMOUNT'] };
  if (said.has('due')) return { kind: 'field', labels: ['DUE_DATE'] };
  if (said.has('who') || said.has('seller'))
    return { kind: 'field', labels: [said.has('buyer') ? 'BUYER_NAME' : 'SELLER_NAME'] };
  if (said.has('buyer')) return { kind: 'field', labels: ['BUYER_NAME'] };
  if (said.has('when')) return { kind: 'field', labels: [said.has('due') ? 'DUE_DATE' : 'INVOICE_DATE'] };
  if (said.has('entity')) return { kind: 'entities', count: has(said, 'howMany', 'count') };
  return { kind: 'list' };
}

/** "The total amount of the tax": what a broader word says is said by the narrower one. */
function withoutVague(labels: string[]): string[] {
  const narrow = labels.filter((label) => !['TOTAL_AMOUNT', 'INVOICE_DATE'].includes(label));
  return narrow.length > 0 && labels.length > 1 && !(labels.includes('TOTAL_AMOUNT') && narrow.includes('DUE_DATE'))
    ? labels.some((label) => ['TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE'].includes(label))
      ? narrow
      : labels
    : labels;
}
