import { taxNote, termsLine } from '../draw/closing.ts';
import { laterPair, laterSentence } from '../draw/later-dates.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { drawBody } from './body.ts';
import { usualColumns } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Bill of a contract that goes on: days ahead that are no due dates stand beside number and date and in sentences. */
export const renewalNotice: Layout = {
  id: 'renewal-notice',
  split: 'train',
  locales: EVERYWHERE,
  needs: { trades: ['subscription', 'work'], lines: [1, 3], due: 0.4, terms: 0.45 },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 50;
    const width = sheet.width - 100;
    let y = sheet.write(nameOf(d, 'seller'), left, 44, { size: random.integer(13, 20), color: d.accent, bold: true });
    y = sheet.write([content.seller.lines.join(', '), ' · ', content.seller.email], left, y, { size: 8.5, width });
    sheet.line(left, y + 4, left + width, y + 4, d.accent);
    y = sheet.write(phrasing.title, left, y + 14, { size: 15, bold: random.chance(0.5) });
    const pairs = [
      ...metaPairs(d, { extras: random.integer(0, 2), only: ['customerNumber', 'servicePeriod', 'reference'] }),
    ];
    pairs.splice(random.integer(1, pairs.length), 0, laterPair(d));
    const isBeside = random.chance(0.6);
    const buyer = partyBlock(d, 'buyer', left, y + 12, {
      heading: random.chance(0.4) ? phrasing.label('billTo') : null,
      width: width * 0.45,
    });
    const meta = isBeside
      ? pairsBeside(d, pairs, left + width * 0.5, y + 12, width * 0.5, width * 0.25)
      : pairsStacked(d, pairs, left, buyer + 12, width, Math.max(3, pairs.length), { framed: '#aaaaaa' });
    y = Math.max(buyer, meta) + 16;
    if (random.chance(0.5)) y = sheet.write(laterSentence(d), left, y, { width }) + 8;
    y = drawBody(d, left, y, width, { bank: 0.3 });
    if (random.chance(0.6)) sheet.write(laterSentence(d), left, sheet.height - 70, { size: 9, width });
  },
};

/** Bill of a visit (workshop, surgery, salon): a frame with what was treated and when to come again. */
export const serviceVisit: Layout = {
  id: 'service-visit',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: { trades: ['work', 'goods'], lines: [1, 5], due: 0.3, terms: 0.5, buyer: 'person' },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 48;
    const width = sheet.width - 96;
    const half = width * 0.5;
    const head = partyBlock(d, 'seller', left, 42, {
      nameStyle: { bold: true, size: 14 },
      reach: true,
      taxId: random.chance(0.5),
      width: half,
    });
    const title = sheet.write(phrasing.title, left + half, 42, { size: 18, width: half, align: 'right' });
    const pairs = metaPairs(d, { extras: random.integer(0, 1) });
    const meta = pairsBeside(d, pairs, left + half + 20, title + 6, half - 20, 110, { label: { size: 9 } });
    let y = Math.max(head, meta) + 16;
    const buyer = partyBlock(d, 'buyer', left + 6, y + 6, { width: half - 12 });
    const visit = pairsBeside(d, [laterPair(d)], left + half, y + 6, half - 6, 120, { label: { bold: true, size: 9 } });
    const bottom = Math.max(buyer, visit) + 6;
    sheet.frame(left, y, width, bottom - y, '#888888');
    y = lineTable(d, usualColumns(d), left, bottom + 14, width, { head: 'ruled', rows: 'ruled', padding: 4 });
    y = drawTotals(d, totalRows(d), left + width * 0.5, y + 8, width * 0.5, { rules: 'total' });
    y = taxNote(d, left, y + 8, { width });
    y = termsLine(d, left, y + 6, { width });
    y = sheet.write(laterSentence(d), left, y + 12, { width, size: 9 });
    sheet.write(`${content.seller.web}`, left, sheet.height - 40, { size: 8, width, align: 'center' });
  },
};
