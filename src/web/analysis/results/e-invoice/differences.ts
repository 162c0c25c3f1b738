import type { DocumentEntities } from '#contracts/document.ts';
import type { CheckWire, EntityWire, LineItemWire } from '#contracts/entity.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatAmount } from '#web/format/money.ts';

/** Page and e-invoice state a value differently. */
export interface Difference {
  term: string;
  label: string;
  /** Of the e-invoice's lines, from 1; null: not about a line. */
  line: number | null;
  xml: { text: string; entity: EntityWire | null };
  page: { text: string; entity: EntityWire | null };
}

export const isDifference = ({ id }: CheckWire) => id === 'einvoice.differs';

/** The differences that are not decided yet, in the checks' order. */
export function differencesOf({ checks, entities }: Pick<DocumentEntities, 'checks' | 'entities'>): Difference[] {
  const byId = new Map(
    Object.values(entities)
      .flat()
      .map((entity) => [entity.id, entity]),
  );
  return checks.filter(isDifference).map(({ params, entity_ids }) => ({
    term: params.term ?? '',
    label: params.label ?? '',
    line: params.line === undefined ? null : Number(params.line),
    xml: { text: params.xml ?? '', entity: byId.get(entity_ids[0] ?? '') ?? null },
    page: { text: params.page ?? '', entity: byId.get(entity_ids[1] ?? '') ?? null },
  }));
}

const FIGURES: Readonly<Record<string, 'quantity' | 'unit_price' | 'line_total'>> = {
  'BT-129': 'quantity',
  'BT-146': 'unit_price',
  'BT-131': 'line_total',
};

/** The line items with the page's figures where it differs. */
export function withPageFigures(items: readonly LineItemWire[], differences: readonly Difference[]): LineItemWire[] {
  return items.map((item, index) => {
    const line = { ...item };
    for (const difference of differences) {
      const figure = FIGURES[difference.term];
      if (figure && difference.line === index + 1) line[figure] = difference.page.text;
    }
    return line;
  });
}

const FIGURE_NAMES: Readonly<Record<string, string>> = {
  quantity: 'Quantity',
  unit_price: 'Unit price',
  line_total: 'Line total',
};

/** What a difference is about: "Total amount", "Line 2, unit price". */
export function subjectOf({ line, term, label }: Difference, nameOf: (label: string) => string): string {
  if (line === null) return nameOf(label);
  const figure = FIGURE_NAMES[FIGURES[term] ?? ''] ?? term;
  return `Line ${line}, ${figure.toLowerCase()}`;
}

/** A side's value as the rest of the review shows it: dates and amounts in the reader's writing. */
export function shownText(text: string, { label, term }: Difference): string {
  if (label.endsWith('_DATE')) return formatDay(text);
  const isAmount = label.endsWith('_AMOUNT') || label === 'AMOUNT_DUE' || term === 'BT-146' || term === 'BT-131';
  return isAmount && /^-?\d+(\.\d+)?$/.test(text) ? formatAmount(text) : text;
}
