import { expect, test } from 'vitest';
import type { Entity } from '../../entity.ts';
import type { Page, Word } from '../../text-document.ts';
import { weighByRecognition } from './recognition-confidence.ts';

const boxAt = (x: number, width = 0.1) => ({ x, y: 0.5, width, height: 0.02 });
const word = (x: number, confidence?: number): Word => ({
  text: '12.40',
  box: boxAt(x),
  fontSize: 10,
  bold: false,
  ...(confidence === undefined ? {} : { confidence }),
});
const page = (...words: Word[]): Page[] => [{ number: 1, width: 600, height: 800, rotation: 0, words }];
const entity = (x: number, width = 0.1): Entity => ({
  ...{ id: 'a', label: 'TOTAL_AMOUNT', text: '12.40', value: '12.40', context: '', confidence: 0.9 },
  ...{ source: 'improved_contextual', matched_keyword: null, matched_pattern: null, reasons: [], page: 1 },
  box: boxAt(x, width),
});

function weighed(one: Entity, words: Word[]): number {
  weighByRecognition([one], page(...words));
  return one.confidence;
}

test('a value is as sure as the least sure of its few words was recognised', () => {
  expect(weighed(entity(0.1, 0.3), [word(0.1, 0.9), word(0.25, 0.5), word(0.8, 0.1)])).toBeCloseTo(0.45);
});

test('a part of a word is as sure as the word', () => {
  expect(weighed(entity(0.12, 0.04), [word(0.1, 0.5)])).toBeCloseTo(0.45);
});

test('words of a text layer take nothing away', () => {
  expect(weighed(entity(0.1), [word(0.1)])).toBe(0.9);
});
