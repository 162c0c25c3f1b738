import type { EntityWire } from '#contracts/entity.ts';

let made = 0;

/** An entity for tests: give what matters, the rest is plausible. */
export function entity(given: Partial<EntityWire> = {}): EntityWire {
  made += 1;
  return {
    id: `e${made}`,
    label: 'DATE',
    text: '31.01.2026',
    value: '2026-01-31',
    context: 'Rechnungsdatum: 31.01.2026',
    confidence: 0.9,
    source: 'improved_contextual',
    matched_keyword: null,
    matched_pattern: null,
    method: 'Read next to its label',
    reasons: [],
    page: 1,
    box: { x: 0.1, y: 0.1, width: 0.2, height: 0.02 },
    ...given,
  };
}
