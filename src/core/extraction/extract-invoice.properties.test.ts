import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page, TextDocument, Word } from '../text-document.ts';
import { extractInvoice } from './extract-invoice.ts';
import { malformed } from './testing/well-formed.ts';

/** Words that invoices are made of, and some that should not matter. */
const TOKENS = (
  'Invoice INVOICE No. Nr. # Number: Date Due Total Subtotal Tax VAT MwSt. TVA IVA BTW 20% 19 % Amount Balance Rechnung ' +
  'Rechnungsdatum Gesamtbetrag Facture Fecha Factuur Fattura Bill to: From Ship Terms Net 30 days Description Qty Price ' +
  'Menge Einzelpreis Gesamt EUR € $ £ USD CHF 1,234.56 1.234,56 1 234,56 -50.00 (12.00) 0.00 99,- 100 2024-03-14 14.03.2024 ' +
  '03/14/24 14 March 2024 31.02.2024 HJ-2041 INV/24-25/0388 4012345001235 Acme Ltd GmbH S.r.l. Inc. Mr. Frau Maria ' +
  'Schmidt Berlin SW1A 1AA 80331 München info@acme.com www.acme.de +49 30 901820 Tel. IBAN DE89 3704 0044 0532 0130 00 ' +
  'DE136695976 GB980780684 BIC COBADEFF Visa •••• 4242 x × @ 2 h pcs Page 1 of 3 carried forward Discount Shipping ' +
  'فاتورة المجموع חשבונית סכום 請求書 合計 ¥1,000 🧾 \u0000 \u200b \u00ad ﬁ A͏ ..... _____ | - – — / ( ) 999999999999999999999999 1e9'
).split(' ');

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const word: fc.Arbitrary<Word> = fc
  .record({
    text: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...TOKENS) }, fc.string({ minLength: 1, maxLength: 12 })),
    // Mostly in rows and columns, sometimes anywhere.
    place: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(fc.nat(11), fc.nat(59)).map(([column, row]) => [column / 12, row / 60] as const),
      },
      fc.tuple(fraction, fraction),
    ),
    size: fc.tuple(fraction, fraction),
    fontSize: fc.oneof(fc.constantFrom(8, 10, 12, 24), fc.double({ min: 0, max: 400, noNaN: true })),
    bold: fc.boolean(),
    hidden: fc.option(fc.constant(true), { nil: undefined, freq: 8 }),
    angle: fc.option(fc.constantFrom(90 as const, 180 as const, 270 as const), { nil: undefined, freq: 12 }),
    tiny: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ text, place: [x, y], size, fontSize, bold, hidden, angle, tiny }) => {
    const width = tiny === 0 ? size[0] * (1 - x) : Math.min(1 - x, text.length * 0.009);
    const height = tiny === 1 ? size[1] * (1 - y) : tiny === 2 ? 0 : Math.min(1 - y, 0.012);
    return {
      text: text.trim() === '' ? '?' : text,
      box: { x, y, width, height },
      fontSize,
      bold,
      ...(hidden ? { hidden } : {}),
      ...(angle ? { angle } : {}),
    };
  });
/** What stands together on invoices; each is printed word by word. */
const PHRASES = (
  'INVOICE|Invoice number: HJ-2041|Invoice date: 14 March 2024|Due date: 13/04/2024|Rechnung Nr. 2024-118|Fällig am 31.02.2024|' +
  'Bill to:|Harlow Joinery Ltd|Nordlicht Handels GmbH|Mr. Thomas Whitfield|Sehr geehrte Frau Krüger|4 Mill Lane|80331 München|' +
  'Leeds LS1 4AP|Description   Qty   Unit price   Amount|Oak door   2   £250.00   £500.00|Menge 3 x 12,50 37,50|Subtotal £500.00|' +
  'VAT 20% £100.00|MwSt. 19 % 95,00 €|Total £600.00|Gesamtbetrag 1.234,56 €|Total TTC 1 234,56 EUR|Balance due $0.00|Deposit -50.00|' +
  'Payment terms: 30 days net|Zahlbar innerhalb 14 Tagen|IBAN DE89 3704 0044 0532 0130 00|BIC COBADEFFXXX|VAT No. GB 980 7806 84|' +
  'USt-IdNr. DE136695976|Tel. +49 30 901820|info@acme.com|www.acme.de|Order no. PO-4471|Customer no. K-100|Delivery date 2024-03-01|' +
  'Service period 01.03.2024 - 31.03.2024|Discount (12.00)|Shipping 5.90|Page 1 of 3'
).split('|');
const phrase = fc
  .record({
    text: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PHRASES) }, fc.constantFrom(...TOKENS)),
    column: fc.nat(2),
    row: fc.nat(59),
  })
  .map(({ text, column, row }): Word[] =>
    [...text.matchAll(/\S+/g)].map((match) => {
      const x = Math.min(0.99, column * 0.33 + 0.02 + match.index * 0.008);
      const box = { x, y: row / 60, width: Math.min(1 - x, match[0].length * 0.008), height: 0.012 };
      return { text: match[0], box, fontSize: 10, bold: false };
    }),
  );
const page = (number: number) =>
  fc.tuple(fc.array(phrase, { maxLength: 40, size: 'max' }), fc.array(word, { maxLength: 30, size: 'max' })).map(
    ([phrases, words]): Page => ({
      number,
      width: 595,
      height: 842,
      rotation: 0,
      words: [...phrases.flat(), ...words],
    }),
  );
const document_ = fc
  .integer({ min: 0, max: 3 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => page(index + 1))))
  .map((pages): TextDocument => documentOf(pages as Page[]));

function documentOf(pages: Page[]): TextDocument {
  return { pages, metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] };
}

test('any words at any places give a well-formed answer, twice the same', { timeout: 180_000 }, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(document_, (document) => {
      const found = extractInvoice(document);
      expect(malformed(found, document.pages.length)).toEqual([]);
      expect(extractInvoice(document)).toEqual(found);
      for (const label of Object.keys(found.entities)) seen.add(label);
    }),
    { numRuns: 120, seed: 7 },
  );
  // The words reach most fields.
  expect(seen.size).toBeGreaterThan(20);
});

test('words without any height beside each other do not spoil how sure a value is', () => {
  const flat = ['Account', 'No:', '55532171'].map((text, n): Word => {
    const box = { x: 0.1 * n, y: 0.06, width: 0.05, height: 0 };
    return { text, box, fontSize: 0, bold: false };
  });
  const page = typed([['Invoice'], ['Total', '£600.00']]);
  expect(malformed(extractInvoice(documentOf([{ ...page, words: [...flat, ...page.words] }])), 1)).toEqual([]);
});

/** Rows of words, one string per row; columns as wide as the page allows. */
function typed(rows: readonly (readonly string[])[], number = 1): Page {
  const words = rows.flatMap((cells, row) =>
    cells.map((text, column): Word => {
      const [width, height] = [0.9 / Math.max(1, cells.length), 0.98 / Math.max(60, rows.length)];
      return {
        text,
        box: { x: 0.05 + column * width, y: 0.01 + row * height, width: width * 0.8, height: height * 0.7 },
        fontSize: 10,
        bold: false,
      };
    }),
  );
  return { number, width: 595, height: 842, rotation: 0, words };
}

const PAGES: readonly (readonly [string, Page[]])[] = [
  ['no pages at all', []],
  ['empty pages', [typed([]), typed([], 2)]],
  ['digits alone', [typed(Array.from({ length: 80 }, (_, row) => Array(9).fill(String(row * 1234567))))]],
  [
    'one word as large as the page',
    [{ ...typed([]), words: [{ ...typed([['Total']]).words[0]!, box: { x: 0, y: 0, width: 1, height: 1 } }] }],
  ],
  ['all words at one place', [{ ...typed([]), words: TOKENS.map((text) => ({ ...typed([[text]]).words[0]! })) }]],
  [
    'writing from right to left',
    [typed(Array.from({ length: 40 }, () => ['100.00', 'المجموع', 'فاتورة', 'رقم', '2024-03-14']))],
  ],
  ['one endless word', [typed([['A'.repeat(200_000)], ['1'.repeat(100_000)], ['Total', '9'.repeat(50_000)]])]],
  ['endless words of letters and signs', [typed(['1,', 'a/', 'a@', '1-', 'A.'].map((unit) => [unit.repeat(30_000)]))]],
  ['one endless line', [typed([Array.from({ length: 6000 }, (_, index) => TOKENS[index % TOKENS.length]!)])]],
];

test.each(PAGES)('%s: a well-formed answer', { timeout: 90_000 }, (_, pages) => {
  expect(malformed(extractInvoice(documentOf([...pages])), pages.length)).toEqual([]);
});

function invoiceOf(lines: number): Page {
  return typed([
    ['INVOICE', 'Invoice', 'number:', 'HJ-2041'],
    ['Invoice', 'date:', '2024-03-14'],
    ['Description', 'Qty', 'Price', 'Amount'],
    ...Array.from({ length: lines }, (_, row) => [`Part-${row}`, '2', '10.00', '20.00']),
    ['Total', '', '', `${lines * 20}.00`].filter(Boolean),
  ]);
}

test('a page of two thousand lines is read whole, in time that grows with the lines', { timeout: 180_000 }, () => {
  const time = (lines: number) => {
    const start = process.cpuUsage();
    const found = extractInvoice(documentOf([invoiceOf(lines)]));
    const { user, system } = process.cpuUsage(start);
    const taken = (user + system) / 1000;
    expect(found.line_items).toHaveLength(lines);
    return taken;
  };
  time(200);
  const [small, large] = [Math.min(time(250), time(250)), time(2000)];
  // Eight times the lines; squared growth would be sixty-four times.
  expect(large).toBeLessThan(30 * Math.max(small, 5));
});
