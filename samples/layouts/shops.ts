import { bankBlock, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { datePair, metaPair, metaPairs, pairsBeside } from '../draw/pairs.ts';
import { partyBlock } from '../draw/party-block.ts';
import { taxSummary } from '../draw/tax-summary.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Shop order turned invoice: order particulars first, items with article numbers, shipping row, payment method. */
export const shopOrder: Layout = {
  id: 'shop-order',
  split: 'train',
  locales: EVERYWHERE,
  needs: {
    trades: ['goods', 'food'],
    lines: [1, 6],
    buyer: 'person',
    terms: 0.2,
    due: 0.2,
    taxModels: ['inclusive', 'inclusive', 'single', 'none'],
  },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 44;
    const width = sheet.width - 88;
    sheet.write(content.seller.web.replace(/^https?:\/\/(www\.)?/, ''), left, 38, {
      size: 18,
      bold: true,
      color: d.accent,
    });
    let y = sheet.write([phrasing.title, ' ', { text: content.number, fields: ['INVOICE_NUMBER'] }], left, 72, {
      size: 13,
      bold: true,
    });
    const half = width / 2;
    const meta = pairsBeside(
      d,
      [
        datePair(d),
        ...random.sample(
          [
            metaPair(d, 'orderNumber'),
            metaPair(d, 'orderDate'),
            metaPair(d, 'customerNumber'),
            metaPair(d, 'deliveryDate'),
          ],
          3,
        ),
        { label: phrasing.colonLabel('paymentMethod'), value: stating(phrasing.label('methods'), 'MEANS') },
      ],
      left + half,
      y + 12,
      half,
      120,
      { label: { color: '#666666' } },
    );
    const buyer = partyBlock(d, 'buyer', left, y + 12, { heading: phrasing.label('billTo'), width: half - 14 });
    y = lineTable(
      d,
      [
        { key: 'sku', share: 1.2 },
        { key: 'description', share: 4.6 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(meta, buyer) + 18,
      width,
      { head: 'filled', headColor: '#efefef', rows: 'ruled', padding: 5 },
      flowTo(sheet.height - 110, 50),
    );
    y = roomFor(d, y, 140, sheet.height - 100);
    y = drawTotals(d, totalRows(d), left + width - 250, y + 8, 250, { rules: 'total' });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 6, { width });
    sheet.write(phrasing.label('notes'), left, y + 10, { size: 8, color: '#666666', width });
    footerLine(d, sheet.height - 70);
  },
};

/** Parcel invoice of an online shop: seller small above, three blocks side by side, items without grid, total under a thick rule. */
export const parcelInvoice: Layout = {
  id: 'parcel-invoice',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: {
    trades: ['goods'],
    lines: [1, 5],
    terms: 0.25,
    due: 0.35,
    taxModels: ['inclusive', 'single', 'several', 'none'],
  },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(phrasing.title, left, 36, { size: 24, width, align: 'right', color: '#777777' });
    let y = partyBlock(d, 'seller', left, 38, {
      nameStyle: { bold: true, size: 12 },
      reach: true,
      taxId: true,
      style: { size: 8.5 },
    });
    sheet.line(left, y + 10, left + width, y + 10, '#dddddd');
    const third = width / 3;
    y += 22;
    const pairs = metaPairs(d, {
      extras: random.integer(1, 3),
      only: ['orderNumber', 'orderDate', 'customerNumber', 'deliveryDate'],
    });
    const blocks = random.pick([
      ['meta', 'buyer', 'ship'],
      ['buyer', 'ship', 'meta'],
      ['buyer', 'meta', 'ship'],
    ]);
    const ends = blocks.map((block, i) => {
      const x = left + i * third;
      if (block === 'meta')
        return pairsBeside(d, pairs, x, y, third - 10, 82, { label: { bold: true, size: 8.5 }, value: { size: 8.5 } });
      const role = block === 'buyer' ? 'buyer' : 'recipient';
      return partyBlock(d, role, x, y, {
        heading: phrasing.label(role === 'buyer' ? 'billTo' : 'shipTo'),
        width: third - 10,
        style: { size: 9 },
        reach: role === 'buyer' && random.chance(0.3),
      });
    });
    y = lineTable(
      d,
      [
        { key: 'quantity', share: 0.8, align: 'center' },
        { key: 'description', share: 4.8 },
        { key: 'sku', share: 1.2 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(...ends) + 20,
      width,
      { head: 'plain', rows: 'none', padding: 5 },
      flowTo(sheet.height - 130, 50),
    );
    sheet.line(left, y + 4, left + width, y + 4, '#000000', 1.6);
    y = drawTotals(d, totalRows(d), left + width - 260, y + 10, 260, { gap: 2, strong: { size: 13 } });
    if (random.chance(0.3)) y = taxSummary(d, left, y + 8, 200);
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    if (random.chance(0.4)) bankBlock(d, left, y + 10, { size: 8.5 });
    sheet.write(phrasing.label('thanks'), left, sheet.height - 46, { width, align: 'center', color: '#777777' });
  },
};
