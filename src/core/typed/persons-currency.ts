import type { Entity } from '../entity.ts';
import { isDecimal } from '../values/decimal.ts';
import { isCurrencyCode } from '../values/iso-4217.ts';
import { AMOUNT_LABELS } from './amount-labels.ts';

/**
 * A document's entities with the currency a person gave the document: it takes the place of the currency that was read,
 * at every amount that has that one or none. Amounts of another printed currency, and those a person typed with a
 * currency, keep theirs. An amount that a person added without any has the document's. What is stored stays as it was,
 * so that taking the currency back puts everything back.
 */
export function withPersonsCurrency<E extends Entity>(entities: readonly E[]): E[] {
  const { person, read } = documentCurrencies(entities);
  return entities.map((entity) => {
    if (entity.currency_typed) return entity;
    const isPlain = entity.currency === undefined && AMOUNT_LABELS.has(entity.label) && isDecimal(entity.value);
    if (isPlain) {
      const currency = person ?? (entity.source === 'user' ? read : null);
      return currency ? { ...entity, currency } : entity;
    }
    return person && entity.currency !== undefined && entity.currency === read
      ? { ...entity, currency: person }
      : entity;
  });
}

/** What a person says the document's currency is, and what was read; null where there is none. */
function documentCurrencies(entities: readonly Entity[]): { person: string | null; read: string | null } {
  const stated = entities.filter(({ label }) => label === 'CURRENCY');
  const person = stated.find(({ source, value }) => source === 'user' && isCurrencyCode(value));
  const read =
    stated.find(({ source }) => source !== 'user')?.value ??
    stated.find(({ original }) => original !== undefined)?.original ??
    entities.find(({ label, currency, currency_typed }) => label === 'TOTAL_AMOUNT' && currency && !currency_typed)
      ?.currency ??
    entities.find(({ label, currency, currency_typed }) => AMOUNT_LABELS.has(label) && currency && !currency_typed)
      ?.currency;
  return { person: person?.value ?? null, read: read ?? null };
}

/** The document's one currency, a person's before what was read; null where none is known. */
export function currencyOfDocument(entities: readonly Entity[]): string | null {
  const { person, read } = documentCurrencies(entities);
  return person ?? read;
}
