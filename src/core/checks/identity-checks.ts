import type { Check, Entity } from '../entity.ts';
import { isIban } from '../patterns/iban.ts';
import { nationalIdStatus } from '../patterns/national-tax-ids.ts';
import { vatIdStatus } from '../patterns/vat-ids.ts';
import { daysBetween, isoDate } from '../values/calendar-date.ts';
import type { EntitiesByLabel } from './figures.ts';

/** One check per IBAN: country, length and check digits. */
export function checkIbans(entities: EntitiesByLabel): Check[] {
  return (entities.IBAN ?? []).map((entity) => {
    const valid = isIban(entity.value);
    const message = valid
      ? `The check digits of the IBAN ${entity.value} fit.`
      : `${entity.value} is not a valid IBAN: its length or check digits do not fit.`;
    return checkOf('iban.checksum', valid ? 'pass' : 'fail', message, { iban: entity.value }, [entity]);
  });
}

/** One check per tax id that has check digits. */
export function checkTaxIds(entities: EntitiesByLabel): Check[] {
  return [...(entities.SELLER_TAX_ID ?? []), ...(entities.BUYER_TAX_ID ?? [])].flatMap((entity) => {
    const valid =
      nationalIdStatus(entity.source === 'user' ? null : entity.matched_pattern, entity.value) ??
      vatIdStatus(entity.value);
    if (valid === null) return [];
    const message = valid
      ? `The check digits of the tax id ${entity.value} fit.`
      : `The check digits of the tax id ${entity.value} do not fit.`;
    // Countries issue exceptions, so a failing tax id is a warning.
    return [checkOf('tax_id.checksum', valid ? 'pass' : 'warning', message, { tax_id: entity.value }, [entity])];
  });
}

/** The due date is not before the invoice date. */
export function checkDates(entities: EntitiesByLabel): Check[] {
  const [issued, due] = [dateOf(entities, 'INVOICE_DATE'), dateOf(entities, 'DUE_DATE')];
  if (!issued || !due) return [];
  const days = daysBetween(issued.value, due.value);
  const message =
    days >= 0
      ? `The due date ${due.value} is ${days === 0 ? 'the day' : `${days} day${days === 1 ? '' : 's'} after the day`} of the invoice.`
      : `The due date ${due.value} is before the invoice date ${issued.value}.`;
  const params = { invoice_date: issued.value, due_date: due.value, days: String(days) };
  return [checkOf('dates.order', days >= 0 ? 'pass' : 'fail', message, params, [issued, due])];
}

/** The fields' amounts carry one currency. Further amounts may be translated into another for information. */
export function checkCurrency(entities: EntitiesByLabel): Check[] {
  const amounts = ['TOTAL_AMOUNT', 'TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE'].flatMap(
    (label) => entities[label] ?? [],
  );
  const stated = amounts.filter(({ currency }) => currency);
  if (stated.length < 2) return [];
  const currencies = [...new Set(stated.map(({ currency }) => currency!))];
  const message =
    currencies.length === 1
      ? `All amounts are in ${currencies[0]}.`
      : `The amounts are in different currencies: ${currencies.join(', ')}.`;
  return [
    checkOf(
      'currency.consistent',
      currencies.length === 1 ? 'pass' : 'warning',
      message,
      { currencies: currencies.join(', ') },
      stated,
    ),
  ];
}

/** Seller and buyer are not the same. */
export function checkParties(entities: EntitiesByLabel): Check[] {
  const [seller, buyer] = [entities.SELLER_NAME?.[0], entities.BUYER_NAME?.[0]];
  if (!seller || !buyer) return [];
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const same = plain(seller.value) === plain(buyer.value);
  const message = same ? `Seller and buyer are both “${seller.value}”.` : 'Seller and buyer differ.';
  return [
    checkOf('parties.differ', same ? 'warning' : 'pass', message, { seller: seller.value, buyer: buyer.value }, [
      seller,
      buyer,
    ]),
  ];
}

function dateOf(entities: EntitiesByLabel, label: string): Entity | undefined {
  return entities[label]?.find(({ value }) => {
    const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').map(Number) : [];
    return year !== undefined && isoDate(year, month!, day!) === value;
  });
}

function checkOf(
  id: string,
  status: Check['status'],
  message: string,
  params: Record<string, string>,
  about: readonly Entity[],
): Check {
  return { id, status, message, params, entity_ids: about.map((entity) => entity.id) };
}
