import type { EntityDraft } from '../candidates/make-entity.ts';
import { roundedBox } from '../candidates/make-entity.ts';
import type { Reason } from '../entity.ts';
import type { Label } from '../labels.ts';
import type { DocumentLayout, Row } from '../layout/layout.ts';
import { because } from '../reasons/reason.ts';
import { findDates } from '../values/calendar-date.ts';
import { boxOfRowSpan } from './box-of-row-span.ts';
import { documentCountry } from './document-country.ts';
import { findPatterns } from './find-patterns.ts';
import { type FoundPattern, overlaps, type PatternKind } from './found-pattern.ts';
import { findPhones } from './phone.ts';
import { isTaken } from './taken-spans.ts';
import { isBuyersTaxId } from './tax-id-party.ts';
import { type WrappedIban, wrappedIbans } from './wrapped-ibans.ts';

const LABELS: Readonly<Record<Exclude<PatternKind, 'tax_id' | 'register'>, Label>> = {
  iban: 'IBAN',
  bic: 'BIC',
  email: 'EMAIL',
  url: 'URL',
  phone: 'PHONE',
};

export interface PatternInput {
  layout: DocumentLayout;
  currency: string | null;
  language: string;
  /** Fields found before: their spans are not read again, and the parties' places tell whose a tax id is. */
  taken: readonly EntityDraft[];
  /** False for documents that are no invoices: only contacts are looked for. */
  isInvoice: boolean;
}

/** Account numbers, tax ids and contacts as entities; each value once, where it is surest. */
export function findPatternEntities(input: PatternInput): EntityDraft[] {
  const byRow = patternsByRow(input.layout.rows);
  const country = documentCountry([...byRow.values()].flat(), input);
  const drafts = wrappedIbans(input.layout).map(draftOfIban);
  // The groups of their second lines may look like telephone numbers.
  const taken = [...input.taken, ...drafts];
  for (const row of input.layout.rows) {
    const found = byRow.get(row) ?? [];
    for (const pattern of [...found, ...phonesOf(row, found, country)]) {
      const draft = draftOf(pattern, row, input);
      if (draft && !isTaken(draft, taken)) drafts.push(draft);
    }
  }
  const wanted = input.isInvoice ? drafts : drafts.filter(({ label }) => /^(?:EMAIL|URL|PHONE)$/.test(label));
  return withoutSpareRegisters(eachOnce(wanted));
}

function patternsByRow(rows: readonly Row[]): Map<Row, FoundPattern[]> {
  const byRow = new Map<Row, FoundPattern[]>();
  let above: Row | undefined;
  for (const row of rows) {
    const sameSide = above && above.page === row.page ? above : undefined;
    const ibansAbove = (sameSide ? (byRow.get(sameSide) ?? []) : []).filter(({ kind }) => kind === 'iban');
    const found = findPatterns({ text: row.text, above: sameSide?.text ?? '' }, ibansAbove);
    if (found.length > 0) byRow.set(row, found);
    above = row;
  }
  return byRow;
}

function phonesOf(row: Row, found: readonly FoundPattern[], country: string): FoundPattern[] {
  if (!/(?:\d\D{0,3}){6}\d/.test(row.text)) return [];
  const phones = findPhones({ text: row.text, above: '' }, country);
  if (phones.length === 0) return phones;
  const others = [...found, ...findDates(row.text, 'day_first')];
  return phones.filter((phone) => !others.some((other) => overlaps(other, phone)));
}

function draftOf(pattern: FoundPattern, row: Row, input: PatternInput): EntityDraft | null {
  const box = boxOfRowSpan(row, pattern.start, pattern.end);
  if (!box) return null;
  const isTaxId = pattern.kind === 'tax_id' || pattern.kind === 'register';
  const before = row.text.slice(Math.max(0, pattern.start - 60), pattern.start);
  const buyers = isTaxId && isBuyersTaxId({ box, page: row.page, before }, input.taken);
  return {
    label: isTaxId ? (buyers ? 'BUYER_TAX_ID' : 'SELLER_TAX_ID') : LABELS[pattern.kind as keyof typeof LABELS],
    text: pattern.text,
    value: pattern.value,
    context: row.text.slice(0, 300),
    confidence: pattern.confidence,
    source: 'enhanced_patterns',
    matched_keyword: null,
    matched_pattern: pattern.name,
    reasons: reasonsOf(pattern, buyers),
    page: row.page,
    box: roundedBox(box),
  };
}

function draftOfIban({ row, text, value, box }: WrappedIban): EntityDraft {
  return {
    label: 'IBAN',
    text,
    value,
    context: row.text.slice(0, 300),
    confidence: 0.98,
    source: 'enhanced_patterns',
    matched_keyword: null,
    matched_pattern: 'IBAN',
    reasons: [because('iban_over_lines')],
    page: row.page,
    box: roundedBox(box),
  };
}

function reasonsOf({ kind, name, confidence }: FoundPattern, buyers: boolean): Reason[] {
  if (kind === 'iban') return [because(confidence > 0.9 ? 'iban_fits' : 'labelled_but_check_fails')];
  if (kind === 'bic') return [because('bic_shape')];
  if (kind === 'phone') return [because('phone_length', { kind: name })];
  if (kind === 'email' || kind === 'url') return [because(kind === 'url' ? 'web_shape' : 'mail_shape')];
  const proof = confidence > 0.9 ? 'check_digits_fit' : confidence < 0.6 ? 'id_check_fails' : 'shape_and_label';
  return [because(proof, { kind: name }), because(buyers ? 'at_buyer' : 'seller_taken')];
}

function eachOnce(drafts: readonly EntityDraft[]): EntityDraft[] {
  const best = new Map<string, EntityDraft>();
  for (const draft of drafts) {
    const key = `${draft.label.replace('BUYER_', 'SELLER_')} ${draft.value}`;
    const known = best.get(key);
    if (!known || draft.confidence > known.confidence) best.set(key, draft);
  }
  return [...best.values()];
}

function withoutSpareRegisters(drafts: readonly EntityDraft[]): EntityDraft[] {
  const isRegister = (draft: EntityDraft) => /^(?:SIRET|SIREN|KvK)$/.test(draft.matched_pattern ?? '');
  return drafts.filter(
    (draft) => !isRegister(draft) || !drafts.some((other) => other.label === draft.label && !isRegister(other)),
  );
}
