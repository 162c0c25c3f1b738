import type { Check, Entity } from '../../entity.ts';
import type { Label } from '../../labels.ts';
import { differs } from './differs.ts';

/** Where a page may state another value of the same kind with right, or in other words: it is listed beside. */
const NOT_COMPARED: ReadonlySet<string> = new Set<Label>([
  'PHONE',
  'EMAIL',
  'CUSTOMER_NUMBER',
  'PURCHASE_ORDER',
  'DELIVERY_DATE',
  'PAYMENT_TERMS',
  'SELLER_ADDRESS',
  'BUYER_ADDRESS',
  'SERVICE_PERIOD',
]);

/** Whether a value of the page can contradict what the e-invoice states as `term`. */
export function canContradict(term: string, label: string, rival: Entity): boolean {
  return !NOT_COMPARED.has(label) && !isOtherRegistration(term, rival.value);
}

/** A seller has a tax number and a VAT identifier: a page may print the one and the e-invoice state the other. */
function isOtherRegistration(term: string, value: string): boolean {
  return term === 'BT-32' && /^[A-Z]{2}[ -]?\w*\d/.test(value);
}

/**
 * A check for each value of the e-invoice that stands nowhere on the page while the page states another. What a person
 * has corrected or dismissed contradicts nothing any more.
 */
export function entityDifferences(entities: Readonly<Record<string, readonly Entity[]>>): Check[] {
  return Object.entries(entities).flatMap(([label, list]) => {
    const stated = list.find(({ source }) => source === 'einvoice_xml');
    if (!stated || stated.box !== null || list.some(({ source }) => source === 'user')) return [];
    const term = stated.matched_pattern?.split(' ')[0] ?? '';
    const rival = list.find(({ source, page }) => source !== 'einvoice_xml' && page !== null);
    if (!rival || !canContradict(term, label, rival)) return [];
    return [differs({ term, label, xml: stated.value, page: rival.value }, [stated.id, rival.id])];
  });
}
