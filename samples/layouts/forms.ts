import { footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { datePair, metaPairs, numberPair, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Printed form filled in: labels with dotted lines, value above the line, boxes to the right for the sums. */
export const filledForm: Layout = {
  id: 'filled-form',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['courier', 'times'],
  size: [10, 11],
  needs: { lines: [1, 6] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 48;
    const width = sheet.width - 96;
    sheet.write(phrasing.title, left, 40, { family: 'times', size: 22, bold: true, width, align: 'center' });
    let y = partyBlock(d, 'seller', left, 76, {
      nameStyle: { bold: true },
      style: { family: 'times' },
      taxId: true,
      reach: random.chance(0.5),
    });
    const field = (label: string, value: Parameters<typeof sheet.write>[0], x: number, top: number, w: number) => {
      const labelWidth = sheet.measure(label, { family: 'times', size: 9 }) + 6;
      sheet.write(label, x, top + 2, { family: 'times', size: 9 });
      sheet.write(value, x + labelWidth, top);
      sheet.dashed(x + labelWidth, top + 13, x + w, top + 13, '#888888');
    };
    y += 16;
    metaPairs(d, { extras: random.integer(0, 2), terms: true }).forEach((pair, i) => {
      field(pair.label, pair.value, left + (i % 2) * (width / 2 + 8), y + Math.floor(i / 2) * 24, width / 2 - 8);
      if (i % 2 === 1) return;
    });
    y += 24 * 4;
    field(phrasing.colonLabel('billTo'), nameOf(d, 'buyer'), left, y, width);
    field('', d.content.buyer.lines.join(', '), left, y + 24, width);
    y = lineTable(
      d,
      [
        { key: 'quantity', share: 0.9, align: 'center' },
        { key: 'description', share: 4.6 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 54,
      width,
      { head: 'ruled', headText: { family: 'times' }, rows: 'grid', lineColor: '#444444', additions: false },
      flowTo(sheet.height - 110, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 230, roomFor(d, y, 140), 230, { rules: 'grid' });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 8, { width });
    sheet.dashed(left, y + 60, left + 180, y + 60);
  },
};

/** Bare grid as from a spreadsheet: label and value in neighbouring cells, everything ruled, one font size. */
export const spreadsheet: Layout = {
  id: 'spreadsheet',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['liberation', 'helvetica'],
  size: [9, 10],
  needs: { lines: [2, 12], mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 50;
    const width = sheet.width - 100;
    let y = sheet.write(phrasing.title, left, 44, { size: 14, bold: true });
    y = partyBlock(d, 'seller', left, y + 6, { taxId: true, reach: random.chance(0.5) }) + 8;
    const pairs = metaPairs(d, { extras: random.integer(1, 3), terms: true });
    for (const pair of pairs) {
      sheet.frame(left, y, 130, 16, '#bbbbbb');
      sheet.frame(left + 130, y, 170, 16, '#bbbbbb');
      sheet.write(pair.label, left + 3, y + 3, { size: 9 });
      sheet.write(pair.value, left + 133, y + 3, { size: 9 });
      y += 16;
    }
    y = partyBlock(d, 'buyer', left, y + 10, { heading: phrasing.label('billTo') }) + 8;
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y,
      width,
      {
        head: 'filled',
        headColor: random.pick(['#ffe699', '#c6e0b4', '#d9d9d9', '#bdd7ee']),
        rows: 'grid',
        lineColor: '#bbbbbb',
        padding: 2.5,
        additions: false,
      },
      {
        bottom: sheet.height - 60,
        nextPage: () => {
          sheet.addPage();
          return 50;
        },
      },
    );
    y = roomFor(d, y, 130);
    y = drawTotals(d, totalRows(d), left + width - 220, y, 220, { gap: 2, rules: 'grid', text: { size: 9 } });
    y = taxNote(d, left, y + 12, { width });
    termsLine(d, left, y + 6, { width });
  },
};

/** Purchase-order based supplier invoice: a band of cells names order, delivery and terms; number and date only in the corner. */
export const purchaseOrderBand: Layout = {
  id: 'purchase-order-band',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: { trades: ['goods', 'work'], lines: [2, 9], buyer: 'company', mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.frame(left + width - 200, 34, 200, 62, '#333333');
    sheet.write(phrasing.title, left + width - 195, 38, { bold: true, size: 13, width: 190, align: 'center' });
    pairsBeside(d, [numberPair(d), datePair(d)], left + width - 190, 60, 180, 92, {
      label: { size: 8.5 },
      value: { size: 8.5, bold: true },
    });
    let y = partyBlock(d, 'seller', left, 36, { nameStyle: { bold: true, size: 12 }, reach: true, taxId: true });
    y = Math.max(y, 110) + 12;
    const a = partyBlock(d, 'buyer', left, y, {
      heading: phrasing.label('billTo'),
      contact: random.chance(0.4) ? 'after' : false,
      width: width / 2 - 10,
    });
    const b = partyBlock(d, 'recipient', left + width / 2, y, {
      heading: phrasing.label('shipTo'),
      width: width / 2 - 10,
    });
    const band = metaPairs(d, {
      extras: random.integer(2, 3),
      only: ['purchaseOrder', 'orderNumber', 'deliveryDate', 'contact', 'customerNumber'],
      terms: true,
    }).filter((pair) => pair.label !== numberPair(d).label && pair.label !== datePair(d).label);
    y = pairsStacked(d, band, left, Math.max(a, b) + 12, width, Math.max(1, Math.min(5, band.length)), {
      filled: '#333333',
      framed: '#333333',
      label: { color: '#ffffff', size: 7.5, bold: true },
      value: { size: 8.5 },
    });
    y = lineTable(
      d,
      [
        { key: 'position', share: 0.6 },
        { key: 'quantity', share: 0.9 },
        { key: 'unit', share: 0.7 },
        { key: 'sku', share: 1.2 },
        { key: 'description', share: 3.8 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      y + 10,
      width,
      { head: 'filled', headColor: '#333333', headText: { color: '#ffffff' }, rows: 'columns', lineColor: '#333333' },
      {
        bottom: sheet.height - 110,
        nextPage: () => {
          sheet.addPage();
          return 50;
        },
      },
    );
    y = roomFor(d, y, 140);
    y = drawTotals(d, totalRows(d), left + width - 220, y + 4, 220, { rules: 'grid', gap: 2 });
    y = taxNote(d, left, y + 8, { width });
    y = termsLine(d, left, y + 6, { width });
    sheet.write(phrasing.label('notes'), left, y + 8, { size: 7.5, width });
    footerLine(d, sheet.height - 62, {}, { sellerName: random.chance(0.5) });
  },
};
