/** Specification §9: the zoom of the PDF viewer; 1 shows one point of the page as one CSS pixel. */
export const ZOOM_START = 1.2;
export const ZOOM_MIN = 0.6;
export const ZOOM_MAX = 3;
export const ZOOM_STEP = 0.2;

// Steps are counted in tenths, as 1.2 + 0.2 is not 1.4 in binary.
function round(zoom: number): number {
  return Math.round(zoom * 100) / 100;
}

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, round(zoom)));
}

/** One step in or out. From a fitted zoom between two steps it goes on by a whole step. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return clampZoom(zoom + direction * ZOOM_STEP);
}

/** The zoom at which a page of `pageWidth` points fills `available` pixels, within the range. */
export function fitZoom(pageWidth: number, available: number): number {
  if (pageWidth <= 0 || available <= 0) return ZOOM_START;
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.floor((available / pageWidth) * 100) / 100));
}
