import type { Label } from '../../labels.ts';
import { TERM_NAMES } from '../terms/term-names.ts';

/** A business term that keeps a document from leaving as an e-invoice. */
export interface MissingTerm {
  /** "BT-31". */
  term: string;
  /** In plain words: "seller VAT id", "item name of line 3". */
  label: string;
  /** For a person: "BT-31 seller VAT id: not found". */
  message: string;
  /** The entity label whose value would give it; null where none does. */
  field: Label | null;
}

const FIELDS: Readonly<Record<string, Label>> = {
  'BT-1': 'INVOICE_NUMBER',
  'BT-2': 'INVOICE_DATE',
  'BT-5': 'CURRENCY',
  'BT-9': 'DUE_DATE',
  'BT-20': 'PAYMENT_TERMS',
  'BT-27': 'SELLER_NAME',
  'BT-31': 'SELLER_TAX_ID',
  'BT-32': 'SELLER_TAX_ID',
  'BT-29': 'SELLER_TAX_ID',
  'BT-35': 'SELLER_ADDRESS',
  'BT-40': 'SELLER_ADDRESS',
  'BG-5': 'SELLER_ADDRESS',
  'BT-44': 'BUYER_NAME',
  'BT-48': 'BUYER_TAX_ID',
  'BT-55': 'BUYER_ADDRESS',
  'BG-8': 'BUYER_ADDRESS',
  'BT-72': 'DELIVERY_DATE',
  'BT-84': 'IBAN',
  'BT-86': 'BIC',
  'BT-109': 'SUBTOTAL_AMOUNT',
  'BT-110': 'TAX_AMOUNT',
  'BT-112': 'TOTAL_AMOUNT',
  'BT-115': 'AMOUNT_DUE',
};

/** "seller VAT id" of "Seller VAT identifier". */
export function plainName(term: string): string {
  const name = (TERM_NAMES[term] ?? term).replace(/ identifier$/, ' id');
  return /^[A-Z][a-z]/.test(name) ? `${name[0]!.toLowerCase()}${name.slice(1)}` : name;
}

/** A term that the page does not say; `of` tells which, where there are several: "line 3". */
export function missingTerm(term: string, of?: string): MissingTerm {
  return wrongTerm(term, 'not found', of);
}

/** A term that is there and cannot stand so; `why` as a clause: "the lines make 119.00". */
export function wrongTerm(term: string, why: string, of?: string): MissingTerm {
  const label = of ? `${plainName(term)} of ${of}` : plainName(term);
  return { term, label, message: `${term} ${label}: ${why}`, field: of ? null : (FIELDS[term] ?? null) };
}

/** Each once. */
export function unique(missing: readonly MissingTerm[]): MissingTerm[] {
  return [...new Map(missing.map((one) => [one.message, one])).values()];
}
