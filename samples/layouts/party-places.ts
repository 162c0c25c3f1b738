import type { Draft } from '../draw/draft.ts';
import { datePair, metaPairs, numberPair, pairsBeside, pairsInline } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { companyLine, wordmark } from '../draw/party-signs.ts';
import { drawBody } from './body.ts';
import { ENGLISH, EVERYWHERE, type Layout } from './layout.ts';

/** "joan@metricon.com" for Joan at a company, or "joan@delacroix.com" for herself. */
function personalMail({ content }: Draft): string {
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

const SECOND_PART = /\s(?=di\s|\((?!haftung))/u;
const BODIES = [
  'Department of Botany',
  'School of Music',
  'Faculty of Law',
  'Institute of Physics',
  'Office of the Dean',
];

/** A letterhead in two lines, the second smaller: "OFFICINA BRAMBILLA" over "di Brambilla Dino & C. S.n.c."; a person at an institute. */
export const letterhead: Layout = {
  id: 'letterhead',
  split: 'train',
  locales: ['it-IT', 'it-IT', 'en-GB', 'en-GB', 'en-IN', 'en-US', 'en-IE'],
  needs: { lines: [1, 4] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 50;
    const width = sheet.width - 100;
    const { name } = content.seller;
    const cut = SECOND_PART.exec(name)?.index ?? name.length;
    const align = random.pick(['left', 'center'] as const);
    const size = random.integer(14, 20);
    const part = (text: string) => ({ text, fields: ['SELLER_NAME'] });
    let y = sheet.write([part(name.slice(0, cut))], left, 40, { size, bold: true, width, align });
    const address = content.seller.lines.join(' – ');
    const rest = name.slice(cut + 1);
    const inLine = random.chance(0.5);
    const second = inLine ? [...(rest ? [part(rest), ' – '] : []), address] : rest ? [part(rest)] : [];
    if (second.length > 0) y = sheet.write(second, left, y, { size: 9, width, align });
    if (!inLine) y = sheet.write(address, left, y, { size: 8, width, align });
    y = sheet.write(phrasing.title, left, y + 12, { size: 14 }) + 8;
    const { buyer } = content;
    let below = y;
    if (random.chance(0.4))
      below = sheet.write(`${phrasing.label('billTo')}${phrasing.colon}`, left, below, { bold: true });
    below = sheet.write(nameOf(d, 'buyer'), left, below);
    if (buyer.isPerson && content.locale.language === 'en') {
      below = sheet.write(random.pick(BODIES), left, below);
      below = sheet.write(`University of ${buyer.town}`, left, below);
    }
    for (const line of buyer.lines) below = sheet.write(line, left, below);
    const meta = pairsBeside(d, metaPairs(d, { extras: 1 }), left + width * 0.55, y, width * 0.45, 110, {});
    drawBody(d, left, Math.max(meta, below) + 18, width);
  },
};

/** Haulage, trade: the bill's recipient beside the places the goods came from and went to, all three in one row. */
export const threePlaces: Layout = {
  id: 'three-places',
  split: 'train',
  locales: ENGLISH,
  needs: { trades: ['goods', 'work'], lines: [1, 4] },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 40;
    const width = sheet.width - 80;
    let y = sheet.write(nameOf(d, 'seller'), left, 40, { size: 18, bold: true, width, align: 'center' });
    y = sheet.write([...content.seller.lines, content.seller.phone].join(', '), left, y, {
      size: 9,
      width,
      align: 'center',
    });
    y = sheet.write(phrasing.title.toUpperCase(), left, y + 10, { size: 14, bold: true, width, align: 'center' }) + 10;
    const meta = pairsBeside(d, metaPairs(d, { extras: 1 }), left, y, width * 0.24, 70, {
      label: { size: 7 },
      value: { size: 7 },
    });
    const column = width * 0.24;
    const headings = random.pick([
      ['BILL TO:', 'SHIPPER:', 'CONSIGNEE:'],
      ['Bill To', 'Ship From', 'Ship To'],
      ['Billed to', 'Job site', 'Ordered by'],
      ['Customer', 'Pickup location', 'Consignee'],
    ] as const);
    const style = { size: 8 };
    const buyer = partyBlock(d, 'buyer', left + width * 0.28, y, {
      heading: headings[0],
      contact: random.chance(0.4) ? 'after' : false,
      width: column - 6,
      style,
    });
    const other = partyBlock(d, 'recipient', left + width * 0.28 + column, y, {
      heading: headings[1],
      width: column - 6,
      style,
    });
    let last = sheet.write(headings[2], left + width * 0.28 + 2 * column, y, { ...style, bold: true }) + 1;
    const { shipTo } = content;
    for (const line of [random.pick([shipTo.contact, `${shipTo.town} Feed & Supply`]), ...shipTo.lines])
      last = sheet.write(line, left + width * 0.28 + 2 * column, last, { ...style, width: column - 6 });
    drawBody(d, left, Math.max(meta, buyer, other, last) + 16, width);
  },
};

/** Online account: the card stands under the heading before the buyer, or who was billed stands with the mail in brackets. */
export const billedAccount: Layout = {
  id: 'billed-account',
  split: 'train',
  locales: ENGLISH,
  needs: { trades: ['subscription'], lines: [1, 3], terms: 0, due: 0, fullyPaid: true, documentType: 'receipt' },
  draw(d) {
    const { sheet, phrasing, random, content } = d;
    const left = 54;
    const width = sheet.width - 108;
    let y = sheet.write(wordmark(d), left, 44, { size: 18, bold: true });
    sheet.write(phrasing.title, left, 48, { size: 16, width, align: 'right' });
    const card = random.pick([
      'Visa .... 0021',
      'Mastercard ending in 5108',
      'Visa (4*** **** **** 8821)',
      'Amex •••• 1003',
    ]);
    if (random.chance(0.5)) {
      const pairs = [
        {
          label: random.pick(['Account billed', 'Billed account', 'Account']),
          value: [...[nameOf(d, 'buyer')].flat(), ` (${personalMail(d)})`],
        },
        numberPair(d),
        datePair(d),
        { label: 'Charged to', value: card },
      ];
      y = pairsBeside(d, pairs, left, y + 20, width, 130, {});
    } else {
      const meta = pairsBeside(d, [numberPair(d), datePair(d)], left, y + 20, width * 0.5, 110, {});
      let x = sheet.write(random.pick(['BILLED TO', 'Billed To']), left + width * 0.6, y + 20, { size: 8 });
      x = sheet.write(card, left + width * 0.6, x);
      y = Math.max(meta, partyBlock(d, 'buyer', left + width * 0.6, x, { country: true, width: width * 0.4 }));
    }
    y = drawBody(d, left, y + 20, width, { bank: 0 });
    if (y > sheet.height - 70) return;
    if (random.chance(0.5)) companyLine(d, left, sheet.height - 60, { width });
    else
      sheet.write([...[nameOf(d, 'seller')].flat(), `, ${content.seller.lines.join(', ')}`], left, sheet.height - 60, {
        size: 8,
        width,
      });
  },
};
