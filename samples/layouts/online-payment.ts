import { footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { datePair, duePair, metaPair, numberPair, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { partyBlock } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

const HEADLINE = {
  en: ['{amount} due {date}', '{amount} due'],
  de: ['{amount} fällig am {date}', '{amount} fällig'],
  fr: ['{amount} à régler le {date}', '{amount} à régler'],
  nl: ['{amount} te betalen op {date}', '{amount} te betalen'],
  es: ['{amount} con vencimiento el {date}', '{amount} a pagar'],
  it: ['{amount} da pagare entro il {date}', '{amount} da pagare'],
} as const;

const PAID_HEADLINE = {
  en: '{amount} paid on {date}',
  de: '{amount} bezahlt am {date}',
  fr: '{amount} payé le {date}',
  nl: '{amount} betaald op {date}',
  es: '{amount} pagado el {date}',
  it: '{amount} pagato il {date}',
} as const;

/** Online-payment invoice: title left, name right, one bold sentence with amount and due date above the table. */
export const saasInvoice: Layout = {
  id: 'saas-invoice',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  size: [9, 10],
  needs: {
    trades: ['subscription', 'work'],
    lines: [1, 4],
    terms: 0.15,
    taxModels: ['none', 'none', 'single', 'inclusive', 'reverse'],
  },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(phrasing.title, left, 44, { size: 18, bold: true });
    sheet.write(content.seller.name.split(' ')[0]!.toLowerCase(), left, 46, {
      size: 15,
      bold: true,
      color: d.accent,
      width,
      align: 'right',
    });
    const pairs = [
      numberPair(d),
      datePair(d),
      duePair(d),
      ...(random.chance(0.3) ? [metaPair(d, 'customerNumber')] : []),
    ].filter((pair) => pair !== null);
    const y0 = pairsBeside(
      d,
      pairs.map((pair) => ({ ...pair, label: pair.label.replace(/ ?:$/, '') })),
      left,
      82,
      300,
      105,
      { label: { bold: true } },
    );
    const seller = partyBlock(d, 'seller', left, y0 + 18, {
      nameStyle: { bold: true },
      country: true,
      reach: random.chance(0.5),
      taxId: random.chance(0.4),
      width: width / 2 - 10,
    });
    const buyer = partyBlock(d, 'buyer', left + width / 2, y0 + 18, {
      heading: phrasing.label('billTo'),
      country: true,
      taxId: random.chance(0.2),
      width: width / 2 - 10,
    });
    let y = Math.max(seller, buyer) + 22;
    const [withDate, withoutDate] = HEADLINE[content.locale.language];
    const pattern = content.due && content.statesDue ? withDate : withoutDate;
    const amountFields = content.amounts.paid === 0 ? ['TOTAL_AMOUNT', 'AMOUNT_DUE'] : ['AMOUNT_DUE'];
    const headline = pattern
      .split(/(\{amount\}|\{date\})/)
      .flatMap((piece) =>
        piece === '{amount}'
          ? phrasing.money(content.amounts.due, ...amountFields)
          : piece === '{date}'
            ? [phrasing.date(content.due!, 'DUE_DATE')]
            : [{ text: piece }],
      );
    y = sheet.write(headline, left, y, { size: 15, bold: true, width });
    if (random.chance(0.5))
      y = sheet.write(
        random.pick(['Pay online', 'https://pay.example.com/i/acct_1Jx', 'Online payment available']),
        left,
        y + 4,
        { color: '#5b5bd6', bold: true, size: 9 },
      );
    y = lineTable(
      d,
      [
        { key: 'description', share: 5.4 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.5 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 20,
      width,
      { head: 'plain', headText: { size: 8, bold: false, color: '#444444' }, rows: 'none', padding: 3 },
    );
    y = drawTotals(d, totalRows(d), left + width / 2, y + 14, width / 2, { rules: 'each', gap: 3, text: { size: 9 } });
    y = taxNote(d, left, y + 14, { size: 8, width });
    termsLine(d, left, y + 10, { size: 9, width });
    if (random.chance(0.5))
      sheet.write(
        [
          '',
          ...stating(content.number, 'INVOICE_NUMBER'),
          ' · ',
          ...phrasing.money(content.amounts.due),
          ...(content.due && content.statesDue
            ? [` ${phrasing.label('dueDate').toLowerCase()} `, phrasing.date(content.due, 'DUE_DATE')]
            : []),
        ],
        left,
        sheet.height - 50,
        { size: 8, color: '#666666' },
      );
    sheet.write(phrasing.label('page').replace('{n}', '1').replace('{m}', '1'), left, sheet.height - 50, {
      size: 8,
      color: '#666666',
      width,
      align: 'right',
    });
  },
};

/** Receipt of an online payment: everything is paid, the card is named, no terms. */
export const saasReceipt: Layout = {
  id: 'saas-receipt',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['helvetica', 'liberation'],
  size: [9, 10],
  needs: {
    documentType: 'receipt',
    trades: ['subscription'],
    lines: [1, 3],
    terms: 0,
    due: 0,
    fullyPaid: true,
    taxModels: ['none', 'none', 'single', 'inclusive'],
  },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 48;
    const width = sheet.width - 96;
    sheet.write(phrasing.title, left, 48, { size: 20, bold: true });
    sheet.fill(left + width - 34, 44, 34, 34, d.accent);
    const pairs = [
      numberPair(d),
      datePair(d, 'invoiceDate'),
      { label: phrasing.label('paymentMethod'), value: stating(phrasing.label('methods'), 'MEANS') },
    ];
    let y = random.chance(0.5)
      ? pairsBeside(d, pairs, left, 92, 300, 120, { label: { color: '#666666' } })
      : pairsInline(d, pairs, left, 92);
    const a = partyBlock(d, 'seller', left, y + 20, {
      nameStyle: { bold: true },
      country: true,
      width: width / 2 - 10,
      reach: random.chance(0.4),
    });
    const b = partyBlock(d, 'buyer', left + width / 2, y + 20, {
      heading: phrasing.label('billTo'),
      country: true,
      width: width / 2 - 10,
    });
    const [before, middle, after] = PAID_HEADLINE[content.locale.language].split(/\{amount\}|\{date\}/) as [
      string,
      string,
      string,
    ];
    y = sheet.write(
      [before, ...phrasing.money(content.amounts.total, 'TOTAL_AMOUNT'), middle, phrasing.date(content.date), after],
      left,
      Math.max(a, b) + 24,
      { size: 14, bold: true, width },
    );
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      y + 18,
      width,
      { head: 'plain', headText: { size: 8, color: '#666666' }, rows: 'ruled', padding: 4, lineColor: '#cccccc' },
    );
    drawTotals(d, totalRows(d), left + width - 260, y + 8, 260, { text: { size: 9 } });
    footerLine(d, sheet.height - 60, {}, { bank: false, sellerName: random.chance(0.5) });
  },
};
