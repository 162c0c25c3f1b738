import { amountInWords } from '../content/amount-words.ts';
import { bankBlock, taxNote, termsLine } from '../draw/closing.ts';
import type { Draft } from '../draw/draft.ts';
import { type Column, lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { roomFor } from './common.ts';
import type { Layout } from './layout.ts';

const HSN_COLUMNS: readonly Column[] = [
  { key: 'position', share: 0.7, heading: 'Sl No.' },
  { key: 'description', share: 4, heading: 'Description of Goods' },
  { key: 'code', share: 1.2 },
  { key: 'quantityUnit', share: 1.3 },
  { key: 'unitPrice', share: 1.4, heading: 'Rate' },
  { key: 'unit', share: 0.7, heading: 'per' },
  { key: 'lineTotal', share: 1.6, heading: 'Amount' },
];

function words(d: Draft): string {
  return `${d.content.locale.currency === 'INR' ? 'INR ' : ''}${amountInWords(d.content.amounts.total)} Only`;
}

/** Indian GST tax invoice in one frame, as accounting programs print it: seller and particulars as a grid, HSN, CGST and SGST, amount in words. */
export const gstFrame: Layout = {
  id: 'gst-frame',
  split: 'train',
  locales: ['en-IN'],
  size: [8, 9],
  needs: { trades: ['goods', 'work'], taxModels: ['split', 'split', 'single'] },
  draw(d) {
    const { sheet, random, phrasing } = d;
    const left = 32;
    const width = sheet.width - 64;
    sheet.write(random.pick(['Tax Invoice', 'TAX INVOICE', 'GST INVOICE']), left, 26, {
      bold: true,
      size: 12,
      width,
      align: 'center',
    });
    const half = width / 2;
    const top = 46;
    const a = partyBlock(d, 'seller', left + 5, top + 5, {
      nameStyle: { bold: true, size: 10 },
      taxId: true,
      reach: true,
      width: half - 10,
    });
    const b = partyBlock(d, 'buyer', left + 5, a + 6, {
      heading: `${phrasing.label('billTo')}`,
      headingStyle: { bold: false, size: 8 },
      nameStyle: { bold: true },
      taxId: true,
      width: half - 10,
    });
    const c = pairsStacked(d, metaPairs(d, { extras: 4, terms: true }), left + half, top, half, 2, {
      framed: '#000000',
      label: { size: 7.5, color: '#000000' },
      value: { size: 8.5, bold: true },
    });
    const bottom = Math.max(b + 4, c);
    sheet.frame(left, top, half, bottom - top);
    sheet.frame(left + half, top, half, bottom - top);
    sheet.line(left, a + 2, left + half, a + 2);
    let y = lineTable(d, HSN_COLUMNS, left, bottom, width, {
      head: 'plain',
      rows: 'columns',
      lineColor: '#000000',
      text: { size: 8.5 },
    });
    y = drawTotals(d, totalRows(d, { taxTotal: random.chance(0.4) }), left + half, y, half, {
      rules: 'grid',
      gap: 2,
      text: { size: 8.5 },
    });
    y = sheet.write('Amount Chargeable (in words)', left + 5, y + 6, { size: 7.5 });
    y = sheet.write(words(d), left + 5, y, { bold: true, width: width - 10 });
    y = taxNote(d, left + 5, y + 4, { size: 8 });
    y = termsLine(d, left + 5, y + 4, { size: 8.5, width: width - 10 });
    y = roomFor(d, y, 110, sheet.height - 40);
    y = bankBlock(d, left + 5, y + 8, { size: 8.5 });
    sheet.write(['for ', ...[nameOf(d, 'seller')].flat()], left + half, y, {
      bold: true,
      width: half - 8,
      align: 'right',
      size: 9,
    });
    sheet.write('Authorised Signatory', left + half, y + 34, { width: half - 8, align: 'right', size: 8 });
    sheet.write(phrasing.label('notes'), left, sheet.height - 34, { size: 7, width, align: 'center' });
  },
};

/** Indian marketplace tax invoice: sold by, billing and shipping address in columns, tax per line, QR at the corner. */
export const gstMarketplace: Layout = {
  id: 'gst-marketplace',
  split: 'heldout',
  locales: ['en-IN'],
  size: [8, 9],
  needs: {
    trades: ['goods', 'food'],
    lines: [1, 4],
    buyer: 'person',
    taxModels: ['split', 'single'],
    terms: 0.1,
    due: 0.05,
  },
  draw(d) {
    const { sheet, content, random, phrasing } = d;
    const left = 36;
    const width = sheet.width - 72;
    sheet.write(random.pick(['Tax Invoice', 'Tax Invoice/Bill of Supply/Cash Memo']), left, 34, {
      bold: true,
      size: 13,
    });
    sheet.write('(Original for Recipient)', left, 36, { size: 8, width, align: 'right' });
    let y = sheet.write(
      [random.pick(['Sold By: ', 'Seller: ', 'Sold by : ']), ...[nameOf(d, 'seller')].flat(), ','],
      left,
      62,
      { bold: true },
    );
    y = sheet.write([`Ship-from Address: ${content.seller.lines.join(', ')}`], left, y, { size: 8, width });
    y = sheet.write(taxIdOf(d, 'seller'), left, y, { size: 8 });
    sheet.line(left, y + 4, left + width, y + 4);
    const third = width / 3;
    const a = pairsBeside(
      d,
      metaPairs(d, { only: ['orderNumber', 'orderDate', 'reference'], extras: 2 }),
      left,
      y + 12,
      third - 6,
      84,
      { label: { bold: true, size: 8 }, value: { size: 8 } },
    );
    const b = partyBlock(d, 'buyer', left + third, y + 12, {
      heading: random.pick(['Billing Address', 'Bill To', 'Bill to / Ship to']),
      width: third - 8,
      reach: random.chance(0.3),
      style: { size: 8.5 },
      nameStyle: { bold: true },
    });
    const c = random.chance(0.5)
      ? partyBlock(d, 'recipient', left + 2 * third, y + 12, {
          heading: random.pick(['Shipping ADDRESS', 'Ship To']),
          width: third - 8,
          style: { size: 8.5 },
        })
      : y;
    y = Math.max(a, b, c) + 8;
    y = sheet.write(`Total items: ${content.lines.length}`, left, y, { size: 8 });
    const taxed: Column[] =
      content.amounts.parts.length > 0
        ? [
            { key: 'taxRate', share: 1 },
            { key: 'taxAmount', share: 1.2 },
          ]
        : [];
    y = lineTable(
      d,
      [
        { key: 'description', share: 4, heading: 'Title' },
        { key: 'code', share: 1.2 },
        { key: 'quantity', share: 0.8 },
        { key: 'unitPrice', share: 1.3, heading: 'Gross Price' },
        { key: 'lineTotal', share: 1.4, heading: 'Taxable Value' },
        ...taxed,
      ],
      left,
      y + 4,
      width,
      { head: 'ruled', rows: 'ruled', padding: 3, text: { size: 8 } },
    );
    y = drawTotals(d, totalRows(d), left + width - 240, y + 6, 240, { rules: 'total' });
    y = sheet.write(['Amount in Words: ', words(d)], left, y + 8, { size: 8.5, bold: true, width });
    y = termsLine(d, left, y + 6, { size: 8.5, width });
    for (let i = 0; i < 21 * 21; i++)
      if (random.chance(0.5)) sheet.fill(left + (i % 21) * 3, y + 12 + Math.floor(i / 21) * 3, 3, 3, '#000000');
    sheet.write([...[nameOf(d, 'seller')].flat()], left, y + 30, { size: 9, width, align: 'right' });
    sheet.write('Authorized Signatory', left, y + 64, { size: 8, width, align: 'right' });
    sheet.write(phrasing.label('notes'), left, sheet.height - 40, { size: 7, width });
  },
};
