import type { EntityDraft } from '../../candidates/make-entity.ts';
import type { Entity } from '../../entity.ts';
import { because } from '../../reasons/reason.ts';
import type { PrintedAt } from './find-printed.ts';
import type { StatedValue } from './stated-values.ts';

/** The entity of a value that the e-invoice states, at its place on the page; null: it is not printed. */
export function entityOf(
  stated: StatedValue,
  place: PrintedAt | null,
  source: 'e_invoice' | 'embedded_e_invoice' = 'embedded_e_invoice',
): Entity {
  const { label, term, value, currency, path } = stated;
  const draft: EntityDraft = {
    label,
    text: place?.text ?? value,
    value,
    ...(currency ? { currency } : {}),
    context: place?.context ?? '',
    confidence: 1,
    source: 'einvoice_xml',
    matched_keyword: null,
    matched_pattern: `${term} ${path}`,
    reasons: [because(source, { term, ...(place ? { page: String(place.page) } : {}) })],
    page: place?.page ?? null,
    box: place?.box ?? null,
  };
  return { id: `${label.toLowerCase()}-xml-${term.toLowerCase()}`, ...draft };
}
