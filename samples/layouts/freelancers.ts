import { bankBlock, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import { datePair, duePair, metaPair, metaPairs, numberPair, pairsInline, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Bare text in one column: seller on top, label and value on one line, no boxes at all. */
export const freelancerWord: Layout = {
  id: 'freelancer-word',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['times', 'times', 'liberation', 'helvetica'],
  size: [10.5, 12],
  needs: { trades: ['work'], lines: [1, 4], seller: 'person' },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 72;
    const width = sheet.width - 144;
    let y = partyBlock(d, 'seller', left, 72, {
      reach: true,
      taxId: random.chance(0.7),
      nameStyle: { bold: true, size: 14 },
    });
    y = sheet.write(phrasing.title, left, y + 22, {
      size: 18,
      bold: random.chance(0.7),
      width,
      align: random.pick(['left', 'center']),
    });
    y = pairsInline(
      d,
      metaPairs(d, { extras: random.integer(0, 1) }).map((pair) => ({
        ...pair,
        label: pair.label.includes(':') ? pair.label : `${pair.label}:`,
      })),
      left,
      y + 10,
    );
    y = partyBlock(d, 'buyer', left, y + 14, { heading: random.chance(0.85) ? `${phrasing.label('billTo')}:` : null });
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1.1 },
        { key: 'unitPrice', share: 1.5 },
        { key: 'lineTotal', share: 1.6 },
      ],
      left,
      y + 18,
      width,
      { head: 'plain', rows: random.pick(['grid', 'none']), lineColor: '#000000', text: { size: 10.5 } },
      flowTo(sheet.height - 100, 72),
    );
    y = drawTotals(d, totalRows(d), left + width - 220, y + 6, 220, { gap: 2 });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 10, { width });
    y = roomFor(d, y, 120);
    y = bankBlock(d, left, y + 12);
    if (random.chance(0.6)) sheet.write(phrasing.label('thanks'), left, y + 16, { italic: true });
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

/** As little as possible: a few lines, no table head, no colours. */
export const bareMinimum: Layout = {
  id: 'bare-minimum',
  split: 'train',
  locales: EVERYWHERE,
  size: [10, 12],
  needs: { lines: [1, 3], terms: 0.4, due: 0.4, taxModels: ['none', 'none', 'single', 'exempt'] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 70;
    const width = sheet.width - 140;
    let y = random.chance(0.5) ? sheet.write(phrasing.title, left, 70, { size: 20 }) : 70;
    y = sheet.write([`${phrasing.label('from')}: `, ...[nameOf(d, 'seller')].flat()], left, y + 12);
    y = sheet.write(d.content.seller.lines.join(', '), left, y);
    y = sheet.write([`${phrasing.label('billTo')}: `, ...[nameOf(d, 'buyer')].flat()], left, y + 10);
    y = pairsInline(
      d,
      [numberPair(d), datePair(d), duePair(d)].filter((pair) => pair !== null),
      left,
      y + 10,
    );
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1 },
        { key: 'lineTotal', share: 1.6 },
      ],
      left,
      y + 20,
      width,
      { head: random.pick(['none', 'plain']), rows: 'none', padding: 3 },
    );
    y = drawTotals(d, totalRows(d), left, y + 8, width, { gap: 2 });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 10, { width });
    if (random.chance(0.5)) bankBlock(d, left, y + 10, {}, false);
    else footerLine(d, y + 30, { align: 'left' }, { sellerName: false });
  },
};

/** Hours of a contractor by day; week range and rate above, sum of hours below the table. */
export const timesheet: Layout = {
  id: 'timesheet',
  split: 'train',
  locales: EVERYWHERE,
  needs: { trades: ['work'], lines: [3, 12], seller: 'person' },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 54;
    const width = sheet.width - 108;
    let y = sheet.write(nameOf(d, 'seller'), left, 46, { size: 20 });
    y = sheet.write(`${content.seller.lines.join(', ')} | ${content.seller.email} | ${content.seller.phone}`, left, y, {
      size: 8.5,
      color: '#555555',
      width,
    });
    sheet.line(left, y + 6, left + width, y + 6, d.accent, 2);
    const a = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(0, 2), only: ['purchaseOrder', 'servicePeriod', 'reference'] }),
      left,
      y + 16,
      width * 0.5,
      2,
      {},
    );
    const b = partyBlock(d, 'buyer', left + width * 0.58, y + 16, {
      heading: phrasing.label('billTo'),
      contact: random.chance(0.5) ? 'after' : false,
      width: width * 0.42,
    });
    y = lineTable(
      d,
      [
        { key: 'date', share: 1.4 },
        { key: 'description', share: 4.4 },
        { key: 'quantity', share: 1 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(a, b) + 14,
      width,
      { head: 'ruled', rows: 'ruled', padding: 3, additions: false },
      {
        bottom: sheet.height - 80,
        nextPage: () => {
          sheet.addPage();
          return 60;
        },
      },
    );
    const hours = content.lines.reduce((sum, line) => sum + Number(line.quantity), 0);
    y = sheet.write([`${phrasing.label('quantity')}: `, phrasing.quantity(String(hours))], left + 4, y + 6, {
      bold: true,
      size: 9,
    });
    y = roomFor(d, y, 130);
    y = drawTotals(d, totalRows(d), left + width - 230, y + 2, 230, { rules: 'total' });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    bankBlock(d, left, roomFor(d, y, 80) + 10, { size: 9 });
    if (random.chance(0.5)) sheet.line(left + width - 160, sheet.height - 80, left + width, sheet.height - 80);
  },
};
