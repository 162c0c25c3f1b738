import { footerColumns, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock, senderLine } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
import { type Layout, localesOf } from './layout.ts';

/** German craftsman: logo right, sender line, big heading with number, closing formula, four-column footer; dates in a line. */
export const handwerker: Layout = {
  id: 'handwerker',
  split: 'heldout',
  locales: localesOf('de'),
  needs: { trades: ['work', 'goods'] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 62;
    const width = sheet.width - 115;
    sheet.fill(sheet.width - 100, 36, 50, 50, d.accent);
    sheet.write(nameOf(d, 'seller'), left, 44, { bold: true, size: 16, width: width - 70 });
    sheet.write(d.content.seller.lines.join(' · '), left, 70, { size: 8 });
    senderLine(d, left, 128, ', ', { size: 6.5 });
    partyBlock(d, 'buyer', left, 142, {});
    let y = pairsStacked(d, metaPairs(d, { extras: random.integer(1, 2) }), left, 240, width, 4, {
      label: { size: 7.5 },
    });
    y = sheet.write(phrasing.title, left, y + 10, { bold: true, size: 15 });
    y = sheet.write(
      phrasing.label('introduction').replace(/^./, (c) => c.toUpperCase()),
      left,
      y + 4,
      { width },
    );
    y = lineTable(
      d,
      [
        { key: 'position', share: 0.6 },
        { key: 'quantityUnit', share: 1.3 },
        { key: 'description', share: 4.6 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 10,
      width,
      { head: 'ruled', rows: 'ruled' },
      flowTo(sheet.height - 140, 70),
    );
    y = roomFor(d, y, 140, sheet.height - 100);
    y = drawTotals(d, totalRows(d), left + width - 260, y + 6, 260, { gap: 2, rules: 'total' });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 10, { width });
    sheet.write(phrasing.label('thanks'), left, y + 10, { width });
    footerColumns(d, left, sheet.height - 70, width, {}, { sellerName: random.chance(0.6) });
  },
};
