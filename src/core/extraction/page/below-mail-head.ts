import type { Box } from '../../geometry.ts';
import type { UprightDocument } from '../../layout/upright-pages.ts';
import type { Page, Word } from '../../text-document.ts';
import type { DocumentFacts } from './document-facts.ts';

/** A document parted where a mail's head ends. */
export interface PartedMail {
  /** The invoice, at the top of the page as its sender drew it. */
  below: UprightDocument;
  /** The page with the head alone. */
  head: UprightDocument;
}

/**
 * The document with its first page cut below the mail's head that is printed above the invoice; null where no such head
 * begins the page.
 */
export function belowMailHead(
  { document, asStored }: UprightDocument,
  { layout, mailRows }: DocumentFacts,
): PartedMail | null {
  const [first, ...others] = document.pages;
  if (!first || mailRows.size === 0) return null;
  const rows = layout.rows.filter(({ page }) => page === first.number);
  const size = rows.findIndex(({ index }) => !mailRows.has(index));
  if (size < 1) return null;
  const cut = Math.max(...rows.slice(0, size).map(({ box }) => box.y + box.height));
  const below = (box: Box): Box => ({ ...box, y: cut + box.y * (1 - cut), height: box.height * (1 - cut) });
  const before = asStored.get(first.number);
  const above = first.words.filter((word) => !isBelow(word, cut));
  return {
    below: {
      document: { ...document, pages: [cutAt(first, cut), ...others] },
      asStored: new Map([...asStored, [first.number, (box: Box) => (before ? before(below(box)) : below(box))]]),
    },
    head: { document: { ...document, pages: [{ ...first, words: above }] }, asStored },
  };
}

/** The middle decides: letters of the first line below may reach above the last line's lowest. */
function isBelow({ box }: Word, cut: number): boolean {
  return box.y + box.height / 2 >= cut;
}

function cutAt(page: Page, cut: number): Page {
  const share = 1 - cut;
  const words = page.words.flatMap((word) => {
    const { y, height } = word.box;
    if (!isBelow(word, cut)) return [];
    return [{ ...word, box: { ...word.box, y: Math.max(0, y - cut) / share, height: height / share } }];
  });
  return { ...page, height: page.height * share, words };
}
