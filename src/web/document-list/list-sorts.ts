/** What the list can be put in order by: fields of Document, with the words for each direction. */
const SORT_WORDS = {
  upload_date: { ascending: 'Oldest first', descending: 'Newest first' },
  filename: { ascending: 'Name', descending: 'Name, from Z to A' },
  seller: { ascending: 'Seller', descending: 'Seller, from Z to A' },
  invoice_number: { ascending: 'Number', descending: 'Number, highest first' },
  invoice_date: { ascending: 'Earliest invoice', descending: 'Latest invoice' },
  due_date: { ascending: 'Due first', descending: 'Due last' },
  total: { ascending: 'Lowest total', descending: 'Highest total' },
  file_size: { ascending: 'Smallest first', descending: 'Largest first' },
  total_pages: { ascending: 'Fewest pages', descending: 'Most pages' },
  last_analysis: { ascending: 'Status', descending: 'Status, reversed' },
} as const;

export type SortField = keyof typeof SORT_WORDS;

/** Figures and days are looked for from the top: their first press shows the largest or latest. */
const DESCENDING_FIRST: ReadonlySet<SortField> = new Set(['upload_date', 'invoice_date', 'total', 'file_size']);

/** The orders that are offered by name, besides the column heads. */
const OFFERED = ['-upload_date', 'upload_date', 'filename', 'seller', 'due_date', '-total', '-file_size'];

function fieldOf(sort: string): SortField | null {
  const field = sort.startsWith('-') ? sort.slice(1) : sort;
  return Object.hasOwn(SORT_WORDS, field) ? (field as SortField) : null;
}

export function isSort(sort: string): boolean {
  return fieldOf(sort) !== null;
}

/** The order shown when the address names none. */
export const USUAL_SORT = '-upload_date';

/** "-total" as "Highest total". */
export function sortWords(sort: string): string {
  const field = fieldOf(sort);
  if (!field) return '';
  return SORT_WORDS[field][sort.startsWith('-') ? 'descending' : 'ascending'];
}

/** The orders to choose from, the present one among them. */
export function offeredSorts(sort: string): string[] {
  return OFFERED.includes(sort) ? OFFERED : [...OFFERED, sort];
}

/** How a column stands to the present order, as `aria-sort` says it. */
export function sortState(sort: string | null, field: SortField): 'ascending' | 'descending' | 'none' {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The order after a press on a column's head: by that column, or the other way round. */
export function pressedSort(sort: string | null, field: SortField): string {
  const state = sortState(sort, field);
  if (state === 'none') return DESCENDING_FIRST.has(field) ? `-${field}` : field;
  return state === 'ascending' ? `-${field}` : field;
}
