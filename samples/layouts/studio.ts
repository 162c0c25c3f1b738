import { bankBlock, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { taxSummary } from '../draw/tax-summary.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Logo-size name left, particulars right, coloured table head. */
export const studioRightMeta: Layout = {
  id: 'studio-right-meta',
  split: 'train',
  locales: EVERYWHERE,
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, accent } = d;
    const right = sheet.width - 45;
    sheet.write(nameOf(d, 'seller'), 45, 42, { size: 20, bold: true, color: accent, width: 300, leading: 1.1 });
    sheet.write(phrasing.title, right - 200, 42, { size: 22, width: 200, align: 'right', color: '#333333' });
    partyBlock(d, 'seller', 45, 96, { name: false, reach: true, taxId: true, style: { size: 9, color: '#444444' } });
    const meta = pairsBeside(d, metaPairs(d, { terms: true }), right - 230, 96, 230, 115, {
      label: { bold: true },
      value: { align: 'right' },
    });
    let y = partyBlock(d, 'buyer', 45, Math.max(meta, 180) + 18, {
      heading: phrasing.label('billTo'),
      headingStyle: { color: accent },
      nameStyle: { bold: true },
      taxId: d.random.chance(0.4),
    });
    y = lineTable(
      d,
      usualColumns(d),
      45,
      y + 22,
      right - 45,
      { head: 'filled', headText: { color: '#ffffff' }, rows: d.random.pick(['zebra', 'ruled']), padding: 5 },
      flowTo(sheet.height - 90, 60),
    );
    y = roomFor(d, y, 150);
    y = drawTotals(d, totalRows(d), right - 230, y + 10, 230, { rules: 'total' });
    y = taxNote(d, 45, y + 14);
    y = termsLine(d, 45, y + 8, { width: right - 45 });
    y = roomFor(d, y, 80);
    if (d.random.chance(0.7)) y = bankBlock(d, 45, y + 10, { size: 9 });
    sheet.write(phrasing.label('thanks'), 45, sheet.height - 50, {
      size: 9,
      italic: true,
      width: right - 45,
      align: 'center',
    });
  },
};

/** Everything in boxes: seller and buyer side by side, particulars as a grid, full grid table. */
export const boxedGrid: Layout = {
  id: 'boxed-grid',
  split: 'train',
  locales: EVERYWHERE,
  size: [8.5, 10],
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing } = d;
    const width = sheet.width - 72;
    sheet.write(phrasing.title, 36, 34, { size: 16, bold: true, width, align: 'center' });
    const half = width / 2;
    const left = partyBlock(d, 'seller', 42, 68, {
      width: half - 12,
      heading: phrasing.label('from'),
      nameStyle: { bold: true },
      reach: true,
      taxId: true,
    });
    const right = partyBlock(d, 'buyer', 42 + half, 68, {
      width: half - 12,
      heading: phrasing.label('billTo'),
      nameStyle: { bold: true },
      contact: d.random.chance(0.3) ? 'after' : false,
      taxId: true,
    });
    let y = Math.max(left, right) + 6;
    sheet.frame(36, 62, half, y - 62);
    sheet.frame(36 + half, 62, half, y - 62);
    y = pairsStacked(
      d,
      metaPairs(d, { extras: d.random.integer(1, 4), terms: true }),
      36,
      y,
      width,
      d.random.pick([3, 4]),
      { framed: '#000000', label: { size: 7.5, color: '#000000' } },
    );
    y = lineTable(
      d,
      usualColumns(d),
      36,
      y + 10,
      width,
      { head: 'plain', rows: d.random.pick(['grid', 'columns']), lineColor: '#000000' },
      flowTo(sheet.height - 80, 50),
    );
    y = roomFor(d, y, 140);
    y = drawTotals(d, totalRows(d), 36 + width - 220, y, 220, { rules: 'grid' });
    if (d.random.chance(0.3)) y = taxSummary(d, 36, y + 8, 200);
    y = taxNote(d, 36, y + 8, { size: 8 });
    y = termsLine(d, 36, y + 6, { width, size: 9 });
    y = roomFor(d, y, 90);
    bankBlock(d, 36, y + 8, { size: 9 });
  },
};

/** Title and addresses in the middle, particulars in a band of cells. */
export const centeredHeader: Layout = {
  id: 'centered-header',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['times', 'helvetica', 'liberation'],
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 54;
    const width = sheet.width - 108;
    let y = sheet.write(nameOf(d, 'seller'), left, 44, { size: 19, bold: true, width, align: 'center' });
    y = sheet.write(`${d.content.seller.lines.join(', ')}`, left, y + 2, { size: 9, width, align: 'center' });
    y = sheet.write(`${d.content.seller.phone}  ${d.content.seller.email}`, left, y, {
      size: 9,
      width,
      align: 'center',
    });
    sheet.line(left, y + 8, left + width, y + 8, d.accent, 1.5);
    y = sheet.write(phrasing.title, left, y + 18, { size: 15, width, align: 'center', spacing: random.pick([0, 3]) });
    const pairs = metaPairs(d, { extras: random.integer(0, 2), terms: true });
    y = pairsStacked(d, pairs, left, y + 10, width, Math.min(4, pairs.length), {
      filled: '#e9ecef',
      framed: '#cccccc',
    });
    const a = partyBlock(d, 'buyer', left, y + 14, {
      width: width / 2 - 10,
      heading: phrasing.label('billTo'),
      taxId: random.chance(0.4),
    });
    const b = random.chance(0.4)
      ? partyBlock(d, 'recipient', left + width / 2, y + 14, {
          width: width / 2 - 10,
          heading: phrasing.label('shipTo'),
        })
      : a;
    y = lineTable(
      d,
      usualColumns(d),
      left,
      Math.max(a, b) + 16,
      width,
      { head: 'ruled', rows: 'ruled' },
      flowTo(sheet.height - 120, 60),
    );
    y = roomFor(d, y, 140, sheet.height - 100);
    y = drawTotals(d, totalRows(d), left + width - 250, y + 8, 250, { rules: 'each' });
    y = taxNote(d, left, y + 10, { width });
    termsLine(d, left, y + 8, { width });
    footerLine(d, sheet.height - 72, {}, { sellerName: false });
  },
};
