import type { AnswerPlan, ChatRequest } from '#contracts/assistant.ts';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import type { FilterKind } from '#web/document-list/filter-choices.ts';
import { type FilterChip, filterChips } from '#web/document-list/filter-words.ts';
import {
  type AddressChanges,
  type FilterName,
  questionText,
  readFilter,
  withValues,
} from '#web/document-list/list-address.ts';

export type Measure = NonNullable<ChatRequest['measure']>;

export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  gross: 'Gross amounts',
  net: 'Net amounts',
  tax: 'Tax',
  owed: 'Still to pay',
};

/** A condition in words, and the kind of filter that it is changed as; null where it can only be taken away. */
export interface Condition extends FilterChip {
  kind: FilterKind | null;
}

const KINDS: Readonly<Partial<Record<FilterName, FilterKind>>> = {
  due: 'due',
  review: 'attention',
  checks: 'attention',
  seller: 'seller',
  buyer: 'buyer',
  from: 'month',
  min: 'amount',
  currency: 'amount',
  type: 'type',
  status: 'status',
  label: 'label',
};

/** What narrowed the documents of an answer, as chips. */
export function conditionsOf(filter: DocumentFilter): Condition[] {
  const words: FilterChip[] = filter.q ? [{ names: ['q'], text: `Words: ${filter.q}` }] : [];
  return [...words, ...filterChips(filter)].map((chip) => ({ ...chip, kind: KINDS[chip.names[0] ?? 'q'] ?? null }));
}

/** The filter with some parts set otherwise; null and empty ones leave it. */
export function changedFilter(filter: DocumentFilter, changes: AddressChanges): DocumentFilter {
  return readFilter(withValues(new URLSearchParams(questionText({ filter, sort: null })), changes));
}

/** The filter without a condition. */
export function without(filter: DocumentFilter, { names }: FilterChip): DocumentFilter {
  return changedFilter(filter, Object.fromEntries(names.map((name) => [name, null])));
}

/** Conditions set by hand, as a line under the question. */
export function conditionsNote({ filter, measure }: Pick<AnswerPlan, 'filter' | 'measure'>): string {
  const texts = conditionsOf(filter).map(({ text }) => text);
  if (texts.length === 0) texts.push('All documents');
  return [...texts, ...(measure ? [MEASURE_WORDS[measure]] : [])].join(' · ');
}
