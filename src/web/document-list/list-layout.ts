import type { GridShape } from '#web/ui/grid-layout.ts';
import { COLUMNS, type ColumnName } from './document-columns.tsx';

/** One line per document, or several where the room is too narrow for the columns: nothing is left out. */
export type ListLayout = 'columns' | 'brief' | 'two-lines' | 'four-lines';

/** All columns fit from this width on, in pixels. */
const COLUMNS_FROM = 1170;
const BRIEF_FROM = 700;
const TWO_LINES_FROM = 640;

const ROW_HEIGHTS: Record<ListLayout, number> = { columns: 36, brief: 36, 'two-lines': 56, 'four-lines': 94 };

/** Which columns stand on which line, in their order. */
export const LINES: Record<ListLayout, readonly (readonly ColumnName[])[]> = {
  columns: [['file', 'seller', 'number', 'date', 'due', 'total', 'type', 'size', 'pages', 'uploaded', 'status']],
  brief: [['file', 'seller', 'number', 'due', 'total', 'status']],
  'two-lines': [
    ['file', 'size', 'pages', 'uploaded', 'total'],
    ['seller', 'number', 'type', 'date', 'due', 'status'],
  ],
  'four-lines': [
    ['file', 'total'],
    ['seller', 'number', 'status'],
    ['type', 'date', 'due'],
    ['size', 'pages', 'uploaded'],
  ],
};

/** `isBrief`: what does not fit is shown elsewhere, so that lines need not grow. */
export function layoutFor(width: number, isBrief = false): ListLayout {
  if (width >= COLUMNS_FROM) return 'columns';
  if (isBrief && width >= BRIEF_FROM) return 'brief';
  return width >= TWO_LINES_FROM ? 'two-lines' : 'four-lines';
}

/** Whether each document has one line, under heads. */
export function hasHeads(layout: ListLayout): boolean {
  return layout === 'columns' || layout === 'brief';
}

export function rowShape(width: number, isBrief = false): GridShape {
  return { minWidth: Number.MAX_SAFE_INTEGER, rowHeight: ROW_HEIGHTS[layoutFor(width, isBrief)], gap: 0 };
}

/** The tracks of a line with all columns, with those for the tick box and the delete button. */
export function columnTracks(layout: ListLayout, hasTools: boolean): string {
  const tracks = LINES[layout].flat().map((name) => COLUMNS[name].track);
  return (hasTools ? ['1.75rem', ...tracks, '2rem'] : tracks).join(' ');
}
