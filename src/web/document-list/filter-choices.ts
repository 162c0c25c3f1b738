import { labelName } from '#web/entities/group-entities.ts';
import { DUE_WORDS, STATUS_FILTER_WORDS, TYPE_WORDS } from './filter-words.ts';
import type { AddressChanges, FilterName } from './list-address.ts';

/** What a list can be narrowed by, in the order it is offered. */
export const KIND_WORDS = {
  due: 'Due',
  attention: 'Needs attention',
  seller: 'Seller',
  buyer: 'Buyer',
  month: 'Month or days',
  amount: 'Amount',
  type: 'Type',
  status: 'Status',
  label: 'Contains',
} as const;
export type FilterKind = keyof typeof KIND_WORDS;

interface Choice {
  words: string;
  changes: AddressChanges;
}

function choicesOf(name: FilterName, words: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(words).map(([value, text]) => ({ words: text, changes: { [name]: value } }));
}

/** Labels that tell documents apart; those that every invoice has are left to the address. */
const LABELS_OFFERED = ['IBAN', 'PURCHASE_ORDER', 'DUE_DATE', 'PAYMENT_TERMS', 'BUYER_TAX_ID', 'EMAIL', 'PERSON'];

/** The kinds whose values are known beforehand. */
export const CHOICES = {
  due: choicesOf('due', DUE_WORDS),
  attention: [
    { words: 'To review', changes: { review: 'needed' } },
    { words: 'Checks failed', changes: { checks: 'failed' } },
  ],
  type: choicesOf('type', TYPE_WORDS),
  status: choicesOf('status', STATUS_FILTER_WORDS),
  label: choicesOf('label', Object.fromEntries(LABELS_OFFERED.map((label) => [label, labelName(label)]))),
} satisfies Partial<Record<FilterKind, Choice[]>>;
