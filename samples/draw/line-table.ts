import type { Line } from '../content/pricing.ts';
import type { Draft } from './draft.ts';
import type { Style } from './style.ts';
import { type Span, stating, type Text } from './text.ts';

type ColumnKey =
  | 'position'
  | 'sku'
  | 'code'
  | 'date'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'quantityUnit'
  | 'unitPrice'
  | 'taxRate'
  | 'taxAmount'
  | 'lineTotal'
  | 'net';
export interface Column {
  key: ColumnKey;
  /** Share of the width. */
  share: number;
  align?: 'left' | 'right' | 'center';
  heading?: string;
}

export interface TableStyle {
  /** Heading row: plain text, text on a filled bar, or between two rules. */
  head?: 'plain' | 'filled' | 'ruled' | 'none';
  headColor?: string;
  headText?: Style;
  /** Lines between rows: none, rules, zebra stripes, or a full grid. */
  rows?: 'none' | 'ruled' | 'zebra' | 'grid' | 'columns';
  padding?: number;
  text?: Style;
  /** Print the second description line where there is one. */
  additions?: boolean;
  lineColor?: string;
}

export interface TableFlow {
  /** The y beyond which a row goes to the next page. */
  bottom: number;
  /** Starts a page and returns the y at which the table goes on. */
  nextPage: (draft: Draft) => number;
  /** Print the sum so far at the foot of a page and at the top of the next one. */
  carry?: boolean;
}

const NUMERIC: ReadonlySet<ColumnKey> = new Set([
  'quantity',
  'unitPrice',
  'taxAmount',
  'lineTotal',
  'net',
  'taxRate',
  'quantityUnit',
]);

function heading({ content, phrasing }: Draft, column: Column): Text {
  if (column.heading !== undefined) return column.heading;
  if (column.key === 'net') return phrasing.label('totalBeforeTax');
  if (column.key === 'code') return content.locale.country === 'IN' ? 'HSN/SAC' : phrasing.label('sku');
  if (column.key === 'quantityUnit') return phrasing.label('quantity');
  return phrasing.label(column.key);
}

function cell(draft: Draft, line: Line, column: Column, style: TableStyle): Text {
  const { phrasing } = draft;
  const field = (name: string) => `line.${line.position - 1}.${name}`;
  switch (column.key) {
    case 'position':
      return String(line.position);
    case 'sku':
      return line.sku;
    case 'code':
      return line.code;
    case 'date':
      return [phrasing.date(line.date)];
    case 'description':
      return [
        ...stating(line.description, field('description')),
        ...(line.addition && style.additions !== false ? [`\n${line.addition}`] : []),
      ];
    case 'quantity':
      return [phrasing.quantity(line.quantity, field('quantity'))];
    case 'quantityUnit':
      return [phrasing.quantity(line.quantity, field('quantity')), ` ${line.unit}`];
    case 'unit':
      return line.unit;
    case 'unitPrice':
      return phrasing.cell(line.unitCents, field('unitPrice'));
    case 'taxRate':
      return phrasing.percent(
        draft.content.amounts.tax === null || draft.content.amounts.parts.length === 0 ? 0 : line.taxRate,
      );
    case 'taxAmount':
      return phrasing.cell(Math.round((line.totalCents * line.taxRate) / 100));
    case 'net':
    case 'lineTotal':
      return phrasing.cell(line.totalCents, field('lineTotal'));
  }
}

/** Draws the lines as a table, over several pages when `flow` says how. Returns the y below the last row. */
export function lineTable(
  draft: Draft,
  columns: readonly Column[],
  x: number,
  y: number,
  width: number,
  style: TableStyle = {},
  flow?: TableFlow,
): number {
  const { sheet, content, phrasing } = draft;
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const padding = style.padding ?? 4;
  const color = style.lineColor ?? '#999999';
  const places = columns.map((column, i) => ({
    column,
    left: x + (columns.slice(0, i).reduce((sum, c) => sum + c.share, 0) / shares) * width,
    width: (column.share / shares) * width,
    align: column.align ?? (NUMERIC.has(column.key) ? ('right' as const) : ('left' as const)),
  }));

  /** Writes one row and returns the y below its tallest cell; with `dry` nothing is drawn. */
  const row = (texts: readonly Text[], top: number, textStyle: Style, dry = false): number => {
    let bottom = top;
    places.forEach((place, i) => {
      const box: Style = { size: 9, ...textStyle, width: place.width - 2 * padding, align: place.align, fit: true };
      const below = dry
        ? top + sheet.lineHeight(box) * sheet.countLines(texts[i]!, box)
        : sheet.write(texts[i]!, place.left + padding, top, box);
      bottom = Math.max(bottom, below);
    });
    return bottom;
  };
  const head = (top: number): number => {
    if (style.head === 'none') return top;
    const texts = columns.map((column) => heading(draft, column));
    const textStyle: Style = { ...style.text, bold: true, ...style.headText };
    const bottom = row(texts, top + padding, textStyle, true) + padding;
    if (style.head === 'filled') sheet.fill(x, top, width, bottom - top, style.headColor ?? draft.accent);
    if (style.head === 'ruled') sheet.line(x, top, x + width, top, color);
    row(texts, top + padding, textStyle);
    if (style.head !== 'filled') sheet.line(x, bottom, x + width, bottom, color, style.head === 'plain' ? 0.5 : 0.8);
    if (style.rows === 'grid' || style.rows === 'columns')
      for (const place of places) sheet.frame(place.left, top, place.width, bottom - top, color);
    return bottom;
  };
  const sumRow = (label: string, cents: number, top: number): number => {
    sheet.write(label, x + padding, top + padding, { size: 9, italic: true, ...style.text });
    return (
      sheet.write([phrasing.bare(cents)], x + padding, top + padding, {
        size: 9,
        italic: true,
        ...style.text,
        width: width - 2 * padding,
        align: 'right',
      }) + padding
    );
  };

  let top = head(y);
  let bodyTop = top;
  let sum = 0;
  content.lines.forEach((line, index) => {
    const texts = columns.map((column) => cell(draft, line, column, style));
    const textStyle: Style = { ...style.text };
    let bottom = row(texts, top + padding, textStyle, true) + padding;
    if (flow && bottom > flow.bottom) {
      if (style.rows === 'columns')
        for (const place of places) sheet.frame(place.left, bodyTop, place.width, top - bodyTop, color);
      if (flow.carry) sumRow(phrasing.label('carriedOver'), sum, top);
      top = head(flow.nextPage(draft));
      bodyTop = top;
      if (flow.carry) top = sumRow(phrasing.label('broughtForward'), sum, top);
      bottom = row(texts, top + padding, textStyle, true) + padding;
    }
    if (style.rows === 'zebra' && index % 2 === 1) sheet.fill(x, top, width, bottom - top, '#f1f3f5');
    row(texts, top + padding, textStyle);
    if (style.rows === 'grid')
      for (const place of places) sheet.frame(place.left, top, place.width, bottom - top, color);
    if (style.rows === 'ruled') sheet.line(x, bottom, x + width, bottom, color, 0.4);
    sum += line.totalCents;
    top = bottom;
  });
  if (style.rows === 'columns')
    for (const place of places) sheet.frame(place.left, bodyTop, place.width, top - bodyTop, color);
  return top;
}

/** A description and amount on one line each, without a table head; for receipts and bills. */
export function lineList(
  draft: Draft,
  x: number,
  y: number,
  width: number,
  style: Style,
  form: 'under' | 'beside' | 'bare',
): number {
  const { sheet, content, phrasing } = draft;
  let top = y;
  for (const line of content.lines) {
    const field = (name: string) => `line.${line.position - 1}.${name}`;
    const amount: Span[] = phrasing.cell(line.totalCents, field('lineTotal'));
    const count: Text = [
      phrasing.quantity(line.quantity, field('quantity')),
      ' x ',
      ...phrasing.cell(line.unitCents, field('unitPrice')),
    ];
    const label =
      form === 'beside'
        ? [
            phrasing.quantity(line.quantity, field('quantity')),
            ' x ',
            ...stating(line.description, field('description')),
          ]
        : stating(line.description, field('description'));
    const amountWidth = sheet.measure(amount, style) + 8;
    sheet.write(amount, x, top, { ...style, width, align: 'right' });
    top = sheet.write(label, x, top, { ...style, width: width - amountWidth });
    if (form === 'under') top = sheet.write(count, x + 8, top, style);
  }
  return top;
}
