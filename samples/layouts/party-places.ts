import type { Draft } from '../draw/draft.ts';
import { datePair, metaPairs, numberPair, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { companyLine, wordmark } from '../draw/party-signs.ts';
import { drawBody } from './body.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/** "joan@metricon.com" for Joan at a company, or "joan@delacroix.com" for herself. */
export function personalMail({ content }: Draft): string {
  const { buyer } = content;
  const [first, ...others] = (buyer.isPerson ? buyer.name : buyer.contact).toLowerCase().split(' ');
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\d]/gu, '');
  const domain = buyer.isPerson ? `${plain(others.join(''))}.com` : buyer.email.split('@')[1]!;
  return `${plain(first!)}@${domain}`;
}

/** Bookkeeping program: number in the title, bare recipient below it, the sender's lines ending at the right edge. */
export const senderAtRight: Layout = {
  id: 'sender-at-right',
  split: 'train',
  locales: EVERYWHERE,
  needs: { lines: [1, 6] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 50;
    const width = sheet.width - 100;
    let y = sheet.write(phrasing.title, left, 44, { size: random.integer(16, 24), bold: random.chance(0.6) });
    const pairs = metaPairs(d, { extras: random.integer(0, 2) });
    const below = random.chance(0.6);
    if (!below) y = pairsInline(d, pairs, left, y + 4);
    const top = y + 14;
    let right = top;
    const style = { width, align: 'right' as const, size: random.pick([9, 10]) };
    right = sheet.write(nameOf(d, 'seller'), left, right, { ...style, bold: random.chance(0.4) });
    for (const line of content.seller.lines) right = sheet.write(line, left, right, style);
    if (random.chance(0.4)) right = sheet.write(content.seller.email, left, right, style);
    const buyer = partyBlock(d, 'buyer', left, top, {
      nameStyle: random.chance(0.3) ? { bold: true } : {},
      contact: random.pick(['after', 'before', false]),
      country: random.chance(0.3),
      width: width * 0.45,
    });
    y = Math.max(buyer, right) + 18;
    if (below) {
      y = random.chance(0.5)
        ? pairsInline(d, pairs, left, y)
        : pairsBeside(d, pairs, left, y, width * 0.6, 120, { label: { size: 9 }, value: { size: 9 } });
    }
    drawBody(d, left, y + 14, width);
  },
};

/** The brand large on top; below it the firm and its customer side by side without headings, the customer with its mail. */
export const brandOnTop: Layout = {
  id: 'brand-on-top',
  split: 'train',
  locales: EVERYWHERE,
  needs: { lines: [1, 5] },
  draw(d) {
    const { sheet, random, content } = d;
    const left = 46;
    const width = sheet.width - 92;
    const half = width * 0.55;
    sheet.write(wordmark(d), left, 40, { size: random.integer(20, 32), bold: random.chance(0.5), color: d.accent });
    const meta = pairsBeside(d, metaPairs(d, { extras: 1 }), left + half, 44, width - half, 100, {});
    const sellerLeft = random.chance(0.65);
    const top = meta + 22;
    const seller = partyBlock(d, 'seller', sellerLeft ? left : left + half, top, {
      country: random.chance(0.3),
      width: width - half - 6,
    });
    const x = sellerLeft ? left + half : left;
    let buyer = partyBlock(d, 'buyer', x, top, {
      contact: random.chance(0.6) ? 'after' : false,
      width: width - half - 6,
    });
    if (random.chance(0.7)) buyer = sheet.write(personalMail(d), x, buyer, { width: width - half - 6 });
    if (random.chance(0.4)) buyer = sheet.write(content.buyer.phone, x, buyer, { width: width - half - 6 });
    drawBody(d, left, Math.max(seller, buyer) + 22, width);
  },
};

/** Web shop: logo left, sender right, the customer's bare block with mail and telephone under the title, goods elsewhere. */
export const shopSlip: Layout = {
  id: 'shop-slip',
  split: 'heldout',
  locales: EVERYWHERE,
  needs: { trades: ['goods'], lines: [1, 4], buyer: 'person', terms: 0.1 },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 44;
    const width = sheet.width - 88;
    sheet.write(wordmark(d), left, 50, { size: 22, bold: true });
    const seller = partyBlock(d, 'seller', left + width * 0.64, 40, { width: width * 0.36 });
    const top = sheet.write(phrasing.title.toUpperCase(), left, seller + 18, { size: 18, bold: true }) + 8;
    let buyer = partyBlock(d, 'buyer', left, top, { width: width * 0.32 });
    buyer = sheet.write(personalMail(d), left, buyer, { width: width * 0.32 });
    buyer = sheet.write(content.buyer.phone, left, buyer, { width: width * 0.32 });
    const goods = random.chance(0.6)
      ? partyBlock(d, 'recipient', left + width * 0.34, top, {
          heading: `${phrasing.label('shipTo')}${phrasing.colon}`,
          width: width * 0.28,
        })
      : top;
    const meta = pairsBeside(d, metaPairs(d, { extras: 1 }), left + width * 0.64, top, width * 0.36, 96, {
      label: { size: 9 },
      value: { size: 9 },
    });
    drawBody(d, left, Math.max(buyer, goods, meta) + 18, width, { bank: 0 });
  },
};

const GREETINGS = {
  en: [
    'Thanks for your order, {name}',
    'Thanks for riding, {name}',
    'Hi {name},',
    'Hello {name},',
    'Thank you, {name}!',
  ],
  de: ['Danke für Ihre Bestellung, {name}', 'Hallo {name},', 'Vielen Dank, {name}!'],
  fr: ['Merci pour votre commande, {name}', 'Bonjour {name},', 'Merci, {name} !'],
  nl: ['Bedankt voor je bestelling, {name}', 'Hallo {name},', 'Bedankt, {name}!'],
  es: ['Gracias por tu pedido, {name}', 'Hola {name},', '¡Gracias, {name}!'],
  it: ['Grazie per il tuo ordine, {name}', 'Ciao {name},', 'Grazie, {name}!'],
} as const;

/** Receipt by mail: greets its buyer, lists the sums, names the card, and the firm with its seat at the very end. */
export const greetingReceipt: Layout = {
  id: 'greeting-receipt',
  split: 'train',
  locales: EVERYWHERE,
  needs: {
    documentType: 'receipt',
    trades: ['work', 'subscription'],
    lines: [1, 4],
    terms: 0,
    due: 0,
    buyer: 'person',
    fullyPaid: true,
  },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 70;
    const width = sheet.width - 140;
    sheet.write(wordmark(d), left, 46, { size: 20, bold: true });
    const [before, after] = random.pick(GREETINGS[content.locale.language]).split('{name}') as [string, string];
    const size = random.pick([11, 18, 22]);
    let y = sheet.write(phrasing.title, left, 80, { size: 13 });
    y = sheet.write([before, ...[nameOf(d, 'buyer')].flat(), after], left, y + 10, { size, bold: size > 11, width });
    y = pairsBeside(d, [numberPair(d), datePair(d)], left, y + 10, width, width * 0.5, {});
    if (random.chance(0.5)) y = sheet.write(phrasing.label('methods'), left, y + 6, { size: 9 });
    y = drawBody(d, left, y + 12, width, { bank: 0 });
    if (random.chance(0.5)) companyLine(d, left, Math.max(y + 16, sheet.height - 70), { width });
    else partyBlock(d, 'seller', left, y + 16, { width, style: { size: 8 } });
  },
};
