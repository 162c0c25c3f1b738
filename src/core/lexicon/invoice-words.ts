import { inAllLanguages } from './in-all-languages.ts';

/** A part of a label that names an invoice: "invoice", "Rechnung", "fact"; folded, without accents. */
export const INVOICE_WORD = new RegExp(
  inAllLanguages(
    ({ papers }) => papers?.invoice,
    ({ papers }) => papers?.invoiceShort,
    ({ papers }) => papers?.invoiceElse,
  ),
);
/** The same, or what other papers of a sale are called: a note, a credit note, a receipt. */
export const SALE_WORD = new RegExp(
  [
    INVOICE_WORD.source,
    inAllLanguages(
      ({ papers }) => papers?.creditNote,
      ({ papers }) => papers?.slips,
    ),
  ].join('|'),
);
