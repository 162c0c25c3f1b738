import type { DocumentFilter } from '#contracts/document-filter.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { formatAmount } from '#web/format/money.ts';
import type { FilterName } from './list-address.ts';
import { periodWords } from './periods.ts';

export const DUE_WORDS = { overdue: 'Overdue', soon: 'Due in 14 days', none: 'No due date' } as const;

export const TYPE_WORDS = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  receipt: 'Receipt',
  quote: 'Quote',
  order: 'Order',
  delivery_note: 'Delivery note',
  statement: 'Statement',
  reminder: 'Reminder',
  other: 'Not an invoice',
} as const;

/** "credit_note" as "Credit note"; what is not known stays as it is. */
export function typeWords(type: string): string {
  return Object.hasOwn(TYPE_WORDS, type) ? TYPE_WORDS[type as keyof typeof TYPE_WORDS] : type;
}

export const STATUS_FILTER_WORDS = {
  completed: 'Completed',
  failed: 'Failed',
  processing: 'Processing',
  cancelled: 'Cancelled',
} as const;

export interface FilterChip {
  /** The parts of the filter that removing it takes away. */
  names: readonly FilterName[];
  text: string;
}

/** What narrows the list beside the search, in words, in the order it is read best. */
export function filterChips(filter: DocumentFilter): FilterChip[] {
  const chips: { names: readonly FilterName[]; text: string | null | undefined }[] = [
    { names: ['review'], text: filter.review && 'To review' },
    { names: ['due'], text: filter.due && DUE_WORDS[filter.due] },
    { names: ['checks'], text: filter.checks && 'Checks failed' },
    { names: ['status'], text: filter.status && STATUS_FILTER_WORDS[filter.status] },
    { names: ['type'], text: filter.type?.split(',').map(typeWords).join(', ') },
    { names: ['seller'], text: filter.seller && `Seller: ${filter.seller}` },
    { names: ['buyer'], text: filter.buyer && `Buyer: ${filter.buyer}` },
    { names: ['from', 'to'], text: periodWords(filter.from, filter.to) },
    { names: ['min', 'max'], text: amountWords(filter) },
    { names: ['currency'], text: filter.currency },
    { names: ['label'], text: filter.label && `With: ${labelName(filter.label)}` },
  ];
  return chips.filter((chip): chip is FilterChip => Boolean(chip.text));
}

function amountWords({ min, max }: DocumentFilter): string | null {
  if (min && max) return `${formatAmount(min)} – ${formatAmount(max)}`;
  if (min) return `From ${formatAmount(min)}`;
  return max ? `Up to ${formatAmount(max)}` : null;
}
