import { saleWords } from '../../lexicon/sayings/all-sayings.ts';

const MEANING = new RegExp(`^(?:${saleWords('meanings')})$`, 'iu');
const EXAMPLE = new RegExp(`^(?:${saleWords('examples')})s?$`, 'iu');
/** "Figure 6-4. The invoice window": below a picture of a chapter; "Fig. 3" may be what is drawn and charged. */
const CAPTION = new RegExp(String.raw`^\W*(?:${saleWords('captions')})\s?\d{1,3}(?:[.-]\d{1,3})+[.:]?\s+\p{L}`, 'iu');
/** From this share of running text on an invoice in it is its picture. */
const PROSE = 0.4;
const EXAMPLES = 4;
const PICTURES = 9;

/** How much (log odds) speaks for a table of fields with what they mean, or for an invoice that is shown in an article or a manual. */
export function explains(texts: readonly string[], prose: number): number {
  const isTable = texts.some((text) => {
    const cells = text.split(/\s{2,}/);
    return cells.length > 1 && cells.some((cell) => MEANING.test(cell) || EXAMPLE.test(cell));
  });
  if (prose > PROSE && (isTable || texts.some((text) => CAPTION.test(text)))) return PICTURES;
  return isTable ? EXAMPLES : 0;
}
