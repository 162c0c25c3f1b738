import { type DocumentFilter, documentFilterSchema } from '#contracts/document-filter.ts';
import type { DocumentQuestion } from '#web/api/document-pages.ts';
import { isSort } from './list-sorts.ts';
import { monthRange } from './periods.ts';

/** The parts of a filter, by the names that they have in the address of a screen and in the server's query alike. */
export type FilterName = keyof DocumentFilter;

const FIELDS = documentFilterSchema.shape;
export const FILTER_NAMES = Object.keys(FIELDS) as FilterName[];

/** The filter an address asks for; what it does not know is left out, so that old links still open. */
export function readFilter(params: URLSearchParams): DocumentFilter {
  const filter: Record<string, unknown> = monthOf(params);
  for (const name of FILTER_NAMES) {
    const value = params.get(name)?.trim();
    if (!value) continue;
    const known = FIELDS[name].safeParse(value);
    if (known.success) filter[name] = known.data;
  }
  return filter as DocumentFilter;
}

// Links of earlier versions name a month.
function monthOf(params: URLSearchParams): DocumentFilter {
  const month = params.get('month') ?? '';
  return monthRange(month) ?? {};
}

/** The order an address asks for; null for the usual one. */
export function readSort(params: URLSearchParams): string | null {
  const sort = params.get('sort') ?? '';
  return isSort(sort) ? sort : null;
}

/** Whether anything but the order narrows the list. */
export function isFiltered(filter: DocumentFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** Values to change in an address; null and empty ones leave it. */
export type AddressChanges = Record<string, string | null | undefined>;

/** The same address with some values changed. */
export function withValues(params: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Takes the whole filter out of an address. */
export const NO_FILTER: AddressChanges = Object.fromEntries([...FILTER_NAMES, 'month'].map((name) => [name, null]));

/** A filter and order as a query string, for addresses and for the server alike. */
export function questionText({ filter, sort }: DocumentQuestion): string {
  const values = Object.entries(filter).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  return String(withValues(new URLSearchParams(), { ...Object.fromEntries(values), sort }));
}

/** The documents screen with this filter and order. */
export function documentsLink(filter: DocumentFilter, sort: string | null = null): string {
  const question = questionText({ filter, sort });
  return question === '' ? '/documents' : `/documents?${question}`;
}
