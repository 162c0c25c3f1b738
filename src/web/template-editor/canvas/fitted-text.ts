/** Pixels. */
export const LABEL_HEIGHT = 17;
const PADDING = 5;

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** Pixels of a text as zone labels are written. */
function widthOf(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  const known = widths.get(text);
  if (known !== undefined || !pen) return known ?? text.length * 6.5;
  pen.font = '500 11px "Inter Variable", system-ui, sans-serif';
  const width = pen.measureText(text).width;
  if (widths.size > 5000) widths.clear();
  widths.set(text, width);
  return width;
}

/** The text of a label, cut to `most` pixels, and how wide its ground is. */
export function fittedText(text: string, most: number): { text: string; width: number } {
  const room = most - 2 * PADDING;
  let shown = text;
  while (shown.length > 1 && widthOf(shown) > room) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
  return { text: shown, width: widthOf(shown) + 2 * PADDING };
}
