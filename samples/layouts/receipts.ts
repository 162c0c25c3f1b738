import { bankBlock, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineList, lineTable } from '../draw/line-table.ts';
import { datePair, metaPair, metaPairs, numberPair, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor } from './common.ts';
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
        numberPair(d),
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
    y = sheet.write(`${phrasing.label('paymentMethod')}: ${phrasing.label('methods')}`, left, y + 6, { width });
    sheet.write(phrasing.label('thanks'), left, y + 12, { width, align: 'center' });
  },
};

/** Shop order turned invoice: order particulars first, items with article numbers, shipping row, payment method. */
export const shopOrder: Layout = {
  id: 'shop-order',
  split: 'train',
  locales: EVERYWHERE,
  needs: {
    trades: ['goods', 'food'],
    lines: [1, 6],
    buyer: 'person',
    terms: 0.2,
    due: 0.2,
    taxModels: ['inclusive', 'inclusive', 'single', 'none'],
  },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 44;
    const width = sheet.width - 88;
    sheet.write(content.seller.web.replace(/^https?:\/\/(www\.)?/, ''), left, 38, {
      size: 18,
      bold: true,
      color: d.accent,
    });
    let y = sheet.write([phrasing.title, ' ', { text: content.number, fields: ['INVOICE_NUMBER'] }], left, 72, {
      size: 13,
      bold: true,
    });
    const half = width / 2;
    const meta = pairsBeside(
      d,
      [
        datePair(d),
        ...random.sample(
          [
            metaPair(d, 'orderNumber'),
            metaPair(d, 'orderDate'),
            metaPair(d, 'customerNumber'),
            metaPair(d, 'deliveryDate'),
          ],
          3,
        ),
        { label: phrasing.colonLabel('paymentMethod'), value: phrasing.label('methods') },
      ],
      left + half,
      y + 12,
      half,
      120,
      { label: { color: '#666666' } },
    );
    const buyer = partyBlock(d, 'buyer', left, y + 12, { heading: phrasing.label('billTo'), width: half - 14 });
    y = lineTable(
      d,
      [
        { key: 'sku', share: 1.2 },
        { key: 'description', share: 4.6 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(meta, buyer) + 18,
      width,
      { head: 'filled', headColor: '#efefef', rows: 'ruled', padding: 5 },
      flowTo(sheet.height - 110, 50),
    );
    y = roomFor(d, y, 140, sheet.height - 100);
    y = drawTotals(d, totalRows(d), left + width - 250, y + 8, 250, { rules: 'total' });
    y = taxNote(d, left, y + 12, { width });
    y = termsLine(d, left, y + 6, { width });
    sheet.write(phrasing.label('notes'), left, y + 10, { size: 8, color: '#666666', width });
    footerLine(d, sheet.height - 70);
  },
};

/** Parcel invoice of an online shop: seller small above, three blocks side by side, items without grid, total under a thick rule. */
export const parcelInvoice: Layout = {
  id: 'parcel-invoice',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: {
    trades: ['goods'],
    lines: [1, 5],
    terms: 0.25,
    due: 0.35,
    taxModels: ['inclusive', 'single', 'several', 'none'],
  },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(phrasing.title, left, 36, { size: 24, width, align: 'right', color: '#777777' });
    let y = partyBlock(d, 'seller', left, 38, {
      nameStyle: { bold: true, size: 12 },
      reach: true,
      taxId: true,
      style: { size: 8.5 },
    });
    sheet.line(left, y + 10, left + width, y + 10, '#dddddd');
    const third = width / 3;
    y += 22;
    const pairs = metaPairs(d, {
      extras: random.integer(1, 3),
      only: ['orderNumber', 'orderDate', 'customerNumber', 'deliveryDate'],
    });
    const blocks = random.pick([
      ['meta', 'buyer', 'ship'],
      ['buyer', 'ship', 'meta'],
      ['buyer', 'meta', 'ship'],
    ]);
    const ends = blocks.map((block, i) => {
      const x = left + i * third;
      if (block === 'meta')
        return pairsBeside(d, pairs, x, y, third - 10, 82, { label: { bold: true, size: 8.5 }, value: { size: 8.5 } });
      const role = block === 'buyer' ? 'buyer' : 'recipient';
      return partyBlock(d, role, x, y, {
        heading: phrasing.label(role === 'buyer' ? 'billTo' : 'shipTo'),
        width: third - 10,
        style: { size: 9 },
        reach: role === 'buyer' && random.chance(0.3),
      });
    });
    y = lineTable(
      d,
      [
        { key: 'quantity', share: 0.8, align: 'center' },
        { key: 'description', share: 4.8 },
        { key: 'sku', share: 1.2 },
        { key: 'unitPrice', share: 1.3 },
        { key: 'lineTotal', share: 1.4 },
      ],
      left,
      Math.max(...ends) + 20,
      width,
      { head: 'plain', rows: 'none', padding: 5 },
      flowTo(sheet.height - 130, 50),
    );
    sheet.line(left, y + 4, left + width, y + 4, '#000000', 1.6);
    y = drawTotals(d, totalRows(d), left + width - 260, y + 10, 260, { gap: 2, strong: { size: 13 } });
    y = taxNote(d, left, y + 10, { width });
    y = termsLine(d, left, y + 8, { width });
    if (random.chance(0.4)) bankBlock(d, left, y + 10, { size: 8.5 });
    sheet.write(phrasing.label('thanks'), left, sheet.height - 46, { width, align: 'center', color: '#777777' });
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
    sheet.write(phrasing.title, left, 44, { size: 26, bold: true, color: d.accent });
    pairsBeside(d, metaPairs(d, { extras: random.integer(0, 2), terms: true }), left, 86, width / 2, 110, {
      label: { color: '#666666' },
    });
    let y = partyBlock(d, 'seller', left + width * 0.55, 46, {
      nameStyle: { bold: true, size: 12 },
      reach: true,
      taxId: true,
      width: width * 0.45,
    });
    y = Math.max(y, 180) + 14;
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
