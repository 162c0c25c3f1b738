import { daysUntil, dueText } from './dates.ts';

/** What decides whether a document still asks for money, each as the analysis gives it. */
export interface Payable {
  documentType: string | null | undefined;
  dueDate: string | null | undefined;
  /** What is left to pay, a decimal string; absent where the paper does not say it, then the total is. */
  amountDue: string | null | undefined;
  total: string | null | undefined;
}

/** How a document stands to its due date; `days` until it are negative when it has passed. */
export type DueState = { kind: 'open'; days: number; text: string } | { kind: 'paid'; text: 'paid' };

/**
 * Only an invoice with something left to pay is due or overdue (contract of the API, 'What words mean'); one of which the
 * paper says that nothing is left has been paid. Null for credit notes, receipts and whatever has no due date.
 */
export function dueState({ documentType, dueDate, amountDue, total }: Payable, today: string): DueState | null {
  const days = dueDate ? daysUntil(dueDate, today) : null;
  if (documentType !== 'invoice' || days === null) return null;
  const left = amountDue ?? total;
  if (left && Number(left) <= 0) return amountDue ? { kind: 'paid', text: 'paid' } : null;
  return { kind: 'open', days, text: dueText(days) };
}
