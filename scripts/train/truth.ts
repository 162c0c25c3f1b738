import { KEY_FIELDS, type KeyField } from '#core/labels.ts';

/** One document's truth, in the shape of truth.json. */
export interface TruthDocument {
  id: string;
  file: string;
  family: string;
  language: string;
  split?: 'train' | 'heldout';
  fields: Record<string, string | null | undefined | unknown[]>;
  accept?: Record<string, string[]>;
}

function fold(text: string, gap: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, gap)
    .replace(/\s+/g, ' ')
    .trim();
}

export function sameName(a: string, b: string): boolean {
  const [short, long] = [fold(a, ''), fold(b, '')].sort((p, q) => p.length - q.length) as [string, string];
  return short.length > 0 && long.includes(short) && short.length >= 0.7 * long.length;
}

/** Overlap of words (F1) of at least 0.5. */
export function sameTerms(a: string, b: string): boolean {
  return termsOverlap(a, b) >= 0.5;
}

/** The share of words that two sentences have in common (F1), 0 to 1. */
export function termsOverlap(a: string, b: string): number {
  const left = fold(a, ' ').split(' ').filter(Boolean);
  const right = fold(b, ' ').split(' ').filter(Boolean);
  const pool = [...right];
  let common = 0;
  for (const word of left) {
    const at = pool.indexOf(word);
    if (at < 0) continue;
    pool.splice(at, 1);
    common++;
  }
  return common > 0 ? (2 * common) / (left.length + right.length) : 0;
}

/** A number sign before an identifier belongs to its label: "#1721" is 1721. */
function numberKey(text: string): string {
  return text.replace(/\s/g, '').replace(/^#/, '').toLowerCase();
}

const SAME: Readonly<Record<KeyField, (truth: string, got: string) => boolean>> = {
  INVOICE_NUMBER: (a, b) => numberKey(a) === numberKey(b),
  INVOICE_DATE: (a, b) => a === b,
  DUE_DATE: (a, b) => a === b,
  TOTAL_AMOUNT: (a, b) => Math.round(Number(a) * 100) === Math.round(Number(b) * 100),
  TAX_AMOUNT: (a, b) => Math.round(Number(a) * 100) === Math.round(Number(b) * 100),
  SELLER_NAME: sameName,
  BUYER_NAME: sameName,
  PAYMENT_TERMS: sameTerms,
};

/** Whether a value is right for a field; null when the truth leaves it open. */
export function isRight(document: TruthDocument, field: KeyField, value: string): boolean | null {
  const truth = document.fields[field];
  if (truth === undefined || truth === 'UNSURE') return null;
  if (typeof truth !== 'string') return false;
  return [truth, ...(document.accept?.[field] ?? [])].some((answer) => SAME[field](answer, value));
}

export function isScored(document: TruthDocument, field: KeyField): boolean {
  const truth = document.fields[field];
  return truth !== undefined && truth !== 'UNSURE';
}

export function isStated(document: TruthDocument, field: KeyField): boolean {
  return isScored(document, field) && typeof document.fields[field] === 'string';
}

export { KEY_FIELDS };
