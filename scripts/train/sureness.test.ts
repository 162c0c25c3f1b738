import { expect, test } from 'vitest';
import { KEY_FIELDS } from '#core/labels.ts';
import { TYPED_ROUNDS, typedSet } from '#samples/strangers/typed-sets.ts';
import { calibrationOf } from '../accuracy/calibration.ts';
import { scoreDocument } from '../accuracy/score-set.ts';
import { fitSureness, type Look } from './sureness.ts';

const looks = (look: number, count: number, rightOnes: number): Look[] =>
  Array.from({ length: count }, (_, index) => ({
    field: 'SELLER_NAME',
    look,
    right: index < rightOnes,
    weight: 1,
  }));

test('a field whose looks are too modest gets a line that says more', () => {
  const line = fitSureness([...looks(0.6, 200, 180), ...looks(0.9, 200, 196)]).SELLER_NAME;
  const said = (look: number) => 1 / (1 + Math.exp(-(line[0] * Math.log(look / (1 - look)) + line[1])));
  expect(said(0.6)).toBeCloseTo(0.9, 1);
  expect(said(0.9)).toBeCloseTo(0.98, 1);
});

test('without looks the line leaves a confidence as it is', () => {
  const lines = fitSureness([]);
  expect(KEY_FIELDS.map((field) => lines[field])).toEqual(KEY_FIELDS.map(() => [1, 0]));
});

test('what strangers are told is nearly as often right as its confidence says', () => {
  const typed = Object.values(TYPED_ROUNDS).flatMap(({ folder, files }) =>
    files.flatMap((file) => typedSet(folder, file)),
  );
  expect(calibrationOf(typed.map((one) => scoreDocument(one).judged)).ece).toBeLessThan(0.045);
});
