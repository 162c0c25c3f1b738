import { bankBlock, footerColumns, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Title with spaces between its letters, narrow captions in spaced capitals: words that a reader must put together. */
export const letterSpaced: Layout = {
  id: 'letter-spaced',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'times', 'liberation'],
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 54;
    const width = sheet.width - 108;
    const title = phrasing.title.toUpperCase();
    if (random.chance(0.5))
      sheet.write([...title].join(' '), left, 50, { size: 18, bold: true, width, align: 'center' });
    else sheet.write(title, left, 50, { size: 18, bold: true, spacing: 7, width, align: 'center' });
    sheet.write(nameOf(d, 'seller'), left, 84, {
      size: 12,
      spacing: random.pick([0, 1.5, 2.5]),
      width,
      align: 'center',
    });
    sheet.write([d.content.seller.lines.join(' | ')], left, 102, { size: 8, width, align: 'center' });
    const caption = { size: 7.5, spacing: 1.2, bold: true, color: '#666666' };
    const a = partyBlock(d, 'buyer', left, 140, {
      heading: phrasing.label('billTo').toUpperCase(),
      headingStyle: caption,
      width: width / 2,
    });
    const pairs = metaPairs(d, { extras: random.integer(0, 2) });
    const b = pairsStacked(
      d,
      pairs.map((pair) => ({ ...pair, label: pair.label.toUpperCase() })),
      left + width / 2,
      140,
      width / 2,
      2,
      { label: caption, gap: 6 },
    );
    let y = lineTable(
      d,
      usualColumns(d),
      left,
      Math.max(a, b) + 22,
      width,
      { head: 'plain', headText: { size: 8 }, rows: 'ruled', padding: 5 },
      flowTo(sheet.height - 110, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 240, roomFor(d, y, 140) + 8, 240);
    y = taxNote(d, left, y + 10, { width });
    termsLine(d, left, y + 8, { width });
    footerLine(d, sheet.height - 66, {}, { sellerName: random.chance(0.5) });
  },
};

/** Looks like any other, but carries words that nobody sees: another number and amount in render mode 3 and in white. */
export const hiddenText: Layout = {
  id: 'hidden-text',
  split: 'train',
  locales: EVERYWHERE,
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 46;
    const width = sheet.width - 92;
    sheet.write(
      `${phrasing.label(phrasing.numberKey)} ${content.orderNumber} ${phrasing.label('total')} ${content.customerNumber}.00`,
      left,
      20,
      { size: 8, hidden: true },
    );
    sheet.write(
      `${phrasing.label('dueDate')} 01.01.2001 ${phrasing.label('amountDue')} 99.99`,
      left,
      sheet.height - 24,
      { size: 6, color: '#ffffff' },
    );
    const a = partyBlock(d, 'seller', left, 44, {
      nameStyle: { bold: true, size: 15, color: d.accent },
      reach: true,
      width: width / 2,
    });
    sheet.write(taxIdOf(d, 'seller'), left, a, { size: 9 });
    const b = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(0, 3), terms: true }),
      left + width / 2,
      44,
      width / 2,
      2,
      { valueFirst: true },
    );
    let y = sheet.write(phrasing.title, left, Math.max(a + 16, b) + 16, { size: 16, bold: true });
    y = partyBlock(d, 'buyer', left, y + 8, { heading: phrasing.label('billTo') });
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 14,
      width,
      { head: 'filled', headText: { color: '#ffffff' }, rows: 'ruled' },
      flowTo(sheet.height - 110, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 240, roomFor(d, y, 140) + 8, 240, { bar: '#eeeeee' });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    bankBlock(d, left, roomFor(d, y, 80) + 10, { size: 9 });
  },
};

/** Everything flush right against the margin: seller, particulars, buyer; the title turned into small capitals. */
export const rightAligned: Layout = {
  id: 'right-aligned',
  split: 'train',
  locales: EVERYWHERE,
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 60;
    const width = sheet.width - 120;
    let y = sheet.write(phrasing.title.toUpperCase(), left, 46, {
      size: 12,
      spacing: 2,
      width,
      align: 'right',
      color: d.accent,
    });
    y = partyBlock(d, 'seller', left, y + 6, {
      width,
      style: { align: 'right' },
      nameStyle: { bold: true },
      reach: true,
      taxId: true,
    });
    for (const pair of metaPairs(d, { extras: random.integer(0, 2) }))
      y = sheet.write([`${pair.label} `, ...stating(pair.value)], left, y + 2, { width, align: 'right' });
    y = partyBlock(d, 'buyer', left, y + 16, {
      width,
      style: { align: 'right' },
      heading: phrasing.label('billTo'),
      nameStyle: { bold: true },
    });
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 18,
      width,
      { head: 'plain', rows: 'none' },
      flowTo(sheet.height - 100, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 260, roomFor(d, y, 140) + 8, 260, { labelAlign: 'right' });
    y = taxNote(d, left, y + 12, { width, align: 'right' });
    y = termsLine(d, left, y + 8, { width, align: 'right' });
    bankBlock(d, left, roomFor(d, y, 80) + 12, { width, align: 'right', size: 9 });
  },
};

/** The seller is named only in the small print at the foot; a slogan stands where the name would be. */
export const footerSeller: Layout = {
  id: 'footer-seller',
  split: 'train',
  locales: EVERYWHERE,
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 56;
    const width = sheet.width - 112;
    sheet.doc.polygon([left, 80], [left + 22, 44], [left + 44, 80]).fill(d.accent);
    sheet.write(content.seller.web.replace(/^https?:\/\//, ''), left, 60, {
      size: 10,
      width,
      align: 'right',
      color: '#555555',
    });
    partyBlock(d, 'buyer', left, 120, {
      heading: random.chance(0.4) ? phrasing.label('billTo') : null,
      contact: random.chance(0.3) ? 'after' : false,
    });
    let y = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(0, 3), terms: true }),
      left + width - 220,
      120,
      220,
      115,
    );
    y = sheet.write([phrasing.title], left, Math.max(y, 205) + 14, { size: 16, bold: true });
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 10,
      width,
      { head: 'ruled', rows: random.pick(['none', 'zebra', 'ruled']) },
      flowTo(sheet.height - 120, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 240, roomFor(d, y, 140, sheet.height - 90) + 6, 240, {
      rules: 'total',
    });
    y = taxNote(d, left, y + 12, { width });
    termsLine(d, left, y + 8, { width });
    if (random.chance(0.5)) footerColumns(d, left, sheet.height - 70, width);
    else footerLine(d, sheet.height - 66);
  },
};

/** Scanned or printed sideways: every page carries a rotation; particulars in a column at the right, sums below each other at the left. */
export const rotatedPage: Layout = {
  id: 'rotated-page',
  split: 'train',
  locales: EVERYWHERE,
  rotated: true,
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 50;
    const width = sheet.width - 100;
    sheet.write(phrasing.title, left, 40, { size: 15, bold: true });
    const a = partyBlock(d, 'seller', left, 64, {
      heading: phrasing.label('from'),
      taxId: true,
      reach: random.chance(0.5),
      width: width * 0.3,
    });
    const b = partyBlock(d, 'buyer', left + width * 0.33, 64, {
      heading: phrasing.label('billTo'),
      width: width * 0.3,
    });
    const c = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(0, 2), terms: true }),
      left + width * 0.68,
      64,
      width * 0.32,
      1,
      {},
    );
    let y = lineTable(
      d,
      usualColumns(d),
      left,
      Math.max(a, b, c) + 16,
      width,
      { head: 'ruled', rows: 'zebra' },
      flowTo(sheet.height - 90, 60),
    );
    y = drawTotals(d, totalRows(d), left, roomFor(d, y, 140) + 8, width * 0.5, { rules: 'each' });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    bankBlock(d, left, roomFor(d, y, 80) + 10, { size: 9 });
  },
};
