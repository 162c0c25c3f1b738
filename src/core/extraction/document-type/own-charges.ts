import type { PaperText } from './paper-text.ts';

/** The sum of what a supplier charges for its latest period, with its amount. */
const OWN_CHARGES =
  /^\W*(?:total\s)?(?:of\s)?(?:(?:new|current|this\s(?:month|period|bill)(?:['’]?s)?)\s(?:\p{L}+\s){0,2}charges|charges\s(?:for\s)?this\s(?:bill|month|period)|cargos\s(?:del\s(?:mes|periodo)|actuales)|(?:nouveaux\s)?frais\s(?:du\smois|courants|de\sla\speriode)|kosten\s(?:deze|van\sdeze)\s(?:maand|periode))(?!\p{L}).*\d[.,]\d{2}(?!\d)/iu;
/** Accounts that lend money tell of charges too. */
const LENT =
  /(?<!\p{L})(?:minimum\s(?:payment|amount)|credit\s(?:limit|line)|available\scredit|cash\sadvances?|interest\scharge[ds]?|finance\scharges?|new\sbalance|pago\sminimo|limite\sde\scredito)(?!\p{L})/iu;

/**
 * Whether the summary of an account is the bill of who supplies power, water or a line: it sums up what is charged this
 * time. A statement of a card or a loan does so as well, and tells what is owed at least.
 */
export function sumsOwnCharges({ plainRows }: PaperText): boolean {
  return plainRows.some((text) => OWN_CHARGES.test(text)) && !plainRows.some((text) => LENT.test(text));
}
