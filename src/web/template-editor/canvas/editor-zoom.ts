/** Specification §9: the zoom of the editor; 1 shows one point of the page as one CSS pixel. */
export const EDITOR_ZOOM_START = 1.5;
export const EDITOR_ZOOM_MIN = 0.5;
export const EDITOR_ZOOM_MAX = 3;
const STEP = 0.2;

/** Any zoom brought into the range, in hundredths, as 1.5 + 0.2 is not 1.7 in binary. */
export function clampEditorZoom(zoom: number): number {
  return Math.min(EDITOR_ZOOM_MAX, Math.max(EDITOR_ZOOM_MIN, Math.round(zoom * 100) / 100));
}

/** One step in or out. */
export function stepEditorZoom(zoom: number, direction: 1 | -1): number {
  return clampEditorZoom(zoom + direction * STEP);
}
