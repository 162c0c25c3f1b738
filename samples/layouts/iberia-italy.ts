import { bankBlock, bankTexts, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsInline, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { taxSummary } from '../draw/tax-summary.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { type Layout, localesOf } from './layout.ts';

/** Spanish factura: two frames for emisor and cliente with their tax numbers, base and cuota in a strip at the bottom. */
export const facturaBaseImponible: Layout = {
  id: 'factura-base-imponible',
  split: 'train',
  locales: localesOf('es'),
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(phrasing.title, left, 40, { size: 22, bold: true, color: d.accent, width, align: 'right' });
    let y = pairsBeside(d, metaPairs(d, { extras: random.integer(0, 1) }), left + width - 200, 74, 200, 105, {
      value: { align: 'right' },
    });
    const start = partyBlock(d, 'seller', left, 44, {
      nameStyle: { bold: true, size: 13 },
      taxId: true,
      reach: true,
      width: width - 220,
    });
    y = Math.max(y, start) + 14;
    const boxTop = y;
    y =
      partyBlock(d, 'buyer', left + 8, y + 8, {
        heading: phrasing.label('billTo'),
        taxId: true,
        width: width - 16,
        nameStyle: { bold: true },
      }) + 6;
    sheet.doc
      .roundedRect(left, boxTop, width, y - boxTop, 5)
      .lineWidth(0.8)
      .stroke(d.accent);
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 14,
      width,
      { head: 'filled', headText: { color: '#ffffff' }, rows: random.pick(['ruled', 'none']) },
      flowTo(sheet.height - 160, 50),
    );
    const rows = totalRows(d);
    y = roomFor(d, Math.max(y + 20, sheet.height - 230), 150, sheet.height - 40);
    const cell = width / rows.length;
    rows.forEach((row, i) => {
      sheet.fill(left + i * cell, y, cell, 26, '#e8ecf1');
      sheet.frame(left + i * cell, y, cell, 52, '#8899aa');
      sheet.write(row.label, left + i * cell + 3, y + 4, { size: 7.5, bold: true, width: cell - 6, align: 'center' });
      sheet.write(row.amount, left + i * cell + 3, y + 33, {
        size: row.strong ? 11 : 9.5,
        bold: row.strong,
        width: cell - 6,
        align: 'center',
      });
    });
    y = taxNote(d, left, y + 62, { size: 8.5, width });
    y = termsLine(
      d,
      left,
      y + 62 > sheet.height - 100 ? y + 6 : Math.max(y, sheet.height - 150),
      { size: 9, width },
      true,
    );
    for (const text of bankTexts(d)) y = sheet.write(text, left, y + 1, { size: 9 });
    sheet.write(d.content.registration, left, sheet.height - 36, {
      size: 6.5,
      width,
      align: 'center',
      color: '#666666',
    });
  },
};

/** Italian fattura: Spett.le block right, riepilogo with aliquota, imponibile and imposta, scadenze. */
export const fatturaRiepilogo: Layout = {
  id: 'fattura-riepilogo',
  split: 'train',
  locales: localesOf('it'),
  size: [8.5, 9.5],
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 36;
    const width = sheet.width - 72;
    let y = partyBlock(d, 'seller', left, 40, {
      nameStyle: { bold: true, size: 14 },
      reach: true,
      taxId: true,
      width: width / 2 - 10,
    });
    partyBlock(d, 'buyer', left + width / 2 + 20, 96, {
      heading: random.chance(0.8) ? phrasing.label('billTo') : null,
      headingStyle: { bold: false, italic: true },
      nameStyle: { bold: true },
      taxId: true,
      width: width / 2 - 30,
    });
    y = Math.max(y, 180) + 10;
    const pairs = [
      { label: '', value: phrasing.title },
      ...metaPairs(d, { extras: random.integer(1, 3), terms: true }),
    ].slice(1);
    y = sheet.write(phrasing.title, left, y, { bold: true, size: 12 });
    y = pairsStacked(d, pairs, left, y + 4, width, Math.min(5, pairs.length), {
      framed: '#555555',
      label: { size: 7 },
      value: { size: 9, bold: true },
    });
    y = lineTable(
      d,
      [
        { key: 'sku', share: 1.3 },
        { key: 'description', share: 4.4 },
        { key: 'unit', share: 0.7 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
        ...(content.amounts.parts.length > 0 ? [{ key: 'taxRate', share: 0.9 } as const] : []),
      ],
      left,
      y + 8,
      width,
      { head: 'filled', headColor: '#d9d9d9', rows: 'columns', lineColor: '#555555' },
      flowTo(sheet.height - 170, 50),
    );
    y = roomFor(d, Math.max(y + 10, sheet.height - 240), 170, sheet.height - 30);
    const rows = totalRows(d);
    const below = drawTotals(d, rows, left + width * 0.55, y, width * 0.45, { rules: 'grid', gap: 2.5 });
    y = taxSummary(d, left, y, width * 0.45) + 4;
    y = termsLine(d, left, y, { size: 9, width: width * 0.5 }, true);
    y = taxNote(d, left, y + 4, { size: 8, width: width * 0.5 });
    y = bankBlock(d, left, y + 4, { size: 8.5, width: width * 0.5 });
    sheet.write(
      `${content.registration} - ${phrasing.label('notes')}`,
      left,
      Math.min(sheet.height - 30, Math.max(below, y) + 12),
      { size: 7, width },
    );
  },
};

/** Buyer top left under its heading, seller right with rule beneath; particulars between two rules. */
export const mediterranean: Layout = {
  id: 'mediterranean',
  split: 'heldout',
  locales: localesOf('es', 'it'),
  fonts: ['times', 'helvetica', 'liberation'],
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 52;
    const width = sheet.width - 104;
    const half = width / 2;
    let y = sheet.write(nameOf(d, 'seller'), left + half, 44, { bold: true, size: 14, width: half, align: 'right' });
    y = partyBlock(d, 'seller', left + half, y, {
      name: false,
      taxId: true,
      reach: true,
      width: half,
      style: { align: 'right', size: 9 },
    });
    const buyer = partyBlock(d, 'buyer', left, 44, {
      heading: phrasing.label('billTo'),
      nameStyle: { bold: true },
      taxId: true,
      width: half - 10,
    });
    y = Math.max(y, buyer) + 12;
    sheet.line(left, y, left + width, y, d.accent, 1.2);
    y = sheet.write(phrasing.title, left, y + 8, { size: 14, bold: true, color: d.accent });
    y = pairsInline(d, metaPairs(d, { extras: random.integer(0, 2) }), left, y + 4);
    sheet.line(left, y + 6, left + width, y + 6, d.accent, 1.2);
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 18,
      width,
      { head: 'plain', rows: 'zebra' },
      flowTo(sheet.height - 110, 60),
    );
    y = roomFor(d, y, 160);
    const top = y + 14;
    y = drawTotals(d, totalRows(d), left + width - 230, top, 230, { rules: 'each' });
    const summed = random.chance(0.4) ? taxSummary(d, left, top, 200) + 6 : top;
    const noted = taxNote(d, left, summed, { width: width - 250 });
    y = Math.max(y, termsLine(d, left, noted + 4, { width: width - 250 }, true));
    y = roomFor(d, y, 80);
    bankBlock(d, left, y + 14, { size: 9 });
  },
};
