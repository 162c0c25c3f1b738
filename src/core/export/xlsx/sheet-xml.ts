import { daysBetween } from '../../values/calendar-date.ts';
import { type Cell, cellOf } from '../cell.ts';
import type { CellStyles } from './cell-styles.ts';
import { escapeCellText } from './escape-xml.ts';

/** Of a sheet, the header among them (Excel's limit). */
export const MOST_ROWS = 1_048_576;
/** Of a cell's text (Excel's limit). */
const MOST_TEXT = 32_767;
/** Digits that a spreadsheet's number holds; longer ones stay text, so that none is rounded. */
const EXACT_DIGITS = 15;
/** 1899-12-30, as spreadsheets count a 29 February 1900 that never was; dates before March 1900 stay text. */
const serialOf = (date: string) => daysBetween('1899-12-30', date);
const FIRST_SERIAL = serialOf('1900-03-01');
const WIDTHS = { least: 9, most: 52, filterButton: 3 };

/** "A", "Z", "AA" for 0, 25, 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnName(rest) : '') + String.fromCharCode(65 + (index % 26));
}

/** Widths in characters that fit the headings and the rows given: the first ones of a sheet, as widths stand before them. */
export function columnWidths(headings: readonly string[], rows: readonly (readonly Cell[])[]): number[] {
  return headings.map((heading, column) => {
    const lengths = rows.map((row) => shownLength(row[column]));
    const longest = Math.max(heading.length + WIDTHS.filterButton, ...lengths) + 1;
    return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest));
  });
}

function shownLength(cell: Cell | undefined): number {
  if (!cell?.value) return 0;
  if (cell.kind !== 'money') return cell.value.split('\n')[0]?.length ?? 0;
  // Separators of thousands, cents and the code of the currency.
  return cell.value.length + Math.floor(cell.value.length / 3) + 7;
}

export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
}

export function headerRow(headings: readonly string[], styles: CellStyles): string {
  const cells = headings.map((heading, at) => textCell(`${columnName(at)}1`, styles.header, heading));
  return `<row r="1">${cells.join('')}</row>`;
}

/** `row` counts from 1, the header. */
export function sheetRow(row: number, cells: readonly Cell[], styles: CellStyles): string {
  const written = cells.map((cell, at) => cellXml(`${columnName(at)}${row}`, storable(cell), styles));
  return `<row r="${row}">${written.join('')}</row>`;
}

export function sheetEnd(columns: number, rows: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(Math.max(0, columns - 1))}${rows}"/></worksheet>`;
}

/** As text what a spreadsheet cannot hold as the number or date it is. */
function storable(cell: Cell): Cell {
  if (cell.value === null || cell.kind === 'text') return cell;
  const fits =
    cell.kind === 'date'
      ? serialOf(cell.value) >= FIRST_SERIAL
      : cell.value.replace(/\D/g, '').replace(/^0+/, '').length <= EXACT_DIGITS;
  return fits ? cell : cellOf('text', cell.value);
}

function cellXml(place: string, cell: Cell, styles: CellStyles): string {
  if (cell.value === null) return '';
  const style = styles.of(cell);
  if (cell.kind === 'text') return textCell(place, style, cell.value);
  const value = cell.kind === 'date' ? serialOf(cell.value) : Number(cell.value);
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

function textCell(place: string, style: number, text: string): string {
  const shown = escapeCellText(text.slice(0, MOST_TEXT));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
}
