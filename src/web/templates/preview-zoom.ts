/** Specification §9: the zoom of the preview of a template's sample. */
export const PREVIEW_ZOOM_MIN = 0.5;
export const PREVIEW_ZOOM_MAX = 2;
const PREVIEW_ZOOM_STEP = 0.1;
export const PREVIEW_ZOOM_START = 1;

/** One step in or out; rounded, as 0.7 + 0.1 is not 0.8 in binary. */
export function stepPreviewZoom(zoom: number, direction: 1 | -1): number {
  const stepped = Math.round((zoom + direction * PREVIEW_ZOOM_STEP) * 10) / 10;
  return Math.min(PREVIEW_ZOOM_MAX, Math.max(PREVIEW_ZOOM_MIN, stepped));
}

/** Where the preview of a page of `pageWidth` points begins: as it is printed, but never wider than `available` pixels. */
export function startPreviewZoom(pageWidth: number, available: number): number {
  const fitting = Math.floor((available / pageWidth) * 10) / 10;
  return Math.min(PREVIEW_ZOOM_START, Math.max(PREVIEW_ZOOM_MIN, fitting));
}
