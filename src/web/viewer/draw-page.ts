import type { PDFPageProxy } from 'pdfjs-dist';
import { outputScale } from './output-scale.ts';

/**
 * Draws a page on a canvas of its own, so that what is shown stays until the new drawing is whole. Throws an
 * AbortError when `signal` stopped it, and pdf.js's error when the page cannot be drawn.
 */
export async function drawPage(
  page: PDFPageProxy,
  zoom: number,
  pixelRatio: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: zoom });
  const scale = outputScale(viewport.width, viewport.height, pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * scale);
  canvas.height = Math.floor(viewport.height * scale);
  const task = page.render({ canvas, viewport, transform: [scale, 0, 0, scale, 0, 0], background: '#fff' });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await task.promise;
    signal.throwIfAborted();
    return canvas;
  } catch (error) {
    release(canvas);
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Gives a canvas's pixels back at once; left to the collector they pile up while scrolling. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
