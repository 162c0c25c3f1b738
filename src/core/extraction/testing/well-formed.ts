import type { Entity, Extraction } from '../../entity.ts';
import type { Box } from '../../geometry.ts';
import { LABELS } from '../../labels.ts';
import { isoDate } from '../../values/calendar-date.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { isDecimal } from '../../values/decimal.ts';

const AMOUNTS = new Set(['TOTAL_AMOUNT', 'TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE', 'MONETARY']);
const DATES = new Set(['INVOICE_DATE', 'DUE_DATE', 'DELIVERY_DATE', 'DATE']);
const SHAPES: Readonly<Record<string, RegExp>> = {
  IBAN: /^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/,
  BIC: /^[A-Z\d]{8}(?:[A-Z\d]{3})?$/,
  EMAIL: /^\S+@\S+\.\S+$/,
  PHONE: /^\+?\d{4,}$/,
  URL: /^\S+\.\S+$/,
};

/** What is wrong with the engine's answer, whatever the document: shapes of values, places, ids. Empty when nothing. */
export function malformed(extraction: Extraction, pages: number): string[] {
  const wrong: string[] = [];
  const entities = Object.entries(extraction.entities).flatMap(([label, list]) => {
    if (list.some((entity) => entity.label !== label)) wrong.push(`${label}: under another label`);
    return list;
  });
  const ids = new Set(entities.map(({ id }) => id));
  if (ids.size < entities.length) wrong.push('an id twice');
  for (const entity of entities) {
    for (const mistake of mistakesOf(entity, pages)) wrong.push(`${entity.label} “${entity.text}”: ${mistake}`);
  }
  for (const line of extraction.line_items) {
    for (const name of ['quantity', 'unit_price', 'tax_rate', 'line_total'] as const) {
      const value = line[name];
      if (value !== null && !isDecimal(value)) wrong.push(`line ${name} “${value}”`);
    }
    if (!isOnPage(line.page, line.box, pages)) wrong.push(`line at ${JSON.stringify(line.box)} of page ${line.page}`);
  }
  for (const check of extraction.checks) {
    if (check.entity_ids.some((id) => !ids.has(id))) wrong.push(`${check.id} is about an unknown entity`);
    if (/NaN|undefined|Infinity/.test(JSON.stringify(check))) wrong.push(`${check.id}: ${check.message}`);
  }
  return wrong;
}

function mistakesOf(entity: Entity, pages: number): string[] {
  const { label, value, text, confidence, page, box, currency } = entity;
  const wrong: string[] = [];
  if (!(LABELS as readonly string[]).includes(label)) wrong.push('an unknown label');
  if (value.trim() === '' || text.trim() === '') wrong.push('empty');
  if (!(confidence >= 0 && confidence <= 1)) wrong.push(`confidence ${confidence}`);
  if (!isOnPage(page, box, pages)) wrong.push(`at ${JSON.stringify(box)} of page ${page}`);
  if (AMOUNTS.has(label) && !isDecimal(value)) wrong.push(`amount ${value}`);
  if (DATES.has(label) && !isDate(value)) wrong.push(`date ${value}`);
  const codes: readonly string[] = CURRENCY_CODES;
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) wrong.push(`currency ${currency}`);
  if (label === 'CURRENCY' && !codes.includes(value) && !/^[A-Z]{3}$/.test(value)) wrong.push(`currency ${value}`);
  if (SHAPES[label] && !SHAPES[label].test(value)) wrong.push(`value ${value}`);
  return wrong;
}

function isDate(value: string): boolean {
  const [year, month, day] = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').map(Number) : [];
  return year !== undefined && isoDate(year, month!, day!) === value;
}

function isOnPage(page: number | null, box: Box | null, pages: number): boolean {
  if (page === null || box === null) return page === null && box === null;
  const { x, y, width, height } = box;
  return (
    page >= 1 &&
    page <= pages &&
    [x, y, width, height].every((side) => side >= 0 && side <= 1) &&
    x + width <= 1.0001 &&
    y + height <= 1.0001
  );
}
