import { expect, test } from 'vitest';
import type { TextDocument, Word } from '../../text-document.ts';
import { extractInvoice } from '../extract-invoice.ts';

/** A slip of 40 letters a line, as it was recognised. */
function slip(lines: string[], textSource: TextDocument['textSource'] = 'ocr'): TextDocument {
  const words = lines.flatMap((line, row): Word[] =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      box: { x: 0.05 + index * 0.0225, y: 0.03 + row * 0.03, width: text.length * 0.0225, height: 0.02 },
      fontSize: 9,
      bold: false,
      confidence: 0.9,
    })),
  );
  const pages = [{ number: 1, width: 200, height: 450, rotation: 0 as const, words }];
  return { pages, metadata: {}, attachments: [], textSource, warnings: [] };
}

const LINES = [
  'KEDAI RUNCIT MELATI SDN BHD',
  '(445566-K)',
  'NO 7, JALAN BUNGA RAYA 3/2',
  '43000 KAJANG',
  'TEL: 03-8736 1122',
  '23/02/2018 14:07       CASHIER: AMY',
  'BREAD          1 x 2.40         2.40',
  'COFFEE         2 x 5.05        10.10',
  'Sub Total                      12.50',
  'Rounding                        0.00',
  'T0tel Amount                   12.50',
  'Cash                           20.00',
  'Change                          7.50',
  'GST 6%                          0.71',
  'THANK YOU, PLEASE COME AGAIN',
];
const first = (document: TextDocument, label: string) => extractInvoice(document).entities[label]?.[0]?.value;

test('a slip names its seller at the head, and what was paid is what was given less the change', () => {
  const document = slip(LINES);
  expect(first(document, 'SELLER_NAME')).toBe('KEDAI RUNCIT MELATI SDN BHD');
  expect(first(document, 'TOTAL_AMOUNT')).toBe('12.50');
  expect(first(document, 'INVOICE_DATE')).toBe('2018-02-23');
  expect(extractInvoice(document).document_type).not.toBe('other');
});

test('a line of specks above the name, read with no certainty, is no name', () => {
  const document = slip(['~ee Rr', ...LINES]);
  for (const word of document.pages[0]!.words.slice(0, 2)) word.confidence = 0.3;
  expect(first(document, 'SELLER_NAME')).toBe('KEDAI RUNCIT MELATI SDN BHD');
});

test('how surely it was read on the whole is told of what was recognised, and of nothing else', () => {
  expect(extractInvoice(slip(LINES)).recognition_quality).toBeCloseTo(0.9);
  const printed = slip(LINES, 'text_layer');
  for (const word of printed.pages[0]!.words) delete word.confidence;
  expect(extractInvoice(printed)).not.toHaveProperty('recognition_quality');
});
