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

const dated = (date: string) => first(slip(LINES.map((line, row) => (row === 5 ? date : line))), 'INVOICE_DATE');

test('of the dates of a slip the day of the sale is named so or stands by the time; offers that end are other days', () => {
  const lines = ['Points valid until 31/10/2020', ...LINES.slice(0, 5), 'Date 23/02/2018', ...LINES.slice(6)];
  expect(first(slip([...LINES.slice(0, 4), ...lines]), 'INVOICE_DATE')).toBe('2018-02-23');
  for (const date of [
    '23/02/2018',
    'Date: 23/02/18',
    'late 23-02-2018 14:07:20',
    'DATUM 23.02.2018',
    '23-02-18 07:54PM',
  ])
    expect(dated(date), date).toBe('2018-02-23');
});

const named = (...head: string[]) => first(slip([...head, ...LINES.slice(1)]), 'SELLER_NAME');

test('a name in two lines is one when the second is hardly more than its form; a slogan above a name is none of it', () => {
  expect(named('WESTERN SUMMIT', 'STATIONERY SDN BHD')).toBe('WESTERN SUMMIT STATIONERY SDN BHD');
  expect(named('Desa Park City', 'Golden Spoon Sdn Bhd')).toBe('Golden Spoon Sdn Bhd');
});

test('forms and capitals that were read as figures are written as they were printed; numbers in names stay', () => {
  expect(named('URBAN 1DEA SDN BHD')).toBe('URBAN IDEA SDN BHD');
  expect(named('88 SPEED MART 5/B')).toBe('88 SPEED MART S/B');
  expect(named('TIMBER HOUSE SON BHD')).toBe('TIMBER HOUSE SDN BHD');
  expect(named('TAX INVQICE', 'Harbour Petrol North')).toBe('Harbour Petrol North');
  expect(named('SIX POINT ENTERPRISE 666')).toBe('SIX POINT ENTERPRISE 666');
});

test('a street that is called like a shop is no name', () => {
  expect(named('Hollmann & Sohn', 'Am Markt 3', '10827 Berlin')).toBe('Hollmann & Sohn');
  expect(named('Penrose & Daughters', '9 Market Place', '3511 AB Utrecht')).toBe('Penrose & Daughters');
});

test('thousands of marks beside a name, of whatever kind, are cut away without a search that never ends', () => {
  for (const mark of ['-', '- ', '|', '{ ', '. ', '_', '~ ', '( ', '«', '1 ', '\\ ', '= -']) {
    const marks = mark.repeat(5000);
    const document = slip(LINES);
    document.pages[0]!.words.push({
      ...{ text: marks.replaceAll(' ', ''), fontSize: 9, bold: false, confidence: 0.9 },
      box: { x: 0.72, y: 0.03, width: 0.2, height: 0.02 },
    });
    for (const [index, text] of marks.slice(0, 400).trim().split(' ').entries()) {
      document.pages[0]!.words.push({
        ...{ text, fontSize: 9, bold: false, confidence: 0.9 },
        box: { x: 0.05 + (index % 40) * 0.0225, y: 0.001, width: 0.02, height: 0.02 },
      });
    }
    expect(first(document, 'SELLER_NAME'), mark).toBeDefined();
  }
  expect(named('CORNER -------------------------------- SHOP')).toContain('CORNER');
  expect(named('-- ~ CORNER SHOP ~ --------------------------------')).toBe('CORNER SHOP');
  expect(named('[CORNER SHOP')).toBe('CORNER SHOP');
});

test.each(['Bill to: Harbour Tools Ltd', 'Anzahlung bar', 'Acompte CB', 'Spett.le Rossi Srl'])(
  'narrow paper that says %s is an invoice and read by its labels, as is a page beside whose letterhead was recognised',
  (line) => {
    const lines = ['Invoice date 24/02/2018', ...LINES.slice(0, 5), line, ...LINES.slice(5)];
    const byLabels = first(slip(lines, 'text_layer'), 'SELLER_NAME');
    expect(first(slip(lines), 'SELLER_NAME')).toBe(byLabels);
    expect(first(slip(lines), 'INVOICE_DATE')).toBe('2018-02-24');
    expect(first(slip(lines, 'mixed'), 'INVOICE_DATE')).toBe('2018-02-24');
    expect(first(slip([lines[0]!, ...LINES], 'mixed'), 'INVOICE_DATE')).toBe('2018-02-24');
  },
);
