import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentWire } from '#contracts/document.ts';
import { formatDate, formatDay, localDay } from '#web/format/dates.ts';
import { dueState, type Payable } from '#web/format/due.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { formatMoney } from '#web/format/money.ts';
import { typeWords } from './filter-words.ts';
import type { SortField } from './list-sorts.ts';
import { StatusBadge } from './status-badge.tsx';

export type ColumnName =
  | 'file'
  | 'seller'
  | 'number'
  | 'date'
  | 'due'
  | 'total'
  | 'type'
  | 'size'
  | 'pages'
  | 'uploaded'
  | 'status';

export interface Column {
  head: string;
  /** What a press on the head sorts by. */
  sort?: SortField;
  /** A track of the grid where each document has one line. */
  track: string;
  isFigure?: boolean;
  /** What stands before the value where no head stands above it. */
  prefix?: string;
  /** Null where the document has nothing of the kind. */
  value: (document: DocumentWire) => ReactNode;
}

const DAY = '5.4rem';

export const COLUMNS: Record<ColumnName, Column> = {
  file: { head: 'File', sort: 'filename', track: 'minmax(8rem,2.2fr)', value: ({ filename }) => filename },
  seller: {
    head: 'Seller',
    sort: 'seller',
    track: 'minmax(6.5rem,1.6fr)',
    value: ({ summary }) => summary?.seller,
  },
  number: {
    head: 'Number',
    sort: 'invoice_number',
    track: 'minmax(5rem,1fr)',
    value: ({ summary }) => summary?.invoice_number,
  },
  date: {
    head: 'Date',
    sort: 'invoice_date',
    track: DAY,
    value: ({ summary }) => summary?.invoice_date && formatDay(summary.invoice_date),
  },
  due: {
    head: 'Due',
    sort: 'due_date',
    track: DAY,
    prefix: 'due ',
    value: ({ summary }) => summary?.due_date && <DueDay summary={summary} day={summary.due_date} />,
  },
  total: {
    head: 'Total',
    sort: 'total',
    track: '7.5rem',
    isFigure: true,
    value: ({ summary }) => summary?.total && formatMoney(summary.total, summary.currency),
  },
  type: {
    head: 'Type',
    track: '5.3rem',
    value: ({ summary }) => summary?.document_type && typeWords(summary.document_type),
  },
  size: {
    head: 'Size',
    sort: 'file_size',
    track: '4.8rem',
    isFigure: true,
    value: ({ file_size }) => formatFileSize(file_size),
  },
  pages: {
    head: 'Pages',
    sort: 'total_pages',
    track: '3.6rem',
    isFigure: true,
    value: ({ total_pages }) => total_pages,
  },
  uploaded: {
    head: 'Uploaded',
    sort: 'upload_date',
    track: DAY,
    prefix: 'uploaded ',
    value: ({ upload_date }) => formatDate(upload_date),
  },
  status: {
    head: 'Status',
    sort: 'last_analysis',
    track: '6.6rem',
    value: (document) => <StatusBadge document={document} />,
  },
};

/** "1 page", "12 pages". */
export function pagesText(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

type Summary = NonNullable<DocumentWire['summary']>;

/** An invoice that is still to be paid and past its day is marked, in words too. */
function DueDay({ summary, day }: { summary: Summary; day: string }) {
  const state = dueState(payableOf(summary), localDay(new Date()));
  if (state?.kind !== 'open' || state.days >= 0) return formatDay(day);
  return (
    <span className="text-bad" title={state.text}>
      {formatDay(day)}
      <span className="sr-only">, {state.text}</span>
    </span>
  );
}

/** What a document's summary says of its payment. */
export function payableOf(summary: Summary): Payable {
  return {
    documentType: summary.document_type,
    dueDate: summary.due_date,
    amountDue: summary.amount_due,
    total: summary.total,
  };
}

/** A red flag beside the name of a document that contradicts itself. */
export function FailedChecksFlag({ document }: { document: DocumentWire }) {
  const failed = document.summary?.failed_checks ?? 0;
  if (failed === 0) return null;
  const words = failed === 1 ? '1 check failed' : `${failed} checks failed`;
  return (
    <span title={words} className="shrink-0 text-bad">
      <Flag aria-hidden className="size-3.5" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
