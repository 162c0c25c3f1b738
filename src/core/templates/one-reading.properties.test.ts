import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entity } from '../entity.ts';
import { layoutOfSample } from './layout-of-sample.ts';
import { writingOf } from './page-writing.ts';
import { readWithTemplate } from './read-with-template.ts';
import { drawnPlace, readZone } from './read-zone.ts';
import { runDocument, runTemplate } from './run-template.ts';
import type { Rule, Zone } from './template.ts';
import { clampToPage } from './zone-defaults.ts';
import type { ZonePage } from './zone-page.ts';

const TEXTS = [
  'Invoice',
  'No.',
  'Total:',
  'R-2026-7',
  '1.190,00',
  '€',
  '03.04.2026',
  'Chair',
  'Qty',
  '2',
  'GmbH',
  'x',
  'Date',
];
/** Words on a grid: two of them stand in one place, or clearly in two. */
const share = fc.integer({ min: 0, max: 45 }).map((step) => step / 50);
const length = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((step) => step / 100);

const word = fc
  .record({ text: fc.constantFrom(...TEXTS), x: share, line: fc.integer({ min: 0, max: 40 }) })
  .map(({ text, x, line }) => ({ text, box: { x, y: line / 50, width: text.length * 0.01, height: 0.015 } }));
const page = fc.array(word, { maxLength: 60 }).map((words) => ({
  ...{ number: 1, width: 600, height: 800 },
  words: words.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x),
}));
const rule = fc.oneof(
  fc
    .constantFrom('.+', '(?s).+', '[A-Z]-\\d+', '(\\d+)', '(')
    .map((value): Omit<Rule, 'id'> => ({ type: 'regex', value, config: {} })),
  fc.constantFrom('Total', 'no., invoice').map((value): Omit<Rule, 'id'> => ({ type: 'keyword', value, config: {} })),
  fc
    .integer({ min: -5, max: 20 })
    .map((offset): Omit<Rule, 'id'> => ({ type: 'position', value: `${offset},0`, config: {} })),
  fc.constantFrom('Qty, Date', '').map((value): Omit<Rule, 'id'> => ({ type: 'table', value, config: {} })),
);
const zone = fc.record({
  type: fc.constantFrom('text', 'table', 'checkbox', 'date') as fc.Arbitrary<Zone['type']>,
  label: fc.constantFrom('INVOICE_NUMBER', 'TOTAL_AMOUNT', 'INVOICE_DATE', 'NOTE'),
  coordinates: fc
    .record({
      x: share,
      y: share,
      width: length(0.6),
      height: length(0.4),
    })
    .map(clampToPage),
  rules: fc.array(rule, { maxLength: 3 }),
});

test('the editor’s preview, a test run and an upload of the sample give the same values', () => {
  fc.assert(
    fc.property(page, fc.array(zone, { minLength: 1, maxLength: 4 }), (sample: ZonePage, drawn) => {
      const zones = drawn.map(
        ({ rules, ...one }, at): Zone => ({
          ...{ id: `z${at}`, name: `Zone ${at}`, pageNumber: 1, required: false, ...one },
          rules: rules.map((bare, number) => ({ id: `r${number}`, ...bare })),
        }),
      );
      const layout = layoutOfSample([sample], zones, { entities: [], lineItems: [] });
      const document = runDocument([sample]);
      const run = runTemplate({ zones, layout }, document);
      const writing = writingOf([sample]);
      const previews = zones.map((one) => readZone(one, drawnPlace(one), { pages: [sample], writing }));
      expect(run.zones.map(({ reading }) => reading)).toEqual(previews);

      const nothing = { entities: {}, line_items: [], checks: [], warnings: [], document_type: 'other' as const };
      const entities: Record<string, Entity[]> = readWithTemplate(nothing, run, { name: 'T', document }).entities;
      for (const { value, label, table } of previews) {
        if (value && !table) expect(entities[label]?.map((one) => one.value)).toContain(value.value);
      }
    }),
    { numRuns: 300 },
  );
});
