import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { documents } from '../db/schema.ts';
import { invalidField } from '../errors.ts';

/** An order of documents. */
export interface DocumentOrder {
  /** The id decides between equals, so that pages never overlap; in the same direction, as one index serves both. */
  by: SQLWrapper[];
  direction: typeof asc;
  /** What some documents lack; those come last in either direction. */
  mayMiss: SQLWrapper | null;
}

type Sort = { by: SQLWrapper[]; mayMiss?: SQLWrapper };
const numberKey = sql`left(${documents.invoiceNumber}, 200)`;

/** A map: the names come from outside, and an object would also know "constructor". */
const SORTS = new Map<string, Sort>([
  ['upload_date', { by: [documents.uploadDate] }],
  ['filename', { by: [documents.filename] }],
  ['file_size', { by: [documents.fileSize] }],
  ['total_pages', { by: [documents.totalPages] }],
  ['last_analysis', { by: [documents.status, documents.uploadDate] }],
  ['id', { by: [] }],
  ['seller', { by: [documents.sellerKey, documents.uploadDate], mayMiss: documents.sellerKey }],
  ['buyer', { by: [documents.buyerKey, documents.uploadDate], mayMiss: documents.buyerKey }],
  ['invoice_number', { by: [numberKey], mayMiss: numberKey }],
  ['invoice_date', { by: [documents.invoiceDate], mayMiss: documents.invoiceDate }],
  ['due_date', { by: [documents.dueDate], mayMiss: documents.dueDate }],
  ['total', { by: [documents.total], mayMiss: documents.total }],
]);

/** The order that `sort` names, descending after "-". Throws 422 for a name that is none. */
export function documentOrder(sort: string): DocumentOrder {
  const found = SORTS.get(sort.replace(/^-/, ''));
  if (!found) throw invalidField('sort', `Documents can be sorted by ${[...SORTS.keys()].join(', ')}.`);
  return {
    by: [...found.by, documents.id],
    direction: sort.startsWith('-') ? desc : asc,
    mayMiss: found.mayMiss ?? null,
  };
}

/** As it is written behind `order by`, where all are sorted at once. */
export function orderBy({ by, direction, mayMiss }: DocumentOrder): SQL[] {
  const columns = by.map((column) => direction(column));
  return mayMiss ? [sql`${mayMiss} is null`, ...columns] : columns;
}
