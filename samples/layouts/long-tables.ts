import { bankBlock, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import type { Draft } from '../draw/draft.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { roomFor, usualColumns } from './common.ts';
import { EUROPE, EVERYWHERE, type Layout } from './layout.ts';

function pageNumber({ sheet, phrasing }: Draft, y: number, style: object = {}): void {
  sheet.write(
    phrasing
      .label('page')
      .replace('{n}', String(sheet.page))
      .replace('/ {m}', '')
      .replace('{m}', '')
      .replace(/ ?(of|von|sur|de|van|di)? ?[/-]? ?$/, ''),
    40,
    y,
    { size: 8, width: sheet.width - 80, align: 'right', ...style },
  );
}

/** Wholesaler's dense list in typewriter letters: many lines, sums carried over from page to page. */
export const denseWholesale: Layout = {
  id: 'dense-wholesale',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['courier', 'helvetica', 'liberation'],
  size: [8, 8.75],
  needs: { trades: ['goods', 'food'], lines: [14, 60], taxModels: ['single', 'several', 'none'] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 36;
    const width = sheet.width - 72;
    partyBlock(d, 'seller', left, 30, { reach: true, taxId: true, nameStyle: { bold: true } });
    partyBlock(d, 'buyer', left, 130, { nameStyle: { bold: true } });
    let y = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(2, 4), terms: true }),
      left + width * 0.52,
      110,
      width * 0.48,
      120,
    );
    y = sheet.write(phrasing.title, left, Math.max(y, 205) + 6, { bold: true, size: 12 });
    pageNumber(d, y - 16);
    y = lineTable(
      d,
      [
        { key: 'position', share: 0.6 },
        { key: 'sku', share: 1.3 },
        { key: 'description', share: 4 },
        { key: 'quantity', share: 1 },
        { key: 'unit', share: 0.8 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 4,
      width,
      { head: 'ruled', rows: 'none', padding: 1.5, text: { size: 8 }, additions: random.chance(0.4) },
      {
        bottom: sheet.height - 70,
        carry: true,
        nextPage: () => {
          sheet.write(phrasing.label('continued'), left, sheet.height - 40, { size: 8, italic: true });
          sheet.addPage();
          sheet.write([`${phrasing.title} `, ...stating(d.content.number, 'INVOICE_NUMBER')], left, 32, { bold: true });
          pageNumber(d, 32);
          return 52;
        },
      },
    );
    y = roomFor(d, y, 150, sheet.height - 30);
    y = drawTotals(d, totalRows(d), left + width - 230, y + 6, 230, { gap: 1.5, rules: 'total' });
    y = taxNote(d, left, y + 8, { width });
    y = termsLine(d, left, y + 6, { width });
    bankBlock(d, left, roomFor(d, y, 70, sheet.height - 20) + 8, { size: 8 });
  },
};

/** Corporate invoice over several pages: the whole head and the table head come again on every page. */
export const repeatedHead: Layout = {
  id: 'repeated-head',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation', 'times'],
  size: [8.5, 9.5],
  needs: { trades: ['goods', 'work'], lines: [12, 40] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 44;
    const width = sheet.width - 88;
    const pairs = metaPairs(d, { extras: random.integer(1, 3), terms: true });
    const head = (): number => {
      sheet.fill(left, 30, 6, 40, d.accent);
      sheet.write(nameOf(d, 'seller'), left + 14, 34, { bold: true, size: 15 });
      sheet.write(phrasing.title, left + 14, 54, { size: 10, color: '#555555' });
      const meta = pairsBeside(d, pairs, left + width - 220, 34, 220, 115, {
        label: { size: 8.5 },
        value: { size: 8.5, align: 'right' },
      });
      pageNumber(d, sheet.height - 32);
      return meta;
    };
    let y = Math.max(head(), 90);
    const a = partyBlock(d, 'buyer', left, y + 10, { heading: phrasing.label('billTo'), width: width / 2 - 8 });
    const b = random.chance(0.5)
      ? partyBlock(d, 'recipient', left + width / 2, y + 10, {
          heading: phrasing.label('shipTo'),
          width: width / 2 - 8,
        })
      : a;
    y = lineTable(
      d,
      usualColumns(d),
      left,
      Math.max(a, b) + 12,
      width,
      { head: 'filled', headColor: '#dde3ea', rows: random.pick(['zebra', 'ruled', 'grid']), padding: 3 },
      {
        bottom: sheet.height - 60,
        carry: random.chance(0.4),
        nextPage: () => {
          sheet.addPage();
          return Math.max(head(), 90) + 10;
        },
      },
    );
    if (y + 150 > sheet.height - 40) {
      sheet.addPage();
      y = Math.max(head(), 90);
    }
    y = drawTotals(d, totalRows(d), left + width - 240, y + 8, 240, { rules: 'each', gap: 2 });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 6, { width });
    footerLine(d, Math.max(y + 20, sheet.height - 72), {}, { sellerName: false });
  },
};

/** Descriptions that run over several lines in a narrow column; the amounts stand on the first line. */
export const wrappedDescriptions: Layout = {
  id: 'wrapped-descriptions',
  split: 'train',
  locales: EVERYWHERE,
  needs: { trades: ['work', 'goods'], lines: [2, 9], mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 60;
    const width = sheet.width - 120;
    for (const line of d.content.lines) line.addition ??= phrasing.label('introduction');
    sheet.write(nameOf(d, 'seller'), left, 40, { size: 13, bold: true });
    partyBlock(d, 'seller', left, 58, {
      name: false,
      reach: true,
      taxId: true,
      style: { size: 8.5, color: '#555555' },
    });
    pairsInline(d, metaPairs(d, { extras: random.integer(0, 2) }), left + width * 0.6, 40, { size: 9 });
    let y = partyBlock(d, 'buyer', left, 158, {
      heading: phrasing.label('billTo'),
      headingStyle: { size: 8, color: '#888888', bold: false },
    });
    y = sheet.write(phrasing.title, left, y + 16, { size: 17 });
    y = lineTable(
      d,
      [
        { key: 'date', share: 1.5 },
        { key: 'description', share: 2.6 },
        { key: 'quantity', share: 1 },
        { key: 'unitPrice', share: 1.5 },
        { key: 'lineTotal', share: 1.6 },
      ],
      left,
      y + 8,
      width,
      { head: 'plain', rows: random.pick(['ruled', 'none']), padding: 4 },
      {
        bottom: sheet.height - 90,
        nextPage: () => {
          sheet.addPage();
          return 60;
        },
      },
    );
    y = roomFor(d, y, 140);
    y = drawTotals(d, totalRows(d), left + width - 230, y + 8, 230);
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    bankBlock(d, left, roomFor(d, y, 80) + 10, { size: 9 });
  },
};

/** Wide page: head in four columns, long rows, sums in the last column of the table. */
export const landscape: Layout = {
  id: 'landscape',
  split: 'heldout',
  locales: EUROPE,
  paper: [842, 595],
  needs: { lines: [2, 8] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(phrasing.title, left, 32, { size: 18, bold: true, color: d.accent });
    const cell = width / 4;
    const ends = [
      partyBlock(d, 'seller', left, 66, { heading: phrasing.label('from'), taxId: true, width: cell - 10 }),
      partyBlock(d, 'buyer', left + cell, 66, { heading: phrasing.label('billTo'), width: cell - 10 }),
      partyBlock(d, 'recipient', left + 2 * cell, 66, { heading: phrasing.label('shipTo'), width: cell - 10 }),
      pairsBeside(d, metaPairs(d, { extras: random.integer(0, 2) }), left + 3 * cell, 66, cell, 95, {
        label: { size: 8.5 },
        value: { size: 8.5 },
      }),
    ];
    let y = lineTable(
      d,
      [
        { key: 'position', share: 0.5 },
        { key: 'sku', share: 1 },
        { key: 'description', share: 5 },
        { key: 'date', share: 1.2 },
        { key: 'quantity', share: 0.9 },
        { key: 'unit', share: 0.8 },
        { key: 'unitPrice', share: 1.2 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(...ends) + 14,
      width,
      { head: 'filled', headColor: '#e3e8ee', rows: 'ruled', padding: 3 },
      {
        bottom: sheet.height - 60,
        nextPage: () => {
          sheet.addPage();
          return 40;
        },
      },
    );
    y = roomFor(d, y, 130, sheet.height - 30, 40);
    drawTotals(d, totalRows(d), left + width - 260, y + 4, 260, { gap: 2, rules: 'total' });
    y = taxNote(d, left, y + 8, { width: width / 2 });
    y = termsLine(d, left, y + 8, { width: width / 2 });
    bankBlock(d, left, y + 6, { size: 8.5 });
  },
};
