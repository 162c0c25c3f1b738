import { bankTexts, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsInline } from '../draw/pairs.ts';
import { partyBlock } from '../draw/party-block.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** European giro slip: letter above, a form with account, name, amount and reference in boxes below the fold. */
export const giroSlip: Layout = {
  id: 'giro-slip',
  split: 'heldout',
  locales: EVERYWHERE.filter((id) => /-(DE|AT|NL|BE|FR|IT|ES|IE)$/.test(id)),
  needs: { lines: [1, 4], terms: 0.8 },
  draw(d) {
    const { sheet, phrasing, content, random } = d;
    const left = 58;
    const width = sheet.width - 116;
    partyBlock(d, 'seller', left, 40, {
      nameStyle: { bold: true },
      reach: true,
      taxId: true,
      width,
      style: { align: 'right', size: 9 },
    });
    partyBlock(d, 'buyer', left, 128, { country: random.chance(0.3) });
    let y = sheet.write(phrasing.title, left, 220, { size: 14, bold: true });
    y = pairsInline(d, metaPairs(d, { extras: random.integer(0, 1) }), left, y + 4);
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantityUnit', share: 1.4 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 10,
      width,
      { head: 'plain', rows: 'none', padding: 2.5, additions: false },
    );
    y = drawTotals(d, totalRows(d), left + width - 240, y + 4, 240, { gap: 1.5, rules: 'total' });
    y = taxNote(d, left, y + 6, { width, size: 9 });
    termsLine(d, left, y + 6, { width });
    const top = sheet.height - 190;
    sheet.dashed(0, top - 10, sheet.width, top - 10);
    sheet.fill(left, top, width, 160, '#fdeeea');
    const cells = [
      [phrasing.label('accountHolder'), stating(content.seller.name, 'SELLER_NAME')],
      ...bankTexts(d)
        .slice(-2)
        .map((text) => ['', text]),
      [phrasing.label('reference'), stating(content.number, 'INVOICE_NUMBER')],
      [phrasing.label('amountDue'), phrasing.money(content.amounts.due, 'AMOUNT_DUE')],
      ['', stating(content.buyer.name, 'BUYER_NAME')],
    ] as const;
    cells.forEach(([label, value], i) => {
      sheet.write(label, left + 8, top + 6 + i * 25, { size: 6.5, color: '#a04030' });
      sheet.fill(left + 8, top + 14 + i * 25, width - 16, 13, '#ffffff');
      sheet.write(value, left + 12, top + 15 + i * 25, { size: 9 });
    });
  },
};
