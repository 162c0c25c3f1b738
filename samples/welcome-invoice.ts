import { Sheet } from './draw/sheet.ts';
import type { Style } from './draw/style.ts';

const INK = '#1b2a33';
const MUTED = '#6b7c85';
const ACCENT = '#0f766e';
const TINT = '#eef6f5';
const LEFT = 56;
const RIGHT = 539;
const WIDTH = RIGHT - LEFT;

// Invented businesses. The IBAN is the registry's own British example, the VAT number has valid check digits.
const SELLER = ['Harbour & Pine Studio Ltd', '14 Quayside Lane', 'Bristol BS1 6QF', 'United Kingdom'];
const BUYER = ['Juniper Lane Bakery Ltd', 'Accounts Payable', '82 Orchard Street', 'Bath BA1 5LH', 'United Kingdom'];
const PARTICULARS: readonly [string, string][] = [
  ['Invoice number', 'HP-2025-0147'],
  ['Invoice date', '12 May 2025'],
  ['Due date', '11 June 2025'],
  ['Your order', 'PO-20318'],
];
const LINES: readonly [string, string, string, string, string][] = [
  ['Brand identity design', 'Logo, colours and type, with two rounds of changes', '1', '£1,450.00', '£1,450.00'],
  ['Website, design and build', 'Five pages, ordering form, handover session', '32', '£65.00', '£2,080.00'],
  ['Printed menu cards, A5', '350 g recycled board, both sides', '500', '£0.48', '£240.00'],
];
const TOTALS: readonly [string, string][] = [
  ['Subtotal', '£3,770.00'],
  ['VAT 20%', '£754.00'],
];
const TERMS = 'Payment within 30 days of the invoice date, please quote the invoice number.';
const BANK: readonly [string, string][] = [
  ['Account name', 'Harbour & Pine Studio Ltd'],
  ['IBAN', 'GB29 NWBK 6016 1331 9268 19'],
  ['BIC', 'NWBKGB2L'],
];

function letterhead(sheet: Sheet): void {
  sheet.fill(0, 0, sheet.width, 8, ACCENT);
  sheet.doc.circle(LEFT + 17, 63, 17).fill(ACCENT);
  sheet.doc.polygon([LEFT + 17, 50], [LEFT + 26, 71], [LEFT + 8, 71]).fill('#ffffff');
  sheet.write(SELLER[0]!, LEFT + 46, 48, { bold: true, size: 15 });
  sheet.write('Design for places people like to be', LEFT + 46, 67, { size: 9, color: MUTED });
  sheet.write('Invoice', LEFT, 46, { size: 26, color: ACCENT, width: WIDTH, align: 'right' });
}

function addresses(sheet: Sheet): void {
  const caption: Style = { size: 8, color: MUTED };
  sheet.write('From', LEFT, 116, caption);
  SELLER.forEach((line, i) => {
    sheet.write(line, LEFT, 130 + i * 14, { bold: i === 0 });
  });
  sheet.write('VAT No GB 123 4567 82', LEFT, 130 + SELLER.length * 14);
  sheet.write('Bill to', 226, 116, caption);
  BUYER.forEach((line, i) => {
    sheet.write(line, 226, 130 + i * 14, { bold: i === 0 });
  });
  sheet.doc.roundedRect(384, 108, RIGHT - 384, 100, 6).fill(TINT);
  PARTICULARS.forEach(([label, value], i) => {
    sheet.write(label, 396, 119 + i * 21, { size: 9, color: MUTED });
    sheet.write(value, 396, 119 + i * 21, { size: 9, bold: i < 3, width: RIGHT - 396 - 12, align: 'right' });
  });
}

function table(sheet: Sheet): number {
  const columns: readonly [string, number, number, 'left' | 'right'][] = [
    ['Description', LEFT + 12, 250, 'left'],
    ['Quantity', 330, 50, 'right'],
    ['Unit price', 388, 66, 'right'],
    ['Amount', 462, RIGHT - 462 - 12, 'right'],
  ];
  let y = 244;
  sheet.doc.roundedRect(LEFT, y, WIDTH, 26, 4).fill(ACCENT);
  for (const [heading, x, width, align] of columns)
    sheet.write(heading, x, y + 8, { size: 9, bold: true, color: '#ffffff', width, align });
  y += 36;
  for (const [description, detail, ...numbers] of LINES) {
    sheet.write(description, columns[0]![1], y, { bold: true });
    sheet.write(detail, columns[0]![1], y + 14, { size: 8.5, color: MUTED });
    numbers.forEach((number, i) => {
      const [, x, width] = columns[i + 1]!;
      sheet.write(number, x, y, { width, align: 'right' });
    });
    sheet.line(LEFT, y + 34, RIGHT, y + 34, '#d7e0e3', 0.6);
    y += 44;
  }
  return y;
}

function totals(sheet: Sheet, y: number): number {
  const left = 350;
  let top = y + 4;
  for (const [label, amount] of TOTALS) {
    sheet.write(label, left, top, { color: MUTED });
    sheet.write(amount, left, top, { width: RIGHT - 12 - left, align: 'right' });
    top += 20;
  }
  sheet.doc.roundedRect(left - 12, top, RIGHT - left + 12, 32, 4).fill(TINT);
  sheet.write('Total', left, top + 9, { size: 12, bold: true });
  sheet.write('£4,524.00', left, top + 9, {
    size: 12,
    bold: true,
    color: ACCENT,
    width: RIGHT - 12 - left,
    align: 'right',
  });
  return top + 32;
}

function payment(sheet: Sheet, y: number): void {
  sheet.write('Payment terms', LEFT, y, { size: 8, color: MUTED });
  sheet.write(TERMS, LEFT, y + 14, { width: 250 });
  sheet.write('How to pay', LEFT, y + 62, { size: 8, color: MUTED });
  BANK.forEach(([label, value], i) => {
    sheet.write(label, LEFT, y + 76 + i * 16, { color: MUTED });
    sheet.write(value, LEFT + 84, y + 76 + i * 16);
  });
  sheet.line(LEFT, 778, RIGHT, 778, '#d7e0e3', 0.6);
  sheet.write(
    'Harbour & Pine Studio Ltd  ·  hello@harbourandpine.example  ·  +44 117 496 0123  ·  www.harbourandpine.example',
    LEFT,
    788,
    { size: 8, color: MUTED, width: WIDTH, align: 'center' },
  );
}

/**
 * The invoice that newcomers try: one page, everything filled in. Always the same bytes; left uncompressed so that they
 * do not depend on the zlib of the Node.js version.
 */
export function welcomeInvoice(): Uint8Array {
  const sheet = new Sheet('A4', { size: 10, color: INK }, '2025-05-12', { compress: false });
  letterhead(sheet);
  addresses(sheet);
  payment(sheet, totals(sheet, table(sheet)) + 40);
  return sheet.finish();
}
