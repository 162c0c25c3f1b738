import { expect, test } from 'vitest';
import type { TextDocument, Word } from '../text-document.ts';
import { extractInvoice } from './extract-invoice.ts';

/** Lines of text at places in points on a page of 600 × 800, ten points high. */
function documentOf(lines: readonly (readonly [x: number, y: number, text: string])[]): TextDocument {
  const words: Word[] = lines.flatMap(([x, y, text]) => {
    let left = x;
    return text.split(' ').map((part) => {
      const box = { x: left / 600, y: y / 800, width: (part.length * 5) / 600, height: 10 / 800 };
      left += part.length * 5 + 3;
      return { text: part, box, fontSize: 10, bold: false };
    });
  });
  const page = { number: 1, width: 600, height: 800, rotation: 0 as const, words };
  return { pages: [page], metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] };
}

const INVOICE = documentOf([
  [50, 40, 'Harlow Joinery Ltd'],
  [50, 52, '4 Mill Lane'],
  [50, 64, 'Leeds LS1 4AP'],
  [400, 40, 'INVOICE'],
  [400, 64, 'Invoice number: HJ-2041'],
  [400, 78, 'Invoice date: 14 March 2024'],
  [400, 92, 'Due date: 13 April 2024'],
  [50, 120, 'Bill to:'],
  [50, 132, 'Pemberton Schools Trust'],
  [50, 144, '12 College Road'],
  [50, 156, 'York YO1 7EP'],
  [50, 220, 'Description'],
  [300, 220, 'Qty'],
  [380, 220, 'Unit price'],
  [500, 220, 'Amount'],
  [50, 236, 'Oak door'],
  [300, 236, '2'],
  [380, 236, '£250.00'],
  [500, 236, '£500.00'],
  [380, 280, 'Subtotal'],
  [500, 280, '£500.00'],
  [380, 294, 'VAT 20%'],
  [500, 294, '£100.00'],
  [380, 308, 'Total'],
  [500, 308, '£600.00'],
  [50, 340, 'Payment terms: 30 days net'],
]);

test('an invoice nobody has seen gives its eight key fields', () => {
  const { entities, document_type, language } = extractInvoice(INVOICE);
  const value = (label: string) => entities[label]?.[0]?.value;
  expect(value('INVOICE_NUMBER')).toBe('HJ-2041');
  expect(value('INVOICE_DATE')).toBe('2024-03-14');
  expect(value('DUE_DATE')).toBe('2024-04-13');
  expect(value('TOTAL_AMOUNT')).toBe('600.00');
  expect(value('TAX_AMOUNT')).toBe('100.00');
  expect(value('SELLER_NAME')).toBe('Harlow Joinery Ltd');
  expect(value('BUYER_NAME')).toBe('Pemberton Schools Trust');
  expect(value('PAYMENT_TERMS')).toBe('30 days net');
  expect(entities.TOTAL_AMOUNT?.[0]?.currency).toBe('GBP');
  expect([document_type, language]).toEqual(['invoice', 'en']);
});

test('a span that a specific label uses is not repeated as a date or amount, and ids are unique and stable', () => {
  const first = extractInvoice(INVOICE);
  const all = Object.values(first.entities).flat();
  expect(first.entities.DATE).toBeUndefined();
  expect(first.entities.MONETARY?.map((entity) => entity.text)).not.toContain('£600.00');
  expect(new Set(all.map((entity) => entity.id)).size).toBe(all.length);
  expect(extractInvoice(INVOICE)).toEqual(first);
});

test('a due date that is not printed is not invented', () => {
  const words = INVOICE.pages[0]!.words;
  const due = words.findIndex((word) => word.text === 'Due');
  const without = [...words.slice(0, due), ...words.slice(due + 5)];
  const { entities } = extractInvoice({ ...INVOICE, pages: [{ ...INVOICE.pages[0]!, words: without }] });
  expect(entities.DUE_DATE).toBeUndefined();
});

test('a letter that is no invoice has no invoice fields and says so', () => {
  const { entities, document_type, warnings } = extractInvoice(
    documentOf([
      [50, 50, 'Discharge summary'],
      [50, 80, 'The patient was admitted on 12 March 2024 and is well.'],
    ]),
  );
  expect(document_type).toBe('other');
  expect(warnings.map((warning) => warning.code)).toEqual(['no_invoice_found']);
  expect(Object.keys(entities)).toEqual(['DATE']);
});

test('a label wrapped in a narrow column announces the value beside its first line', () => {
  const wrapped = documentOf([
    [50, 40, 'Tarrant Recruitment Limited'],
    [400, 40, 'INVOICE'],
    [400, 60, 'Invoice'],
    [480, 60, 'TR/0382'],
    [400, 74, 'Tax point'],
    [480, 74, '7 October 2024'],
    [400, 88, 'Payment'],
    [480, 88, '21 October 2024'],
    [400, 100, 'due'],
    [50, 120, 'Oakhanger Biologics Ltd'],
    [50, 132, '6 Science Park'],
    [400, 300, 'Total'],
    [500, 300, '£9,360.00'],
  ]);
  expect(extractInvoice(wrapped).entities.DUE_DATE?.[0]?.value).toBe('2024-10-21');
});
