/** The eight fields that define the completeness of an invoice (product specification §3). */
export const KEY_FIELDS = [
  'INVOICE_NUMBER',
  'INVOICE_DATE',
  'DUE_DATE',
  'TOTAL_AMOUNT',
  'SELLER_NAME',
  'BUYER_NAME',
  'TAX_AMOUNT',
  'PAYMENT_TERMS',
] as const;
export type KeyField = (typeof KEY_FIELDS)[number];

/** Further fields that belong to one role on the invoice. */
export const ROLE_FIELDS = [
  'SUBTOTAL_AMOUNT',
  'AMOUNT_DUE',
  'CURRENCY',
  'PURCHASE_ORDER',
  'CUSTOMER_NUMBER',
  'SELLER_ADDRESS',
  'BUYER_ADDRESS',
  'SELLER_TAX_ID',
  'BUYER_TAX_ID',
  'IBAN',
  'BIC',
  'DELIVERY_DATE',
  'SERVICE_PERIOD',
] as const;

/** Entities without a role: every person, organisation, place, date and amount that no field above uses. */
export const GENERAL_LABELS = [
  'PERSON',
  'PERSON_TITLE',
  'ORG',
  'GPE',
  'LOC',
  'DATE',
  'MONETARY',
  'EMAIL',
  'PHONE',
  'URL',
] as const;

export const LABELS = [...KEY_FIELDS, ...ROLE_FIELDS, ...GENERAL_LABELS] as const;
export type Label = (typeof LABELS)[number];

/** How many of the eight key fields have at least one entity. */
export function foundKeyFields(entities: Readonly<Record<string, readonly unknown[]>>): number {
  return KEY_FIELDS.filter((field) => (entities[field]?.length ?? 0) > 0).length;
}
