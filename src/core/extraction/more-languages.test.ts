import { describe, expect, test } from 'vitest';
import { KEY_FIELDS } from '../labels.ts';
import { CZECH } from './testing/languages/cs.ts';
import { DANISH } from './testing/languages/da.ts';
import { FINNISH } from './testing/languages/fi.ts';
import { HUNGARIAN } from './testing/languages/hu.ts';
import { NORWEGIAN } from './testing/languages/no.ts';
import { POLISH } from './testing/languages/pl.ts';
import { PORTUGUESE } from './testing/languages/pt.ts';
import { ROMANIAN } from './testing/languages/ro.ts';
import { SWEDISH } from './testing/languages/sv.ts';
import { TURKISH } from './testing/languages/tr.ts';
import { readTyped } from './testing/read-typed.ts';

const LANGUAGES = {
  ...{ pt: PORTUGUESE, pl: POLISH, sv: SWEDISH, da: DANISH, no: NORWEGIAN, cs: CZECH },
  ...{ fi: FINNISH, hu: HUNGARIAN, ro: ROMANIAN, tr: TURKISH },
};

/** Without what a sentence ends in, and with amounts as numbers: "17500" and "17500.00" are one. */
function compared(value: string | undefined): string | number | undefined {
  return value !== undefined && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value?.replace(/[.,]$/, '');
}

describe.each(Object.entries(LANGUAGES))('an invoice in %s', (language, invoices) => {
  test.each(invoices.map((invoice, index) => [index + 1, invoice] as const))(
    '(%i) is an invoice in its language, and what it states is read',
    (_, { page, type = 'invoice', fields, currency, lines, unread = [] }) => {
      const found = readTyped(page);
      const read = KEY_FIELDS.filter((field) => field in fields && !unread.includes(field));
      const values = read.map((field) => [field, compared(found.entities[field]?.[0]?.value)]);
      expect(values).toEqual(read.map((field) => [field, compared(fields[field])]));
      expect([found.language, found.document_type]).toEqual([language, type]);
      expect(found.entities.CURRENCY?.[0]?.value).toBe(currency);
      expect(found.line_items).toHaveLength(lines);
    },
  );

  test.each(invoices.map((invoice, index) => [index + 1, invoice] as const))(
    '(%i) has no other due date, tax or number than it states',
    (_, { page, fields }) => {
      const found = readTyped(page);
      for (const field of ['DUE_DATE', 'TAX_AMOUNT', 'INVOICE_NUMBER'] as const) {
        if (!(field in fields)) expect([field, found.entities[field]]).toEqual([field, undefined]);
      }
    },
  );
});

test('a bare "kr" is the money of the language that it is written in, or of the code on the page', () => {
  const swedish = SWEDISH[1]!.page;
  expect(readTyped(swedish).entities.TOTAL_AMOUNT?.[0]?.currency).toBe('SEK');
  expect(readTyped(`${swedish}\nAlla belopp i NOK`).entities.TOTAL_AMOUNT?.[0]?.currency).toBe('NOK');
});
