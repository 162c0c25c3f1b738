import { bankBlock, taxNote, termsLine } from '../draw/closing.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { roomFor, usualColumns } from './common.ts';
import type { Layout } from './layout.ts';

/** Fee of a self-employed adviser: the client keeps back part of the tax on income, so less is due than the total. */
export const withheldFee: Layout = {
  id: 'withheld-fee',
  split: 'train',
  locales: ['es-ES', 'es-ES', 'es-MX', 'it-IT', 'it-IT'],
  needs: {
    trades: ['work'],
    lines: [1, 3],
    buyer: 'company',
    taxModels: ['single'],
    withheldPercents: [15, 20, 20, 7],
  },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 60;
    const width = sheet.width - 120;
    let y = sheet.write(nameOf(d, 'seller'), left, 48, { size: 15, bold: true, width, align: 'center' });
    y = sheet.write([content.seller.lines.join(' – '), ' – ', ...[taxIdOf(d, 'seller')].flat()], left, y, {
      size: 9,
      width,
      align: 'center',
    });
    const buyer = partyBlock(d, 'buyer', left + width * 0.52, y + 24, {
      heading: random.chance(0.6) ? phrasing.label('billTo') : null,
      headingStyle: { bold: false },
      taxId: random.chance(0.7),
      width: width * 0.48,
    });
    y = sheet.write(phrasing.title, left, buyer + 16, { bold: true, size: 13 });
    y = pairsInline(d, metaPairs(d, { extras: random.integer(0, 1) }), left, y + 4);
    y = random.chance(0.5)
      ? lineTable(d, usualColumns(d), left, y + 14, width, { head: 'ruled', rows: 'none' })
      : lineList(d, left, y + 14, width, {}, 'bare');
    y = drawTotals(d, totalRows(d), left + width * 0.4, y + 10, width * 0.6, { rules: random.pick(['none', 'total']) });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 8, { width });
    bankBlock(d, left, roomFor(d, y + 10, 90), { size: 9.5 });
  },
};

/** Bill of a small shop, rounded to a sum one can pay. */
export const roundedBill: Layout = {
  id: 'rounded-bill',
  split: 'train',
  locales: ['en-IN', 'en-IN', 'en-IN', 'de-CH', 'fr-CH', 'it-CH', 'nl-NL'],
  size: [8, 10],
  needs: { trades: ['goods', 'food'], lines: [1, 6], taxModels: ['single', 'split', 'none'], rounded: true },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 40;
    const width = sheet.width - 80;
    const half = width / 2;
    let y = sheet.write(nameOf(d, 'seller'), left, 40, { size: 15, bold: true, width, align: 'center' });
    y = sheet.write(content.seller.lines.join(', '), left, y, { size: 8.5, width, align: 'center' });
    y = sheet.write(taxIdOf(d, 'seller'), left, y, { size: 8.5, width, align: 'center' });
    sheet.line(left, y + 3, left + width, y + 3);
    y = sheet.write(phrasing.title, left, y + 6, { bold: true, width, align: 'center' });
    sheet.line(left, y + 3, left + width, y + 3);
    const buyer = partyBlock(d, 'buyer', left, y + 8, {
      heading: random.chance(0.6) ? phrasing.label('billTo') : null,
      width: half - 8,
      taxId: random.chance(0.4),
    });
    const meta = pairsBeside(d, metaPairs(d, { extras: random.integer(0, 2) }), left + half, y + 8, half, 105);
    y = lineTable(d, usualColumns(d), left, Math.max(buyer, meta) + 10, width, {
      head: 'ruled',
      rows: random.pick(['columns', 'grid', 'none']),
    });
    y = drawTotals(d, totalRows(d), left + half, y + 6, half, { rules: random.pick(['each', 'grid', 'none']), gap: 2 });
    y = termsLine(d, left, y + 8, { width, size: 9 });
    sheet.write(['For ', ...[nameOf(d, 'seller')].flat()], left + half, y + 14, {
      size: 9,
      width: half,
      align: 'right',
    });
    sheet.write(phrasing.label('notes'), left, sheet.height - 36, { size: 7, width, align: 'center' });
  },
};
