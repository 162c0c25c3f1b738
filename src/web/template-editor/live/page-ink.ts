import { INK_WIDTH, type Ink, inkOf } from '#core/templates/ink-share.ts';
import { release } from '#web/viewer/draw-page.ts';
import type { SamplePage } from '../sample/sample-page.ts';

/** By page, from 1; null for one that cannot be drawn: only what is printed on it counts. */
export type SampleInk = ReadonlyMap<number, Ink | null>;

/** The ink of a page as the server sees it: drawn as wide. Throws an AbortError, and whatever drawing the page throws. */
export async function pageInk(page: SamplePage, signal: AbortSignal): Promise<Ink> {
  const canvas = await page.draw(INK_WIDTH / page.width, 1, signal);
  try {
    const pen = canvas.getContext('2d');
    if (!pen || canvas.width === 0) throw new Error('The page has no pixels');
    return inkOf(pen.getImageData(0, 0, canvas.width, canvas.height));
  } finally {
    release(canvas);
  }
}
