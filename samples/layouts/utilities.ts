import { bankBlock, footerLine, termsLine } from '../draw/closing.ts';
import type { Draft } from '../draw/draft.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import { datePair, duePair, metaPair, metaPairs, numberPair, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
import { ENGLISH, EVERYWHERE, type Layout } from './layout.ts';

/** The part to cut off and send back with the money. */
function remittanceSlip(d: Draft, top: number): void {
  const { sheet, phrasing, content } = d;
  const left = 45;
  const width = sheet.width - 90;
  sheet.dashed(20, top, sheet.width - 20, top);
  partyBlock(d, 'seller', left, top + 18, { style: { size: 9 } });
  const pairs = [
    ...(sheet.marks.has('INVOICE_NUMBER')
      ? [{ label: phrasing.label(phrasing.numberKey), value: stating(content.number, 'INVOICE_NUMBER') }]
      : []),
    { label: phrasing.label('customerNumber'), value: stating(content.customerNumber, 'CUSTOMER_NUMBER') },
    ...(content.due ? [{ label: phrasing.label('dueDate'), value: [phrasing.date(content.due, 'DUE_DATE')] }] : []),
    {
      label: phrasing.label('amountDue'),
      value: phrasing.money(
        content.amounts.previousBalance ? content.amounts.accountBalance : content.amounts.due,
        'AMOUNT_DUE',
      ),
    },
  ];
  pairsBeside(d, pairs, left + width - 230, top + 18, 230, 120, {
    label: { size: 9 },
    value: { size: 9, align: 'right', bold: true },
  });
}

/** Electricity or water bill: summary panel with amount and due date, usage rows, previous balance, slip at the foot. */
export const utilityBill: Layout = {
  id: 'utility-bill',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  needs: {
    trades: ['subscription'],
    lines: [2, 5],
    buyer: 'person',
    previousBalance: true,
    paid: 0,
    terms: 0.4,
    due: 1,
    taxModels: ['single', 'inclusive', 'several'],
  },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 45;
    const width = sheet.width - 90;
    sheet.write(nameOf(d, 'seller'), left, 38, { size: 20, bold: true, color: d.accent, width: 300 });
    partyBlock(d, 'buyer', left, 110, {});
    const panel = left + width * 0.55;
    sheet.fill(panel, 96, width * 0.45, 120, '#eef3f8');
    const summary = [
      metaPair(d, 'customerNumber'),
      random.chance(0.75) ? numberPair(d) : null,
      datePair(d),
      metaPair(d, 'servicePeriod'),
      duePair(d),
    ].filter((pair) => pair !== null);
    pairsBeside(d, summary, panel + 8, 104, width * 0.45 - 16, 95, {
      label: { size: 8.5 },
      value: { size: 8.5, align: 'right' },
      gap: 3,
    });
    let y = sheet.write(phrasing.title, left, 232, { size: 14, bold: true, color: d.accent });
    y = sheet.write(phrasing.label('newCharges'), left, y + 8, { bold: true });
    y = lineList(d, left, y + 4, width, {}, random.pick(['bare', 'beside']));
    sheet.line(left, y + 3, left + width, y + 3);
    y = drawTotals(d, totalRows(d, { accountBalance: true }), left + width * 0.4, y + 6, width * 0.6, {
      gap: 2.5,
      rules: 'total',
    });
    const max = Math.max(...content.lines.map((line) => Math.abs(line.totalCents)));
    content.lines.forEach((line, i) => {
      sheet.fill(
        left + i * 34,
        y + 70 - (50 * Math.abs(line.totalCents)) / max,
        22,
        (50 * Math.abs(line.totalCents)) / max,
        d.accent,
      );
    });
    y = termsLine(d, left, y + 82, { width });
    if (random.chance(0.5)) remittanceSlip(d, sheet.height - 140);
    else footerLine(d, sheet.height - 70);
  },
};

/** Telephone bill: two columns, left the account, right the sums; detail of charges on the second page. */
export const telecomBill: Layout = {
  id: 'telecom-bill',
  split: 'heldout',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  needs: {
    trades: ['subscription'],
    lines: [2, 7],
    paid: 0,
    terms: 0.6,
    due: 0.8,
    taxModels: ['single', 'several', 'inclusive'],
  },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 42;
    const width = sheet.width - 84;
    const half = width / 2;
    sheet.fill(left, 36, 40, 24, d.accent);
    sheet.write(nameOf(d, 'seller'), left + 50, 40, { size: 15, bold: true });
    sheet.write(phrasing.title, left, 42, { size: 12, width, align: 'right' });
    partyBlock(d, 'buyer', left + half + 10, 92, { width: half - 10 });
    let y = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(1, 2), only: ['customerNumber', 'servicePeriod', 'reference'] }),
      left,
      92,
      half - 20,
      1,
      { label: { size: 8 }, value: { bold: true } },
    );
    y = Math.max(y, 190) + 14;
    const top = y;
    y = drawTotals(d, totalRows(d), left + half, y, half, {
      rules: 'each',
      gap: 4,
      strong: { size: 13, color: d.accent },
    });
    let note = termsLine(d, left, top, { width: half - 20 });
    note = bankBlock(d, left, note + 8, { size: 9, width: half - 20 });
    y = Math.max(y, note) + 24;
    if (random.chance(0.5)) {
      sheet.write(phrasing.label('continued'), left, y, { size: 8, italic: true });
      footerLine(d, sheet.height - 60, {}, { bank: false });
      sheet.addPage();
      sheet.write(
        [`${phrasing.label('customerNumber')} `, ...stating(content.customerNumber, 'CUSTOMER_NUMBER')],
        left,
        36,
        { size: 8, width, align: 'right' },
      );
      y = 64;
    } else footerLine(d, sheet.height - 60, {}, { bank: false });
    y = sheet.write(phrasing.label('newCharges'), left, y, { bold: true, color: d.accent });
    lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 4,
      width,
      { head: 'ruled', rows: 'ruled', padding: 3 },
    );
  },
};

/** American statement-like invoice: shaded title cells, balance forward below the total, slip to send back. */
export const balanceForward: Layout = {
  id: 'balance-forward',
  split: 'train',
  locales: ENGLISH,
  needs: { previousBalance: true, paid: 0, terms: 0.5, due: 0.8, taxModels: ['none', 'single', 'single'] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(nameOf(d, 'seller'), left, 36, { size: 16, bold: true });
    partyBlock(d, 'seller', left, 58, { name: false, reach: true, style: { size: 9 } });
    sheet.write(phrasing.title, left, 36, { size: 24, bold: true, color: '#7b8fa8', width, align: 'right' });
    pairsStacked(
      d,
      metaPairs(d, { extras: 1, only: ['customerNumber', 'purchaseOrder'], terms: true }),
      left + width - 220,
      76,
      220,
      2,
      { filled: '#dbe5f1', framed: '#7b8fa8', label: { bold: true, size: 8, color: '#000000' }, value: { size: 9 } },
    );
    const y0 = 190;
    sheet.fill(left, y0, 200, 15, '#dbe5f1');
    sheet.write(phrasing.label('billTo'), left + 4, y0 + 2, { bold: true, size: 9 });
    let y = partyBlock(d, 'buyer', left + 4, y0 + 18, { contact: random.chance(0.4) ? 'before' : false });
    y = lineTable(
      d,
      [
        { key: 'date', share: 1.3 },
        { key: 'description', share: 4.5 },
        { key: 'quantity', share: 1 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      y + 16,
      width,
      { head: 'filled', headColor: '#dbe5f1', rows: 'columns', lineColor: '#7b8fa8' },
      flowTo(sheet.height - 230, 50),
    );
    y = drawTotals(d, totalRows(d, { accountBalance: true }), left + width - 240, y + 6, 240, {
      gap: 2.5,
      bar: '#dbe5f1',
    });
    y = termsLine(d, left, y + 8, { width });
    y = roomFor(d, y, 130, sheet.height - 20);
    remittanceSlip(d, Math.max(y + 16, sheet.height - 150));
  },
};
