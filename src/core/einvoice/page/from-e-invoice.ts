import { runChecks } from '../../checks/run-checks.ts';
import type { DocumentType, Entity, Extraction, ExtractionOptions, LineItem } from '../../entity.ts';
import type { DocumentLayout, Row } from '../../layout/layout.ts';
import type { EInvoice } from '../e-invoice.ts';
import { statedInvoice } from '../stated-invoice.ts';
import { TERM_NAMES } from '../terms/term-names.ts';
import { entityOf } from './e-invoice-entity.ts';
import { findPrinted, type PrintedAt } from './find-printed.ts';
import { statedAdjustment } from './stated-adjustment.ts';
import { asLineItem, statedLines } from './stated-lines.ts';
import { typeOf, typeReasons } from './stated-type.ts';
import { type StatedValue, statedValues } from './stated-values.ts';
import { unreadableValues } from './unreadable-values.ts';

/**
 * What an e-invoice without a page of its own says. Its values have their places on the page that was made of it
 * (`readablePage`), which can neither add to nor contradict it.
 */
export function fromEInvoice(
  invoice: EInvoice,
  layout: DocumentLayout,
  { documentType }: Pick<ExtractionOptions, 'documentType'> = {},
): Extraction {
  const entities: Record<string, Entity[]> = {};
  for (const stated of statedValues(invoice)) {
    const entity = entityOf(stated, placeOnPage(stated, layout.rows), 'e_invoice');
    entities[stated.label] = [...(entities[stated.label] ?? []), entity];
  }
  const lineItems = linesOnPage(invoice, layout.rows);
  const stated = statedInvoice(invoice);
  return {
    entities,
    line_items: lineItems,
    checks: runChecks({ entities, lineItems, adjustment: statedAdjustment(stated) }),
    warnings: unreadableValues(invoice),
    ...typeSaid(typeOf(invoice) ?? 'invoice', invoice, documentType),
    language: 'und',
    text_source: 'text_layer',
    e_invoice: { ...stated, embedded: false },
  };
}

function typeSaid(
  stated: DocumentType,
  invoice: EInvoice,
  said: DocumentType | undefined,
): Pick<Extraction, 'document_type' | 'type_reasons' | 'read_as'> {
  if (!said) return { document_type: stated, type_reasons: typeReasons(invoice) };
  return { document_type: said, type_reasons: [{ code: 'chosen', params: {} }], read_as: stated };
}

/** Beside the term's name where it has one on the page, as the same figure may stand in several rows. */
function placeOnPage({ term, value, kind }: StatedValue, rows: readonly Row[]): PrintedAt | null {
  const name = TERM_NAMES[term];
  const named = name ? rows.filter(({ text }) => text.startsWith(name)) : [];
  // A name in full: without its legal form it may be a word of the page's own.
  const whole = kind === 'name' ? findPrinted(value, 'number', rows) : null;
  return whole ?? findPrinted(value, kind, named) ?? findPrinted(value, kind, rows);
}

/** Lines stand in the order of the e-invoice, so that each is looked for below the one before. */
function linesOnPage(invoice: EInvoice, rows: readonly Row[]): LineItem[] {
  let next = Math.max(
    0,
    rows.findIndex(({ text }) => text.startsWith('No.')),
  );
  return statedLines(invoice).map((line, index) => {
    const at = rows.findIndex((row, place) => place >= next && row.words[0]?.text === String(index + 1));
    if (at < 0) return asLineItem(line, null, null);
    next = at + 1;
    return asLineItem(line, rows[at]!.page, rows[at]!.box);
  });
}
