import { SAME_EDGE } from '../alignment.ts';
import { unionOf } from '../geometry.ts';
import type { Word } from '../text-document.ts';
import { CURRENCY_PATTERN } from '../values/currency.ts';
import type { PageLayout, Segment } from './layout.ts';
import type { Table, TableCell, TableColumn, TableRow } from './table.ts';

/** "• Streaming plan: £19.99": a name, a colon or a dash, and an amount that ends the line. */
const ENTRY = new RegExp(
  String.raw`^(?:[•·▪◦‣*–—-]\s+)?(?<name>\p{L}.*?)\s?(?::|\s[–—-])\s+(?<amount>[-–]?(?:${CURRENCY_PATTERN}\s?)?[-–]?\d[\d.,'’ ]*(?:\s?${CURRENCY_PATTERN})?)[.;,]?$`,
  'u',
);
const MONEY = new RegExp(String.raw`\d[.,]\d{2}(?!\d)|${CURRENCY_PATTERN}`, 'u');

/** Lists without columns, each entry a name and its amount in one line; one table per left edge. */
export function colonLists({ page, rows }: PageLayout): Table[] {
  const entries = rows.flatMap((row) => (row.segments.length === 1 ? readEntry(row.segments[0]!) : []));
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.find(([first]) => Math.abs(first!.name[0]!.box.x - entry.name[0]!.box.x) < SAME_EDGE.close);
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => {
    const tableRows = group.map(rowOf);
    return {
      page: page.number,
      box: unionOf(tableRows.map(({ box }) => box)),
      columns: [columnOf(tableRows, 0, 'description'), columnOf(tableRows, 1, 'total')],
      header: null,
      rows: tableRows,
    };
  });
}

interface Entry {
  segment: Segment;
  name: Word[];
  amount: Word[];
}

function readEntry(segment: Segment): Entry[] {
  const match = ENTRY.exec(segment.text);
  if (!match || !MONEY.test(match.groups!.amount!)) return [];
  const at = segment.text.lastIndexOf(match.groups!.amount!);
  let start = 0;
  const first = segment.words.findIndex((word) => {
    const here = start >= at;
    start += word.text.length + 1;
    return here;
  });
  const words = segment.words.map((word, index) =>
    index === first - 1 ? { ...word, text: word.text.replace(/:$/, '') } : word,
  );
  const last = words.at(-1)!;
  words[words.length - 1] = { ...last, text: last.text.replace(/[.;,]$/, '') };
  return first < 1 ? [] : [{ segment, name: words.slice(0, first), amount: words.slice(first) }];
}

function rowOf({ segment, name, amount }: Entry): TableRow {
  return { row: segment.row, box: segment.box, cells: [cellOf(name, 0), cellOf(amount, 1)] };
}

function cellOf(words: Word[], column: number): TableCell {
  const text = words.map((word) => word.text).join(' ');
  return { text, words, box: unionOf(words.map(({ box }) => box)), column };
}

function columnOf(rows: readonly TableRow[], index: number, kind: TableColumn['kind']): TableColumn {
  const box = unionOf(rows.map(({ cells }) => cells[index]!.box));
  return { title: '', kind, basis: null, left: box.x, right: box.x + box.width, titleBox: null };
}
