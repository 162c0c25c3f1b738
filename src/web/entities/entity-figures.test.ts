import { expect, test } from 'vitest';
import { confidenceFigures, cutPattern, percentOf, sourceShares } from './entity-figures.ts';
import { entity } from './testing-entity.test-suite.ts';

test('confidences fall into the bands of the specification, borders included', () => {
  const entities = [1, 0.8, 0.799, 0.6, 0.599].map((confidence) => entity({ confidence }));
  expect(confidenceFigures(entities).bands).toEqual({ high: 2, medium: 2, low: 1 });
});

test('the average of nothing is zero', () => {
  expect(confidenceFigures([]).average).toBe(0);
  expect(percentOf(0, 0)).toBe(0);
});

test('sources are counted, most first, with their own average', () => {
  const entities = [
    entity({ source: 'user', confidence: 1 }),
    entity({ source: 'enhanced_patterns', confidence: 0.5 }),
    entity({ source: 'enhanced_patterns', confidence: 0.7 }),
  ];
  const shares = sourceShares(entities);
  expect(shares.map(({ source, count, percent }) => [source, count, percent])).toEqual([
    ['enhanced_patterns', 2, 67],
    ['user', 1, 33],
  ]);
  expect(shares[0]?.average).toBeCloseTo(0.6);
});

test('a matched pattern is cut after 50 characters, not through one', () => {
  expect(cutPattern('x'.repeat(50))).toBe('x'.repeat(50));
  expect(cutPattern('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`);
  expect(cutPattern('💶'.repeat(51))).toBe(`${'💶'.repeat(50)}...`);
});
