import { documentId, invoiceNumber, sellerName } from './invented-documents.ts';

/** A kind of call; `path` gives the n-th one's address. */
export interface MeasuredCall {
  name: string;
  path: (n: number, documents: number) => string;
}

const list = (filter: string) => `/api/documents?limit=50&${filter}`;
const seller = (n: number) => `seller=${encodeURIComponent(sellerName(n % 3000).toUpperCase())}`;
const month = (n: number) => {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - (n % 30), 1);
  const name = date.toISOString().slice(0, 7);
  return `from=${name}-01&to=${name}-28`;
};
const search = (q: string) => `/api/documents?limit=50&q=${encodeURIComponent(q)}`;
/** Spreads calls over all documents. */
const some = (n: number, documents: number) => (n * 7919 + 13) % documents;

/** What screens and scripts ask for most. */
export const MEASURED_CALLS: readonly MeasuredCall[] = [
  { name: 'list, first page', path: () => '/api/documents?limit=50' },
  { name: 'list, some page', path: (n, documents) => `/api/documents?limit=50&offset=${some(n, documents)}` },
  { name: 'list by file name', path: (n) => `/api/documents?limit=50&offset=${n * 50}&sort=filename` },
  { name: 'list by size, largest first', path: (n) => `/api/documents?limit=50&offset=${n * 50}&sort=-file_size` },
  { name: 'list, failed ones', path: () => '/api/documents?limit=50&status=failed' },
  { name: 'list, common label', path: () => '/api/documents?limit=50&label=DUE_DATE' },
  { name: 'list, rare label', path: () => '/api/documents?limit=50&label=SERVICE_PERIOD' },
  { name: 'filter, overdue', path: () => list('due=overdue') },
  { name: 'filter, overdue, some page', path: (n) => list(`due=overdue&offset=${n * 400}`) },
  { name: 'filter, due soon by due date', path: () => list('due=soon&sort=due_date') },
  { name: 'filter, seller in another writing', path: (n) => list(seller(n)) },
  { name: 'filter, month', path: (n) => list(month(n)) },
  { name: 'filter, failed checks', path: () => list('checks=failed') },
  { name: 'filter, to be reviewed', path: () => list('review=needed') },
  { name: 'filter, currency and amounts', path: (n) => list(`currency=EUR&min=${n}&max=9000`) },
  {
    name: 'filter, seller, overdue, amount, type',
    path: (n) => list(`${seller(n)}&due=overdue&min=100&type=invoice&status=completed`),
  },
  { name: 'filter and search', path: (n) => list(`${seller(n % 50)}&due=overdue&q=invoice`) },
  { name: 'list by total', path: (n) => list(`sort=-total&offset=${n * 50}`) },
  {
    name: 'list by total, some page',
    path: (n, documents) => list(`sort=-total&offset=${some(n, documents)}`),
  },
  { name: 'list by seller, some page', path: (n, documents) => list(`sort=seller&offset=${some(n, documents)}`) },
  { name: 'list by number', path: (n) => list(`sort=invoice_number&offset=${n * 50}`) },
  { name: 'search, invoice number', path: (n, documents) => search(invoiceNumber(some(n, documents))) },
  { name: 'search, part of a number', path: (n, documents) => search(invoiceNumber(some(n, documents)).slice(-5)) },
  { name: 'search, seller', path: (n) => search(sellerName(n % 3000)) },
  { name: 'search, part of a name', path: (n) => search(sellerName(n % 3000).slice(1, 6)) },
  {
    name: 'search, misspelt seller',
    path: (n) => search(`${sellerName(n % 3000).slice(0, 4)}x${sellerName(n % 3000).slice(5, 9)}`),
  },
  { name: 'search, word of every page', path: (n) => search(['invoice', 'total', 'bank', 'tax'][n % 4] ?? '') },
  { name: 'search, two words', path: (n) => search(`${sellerName(n % 50).split(' ')[0]} invoice`) },
  { name: 'search, nothing found', path: (n) => search(`zzqx${n}`) },
  { name: 'stats', path: () => '/api/documents/stats' },
  { name: 'one document', path: (n, documents) => `/api/documents/${documentId(some(n, documents))}` },
  { name: 'entities', path: (n, documents) => `/api/documents/${documentId(some(n, documents))}/entities` },
];
