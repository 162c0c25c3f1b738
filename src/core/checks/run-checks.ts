import type { Check, LineItem } from '../entity.ts';
import type { Decimal } from '../values/decimal.ts';
import type { EntitiesByLabel } from './figures.ts';
import { checkCurrency, checkDates, checkIbans, checkParties, checkTaxIds } from './identity-checks.ts';
import { checkLineSum } from './line-checks.ts';
import { checkLineProducts } from './line-products.ts';
import { checkTaxRate } from './tax-rate-check.ts';
import { checkTotals } from './total-checks.ts';

const OWN_IDS: ReadonlySet<string> = new Set([
  'totals.add_up',
  'lines.sum',
  'lines.multiply',
  'tax.rate_plausible',
  'dates.order',
  'iban.checksum',
  'tax_id.checksum',
  'currency.consistent',
  'parties.differ',
]);

/** Whether `runChecks` makes this kind of check; others (about an embedded e-invoice) need more than entities. */
export function isOwnCheck({ id }: Check): boolean {
  return OWN_IDS.has(id);
}

/**
 * What the values say about each other. A check whose values are not stated is left out. `adjustment`: what an
 * e-invoice's allowances and charges add to its lines.
 */
export function runChecks({
  entities,
  lineItems,
  adjustment = null,
}: {
  entities: EntitiesByLabel;
  lineItems: readonly LineItem[];
  adjustment?: Decimal | null;
}): Check[] {
  const sum = checkLineSum(entities, lineItems, adjustment);
  return [
    ...checkTotals(entities, lineItems),
    ...sum,
    ...checkLineProducts(lineItems, entities, sum[0]?.status === 'pass'),
    ...checkTaxRate(entities, lineItems),
    ...checkDates(entities),
    ...checkCurrency(entities),
    ...checkParties(entities),
    ...checkIbans(entities),
    ...checkTaxIds(entities),
  ];
}
