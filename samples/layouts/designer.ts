import { bankBlock, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import { datePair, duePair, metaPair, metaPairs, numberPair, pairsStacked, termsPair } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { roomFor } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** A coloured band with the amount first; label row above value row; no word for the buyer. */
export const designerBand: Layout = {
  id: 'designer-band',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  needs: { lines: [1, 5], terms: 0.4 },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 56;
    const width = sheet.width - 112;
    sheet.fill(0, 0, sheet.width, 14, d.accent);
    sheet.write(phrasing.title, left, 50, { size: 30, color: d.accent });
    sheet.write(nameOf(d, 'seller'), left, 98, { bold: true, size: 11 });
    partyBlock(d, 'seller', left, 113, { name: false, reach: random.chance(0.5), style: { size: 9 } });
    partyBlock(d, 'buyer', left + width / 2, 98, {
      style: { size: 9, align: 'right' },
      width: width / 2,
      nameStyle: { bold: true, size: 11 },
    });
    let y = 190;
    const pairs = [numberPair(d), datePair(d), duePair(d)].filter((pair) => pair !== null);
    const cell = width / 3;
    pairs.forEach((pair, i) => {
      sheet.write(pair.label, left + i * cell, y, { size: 8, color: '#888888' });
      sheet.write(pair.value, left + i * cell, y + 13, { size: 12 });
    });
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'unitPrice', share: 1.5 },
        { key: 'quantity', share: 1 },
        { key: 'lineTotal', share: 1.6 },
      ],
      left,
      y + 50,
      width,
      { head: 'plain', headText: { color: d.accent }, rows: 'ruled', padding: 7 },
    );
    const rows = totalRows(d);
    const strong = rows.findIndex((row) => row.strong);
    y = drawTotals(
      d,
      rows.filter((_, i) => i !== strong),
      left + width - 220,
      y + 10,
      220,
      { text: { size: 9, color: '#555555' } },
    );
    y = roomFor(d, y + 20, 110);
    sheet.fill(0, y, sheet.width, 62, d.accent);
    const total = rows[strong]!;
    sheet.write(total.label, left, y + 12, { size: 9, color: '#ffffff', width, align: 'right' });
    sheet.write(total.amount, left, y + 26, { size: 20, bold: true, color: '#ffffff', width, align: 'right' });
    if (random.chance(0.7)) {
      sheet.write(phrasing.label('customerNumber'), left, y + 12, { size: 9, color: '#ffffff' });
      sheet.write(stating(content.customerNumber, 'CUSTOMER_NUMBER'), left, y + 28, { size: 14, color: '#ffffff' });
    }
    y = taxNote(d, left, y + 76, { size: 9, width });
    termsLine(d, left, y + 8, { size: 9, width });
    footerLine(d, sheet.height - 66, {}, { sellerName: false });
  },
};

/** Coloured column at the left edge with seller and particulars, the invoice proper beside it. */
export const leftSidebar: Layout = {
  id: 'left-sidebar',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  draw(d) {
    const { sheet, phrasing, random } = d;
    const side = 168;
    const white = { color: '#ffffff' };
    sheet.fill(0, 0, side, sheet.height, d.accent);
    let s = sheet.write(nameOf(d, 'seller'), 20, 48, { ...white, size: 15, bold: true, width: side - 36 });
    s = partyBlock(d, 'seller', 20, s + 8, {
      name: false,
      reach: true,
      taxId: true,
      style: { ...white, size: 8 },
      width: side - 34,
    });
    pairsStacked(d, metaPairs(d, { extras: random.integer(0, 2), terms: true }), 20, s + 26, side - 34, 1, {
      label: { ...white, size: 7.5 },
      value: { ...white, bold: true, size: 9.5 },
      gap: 8,
    });
    const left = side + 26;
    const width = sheet.width - left - 34;
    let y = sheet.write(phrasing.title, left, 46, { size: 26, color: d.accent });
    y = partyBlock(d, 'buyer', left, y + 16, {
      heading: phrasing.label('billTo'),
      headingStyle: { color: d.accent },
      width,
    });
    y = lineTable(
      d,
      [
        { key: 'description', share: 3.6 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 24,
      width,
      { head: 'plain', rows: 'ruled', padding: 4 },
    );
    y = drawTotals(d, totalRows(d), left + width - 220, y + 10, 220, { gap: 3, strong: { color: d.accent } });
    y = taxNote(d, left, y + 14, { width, size: 9 });
    y = termsLine(d, left, y + 8, { width, size: 9 });
    bankBlock(d, left, y + 12, { size: 9, width });
  },
};

/** The amount to pay stands first, large, with its date; then small particulars, then the lines. */
export const amountFirst: Layout = {
  id: 'amount-first',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  needs: { lines: [1, 5], paid: 0 },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 58;
    const width = sheet.width - 116;
    sheet.write(nameOf(d, 'seller'), left, 40, { size: 12, bold: true });
    sheet.write(phrasing.title, left, 40, { size: 12, width, align: 'right' });
    let y = sheet.write(phrasing.label('total'), left, 90, { size: 9, color: '#777777' });
    y = sheet.write(phrasing.money(content.amounts.total, 'TOTAL_AMOUNT'), left, y, {
      size: 30,
      bold: true,
      color: d.accent,
    });
    const due = duePair(d);
    if (due) y = sheet.write([`${due.label} `, ...stating(due.value)], left, y, { size: 11 });
    y = pairsStacked(
      d,
      [
        numberPair(d),
        datePair(d),
        ...(random.chance(0.5) ? [metaPair(d, 'purchaseOrder')] : []),
        ...[termsPair(d)].filter((pair) => pair !== null),
      ],
      left,
      y + 16,
      width,
      3,
      {},
    );
    const a = partyBlock(d, 'buyer', left, y + 10, {
      heading: phrasing.label('billTo'),
      headingStyle: { size: 8, color: '#777777', bold: false },
      width: width / 2 - 10,
      taxId: random.chance(0.3),
    });
    const b = partyBlock(d, 'seller', left + width / 2, y + 10, {
      heading: phrasing.label('from'),
      headingStyle: { size: 8, color: '#777777', bold: false },
      taxId: true,
      reach: true,
      width: width / 2 - 10,
    });
    y = lineList(d, left, Math.max(a, b) + 24, width, {}, random.pick(['under', 'beside']));
    sheet.line(left, y + 6, left + width, y + 6, '#dddddd');
    y = drawTotals(d, totalRows(d), left, y + 10, width, { gap: 2 });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 8, { width });
    bankBlock(d, left, y + 12, { size: 9 });
  },
};
