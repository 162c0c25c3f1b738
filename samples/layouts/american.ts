import { bankBlock, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
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
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
import { ENGLISH, EVERYWHERE, type Layout } from './layout.ts';

/** Bookkeeping-program invoice: three columns under the name (bill to, ship to, particulars), comments left of the sums. */
export const threeColumnHeader: Layout = {
  id: 'three-column-header',
  split: 'train',
  locales: EVERYWHERE,
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 42;
    const width = sheet.width - 84;
    let y = partyBlock(d, 'seller', left, 40, {
      nameStyle: { bold: true, size: 13 },
      reach: true,
      taxId: random.chance(0.6),
    });
    y = sheet.write(phrasing.title, left, y + 10, { size: 20, color: d.accent });
    const third = width / 3;
    const a = partyBlock(d, 'buyer', left, y + 10, {
      heading: phrasing.label('billTo'),
      width: third - 10,
      contact: random.chance(0.3) ? 'before' : false,
    });
    const b = partyBlock(d, 'recipient', left + third, y + 10, {
      heading: phrasing.label('shipTo'),
      width: third - 10,
    });
    const c = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(0, 2), terms: true }),
      left + 2 * third,
      y + 10,
      third,
      third * 0.52,
      { label: { bold: true, size: 8.5, align: 'right' }, value: { size: 8.5 } },
    );
    y = Math.max(a, b, c) + 14;
    y = lineTable(
      d,
      [
        { key: 'date', share: 1.2 },
        { key: 'description', share: 4.2 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      y,
      width,
      { head: 'filled', headColor: '#dfe9f3', headText: { color: d.accent }, rows: 'none', padding: 5 },
      flowTo(sheet.height - 110, 60),
    );
    sheet.dashed(left, y + 4, left + width, y + 4);
    const top = roomFor(d, y + 12, 140);
    y = drawTotals(d, totalRows(d), left + width * 0.55, top, width * 0.45, { strong: { size: 13 } });
    const noted = termsLine(d, left, top, { width: width * 0.5, size: 9 });
    y = Math.max(y, sheet.write(phrasing.label('thanks'), left, noted + 6, { width: width * 0.5, size: 9 }));
    y = taxNote(d, left, y + 6, { width, size: 9 });
    if (random.chance(0.4)) bankBlock(d, left, roomFor(d, y, 80) + 10, { size: 9 });
  },
};

/** Office-program template of US small firms: big pale title, captions above values, slogan, cheques payable line. */
export const officeTemplate: Layout = {
  id: 'office-template',
  split: 'train',
  locales: ENGLISH,
  fonts: ['helvetica', 'liberation', 'times'],
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 54;
    const width = sheet.width - 108;
    sheet.write(phrasing.title.toUpperCase(), left + width * 0.42, 40, {
      size: 26,
      color: '#b8c4d0',
      leading: 1.1,
      fit: true,
      width: width * 0.58,
      align: 'right',
      bold: true,
    });
    let y = sheet.write(nameOf(d, 'seller'), left, 46, { size: 15, bold: true, width: width * 0.4 });
    y = sheet.write(
      random.pick(['Your trusted partner', 'Since 1987', 'Built to last', 'Quality you can count on']),
      left,
      y,
      { size: 9, italic: true },
    );
    y = sheet.write([content.seller.lines.join(', ')], left, y + 6, { size: 9, width: width * 0.6 });
    y = sheet.write(`Phone ${content.seller.phone}`, left, y, { size: 9 });
    pairsInline(
      d,
      metaPairs(d, { extras: random.integer(0, 1), only: ['customerNumber', 'purchaseOrder'] }).map((pair) => ({
        ...pair,
        label: pair.label.toUpperCase(),
      })),
      left + width * 0.62,
      92,
      { size: 9 },
    );
    const a = partyBlock(d, 'buyer', left, y + 24, {
      heading: `${phrasing.label('billTo').toUpperCase()}`,
      contact: random.chance(0.5) ? 'before' : false,
      width: width / 2 - 10,
    });
    const cells = [metaPair(d, 'contact'), metaPair(d, 'reference'), termsPair(d), duePair(d)].filter(
      (pair) => pair !== null,
    );
    y = pairsStacked(d, cells, left, a + 16, width, cells.length, {
      filled: '#dce6f0',
      framed: '#9fb2c6',
      label: { bold: true, size: 8 },
      value: { size: 9 },
    });
    y = lineTable(
      d,
      [
        { key: 'quantity', share: 1, align: 'center' },
        { key: 'description', share: 5 },
        { key: 'unitPrice', share: 1.5 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 12,
      width,
      { head: 'filled', headColor: '#dce6f0', rows: 'columns', lineColor: '#9fb2c6' },
      flowTo(sheet.height - 150, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 230, roomFor(d, y, 150), 230, { rules: 'grid', gap: 2 });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    y = sheet.write(`Make all checks payable to ${content.seller.name}`, left, y + 14, {
      size: 9,
      width,
      align: 'center',
    });
    sheet.write('THANK YOU FOR YOUR BUSINESS!', left, y + 4, { bold: true, size: 9, width, align: 'center' });
  },
};

/** Building contractor's progress bill: project block, dated description rows, retained deposit, signature line. */
export const progressBilling: Layout = {
  id: 'progress-billing',
  split: 'heldout',
  locales: ENGLISH,
  needs: { trades: ['work'], lines: [2, 6], paid: 0.6, buyer: 'company' },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 46;
    const width = sheet.width - 92;
    sheet.frame(left - 6, 30, width + 12, sheet.height - 60, '#333333', 1.2);
    let y = sheet.write(nameOf(d, 'seller'), left, 40, { size: 16, bold: true });
    y = sheet.write(
      [content.seller.lines.join(', '), '   ', content.seller.phone, '   ', ...[taxIdOf(d, 'seller')].flat()],
      left,
      y,
      { size: 8, width },
    );
    sheet.line(left - 6, y + 4, left + width + 6, y + 4, '#333333', 1.2);
    y = sheet.write(
      `${phrasing.title} - ${random.pick(['Progress Billing', 'Application No. 3', 'Stage payment 2 of 4'])}`,
      left,
      y + 12,
      { size: 13, bold: true },
    );
    const pairs = [
      numberPair(d),
      datePair(d),
      metaPair(d, 'reference'),
      metaPair(d, 'purchaseOrder'),
      metaPair(d, 'servicePeriod'),
      duePair(d),
      termsPair(d),
    ].filter((pair) => pair !== null);
    const a = pairsBeside(d, pairs, left, y + 8, width * 0.52, 110, { label: { size: 9 }, value: { size: 9 } });
    const b = partyBlock(d, 'buyer', left + width * 0.58, y + 8, {
      heading: phrasing.label('billTo'),
      contact: 'after',
      width: width * 0.42,
    });
    y = lineTable(
      d,
      [
        { key: 'position', share: 0.6 },
        { key: 'description', share: 5 },
        { key: 'quantityUnit', share: 1.2 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      Math.max(a, b) + 14,
      width,
      { head: 'ruled', rows: 'ruled', padding: 4 },
    );
    y = drawTotals(d, totalRows(d), left + width * 0.45, y + 10, width * 0.55, { rules: 'each' });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    sheet.line(left, sheet.height - 70, left + 180, sheet.height - 70);
    sheet.write('Authorized signature', left, sheet.height - 66, { size: 7.5 });
  },
};
