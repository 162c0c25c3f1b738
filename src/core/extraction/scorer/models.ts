import type { BoostedTrees } from './boosted-trees.ts';
import type { Models } from './resolve-candidates.ts';
import buyerName from './weights/buyer_name.json' with { type: 'json' };
import dueDate from './weights/due_date.json' with { type: 'json' };
import invoiceDate from './weights/invoice_date.json' with { type: 'json' };
import invoiceNumber from './weights/invoice_number.json' with { type: 'json' };
import paymentTerms from './weights/payment_terms.json' with { type: 'json' };
import sellerName from './weights/seller_name.json' with { type: 'json' };
import taxAmount from './weights/tax_amount.json' with { type: 'json' };
import totalAmount from './weights/total_amount.json' with { type: 'json' };

/** The committed models, as `npm run train` wrote them. */
export const MODELS: Models = {
  INVOICE_NUMBER: invoiceNumber as unknown as BoostedTrees,
  INVOICE_DATE: invoiceDate as unknown as BoostedTrees,
  DUE_DATE: dueDate as unknown as BoostedTrees,
  TOTAL_AMOUNT: totalAmount as unknown as BoostedTrees,
  SELLER_NAME: sellerName as unknown as BoostedTrees,
  BUYER_NAME: buyerName as unknown as BoostedTrees,
  TAX_AMOUNT: taxAmount as unknown as BoostedTrees,
  PAYMENT_TERMS: paymentTerms as unknown as BoostedTrees,
};
