import { siret } from '../content/tax-identifiers.ts';
import { bankBlock, bankTexts, footerLine, taxNote, termsLine } from '../draw/closing.ts';
import { lineTable } from '../draw/line-table.ts';
import {
  datePair,
  duePair,
  metaPairs,
  numberPair,
  pairsBeside,
  pairsInline,
  pairsStacked,
  termsPair,
} from '../draw/pairs.ts';
import { nameOf, partyBlock, taxIdOf } from '../draw/party-block.ts';
import { taxSummary } from '../draw/tax-summary.ts';
import { stating } from '../draw/text.ts';
import { drawTotals, totalRows } from '../draw/totals.ts';
import { flowTo, roomFor, usualColumns } from './common.ts';
import { type Layout, localesOf } from './layout.ts';

/** French invoice: émetteur left, client right in a frame, legal footer with SIRET and share capital. */
export const factureLegale: Layout = {
  id: 'facture-legale',
  split: 'train',
  locales: localesOf('fr'),
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 45;
    const width = sheet.width - 90;
    let y = sheet.write(nameOf(d, 'seller'), left, 40, { size: 15, bold: true, color: d.accent, width: width / 2 });
    y = partyBlock(d, 'seller', left, y + 2, { name: false, reach: true, style: { size: 9 }, width: width / 2 - 20 });
    sheet.frame(left + width / 2, 80, width / 2, 86, d.accent);
    partyBlock(d, 'buyer', left + width / 2 + 10, 90, {
      heading: random.chance(0.5) ? phrasing.label('billTo') : null,
      width: width / 2 - 20,
      nameStyle: { bold: true },
    });
    y = Math.max(y, 170) + 18;
    const title = random.chance(0.5)
      ? [`${phrasing.title} n° `, { text: content.number, fields: ['INVOICE_NUMBER'] }]
      : phrasing.title;
    y = sheet.write(title, left, y, { size: 14, bold: true });
    y = pairsInline(d, metaPairs(d, { extras: random.integer(0, 2) }), left, y + 6);
    y = lineTable(
      d,
      usualColumns(d),
      left,
      y + 14,
      width,
      { head: random.pick(['filled', 'ruled']), headColor: '#dfe6ee', rows: random.pick(['columns', 'ruled', 'grid']) },
      flowTo(sheet.height - 130, 60),
    );
    y = roomFor(d, y, 150, sheet.height - 110);
    const below = drawTotals(d, totalRows(d), left + width - 220, y + 10, 220, { rules: 'grid' });
    y = termsLine(d, left, y + 14, { width: width - 240, size: 9 }, true);
    if (random.chance(0.3)) y = taxSummary(d, left, y + 8, 200);
    y = taxNote(d, left, y + 6, { width: width - 240, size: 9 });
    y = bankBlock(d, left, y + 6, { size: 8.5, width: width - 240 });
    const note = Math.max(below, y) + 14;
    sheet.write(phrasing.label('notes'), left, roomFor(d, note, 30, sheet.height - 90), {
      size: 7.5,
      italic: true,
      width,
    });
    const legal = [
      ...stating(content.seller.name, 'SELLER_NAME'),
      ` au capital de ${random.integer(1, 90)} 000 € - SIRET ${siret(random)} - APE ${random.digits(4)}${random.letters(1)} - `,
      ...stating(taxIdOf(d, 'seller')),
    ];
    sheet.write(legal, left, sheet.height - 56, { size: 7, width, align: 'center', color: '#555555' });
    sheet.write(content.registration, left, sheet.height - 44, { size: 7, width, align: 'center', color: '#555555' });
  },
};

/** Dutch factuur: logo right, address left, KvK, btw and bank in the column under the logo. */
export const factuurZijkolom: Layout = {
  id: 'factuur-zijkolom',
  split: 'train',
  locales: localesOf('nl'),
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 50;
    const side = sheet.width - 190;
    sheet.doc.circle(side + 16, 58, 16).fill(d.accent);
    sheet.write(nameOf(d, 'seller'), side, 82, { bold: true, width: 145 });
    let y = partyBlock(d, 'seller', side, 110, { name: false, style: { size: 8 }, reach: true, width: 145 });
    y = sheet.write(content.registration, side, y + 4, { size: 8, width: 145 });
    y = sheet.write(taxIdOf(d, 'seller'), side, y, { size: 8, width: 145 });
    for (const text of bankTexts(d)) y = sheet.write(text, side, y, { size: 8, width: 145 });
    partyBlock(d, 'buyer', left, 110, { contact: random.chance(0.3) ? 'after' : false, width: 250 });
    let top = Math.max(y, 215) + 10;
    top = sheet.write(phrasing.title, left, top, { size: 20, color: d.accent });
    const pairs = metaPairs(d, { extras: random.integer(0, 2) });
    top = random.chance(0.5)
      ? pairsBeside(d, pairs, left, top + 6, 300, 120)
      : pairsStacked(d, pairs, left, top + 6, sheet.width - 100, Math.min(4, pairs.length));
    top = lineTable(
      d,
      random.chance(0.5)
        ? usualColumns(d)
        : [
            { key: 'quantity', share: 0.9, align: 'left' },
            { key: 'description', share: 5 },
            { key: 'taxRate', share: 1 },
            { key: 'unitPrice', share: 1.4 },
            { key: 'lineTotal', share: 1.5 },
          ],
      left,
      top + 14,
      sheet.width - 100,
      { head: 'ruled', rows: 'none', padding: 3 },
      flowTo(sheet.height - 110, 60),
    );
    top = roomFor(d, top, 130);
    top = drawTotals(d, totalRows(d), sheet.width - 290, top + 8, 240, { rules: 'total' });
    if (random.chance(0.3)) top = taxSummary(d, left, top + 8, 200);
    top = taxNote(d, left, top + 12, { width: sheet.width - 100 });
    termsLine(d, left, top + 12, { width: sheet.width - 100 });
  },
};

/** Facture or factuur of one band: title left on a coloured bar, label/value line below, client block right-aligned. */
export const beneluxBand: Layout = {
  id: 'benelux-band',
  split: 'heldout',
  locales: localesOf('fr', 'nl'),
  needs: { mayBeLong: true },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 46;
    const width = sheet.width - 92;
    sheet.fill(left, 40, width, 34, d.accent);
    sheet.write(phrasing.title, left + 12, 48, { size: 16, bold: true, color: '#ffffff' });
    sheet.write(nameOf(d, 'seller'), left, 51, { size: 11, color: '#ffffff', width: width - 12, align: 'right' });
    const pairs = [numberPair(d), datePair(d), duePair(d), termsPair(d)].filter((pair) => pair !== null);
    let y = pairsBeside(d, pairs, left, 92, width * 0.5, 120, { label: { bold: true } });
    const buyer = partyBlock(d, 'buyer', left + width * 0.55, 92, {
      width: width * 0.45,
      style: { align: 'right' },
      nameStyle: { bold: true },
      taxId: random.chance(0.6),
    });
    y = lineTable(
      d,
      usualColumns(d),
      left,
      Math.max(y, buyer) + 24,
      width,
      { head: 'filled', headColor: '#f0f0f0', rows: 'ruled', padding: 5 },
      flowTo(sheet.height - 120, 60),
    );
    y = roomFor(d, y, 140, sheet.height - 90);
    y = drawTotals(d, totalRows(d), left + width - 240, y + 12, 240, { bar: '#f0f0f0' });
    y = taxNote(d, left, y + 12, { width });
    termsLine(d, left, y + 8, { width });
    footerLine(d, sheet.height - 66, {}, { sellerName: random.chance(0.7) });
  },
};
