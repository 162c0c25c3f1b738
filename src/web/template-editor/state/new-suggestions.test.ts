import { expect, test } from 'vitest';
import type { Zone } from '#core/templates/template.ts';
import { makeZone } from './make-zone.ts';
import { newSuggestions } from './new-suggestions.ts';

const zone = (id: string, label: string, x: number): Zone => ({
  ...makeZone(id, [], 1, { x, y: 0.1, width: 0.2, height: 0.05 }),
  label,
});
const suggested = [zone('number', 'INVOICE_NUMBER', 0.1), zone('total', 'TOTAL_AMOUNT', 0.6)];

test('without zones everything suggested is new', () => {
  expect(newSuggestions(suggested, [])).toEqual(suggested);
});

test('a label that is filled and a place that is taken are not suggested again', () => {
  expect(newSuggestions(suggested, [zone('mine', 'TOTAL_AMOUNT', 0.3)])).toEqual([suggested[0]]);
  expect(newSuggestions(suggested, [zone('mine', 'MINE', 0.12)])).toEqual([suggested[1]]);
  expect(newSuggestions(suggested, [{ ...zone('mine', 'MINE', 0.12), pageNumber: 2 }])).toEqual(suggested);
  expect(newSuggestions(suggested, suggested)).toEqual([]);
});
