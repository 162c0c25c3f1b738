import { asc, type SQL, sql } from 'drizzle-orm';
import type { AnswerTable } from '#core/assistant/answer.ts';
import { writeDate, writeMoney } from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { documents } from '../../db/schema.ts';
import { conditionsSql, LEFT_TO_PAY } from '../conditions-sql.ts';
import { MOST_CITED } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';
import type { Asked } from './finding.ts';

export const LISTED = {
  id: documents.id,
  filename: documents.filename,
  status: documents.status,
  type: documents.documentType,
  seller: documents.seller,
  number: documents.invoiceNumber,
  date: documents.invoiceDate,
  due: documents.dueDate,
  total: documents.total,
  left: sql<string | null>`(${LEFT_TO_PAY})::text`,
  amountDue: documents.amountDue,
  currency: documents.currency,
  uploaded: documents.uploadDate,
};
export type ListedRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Rows of documents as lists show them. */
export function rowsOf({ deps }: Pick<Asked, 'deps'>, condition: SQL | undefined, order: SQL[], limit: number) {
  return deps.db
    .select(LISTED)
    .from(documents)
    .where(condition)
    .orderBy(...order)
    .limit(limit);
}

/** "INV-7, Northwind Tools Ltd, 3 March 2026, 119.00 EUR, due on 2 April 2026". */
export function lineOf(row: ListedRow, today: string, wording: Wording): string {
  const parts = [
    row.number ?? row.filename,
    row.seller,
    row.type && row.type !== 'invoice' ? wording.types[row.type]?.[0] : undefined,
    row.date ? writeDate(row.date, wording) : undefined,
    row.total === null ? undefined : writeMoney(row.total, row.currency, wording),
    dueOf(row, today, wording),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What is to be said of an invoice's payment. */
export function dueOf(row: ListedRow, today: string, wording: Wording): string | undefined {
  if (row.type !== 'invoice') return undefined;
  const isPaid = row.left !== null && Number(row.left) <= 0;
  if (isPaid) return wording.statuses.paid;
  const rest =
    row.amountDue !== null && row.amountDue !== row.total
      ? `, ${wording.labels.AMOUNT_DUE}${wording.colon}${writeMoney(row.amountDue, row.currency, wording)}`
      : '';
  if (!row.due) return rest ? rest.slice(2) : undefined;
  const date = writeDate(row.due, wording);
  return `${row.due < today ? wording.say.overdueSince(date) : wording.say.dueOn(date)}${rest}`;
}

export function tableOf(rows: readonly ListedRow[], today: string, wording: Wording): AnswerTable {
  const { columns } = wording;
  return {
    columns: [
      { key: 'number', label: columns.number, type: 'text' },
      { key: 'seller', label: wording.dimensions.seller, type: 'text' },
      { key: 'date', label: columns.date, type: 'date' },
      { key: 'due', label: columns.due, type: 'date' },
      moneyColumn('total', wording),
      { ...moneyColumn('left', wording), label: wording.labels.AMOUNT_DUE! },
      { key: 'currency', label: columns.currency, type: 'text' },
      { key: 'status', label: columns.status, type: 'text' },
      { key: 'document', label: columns.document, type: 'text' },
    ],
    rows: rows.map((row) => [
      row.number,
      row.seller,
      row.date,
      row.due,
      row.total,
      row.type === 'invoice' ? row.left : null,
      row.currency,
      statusOf(row, today, wording),
      row.filename,
    ]),
  };
}

function statusOf(row: ListedRow, today: string, wording: Wording): string {
  if (row.type !== 'invoice') return row.type ? (wording.types[row.type]?.[0] ?? row.type) : row.status;
  if (row.left !== null && Number(row.left) <= 0) return wording.statuses.paid;
  return row.due && row.due < today ? wording.statuses.overdue : wording.statuses.unpaid;
}

/** Documents by their ids, in that order. */
export async function rowsById(
  asked: Pick<Asked, 'deps' | 'userId' | 'today'>,
  ids: readonly string[],
): Promise<ListedRow[]> {
  const rows = await rowsOf(asked, conditionsSql(asked, { ids: [...ids] }), [asc(documents.id)], MOST_CITED);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
