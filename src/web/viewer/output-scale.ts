/** More canvas pixels than this and browsers refuse or run out of memory; a page then is a little less crisp. */
const MAX_CANVAS_PIXELS = 24_000_000;

/** Canvas pixels per CSS pixel for a page shown at `width` × `height` CSS pixels. */
export function outputScale(width: number, height: number, devicePixelRatio: number): number {
  const wanted = Math.max(1, devicePixelRatio);
  const most = Math.sqrt(MAX_CANVAS_PIXELS / Math.max(1, width * height));
  return Math.min(wanted, most);
}
