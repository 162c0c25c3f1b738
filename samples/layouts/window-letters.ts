import { footerLine } from '../draw/closing.ts';
import { metaPairs, pairsBeside, pairsInline, pairsStacked } from '../draw/pairs.ts';
import { partyBlock } from '../draw/party-block.ts';
import { drawBody } from './body.ts';
import { EVERYWHERE, type Layout } from './layout.ts';

/**
 * A letter for an envelope with a window: the recipient's bare address at the left, the sender's at the right or above
 * it, and neither has a caption.
 */
export const windowLetter: Layout = {
  id: 'window-letter',
  split: 'train',
  locales: EVERYWHERE,
  needs: { lines: [1, 5] },
  draw(d) {
    const { sheet, phrasing, random } = d;
    const left = random.integer(46, 64);
    const width = sheet.width - 2 * left;
    const titleFirst = random.chance(0.5);
    const top = titleFirst
      ? sheet.write(phrasing.title, left, 44, { size: random.integer(16, 26), bold: random.chance(0.6) }) + 12
      : 46;
    const column = left + width * 0.58;
    const reach = random.chance(0.5);
    const seller = partyBlock(d, 'seller', column, top, {
      nameStyle: random.chance(0.5) ? { bold: true } : {},
      reach,
      taxId: random.chance(0.5),
      country: random.chance(0.3),
      width: width * 0.42,
      style: { size: random.pick([9, 10]), align: random.pick(['left', 'left', 'right'] as const) },
    });
    const isMetaRight = random.chance(0.4);
    const pairs = metaPairs(d, { extras: random.integer(0, 2), terms: random.chance(0.3) });
    const meta = isMetaRight ? pairsBeside(d, pairs, column, seller + 14, width * 0.42, 92) : seller;
    const buyer = partyBlock(d, 'buyer', left, top + random.pick([0, 0, 40, 80]), {
      contact: random.pick(['before', 'after', false, false]),
      country: random.chance(0.3),
      width: width * 0.5,
      nameStyle: random.chance(0.2) ? { bold: true } : {},
    });
    let y = Math.max(meta, buyer) + 22;
    if (!titleFirst) y = sheet.write(phrasing.title, left, y, { size: 16, bold: true }) + 8;
    if (!isMetaRight) {
      y = random.chance(0.5)
        ? pairsInline(d, pairs, left, y)
        : pairsStacked(d, pairs, left, y, width, Math.max(3, Math.min(5, pairs.length)), {
            label: { bold: true, color: '#000000' },
          });
    }
    y = drawBody(d, left, y + 14, width);
    if (!reach && random.chance(0.6)) footerLine(d, sheet.height - 54, {}, { bank: false, sellerName: false });
  },
};
