import type { Choices } from '../../candidates/choices.ts';
import type { DocumentType } from '../../entity.ts';
import type { KeyField } from '../../labels.ts';

const SALES: readonly DocumentType[] = ['invoice', 'credit_note', 'receipt'];
/** What a near-invoice (a quote, an order …) states about itself. */
const STATED: readonly KeyField[] = [
  'INVOICE_NUMBER',
  'INVOICE_DATE',
  'TOTAL_AMOUNT',
  'TAX_AMOUNT',
  'SELLER_NAME',
  'BUYER_NAME',
];

/** Whether money was or is to be paid for what the document says. */
export function isSaleType(type: DocumentType): boolean {
  return SALES.includes(type);
}

/** Whether an amount or a day on which to pay can be stated. */
export function asksForMoney(type: DocumentType): boolean {
  return isSaleType(type) || type === 'reminder';
}

/** The choices that a document of this type keeps; "other" keeps none. */
export function keptChoices(choices: Choices, type: DocumentType): Choices {
  if (isSaleType(type)) return choices;
  if (type === 'other') return {};
  const fields: readonly KeyField[] = type === 'reminder' ? [...STATED, 'DUE_DATE'] : STATED;
  return Object.fromEntries(Object.entries(choices).filter(([field]) => fields.includes(field as KeyField)));
}
