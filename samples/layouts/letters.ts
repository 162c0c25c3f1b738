import { bankBlock, footerColumns, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import {
  datePair,
  duePair,
  metaPair,
  metaPairs,
  numberPair,
  pairsBeside,
  pairsInline,
  pairsStacked,
  termsPair,
} from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { stating } from '../draw/sheet.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Everything flush right against the margin: seller, particulars, buyer; the title turned into small capitals. */
export const rightAligned: Layout = {
  id: 'right-aligned',
  split: 'train',
  locales: EVERYWHERE,
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

/** Letter of a law office or consultant: no table, the fees stand in the text with amounts at the right margin. */
export const feeLetter: Layout = {
  id: 'fee-letter',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['times', 'times', 'liberation'],
  size: [11, 12],
  needs: { trades: ['work'], lines: [1, 3] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 80;
    const width = sheet.width - 160;
    let y = sheet.write(nameOf(d, 'seller'), left, 50, { size: 16, width, align: 'center', spacing: 1 });
    y = sheet.write(content.seller.lines.join(' - '), left, y, { size: 9, width, align: 'center' });
    y = sheet.write(
      [...(random.chance(0.5) ? [`${content.seller.town}, `] : []), phrasing.date(content.date, 'INVOICE_DATE')],
      left,
      y + 26,
      { width, align: random.pick(['left', 'right']) },
    );
    y = partyBlock(d, 'buyer', left, y + 10, { contact: random.chance(0.3) ? 'after' : false });
    y = pairsInline(
      d,
      [
        numberPair(d),
        ...random.sample([metaPair(d, 'reference'), metaPair(d, 'customerNumber'), metaPair(d, 'servicePeriod')], 1),
      ],
      left,
      y + 20,
      { bold: random.chance(0.5) },
      ' ',
    );
    y = sheet.write(phrasing.label('greeting'), left, y + 14);
    y = sheet.write(
      phrasing.label('introduction').replace(/^./, (c) => (content.locale.language === 'de' ? c : c.toUpperCase())),
      left,
      y + 8,
      { width },
    );
    y = lineList(d, left + 12, y + 8, width - 12, {}, 'bare');
    y = drawTotals(d, totalRows(d), left + width * 0.35, y + 6, width * 0.65, {
      gap: 1.5,
      text: { size: 11 },
      rules: 'total',
    });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 10, { width }, false);
    y = sheet.write(phrasing.label('closing'), left, y + 16);
    sheet.write(content.seller.contact, left, y + 30);
    footerLine(d, sheet.height - 74, {}, { sellerName: random.chance(0.4) });
  },
};

/** The seller is named only in the small print at the foot; a slogan stands where the name would be. */
export const footerSeller: Layout = {
  id: 'footer-seller',
  split: 'train',
  locales: EVERYWHERE,
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
