import type { DocumentType, Reason } from '../../entity.ts';
import type { EInvoice } from '../e-invoice.ts';

/** UNTDID 1001: what the sender says it is; null leaves it to the page. */
export function typeOf(invoice: EInvoice): DocumentType | null {
  if (invoice.message === 'order-x') return 'order';
  const code = invoice.first('BT-3')?.text.trim() ?? '';
  if (
    invoice.message === 'ubl-credit-note' ||
    ['381', '83', '261', '262', '296', '308', '396', '420', '458', '532'].includes(code)
  )
    return 'credit_note';
  return null;
}

/** That the e-invoice says what it is, with its code where it has one. */
export function typeReasons(invoice: EInvoice): Reason[] {
  const code = invoice.first('BT-3')?.text.trim() ?? '';
  return [{ code: 'e_invoice', params: { code: /^\d{1,3}$/.test(code) ? code : '' } }];
}
