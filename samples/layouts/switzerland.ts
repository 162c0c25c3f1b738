import { taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { duePair, metaPair, pairsInline } from '../draw/pairs.ts';
import { partyBlock } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { usualColumns } from './common.ts';
import type { Layout } from './layout.ts';

/** Swiss invoice with a payment part at the foot of the page: receipt left, code in the middle, amount below. */
export const swissSlip: Layout = {
  id: 'swiss-slip',
  split: 'train',
  locales: ['de-CH', 'de-CH', 'fr-CH', 'it-CH', 'en-CH'],
  needs: { lines: [1, 4] },
  size: [9, 10],
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 56;
    const width = sheet.width - 112;
    partyBlock(d, 'seller', left, 40, { reach: true, taxId: true, nameStyle: { bold: true, size: 12 } });
    partyBlock(d, 'buyer', sheet.width - 230, 120, { contact: random.chance(0.2) ? 'after' : false, width: 180 });
    let y = sheet.write([`${content.seller.town}, `, phrasing.date(content.date, 'INVOICE_DATE')], left, 205);
    y = sheet.write([`${phrasing.title} `, { text: content.number, fields: ['INVOICE_NUMBER'] }], left, y + 10, {
      bold: true,
      size: 13,
    });
    const extra = [
      duePair(d),
      ...(random.chance(0.5) ? [metaPair(d, 'customerNumber')] : []),
      ...(random.chance(0.4) ? [metaPair(d, 'reference')] : []),
    ].filter((pair) => pair !== null);
    y = pairsInline(d, extra, left, y + 4);
    y = lineTable(d, usualColumns(d), left, y + 8, width, {
      head: 'ruled',
      rows: 'none',
      padding: 2.5,
      additions: false,
    });
    y = drawTotals(d, totalRows(d), left + width - 230, y + 4, 230, { gap: 1.5, rules: 'total' });
    y = taxNote(d, left, y + 6, { width, size: 9 });
    termsLine(d, left, y + 6, { width });
    paymentPart(d);
  },
};

/** The payment part after the Swiss Implementation Guidelines QR-bill: 210 × 105 mm, receipt 62 mm wide; the code itself is only a pattern. */
function paymentPart(d: Parameters<Layout['draw']>[0]): void {
  const { sheet, content, phrasing, random } = d;
  if (d.content.bank.iban === null) return;
  const top = sheet.height - 298;
  const words = {
    de: ['Empfangsschein', 'Zahlteil', 'Konto / Zahlbar an', 'Zahlbar durch', 'Währung', 'Betrag', 'Referenz'],
    fr: ['Récépissé', 'Section paiement', 'Compte / Payable à', 'Payable par', 'Monnaie', 'Montant', 'Référence'],
    it: ['Ricevuta', 'Sezione pagamento', 'Conto / Pagabile a', 'Pagabile da', 'Valuta', 'Importo', 'Riferimento'],
    en: ['Receipt', 'Payment part', 'Account / Payable to', 'Payable by', 'Currency', 'Amount', 'Reference'],
  }[content.locale.language as 'de' | 'fr' | 'it' | 'en'];
  sheet.dashed(0, top, sheet.width, top);
  sheet.dashed(176, top, 176, sheet.height);
  const column = (x: number, width: number, y0: number, size: number) => {
    let y = sheet.write(words[2]!, x, y0, { bold: true, size: size - 2 });
    for (const text of [
      stating(content.bank.iban!, 'IBAN'),
      stating(content.seller.name, 'SELLER_NAME'),
      ...content.seller.lines,
    ])
      y = sheet.write(text, x, y, { size, width });
    y = sheet.write(words[6]!, x, y + 8, { bold: true, size: size - 2 });
    y = sheet.write(`00 00000 ${random.digits(5)} ${random.digits(5)} ${random.digits(5)} ${random.digits(5)}`, x, y, {
      size,
      width,
    });
    y = sheet.write(words[3]!, x, y + 8, { bold: true, size: size - 2 });
    for (const text of [stating(content.buyer.name, 'BUYER_NAME'), ...content.buyer.lines])
      y = sheet.write(text, x, y, { size, width });
  };
  sheet.write(words[0]!, 14, top + 14, { bold: true, size: 11 });
  column(14, 155, top + 36, 8);
  sheet.write(words[1]!, 190, top + 14, { bold: true, size: 11 });
  column(340, 235, top + 14, 9);
  for (let i = 0; i < 29 * 29; i++)
    if (random.chance(0.48)) sheet.fill(190 + (i % 29) * 4.4, top + 38 + Math.floor(i / 29) * 4.4, 4.4, 4.4, '#000000');
  for (const x of [14, 190]) {
    sheet.write(words[4]!, x, top + 196, { bold: true, size: 7 });
    sheet.write(words[5]!, x + 45, top + 196, { bold: true, size: 7 });
    sheet.write({ text: content.locale.currency, fields: ['CURRENCY'] }, x, top + 208, { size: 9 });
    sheet.write(
      {
        text: phrasing.bare(content.amounts.due).text.replace(/[’']/g, ' '),
        fields: content.amounts.paid === 0 ? ['TOTAL_AMOUNT', 'AMOUNT_DUE'] : ['AMOUNT_DUE'],
      },
      x + 45,
      top + 208,
      { size: 9 },
    );
  }
}
