import type { LineItemsChange } from '#contracts/document.ts';
import type { LineItemWire } from '#contracts/entity.ts';
import { LINE_FIELDS, type LineField } from './line-fields.ts';

export type Lines = readonly LineItemWire[];

/** A line of which nothing is known yet. */
export const EMPTY_LINE: LineItemWire = {
  description: null,
  quantity: null,
  unit: null,
  unit_price: null,
  tax_rate: null,
  line_total: null,
  page: null,
  box: null,
};

/** The list with one field of one line set; the index behind the last line makes a new one. */
export function withField(items: Lines, index: number, field: LineField, value: string | null): LineItemWire[] {
  const list = index === items.length ? [...items, EMPTY_LINE] : items;
  return list.map((item, at) => (at === index ? { ...item, [field]: value } : item));
}

export function withoutLine(items: Lines, index: number): LineItemWire[] {
  return items.filter((_, at) => at !== index);
}

export function withLineAt(items: Lines, index: number, item: LineItemWire): LineItemWire[] {
  return items.toSpliced(index, 0, item);
}

const sameLine = (a: LineItemWire, b: LineItemWire) =>
  LINE_FIELDS.every(({ field }) => a[field] === b[field]) && a.page === b.page && a.box?.y === b.box?.y;

/** Whether a line is a person's: not one of those that were read. `original` is absent where nobody changed the list. */
export function isPersonsLine(item: LineItemWire, original: Lines | undefined): boolean {
  return original !== undefined && !original.some((read) => sameLine(read, item));
}

/** A change of the list in words: "Line 2: quantity from “2” to “3”". */
export function linesChangeText({
  action,
  before,
  after,
}: Pick<LineItemsChange, 'action' | 'before' | 'after'>): string {
  if (action === 'lines_restored') return 'Taken back: as read again';
  if (after.length > before.length) {
    const added = after.findIndex((item, index) => !before[index] || !sameLine(item, before[index]));
    return named(`Line ${added + 1} added`, after[added]);
  }
  const changed = before.flatMap((item, index) => (after[index] && sameLine(item, after[index]) ? [] : [index]));
  const [first = 0] = changed;
  if (after.length === before.length - 1) return named(`Line ${first + 1} removed`, before[first]);
  const [from, to] = [before[first], after[first]];
  const fields = from && to ? LINE_FIELDS.filter(({ field }) => from[field] !== to[field]) : [];
  const [only] = fields;
  if (changed.length !== 1 || fields.length !== 1 || !only || !from || !to) return `${changed.length} lines changed`;
  return `Line ${first + 1}: ${only.name} from “${from[only.field] ?? ''}” to “${to[only.field] ?? ''}”`;
}

const named = (text: string, item: LineItemWire | undefined) =>
  item?.description ? `${text}: “${item.description}”` : text;
