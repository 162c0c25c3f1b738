import { footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import { metaPairs, pairsBeside, pairsStacked } from '../draw/pairs.ts';
import { partyBlock, taxIdOf } from '../draw/party-block.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo } from './common.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** Credit note in letter form: amounts often negative, the invoice it corrects is named. */
export const creditNote: Layout = {
  id: 'credit-note',
  split: 'train',
  locales: EVERYWHERE,
  needs: { documentType: 'credit_note', lines: [1, 4], terms: 0.1, due: 0.05, paid: 0 },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 52;
    const width = sheet.width - 104;
    partyBlock(d, 'seller', left + width * 0.5, 44, {
      nameStyle: { bold: true, size: 12 },
      reach: true,
      taxId: true,
      width: width * 0.5,
      style: { align: 'right' },
    });
    partyBlock(d, 'buyer', left, 120, { heading: random.chance(0.6) ? phrasing.label('billTo') : null });
    let y = sheet.write(phrasing.title, left, 216, { size: 18, bold: true, color: '#b03a2e' });
    const original = {
      en: 'Original invoice',
      de: 'Zu Rechnung',
      fr: 'Facture d’origine',
      nl: 'Betreft factuur',
      es: 'Factura original',
      it: 'Rif. fattura',
    }[d.content.locale.language];
    y = pairsBeside(
      d,
      [
        ...metaPairs(d, { extras: 1, only: ['customerNumber', 'reference'] }),
        { label: original, value: [d.content.reference, ' / ', phrasing.date(d.content.orderDate)] },
      ],
      left,
      y + 6,
      320,
      140,
    );
    y = lineTable(
      d,
      [
        { key: 'description', share: 5 },
        { key: 'quantity', share: 1 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 14,
      width,
      { head: 'ruled', rows: 'ruled' },
      flowTo(sheet.height - 120, 60),
    );
    y = drawTotals(d, totalRows(d), left + width - 240, y + 8, 240, { rules: 'total' });
    y = taxNote(d, left, y + 12, { width });
    termsLine(d, left, y + 8, { width });
    footerLine(d, sheet.height - 64, {}, { sellerName: false });
  },
};

/** Credit memo as a compact form: two framed panels on top, sums in a framed column. */
export const creditMemoForm: Layout = {
  id: 'credit-memo-form',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: { documentType: 'credit_note', lines: [1, 3], terms: 0, due: 0, paid: 0 },
  draw(d) {
    const { sheet, phrasing } = d;
    const left = 44;
    const width = sheet.width - 88;
    const half = width / 2 - 8;
    sheet.fill(left, 40, width, 30, '#444444');
    sheet.write(phrasing.title, left, 48, { size: 14, bold: true, color: '#ffffff', width, align: 'center' });
    const a = partyBlock(d, 'seller', left + 8, 88, { heading: phrasing.label('from'), width: half - 16 });
    const b = partyBlock(d, 'buyer', left + half + 24, 88, { heading: phrasing.label('billTo'), width: half - 16 });
    let y = Math.max(a, b) + 6;
    sheet.frame(left, 80, half, y - 80, '#444444');
    sheet.frame(left + half + 16, 80, half, y - 80, '#444444');
    y = pairsStacked(d, metaPairs(d, { extras: 1 }), left, y + 12, width, 3, {
      valueFirst: true,
      label: { size: 7.5 },
      value: { size: 11 },
    });
    y = lineTable(
      d,
      [
        { key: 'sku', share: 1.2 },
        { key: 'description', share: 4.4 },
        { key: 'quantity', share: 0.9 },
        { key: 'unitPrice', share: 1.4 },
        { key: 'lineTotal', share: 1.5 },
      ],
      left,
      y + 8,
      width,
      { head: 'filled', headColor: '#eeeeee', rows: 'grid' },
    );
    y = drawTotals(d, totalRows(d), left + width - 230, y + 12, 230, { rules: 'grid' });
    y = taxNote(d, left, y + 10, { width });
    sheet.write(taxIdOf(d, 'seller'), left, y + 8, { size: 9 });
  },
};
