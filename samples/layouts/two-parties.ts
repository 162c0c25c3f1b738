import { footerLine } from '../draw/closing.ts';
import type { Draft } from '../draw/draft.ts';
import { metaPairs, pairsBeside, pairsInline, pairsStacked } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { copyrightLine, signedFor } from '../draw/party-signs.ts';
import { drawBody } from './body.ts';
import { ENGLISH, EVERYWHERE, type Layout } from './layout.ts';

function contactOf({ random }: Draft): 'before' | 'after' | false {
  return random.pick(['before', 'after', false, false]);
}

/** Bookkeeping web service: title and bare buyer left, particulars in the middle, seller right, a slip to cut off below. */
export const ledgerApp: Layout = {
  id: 'ledger-app',
  split: 'train',
  locales: ENGLISH,
  needs: { lines: [1, 4], taxModels: ['single', 'single', 'inclusive', 'none'] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 50;
    const width = sheet.width - 100;
    const top = random.integer(90, 120);
    sheet.write(phrasing.title.toUpperCase(), left, 50, { size: 20, bold: random.chance(0.5) });
    const buyer = partyBlock(d, 'buyer', left + random.pick([0, 24]), top, {
      contact: contactOf(d),
      width: width * 0.38,
      taxId: random.chance(0.2),
    });
    const middle = pairsStacked(
      d,
      metaPairs(d, { extras: random.integer(0, 2) }).map((pair) => ({ ...pair, label: pair.label.replace(/:$/, '') })),
      left + width * 0.44,
      top,
      width * 0.24,
      1,
      { label: { bold: true, size: 9, color: '#000000' } },
    );
    const seller = partyBlock(d, 'seller', left + width * 0.71, top, {
      taxId: random.chance(0.4),
      reach: random.chance(0.4),
      country: random.chance(0.4),
      width: width * 0.29,
      style: { size: 9 },
    });
    let y = drawBody(d, left, Math.max(buyer, middle, seller) + 20, width);
    if (y > sheet.height - 170) return;
    y = Math.max(y + 16, sheet.height - 170);
    sheet.dashed(left, y, left + width, y);
    sheet.write(random.pick(['PAYMENT ADVICE', 'Remittance advice']), left, y + 12, { size: 15 });
    sheet.write('To:', left, y + 40, { size: 9 });
    const below = sheet.write(nameOf(d, 'seller'), left + 24, y + 40, { size: 9, width: width * 0.4 });
    sheet.write(content.seller.lines.join('\n'), left + 24, below, { size: 9, width: width * 0.4 });
    pairsBeside(
      d,
      [{ label: 'Customer', value: nameOf(d, 'buyer') }, ...metaPairs(d, { extras: 0 })],
      left + width * 0.55,
      y + 16,
      width * 0.45,
      96,
      { label: { bold: true, size: 9 }, value: { size: 9 } },
    );
  },
};

/** Seller and client side by side under captions of equal rank, each with tax number; number and date on top. */
export const sellerClient: Layout = {
  id: 'seller-client',
  split: 'train',
  locales: EVERYWHERE,
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 44;
    const width = sheet.width - 88;
    const half = width / 2;
    let y = pairsInline(d, metaPairs(d, { extras: random.integer(0, 1) }), left, 50, { size: 11 });
    if (random.chance(0.5)) y = sheet.write(phrasing.title, left, y + 6, { size: 18, bold: true });
    const sides = random.chance(0.75) ? ([0, half] as const) : ([half, 0] as const);
    const caption = (text: string) => `${text}${phrasing.colon}`;
    const headingStyle = { size: random.integer(9, 14), bold: random.chance(0.6), color: d.accent };
    const nameStyle = { bold: random.chance(0.5) };
    const seller = partyBlock(d, 'seller', left + sides[0], y + 24, {
      heading: caption(phrasing.label('from')),
      headingStyle,
      nameStyle,
      taxId: random.chance(0.7),
      width: half - 14,
    });
    const buyer = partyBlock(d, 'buyer', left + sides[1], y + 24, {
      heading: caption(phrasing.label('billTo')),
      headingStyle,
      nameStyle,
      contact: contactOf(d),
      taxId: random.chance(0.5),
      width: half - 14,
    });
    drawBody(d, left, Math.max(seller, buyer) + 22, width);
  },
};

/** Neither party has a caption: sender on one side, recipient on the other, level or one lower than the other. */
export const uncaptioned: Layout = {
  id: 'uncaptioned',
  split: 'train',
  locales: EVERYWHERE,
  needs: { lines: [1, 5] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 52;
    const width = sheet.width - 104;
    const half = width * 0.52;
    const titleFirst = random.chance(0.5);
    const top = titleFirst ? sheet.write(phrasing.title, left, 46, { size: 26, bold: true }) + 14 : 48;
    const sellerLeft = random.chance(0.7);
    const sellerReach = random.chance(0.45);
    const seller = partyBlock(d, 'seller', sellerLeft ? left : left + half, top, {
      nameStyle: random.chance(0.4) ? { bold: true, size: 12 } : {},
      reach: sellerReach,
      country: random.chance(0.4),
      taxId: random.chance(0.5),
      width: width - half - 4,
    });
    const lower = random.pick([0, 0, 30, 70]);
    const buyer = partyBlock(d, 'buyer', sellerLeft ? left + half : left, top + lower, {
      contact: contactOf(d),
      country: random.chance(0.4),
      width: width - half - 4,
    });
    let y = Math.max(seller, buyer) + 20;
    if (!titleFirst) y = sheet.write(phrasing.title, left, y, { size: 18 }) + 8;
    const pairs = metaPairs(d, { extras: random.integer(0, 1) });
    y = random.chance(0.5)
      ? pairsInline(d, pairs, left, y)
      : pairsStacked(d, pairs, left, y, width, Math.max(3, pairs.length), { label: { bold: true, color: '#000000' } });
    drawBody(d, left, y + 16, width);
    if (sellerReach) return;
    sheet.write(`${content.seller.email} | ${content.seller.web}`, left, sheet.height - 46, {
      size: 8,
      width,
      align: 'center',
    });
  },
};

/** Captions in a column of their own at the left, the block of each party to the right of its caption. */
export const captionColumn: Layout = {
  id: 'caption-column',
  split: 'heldout',
  locales: EVERYWHERE,
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = 56;
    const width = sheet.width - 112;
    const column = 110;
    sheet.write(phrasing.title, left, 48, { size: 22, color: d.accent });
    const captionStyle = {
      size: 9,
      color: '#777777',
      width: column - 8,
      align: random.pick(['left', 'right'] as const),
    };
    let y = 100;
    for (const role of random.chance(0.6) ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const)) {
      const caption = sheet.write(phrasing.label(role === 'seller' ? 'from' : 'billTo'), left, y, captionStyle);
      const block = partyBlock(d, role, left + column, y, {
        nameStyle: { bold: random.chance(0.5) },
        contact: role === 'buyer' ? contactOf(d) : false,
        width: width - column,
      });
      y = Math.max(caption, block) + 12;
    }
    y = pairsBeside(
      d,
      metaPairs(d, { extras: random.integer(0, 1) }).map((pair) => ({
        ...pair,
        label: pair.label.replace(/ ?:$/, ''),
      })),
      left,
      y,
      width * 0.7,
      column,
      { label: captionStyle },
    );
    drawBody(d, left, y + 18, width);
    if (random.chance(0.4)) copyrightLine(d, left, sheet.height - 44, { size: 7.5, color: '#777777' });
  },
};

/** Seller centred on top, buyer boxed below, "for the seller" over the signature at the end. */
export const signedBelow: Layout = {
  id: 'signed-below',
  split: 'heldout',
  locales: ['en-IN', 'en-IN', 'en-GB', 'en-US'],
  needs: { lines: [1, 5], trades: ['goods', 'work'] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 40;
    const width = sheet.width - 80;
    let y = sheet.write(nameOf(d, 'seller'), left, 40, { size: 17, bold: true, width, align: 'center' });
    y = sheet.write(content.seller.lines.join(', '), left, y, { size: 9, width, align: 'center' });
    y = sheet.write(`${phrasing.colonLabel('phone')} ${content.seller.phone}, ${content.seller.email}`, left, y, {
      size: 9,
      width,
      align: 'center',
    });
    sheet.line(left, y + 4, left + width, y + 4);
    y = sheet.write(phrasing.title, left, y + 10, { bold: true, size: 12, width, align: 'center' });
    const buyer = partyBlock(d, 'buyer', left + 6, y + 10, {
      heading: random.pick(['M/s.', 'To,', 'Buyer (Bill to)', 'Details of Receiver (Billed to)', 'Messrs.']),
      taxId: true,
      contact: random.chance(0.2) ? 'after' : false,
      width: width * 0.5,
    });
    const meta = pairsBeside(d, metaPairs(d, { extras: 2 }), left + width * 0.56, y + 10, width * 0.44, 100);
    const below = Math.max(buyer, meta) + 8;
    sheet.frame(left, y + 4, width, below - y - 8);
    y = drawBody(d, left, below + 6, width, { bank: 0.6 });
    if (y < sheet.height - 90) signedFor(d, left + width * 0.6, sheet.height - 84, { size: 9, width: width * 0.4 });
    if (random.chance(0.3)) footerLine(d, sheet.height - 32, {}, { bank: false, sellerName: false });
  },
};
