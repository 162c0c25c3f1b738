import { datePair, metaPairs, numberPair, pairsBeside } from '../draw/pairs.ts';
import { nameOf, partyBlock } from '../draw/party-block.ts';
import { companyLine, wordmark } from '../draw/party-signs.ts';
import { drawBody } from './body.ts';
import { ENGLISH, type Layout } from './layout.ts';
import { personalMail } from './party-places.ts';

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
