import { footerLine } from '../draw/closing.ts';
import { metaPair, metaPairs, pairsBeside, pairsInline, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock, senderLine, taxIdOf } from '../draw/party-block.ts';
import { chosenLine, companyLine, copyrightLine, payableLine, wordmark } from '../draw/party-signs.ts';
import { drawBody } from './body.ts';
import { ENGLISH, EVERYWHERE, type Layout } from './layout.ts';

/** Online service: a wordmark on top, the firm's full name with its seat only at the foot, the account's holder left. */
export const cloudAccount: Layout = {
  id: 'cloud-account',
  split: 'train',
  locales: EVERYWHERE,
  needs: { trades: ['subscription'], lines: [1, 5], terms: 0.3 },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 48;
    const width = sheet.width - 96;
    sheet.write(wordmark(d), left, 40, { size: random.integer(16, 26), bold: true, color: d.accent });
    sheet.write(phrasing.title, left, 44, { size: 18, width, align: 'right' });
    const buyer = partyBlock(d, 'buyer', left, 96, {
      heading: random.chance(0.75) ? `${phrasing.label('billTo')}${phrasing.colon}` : null,
      contact: random.pick(['before', 'after', false]),
      country: random.chance(0.5),
      taxId: random.chance(0.3),
      width: width * 0.45,
    });
    const meta = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(1, 3) }),
      left + width * 0.5,
      96,
      width * 0.5,
      width * 0.26,
      { label: { bold: true, size: 9 }, value: { size: 9, width: width * 0.24 } },
    );
    let y = Math.max(buyer, meta) + 16;
    if (random.chance(0.5)) {
      const provider = random.chance(0.5) ? `${phrasing.label('from')}: ` : '';
      y = sheet.write([provider, ...[nameOf(d, 'seller')].flat()], left, y, { size: 9, width });
      y = sheet.write(content.seller.lines.join(', '), left, y, { size: 9, width });
      y = sheet.write(taxIdOf(d, 'seller'), left, y, { size: 9, width }) + 10;
    }
    drawBody(d, left, y, width, { bank: 0.1 });
    const style = { width, align: random.pick(['left', 'center'] as const) };
    const foot = companyLine(d, left, sheet.height - 62, style);
    if (random.chance(0.4)) copyrightLine(d, left, foot, { ...style, size: 7.5 });
  },
};

/** Receipt of a ride or delivery: a wordmark, a thank-you with the first name, who billed whom in short lines. */
export const rideReceipt: Layout = {
  id: 'ride-receipt',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: { trades: ['work', 'subscription'], lines: [1, 3], terms: 0, due: 0, buyer: 'person' },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 60;
    const width = sheet.width - 120;
    let y = sheet.write(wordmark(d), left, 44, { size: 24, bold: true });
    y = sheet.write(phrasing.title, left, y + 6, { size: 14 });
    y = partyBlock(d, 'buyer', left, y + 16, {
      heading: `${phrasing.label('billTo')}${phrasing.colon}`,
      headingStyle: { bold: false },
      width: width * 0.6,
    });
    y = pairsInline(d, metaPairs(d, { extras: 1 }), left, y + 12);
    y = drawBody(d, left, y + 14, width, { bank: 0 });
    y = sheet.write(`${phrasing.label('from')}:`, left, y + 18, { size: 9, color: '#666666' });
    y = partyBlock(d, 'seller', left, y, { taxId: true, country: random.chance(0.5), width, style: { size: 9 } });
    if (random.chance(0.5)) chosenLine(d, left, Math.max(y + 14, sheet.height - 60), { size: 8, width });
    if (random.chance(0.3)) sheet.write(content.seller.web, left, sheet.height - 40, { size: 8 });
  },
};

/** Marketplace: who sold it in a line of its own, billing and delivery address side by side, often the same. */
export const soldBy: Layout = {
  id: 'sold-by',
  split: 'train',
  locales: EVERYWHERE,
  needs: { trades: ['goods'], lines: [1, 3], buyer: 'person', terms: 0.1, due: 0.1 },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 36;
    const width = sheet.width - 72;
    const third = width / 3;
    let y = random.chance(0.5)
      ? sheet.write(wordmark(d), left, 34, { size: 20, bold: true })
      : sheet.write(phrasing.title, left, 34, { size: 15, bold: true, width, align: 'center' });
    const asLine = random.chance(0.5);
    if (asLine) {
      y = sheet.write([`${phrasing.label('from')}: `, ...[nameOf(d, 'seller')].flat()], left, y + 8, { bold: true });
      y = sheet.write(content.seller.lines.join(', '), left, y, { size: 8, width });
    }
    const columns = asLine ? [0, third, 2 * third] : [third, 2 * third, 0];
    const heading = { headingStyle: { size: 9 }, style: { size: 9 }, width: third - 12 };
    const meta = pairsInline(d, metaPairs(d, { extras: 2 }), left + columns[0]!, y + 12, {
      size: 8.5,
      width: third - 10,
    });
    const buyer = partyBlock(d, 'buyer', left + columns[1]!, y + 12, {
      heading: phrasing.label('billTo'),
      country: random.chance(0.3),
      ...heading,
    });
    const goods = partyBlock(d, random.chance(0.6) ? 'buyer' : 'recipient', left + columns[2]!, y + 12, {
      heading: phrasing.label('shipTo'),
      country: random.chance(0.3),
      ...heading,
    });
    y = Math.max(meta, buyer, goods) + 14;
    if (!asLine) {
      y = partyBlock(d, 'seller', left, y, { heading: phrasing.label('from'), taxId: true, ...heading, width }) + 10;
    }
    y = drawBody(d, left, y, width, { bank: 0 });
    if (random.chance(0.5)) chosenLine(d, left, y + 16, { size: 9, width });
    if (random.chance(0.5)) companyLine(d, left, sheet.height - 50, { width });
  },
};

/** Bill of an account: holder and account number in the head, the place of service elsewhere, whom to pay on the slip. */
export const accountHolder: Layout = {
  id: 'account-holder',
  split: 'train',
  locales: ENGLISH,
  needs: { trades: ['subscription'], lines: [2, 5], terms: 0.3, due: 1 },
  draw(d) {
    const { sheet, random, content } = d;
    const left = 40;
    const width = sheet.width - 80;
    sheet.write(wordmark(d), left, 36, { size: 22, bold: true, color: d.accent });
    const head = [
      { label: random.pick(['Account name', 'Account Holder', 'Customer name', 'Name']), value: nameOf(d, 'buyer') },
      ...metaPairs(d, { extras: 1, only: ['customerNumber', 'servicePeriod'] }),
      { label: random.pick(['Service address', 'Supply address']), value: content.buyer.lines.join(', ') },
    ];
    const meta = pairsBeside(d, head, left + width * 0.48, 76, width * 0.52, 110, {
      label: { size: 9 },
      value: { size: 9, bold: true },
    });
    const window = partyBlock(d, 'buyer', left, 120, { style: { size: 9 }, width: width * 0.44 });
    let y = drawBody(d, left, Math.max(meta, window) + 24, width, { bank: 0 });
    y = chosenLine(d, left, y + 10, { size: 9, width });
    if (y > sheet.height - 150) return;
    sheet.dashed(left, sheet.height - 140, left + width, sheet.height - 140);
    payableLine(d, left, sheet.height - 126, { size: 9, width: width * 0.6 });
    sheet.write(content.seller.lines.join('\n'), left, sheet.height - 98, { size: 9, width: width * 0.5 });
    pairsBeside(d, [metaPair(d, 'customerNumber')], left + width * 0.6, sheet.height - 126, width * 0.4, 100);
    companyLine(d, left, sheet.height - 46, { width });
  },
};

/** No letterhead at all: the seller is named where the money goes to, and perhaps in the line above the address. */
export const namedAtPayment: Layout = {
  id: 'named-at-payment',
  split: 'train',
  locales: EVERYWHERE,
  needs: { lines: [1, 4] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 56;
    const width = sheet.width - 112;
    sheet.write(phrasing.title, left, 50, { size: 24, bold: true, color: '#8899aa' });
    if (random.chance(0.4)) senderLine(d, left, 92, random.pick([' · ', ' - ', ' | ', ', ']), { width: width * 0.6 });
    const buyer = partyBlock(d, 'buyer', left, 108, {
      heading: random.chance(0.7) ? phrasing.label('billTo') : null,
      contact: random.pick(['before', 'after', false]),
      width: width * 0.5,
    });
    const meta = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(0, 1) }),
      left + width * 0.6,
      108,
      width * 0.4,
      1,
      { label: { size: 8 } },
    );
    let y = drawBody(d, left, Math.max(buyer, meta) + 20, width, { bank: 0.3 });
    y = payableLine(d, left, y + 14, { width });
    sheet.write(`${content.seller.email} ${content.seller.phone}`, left, y, { size: 9, width });
    if (random.chance(0.4)) footerLine(d, sheet.height - 60, {}, { bank: false });
  },
};
