import { footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import { datePair, metaPair, metaPairs, numberPair, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Till receipt, 80 mm wide: everything centred, items as two lines, no buyer. */
export const tillReceipt: Layout = {
  id: 'till-receipt',
  split: 'train',
  locales: EVERYWHERE,
  paper: [226, 620],
  fonts: ['courier', 'courier', 'helvetica'],
  size: [8, 9],
  needs: {
    documentType: 'receipt',
    trades: ['food', 'goods'],
    lines: [1, 7],
    terms: 0,
    due: 0,
    taxModels: ['inclusive', 'inclusive', 'single', 'several', 'none'],
    paid: 0,
  },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const [left, width] = [14, 198];
    let y = sheet.write(nameOf(d, 'seller'), left, 20, { bold: true, size: 12, width, align: 'center' });
    for (const line of [...content.seller.lines, content.seller.phone])
      y = sheet.write(line, left, y, { width, align: 'center' });
    y = sheet.write(taxIdOf(d, 'seller'), left, y, { width, align: 'center' });
    sheet.dashed(left, y + 5, left + width, y + 5);
    if (random.chance(0.5)) y = sheet.write(phrasing.title, left, y + 8, { bold: true, width, align: 'center' });
    const time = `${random.integer(8, 21)}:${random.digits(1).replace(/[6-9]/, '3')}${random.digits(1)}`;
    const date = datePair(d, 'date');
    y = pairsInline(
      d,
      [
        ...(random.chance(0.65) ? [numberPair(d)] : []),
        { label: date.label, value: [...[date.value].flat(), `  ${time}`] },
        ...(random.chance(0.4) ? [metaPair(d, 'contact')] : []),
      ],
      left,
      y + 10,
    );
    sheet.dashed(left, y + 4, left + width, y + 4);
    y = lineList(d, left, y + 10, width, {}, random.pick(['under', 'beside', 'under']));
    sheet.dashed(left, y + 4, left + width, y + 4);
    y = drawTotals(d, totalRows(d), left, y + 8, width, { gap: 1, text: { size: 8.5 }, strong: { size: 11 } });
    y = sheet.write(
      [`${phrasing.label('paymentMethod')}: `, ...stating(phrasing.label('methods'), 'MEANS')],
      left,
      y + 6,
      { width },
    );
    sheet.write(phrasing.label('thanks'), left, y + 12, { width, align: 'center' });
  },
};

/** Hotel folio: guest and stay as label/value pairs, one dated row per charge, everything settled or a balance. */
export const hotelFolio: Layout = {
  id: 'hotel-folio',
  split: 'train',
  locales: EVERYWHERE,
  fonts: ['times', 'courier', 'helvetica'],
  needs: {
    trades: ['food', 'subscription'],
    lines: [3, 9],
    buyer: 'person',
    terms: 0.1,
    due: 0,
    paid: 0.5,
    taxModels: ['inclusive', 'single', 'several'],
  },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 60;
    const width = sheet.width - 120;
    let y = sheet.write(nameOf(d, 'seller'), left, 40, {
      size: 18,
      bold: true,
      width,
      align: 'center',
      color: d.accent,
    });
    y = sheet.write(`${content.seller.lines.join(' · ')} · ${content.seller.phone}`, left, y, {
      size: 8,
      width,
      align: 'center',
    });
    y = partyBlock(d, 'buyer', left, y + 26, {});
    const room = {
      en: ['Room', 'Arrival', 'Departure'],
      de: ['Zimmer', 'Anreise', 'Abreise'],
      fr: ['Chambre', 'Arrivée', 'Départ'],
      nl: ['Kamer', 'Aankomst', 'Vertrek'],
      es: ['Habitación', 'Llegada', 'Salida'],
      it: ['Camera', 'Arrivo', 'Partenza'],
    }[content.locale.language];
    const pairs = [
      numberPair(d),
      datePair(d),
      { label: room[0]!, value: random.digits(3) },
      { label: room[1]!, value: [phrasing.date(content.orderDate)] },
      { label: room[2]!, value: [phrasing.date(content.date)] },
    ];
    pairsBeside(d, pairs, left + width - 210, 92, 210, 110);
    y = sheet.write(phrasing.title, left, Math.max(y, 180) + 8, { bold: true, size: 13 });
    y = lineTable(
      d,
      [
        { key: 'date', share: 1.4 },
        { key: 'description', share: 4.5 },
        { key: 'quantity', share: 0.9 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 8,
      width,
      { head: 'ruled', rows: 'none', padding: 2.5, additions: false },
      flowTo(sheet.height - 120, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 240, y + 10, 240, { gap: 2, rules: 'total' });
    termsLine(d, left, y + 16, { width });
    footerLine(d, sheet.height - 60, {}, { sellerName: false, bank: random.chance(0.5) });
  },
};

/** Invoice already paid: a turned stamp, the paid row, no request for money. */
export const paidStamp: Layout = {
  id: 'paid-stamp',
  split: 'train',
  locales: EVERYWHERE,
  needs: { fullyPaid: true, terms: 0.4, due: 0.6, lines: [1, 5] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 50;
    const width = sheet.width - 100;
    const below = sheet.write(phrasing.title, left, 44, {
      size: 26,
      bold: true,
      color: d.accent,
      width: width * 0.5,
      leading: 1.1,
      fit: true,
    });
    const pairs = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(0, 2), terms: true }),
      left,
      Math.max(86, below + 8),
      width / 2,
      110,
      {
        label: { color: '#666666' },
      },
    );
    let y = partyBlock(d, 'seller', left + width * 0.55, 46, {
      nameStyle: { bold: true, size: 12 },
      reach: true,
      taxId: true,
      width: width * 0.45,
    });
    y = Math.max(y, pairs, 180) + 14;
    sheet.fill(left, y, width, 16, '#eeeeee');
    sheet.write(phrasing.label('billTo'), left + 5, y + 2, { bold: true });
    y = partyBlock(d, 'buyer', left + 5, y + 20, { taxId: random.chance(0.4) });
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 16,
      width,
      { head: 'filled', headColor: '#eeeeee', rows: 'ruled' },
      flowTo(sheet.height - 120, 60),
    );
    const top = y;
    y = drawTotals(d, totalRows(d), left + width - 240, y + 8, 240, { rules: 'each' });
    sheet.stamp(phrasing.label('paidStamp'), left + 40, top + 60, -14, { size: 20, bold: true, color: '#c0392b' });
    y = taxNote(d, left, Math.max(y, top + 100) + 10, { width });
    termsLine(d, left, y + 8, { width });
  },
};
