import { expect, test } from 'vitest';
import { calibrationOf } from './calibration.ts';
import type { FieldVerdict } from './judge.ts';

const judged = (...values: readonly (readonly [confidence: number | null, right: boolean])[]) => [
  {
    id: 'a',
    family: 'a',
    language: 'en',
    verdicts: values.map(
      ([confidence, right]): FieldVerdict => ({ field: 'TOTAL_AMOUNT', stated: true, confidence, right }),
    ),
  },
];

test('confidence that comes true has no error', () => {
  expect(calibrationOf(judged([1, true], [1, true])).ece).toBeCloseTo(0);
  expect(calibrationOf(judged([0.5, true], [0.5, false])).ece).toBeCloseTo(0);
  expect(calibrationOf(judged([0.9, false], [0.9, true])).ece).toBeCloseTo(0.4);
});

test('coverage is what is right above the last wrong value, of all that is stated', () => {
  const found = calibrationOf(judged([0.98, true], [0.97, true], [0.6, false], [0.55, true], [null, false]));
  expect(found).toMatchObject({ threshold: 0.97, coverage: 0.4 });
});

test('values of one confidence are taken together', () => {
  expect(calibrationOf(judged([0.9, true], [0.9, false])).threshold).toBeNull();
});
