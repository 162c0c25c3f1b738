import { footerColumns, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock, senderLine } from '../draw/party-block.ts';
import { taxSummary } from '../draw/tax-summary.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { type Layout, localesOf } from './layout.ts';

/** German business letter: small sender line above the address window, information block at the right (DIN 5008 form B). */
export const dinLetter: Layout = {
  id: 'din-letter',
  split: 'train',
  locales: localesOf('de').concat('en-DE', 'nl-NL'),
  size: [9.5, 11],
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 71;
    const width = sheet.width - left - 57;
    if (random.chance(0.6))
      sheet.write(d.content.seller.name.split(' ').slice(0, 2).join(' '), left, 50, {
        size: 18,
        bold: true,
        color: d.accent,
        width,
        align: random.pick(['left', 'right']),
      });
    senderLine(d, left, 138, random.pick([' · ', ' - ', ', ', ' | ']), { size: 7 });
    partyBlock(d, 'buyer', left, 152, { contact: random.chance(0.25) ? 'after' : false, country: random.chance(0.2) });
    pairsBeside(d, metaPairs(d, { extras: random.integer(1, 4) }), sheet.width - 250, 142, 195, 100, {
      label: { size: 9 },
      value: { size: 9 },
    });
    let y = 283;
    y = sheet.write(
      random.chance(0.5)
        ? phrasing.title
        : [
            `${phrasing.title} ${random.pick(['Nr. ', '', 'Nr.: '])}`,
            { text: d.content.number, fields: ['INVOICE_NUMBER'] },
          ],
      left,
      y,
      { bold: true, size: 13 },
    );
    y = sheet.write(phrasing.label('greeting'), left, y + 12);
    y = sheet.write(phrasing.label('introduction'), left, y + 6, { width });
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 12,
      width,
      { head: random.pick(['ruled', 'plain']), rows: random.pick(['none', 'ruled']), padding: 3 },
      flowTo(sheet.height - 120, 70),
    );
    y = roomFor(d, y, 160, sheet.height - 90);
    sheet.line(left, y + 3, left + width, y + 3);
    y = drawTotals(d, totalRows(d), left + width - 240, y + 5, 240, { gap: 2, rules: 'total' });
    if (random.chance(0.3)) y = taxSummary(d, left, y + 8, 200);
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 10, { width });
    y = sheet.write(phrasing.label('closing'), left, y + 14);
    if (random.chance(0.5)) sheet.write(d.content.seller.contact, left, y + 14);
    footerColumns(d, left, sheet.height - 66, width, { size: 6.5 });
  },
};

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
