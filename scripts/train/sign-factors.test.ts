import { expect, test } from 'vitest';
import { fittedSigns } from '#core/candidates/fitted-signs.ts';
import { fitFactors, type ToldCandidate } from './sign-factors.ts';

const candidate = (right: boolean, signs: Record<string, number>): ToldCandidate => ({
  right,
  told: Object.entries(signs).map(([code, odds]) => ({ code, odds })),
});

test('a sign that tells the right candidate weighs more, one that misleads less, and neither turns round', () => {
  const documents = Array.from({ length: 40 }, () => [
    candidate(true, { label: 0.5 }),
    candidate(false, { large: 2 }),
    candidate(false, {}),
  ]);
  const { label, large } = fitFactors(documents);
  expect(label).toBeGreaterThan(1.5);
  expect(large).toBe(0.5);
});

test('what few documents say moves no weight', () => {
  const few = fitFactors([[candidate(true, { label: 1 }), candidate(false, { other: -1 })]]);
  expect(few).toEqual({ label: 1, other: 1 });
  const none = fitFactors([[candidate(false, { label: 1 }), candidate(false, {})]]);
  expect(none).toEqual({});
});

test('a sign of a field that is not fitted weighs what its table says', () => {
  const table = [{ code: 'no_such_sign', weight: -3, seen: () => 1 }];
  expect(fittedSigns('TOTAL_AMOUNT', table)).toEqual(table);
});
