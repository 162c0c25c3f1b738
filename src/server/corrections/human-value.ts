import type { Entity } from '#core/entity.ts';
import { AMOUNT_LABELS } from '#core/typed/amount-labels.ts';
import { documentWriting } from '#core/typed/document-writing.ts';
import { currencyOfDocument } from '#core/typed/persons-currency.ts';
import { readTypedAmount, tooFineSentence } from '#core/typed/read-typed-amount.ts';
import { readTypedCurrency } from '#core/typed/read-typed-currency.ts';
import { readTypedDate } from '#core/typed/read-typed-date.ts';
import { invalidField } from '../errors.ts';

const DATES = new Set(['INVOICE_DATE', 'DUE_DATE', 'DELIVERY_DATE', 'DATE']);

/** What a person's value is about. */
export interface ValueContext {
  label: string;
  /** The document's entities: they tell how it writes dates and amounts, and its currency. */
  entities: readonly Entity[];
  /** ISO 639-1. */
  language: string;
  /** The value that stood there; absent for an added one. */
  standing?: Entity;
  /** Amounts that checks propose, in plain decimals. */
  proposed?: readonly string[];
}

/** The normal form of a value, and the currency that was typed with an amount. */
export type HumanValue = Pick<Entity, 'value' | 'currency' | 'currency_typed'>;

/**
 * A value a person typed, in the normal form of its label: ISO date, decimal string, currency code, trimmed text. Dates
 * and amounts may be typed as the document prints them. Throws 422 with a sentence for what is none, and for a date that
 * can be read in two ways (`date.ambiguous`, with both as `params.readings`) or an amount that is finer than any of its
 * currency (`amount.too_fine`).
 */
export function readHumanValue(typed: string, about: ValueContext): HumanValue {
  const text = typed.trim();
  if (text === '') throw invalidField('value', 'Please enter a value');
  if (DATES.has(about.label)) return { value: readDate(text, about) };
  if (AMOUNT_LABELS.has(about.label)) return readAmount(text, about);
  if (about.label !== 'CURRENCY') return { value: text };
  const currency = readTypedCurrency(text);
  if (!currency)
    throw invalidField('value', 'Please enter the code of a currency, for example EUR', 'currency.unknown');
  return { value: currency };
}

function readDate(text: string, { entities, language }: ValueContext): string {
  const read = readTypedDate(text, documentWriting(entities, language).dateOrder);
  if (read.kind === 'none') throw invalidField('value', 'Please enter a date, for example 2026-01-31');
  if (read.kind === 'ambiguous') {
    const [dayFirst, monthFirst] = read.readings;
    throw invalidField('value', `“${text}” can be ${dayFirst} or ${monthFirst}. Please choose one.`, 'date.ambiguous', {
      readings: read.readings,
    });
  }
  return read.value;
}

function readAmount(text: string, { label, entities, language, standing, proposed = [] }: ValueContext): HumanValue {
  const read = readTypedAmount(text, {
    numberStyle: documentWriting(entities, language).numberStyle,
    currency: standing?.currency ?? currencyOfDocument(entities),
    known: standing ? [standing.value, ...proposed] : proposed,
    // Prices of pieces are among a document's further amounts.
    mayBePrice: label === 'MONETARY',
  });
  if (read.kind === 'none') throw invalidField('value', 'Please enter an amount, for example 1190.00');
  if (read.kind === 'too_fine') {
    const { currency, decimals, readings } = read;
    throw invalidField('value', tooFineSentence(text, read), 'amount.too_fine', { currency, decimals, readings });
  }
  const { value, currency } = read;
  return currency ? { value, currency, currency_typed: true } : { value };
}
