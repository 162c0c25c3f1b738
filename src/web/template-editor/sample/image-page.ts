import { outputScale } from '#web/viewer/output-scale.ts';
import type { SamplePage } from './sample-page.ts';

/** Points of the longer side, as on an A4 sheet: an image tells pixels, and a page of its size is easy to draw on. */
const LONGER_SIDE = 842;

/** An image as a page. Throws when the browser cannot read it. */
export async function imagePage(file: Blob): Promise<SamplePage & { close: () => void }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const points = LONGER_SIDE / Math.max(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * points, bitmap.height * points];
  return {
    width,
    height,
    draw: async (zoom, pixelRatio) => {
      const scale = outputScale(width * zoom, height * zoom, pixelRatio);
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(width * zoom * scale);
      canvas.height = Math.floor(height * zoom * scale);
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      }
      return canvas;
    },
    close: () => bitmap.close(),
  };
}
