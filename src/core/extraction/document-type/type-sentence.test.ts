import { expect, test } from 'vitest';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { keptOfType } from './kept-fields.ts';
import { typeSentence } from './type-sentence.ts';

const INVOICE = `*Acme Ltd

*INVOICE

Invoice No. 2026-114
Date: 12 May 2026
Due date: 11 June 2026

Description        Qty    Price     Total
Oak board            2    50.00    100.00

Total due                          100.00`;

const readTyped = (text: string, options = {}) => extractInvoice(typedDocument(text), options);

test('an invoice says why it is one: its title, then what weighs most', () => {
  const { type_reasons, read_as } = readTyped(INVOICE);
  expect(typeSentence(type_reasons)).toBe('It calls itself “INVOICE”, states an invoice number and names a total.');
  expect(read_as).toBeUndefined();
});

test('another paper says it by its title, by what it does, or by what it lacks', () => {
  const said = (text: string) => {
    const { document_type, type_reasons } = readTyped(text);
    return `${document_type}: ${typeSentence(type_reasons)}`;
  };
  expect(
    said(
      INVOICE.replace('*INVOICE', '*QUOTATION')
        .replace('Invoice No.', 'Quotation No.')
        .replace('Due date', 'Valid until'),
    ),
  ).toMatch(/^quote: It calls itself “QUOTATION”/);
  expect(said('*Discharge summary\n\nThe patient was admitted on 12 March 2024 and is well.')).toMatch(
    /^other: It .+ and states no invoice number\.$|^other: It .+ names no amount of money to be paid/,
  );
});

test('what a paper calls itself is enough: nobody then asks what it lacks', () => {
  const reasons = ['title', 'unnamed', 'says_no_invoice', 'prose'].map((code) => ({
    code,
    params: { text: 'Order 7' },
  }));
  expect(typeSentence(reasons)).toBe('It calls itself “Order 7” and says that it is no invoice.');
  expect(typeSentence(reasons.slice(1))).toBe(
    'It nowhere calls itself an invoice or asks to be paid, says that it is no invoice and is mostly running text.',
  );
  expect(typeSentence([{ code: 'not known yet', params: {} }])).toBe('');
});

test('who says what it is decides, and a document that is no invoice then warns of nothing', () => {
  const letter = readTyped(INVOICE, { documentType: 'other' });
  expect(letter).toMatchObject({ document_type: 'other', read_as: 'invoice', line_items: [], warnings: [] });
  expect(letter.entities).not.toHaveProperty('TOTAL_AMOUNT');
  expect(typeSentence(letter.type_reasons)).toBe('A person said so.');
  const reminder = readTyped(INVOICE, { documentType: 'reminder' });
  expect(Object.keys(reminder.entities)).toEqual(expect.arrayContaining(['TOTAL_AMOUNT', 'DUE_DATE']));
});

test('fields that others state go where a person says that the document has none', () => {
  const { entities, line_items, checks, ...rest } = readTyped(INVOICE);
  const stated = { ...rest, entities, line_items, checks };
  expect(keptOfType(stated)).toBe(stated);
  const typed = keptOfType({ ...stated, document_type: 'quote' as const, read_as: 'invoice' as const });
  expect(Object.keys(typed.entities)).toContain('TOTAL_AMOUNT');
  expect(typed.entities).not.toHaveProperty('DUE_DATE');
  expect(typed.line_items).toEqual(line_items);
  const ids = new Set(Object.values(typed.entities).flatMap((list) => list.map(({ id }) => id)));
  expect(typed.checks.flatMap(({ entity_ids }) => entity_ids).filter((id) => !ids.has(id))).toEqual([]);
  const other = keptOfType({ ...stated, document_type: 'other' as const, read_as: 'invoice' as const });
  expect(other.line_items).toEqual([]);
  expect(other.entities).not.toHaveProperty('SELLER_NAME');
});

test('a plain bill is one by what was done and for whom', () => {
  const { type_reasons } = readTyped(`M. Farrow, Piano Tuning

To: Mr & Mrs Dunster
3 Castle Street, Taunton

3 March 2025

To tuning upright piano and replacing two strings

Amount: £95.00

With thanks`);
  expect(typeSentence(type_reasons)).toBe('It names a total, tells what was done and names whom it is for.');
});
