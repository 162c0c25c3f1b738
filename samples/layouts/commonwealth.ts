import { bankBlock, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { taxSummary } from '../draw/tax-summary.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
import type { Layout } from './layout.ts';

/** British VAT invoice of a small trade: name centred, delivery beside invoice address, VAT analysis at the foot. */
export const ukTrade: Layout = {
  id: 'uk-trade',
  split: 'train',
  locales: ['en-GB', 'en-GB', 'en-IE'],
  needs: { trades: ['goods', 'work'], taxModels: ['single', 'single', 'several', 'exempt'] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 42;
    const width = sheet.width - 84;
    let y = sheet.write(nameOf(d, 'seller'), left, 36, { size: 17, bold: true, width, align: 'center' });
    y = sheet.write([content.seller.lines.join(', ')], left, y, { size: 8.5, width, align: 'center' });
    y = sheet.write(
      [`Tel: ${content.seller.phone}   Email: ${content.seller.email}   `, ...stating(taxIdOf(d, 'seller'))],
      left,
      y,
      { size: 8.5, width, align: 'center' },
    );
    const third = width / 3;
    const a = partyBlock(d, 'buyer', left, y + 22, { heading: phrasing.label('billTo'), width: third - 8 });
    const b = partyBlock(d, 'recipient', left + third, y + 22, { heading: phrasing.label('shipTo'), width: third - 8 });
    const c = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(1, 3), terms: true }),
      left + 2 * third,
      y + 22,
      third,
      88,
      { label: { size: 9, bold: true }, value: { size: 9, align: 'right' } },
    );
    y = lineTable(
      d,
      [
        { key: 'quantity', share: 0.9, align: 'left' },
        { key: 'sku', share: 1.2 },
        { key: 'description', share: 4 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'taxRate', share: 0.9 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(a, b, c) + 14,
      width,
      { head: 'filled', headColor: '#333333', headText: { color: '#ffffff' }, rows: 'columns' },
      flowTo(sheet.height - 120, 60),
    );
    y = roomFor(d, y, 150);
    const below = drawTotals(d, totalRows(d), left + width - 200, y + 8, 200, { rules: 'each' });
    y = taxSummary(d, left, y + 10, 190);
    y = termsLine(d, left, y + 12, { width: width - 220, size: 9 });
    y = bankBlock(d, left, y + 6, { size: 9, width: width - 220 });
    taxNote(d, left, Math.max(y, below) + 8, { size: 9, width });
    sheet.write(phrasing.label('notes'), left, sheet.height - 44, { size: 7.5, width, align: 'center' });
  },
};

/** Australian and New Zealand tax invoice with ABN under the name and a "how to pay" panel. */
export const tasmanTaxInvoice: Layout = {
  id: 'tasman-tax-invoice',
  split: 'heldout',
  locales: ['en-AU', 'en-AU', 'en-NZ'],
  needs: { taxModels: ['single', 'single', 'inclusive', 'none'] },
  draw(d) {
    const { sheet, random } = d;
    const left = 48;
    const width = sheet.width - 96;
    sheet.write(random.pick(['TAX INVOICE', 'Tax Invoice']), left, 46, { size: 24, bold: true });
    let y = partyBlock(d, 'buyer', left, 92, { contact: random.chance(0.3) ? 'before' : false, width: width * 0.36 });
    const middle = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(0, 2) }).map((pair) => ({ ...pair, label: pair.label.replace(/:$/, '') })),
      left + width * 0.42,
      92,
      width * 0.24,
      1,
      { label: { bold: true, size: 9, color: '#000000' } },
    );
    const right = partyBlock(d, 'seller', left + width * 0.7, 92, {
      taxId: true,
      reach: random.chance(0.5),
      width: width * 0.3,
      style: { size: 9 },
    });
    y = Math.max(y, middle, right) + 24;
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1.1 },
        { key: 'unitPrice', share: 1.5 },
        { key: 'taxRate', share: 1, heading: 'GST' },
        { key: 'lineTotal', share: 1.6, heading: `Amount ${d.content.locale.currency}` },
      ],
      left,
      y,
      width,
      { head: 'plain', rows: 'ruled', padding: 5 },
      flowTo(sheet.height - 200, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 230, y + 6, 230, { gap: 4, rules: 'total' });
    y = roomFor(d, y + 24, 150, sheet.height - 30);
    y = taxNote(d, left, y, { width });
    y = termsLine(d, left, y + 4, { width, bold: true });
    const panel = bankBlock(d, left + 10, y + 22, { size: 9, width: width / 2 });
    sheet.frame(left, y + 14, width, panel - y + 2, '#999999');
  },
};
