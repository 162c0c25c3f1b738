import { expect, test } from 'vitest';
import type { Rule, Zone } from '#core/templates/template.ts';
import { makeZone } from '../state/make-zone.ts';
import { liveSample } from './live-sample.ts';

const word = (text: string, x: number, y: number, width = 0.02 * text.length) => ({
  text,
  box: { x, y, width, height: 0.015 },
});
const page = {
  width: 595,
  height: 842,
  rotation: 0 as const,
  words: [
    word('Harbour', 0.1, 0.05),
    word('Studio', 0.25, 0.05),
    word('Invoice', 0.6, 0.1),
    word('No.', 0.75, 0.1),
    word('HP-2025-0147', 0.85, 0.1, 0.14),
    word('Date', 0.6, 0.13),
    word('31.12.2025', 0.85, 0.13, 0.12),
  ],
};
const sample = liveSample([page])(new Map());
const zone = (changes: Partial<Zone> = {}): Zone => ({
  ...makeZone('z', [], 1, { x: 0.84, y: 0.095, width: 0.16, height: 0.025 }),
  ...changes,
});
const rule = (value: string): Rule => ({ id: value, type: 'regex', value, config: {} });

test('a zone gives the text of the words under it', () => {
  expect(sample.read(zone())?.text).toBe('HP-2025-0147');
  expect(sample.read(zone({ coordinates: { x: 0.1, y: 0.5, width: 0.1, height: 0.1 } }))?.text).toBe('');
});

test('each rule gives its own part, and the first that gives one is the value', () => {
  const reading = sample.read(zone({ rules: [rule('\\d{9}'), rule('HP-(\\d+)'), rule('[0-9]+$')] }));
  expect(reading?.values.map(({ ruleId, value }) => [ruleId, value])).toEqual([
    ['HP-(\\d+)', '2025'],
    ['[0-9]+$', '0147'],
  ]);
  expect(reading?.value?.value).toBe('2025');
});

test('a date zone gives its date in normal form', () => {
  const date = zone({ type: 'date', coordinates: { x: 0.84, y: 0.125, width: 0.16, height: 0.025 } });
  expect(sample.read(date)?.value?.value).toBe('2025-12-31');
});

test('anchors are texts without figures, the nearest first', () => {
  expect(sample.anchors(zone()).map(({ text }) => text)).toEqual(['Invoice No.', 'Date', 'Harbour Studio']);
  expect(sample.anchors(zone({ pageNumber: 2 }))).toEqual([]);
});

test('a checkbox says nothing until its page is drawn, then what the ink says', () => {
  const box = zone({ type: 'checkbox', coordinates: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } });
  const ink = (bits: number) => new Map([[1, { bits: new Uint8Array(2).fill(bits), width: 4, height: 4 }]]);
  const read = liveSample([page]);
  expect(sample.read(box)).toBeNull();
  expect(read(ink(0)).read(box)?.value?.value).toBe('false');
  expect(read(ink(255)).read(box)?.value?.value).toBe('true');
  expect(read(new Map([[1, null]])).read(box)?.value?.value).toBe('false');
});
