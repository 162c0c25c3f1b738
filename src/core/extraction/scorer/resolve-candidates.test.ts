import { expect, test } from 'vitest';
import { makeCandidate } from '../../candidates/candidate.ts';
import { KEY_FIELDS } from '../../labels.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { type Models, resolveCandidates } from './resolve-candidates.ts';

const [line] = layoutDocument(typedDocument('Harlow Joinery Ltd')).rows[0]!.segments;

/** The share of an only candidate whose score is a tenth, in fields that are taken for absent below the threshold. */
function shareAbove(threshold: number): number {
  const nothing = { candidates: [], features: [] };
  const model = { features: [], bias: Math.log(0.1 / 0.9), trees: [], threshold, calibration: [] };
  const all = <T>(value: T) => Object.fromEntries(KEY_FIELDS.map((field) => [field, value]));
  const fields = {
    ...all(nothing),
    SELLER_NAME: { candidates: [makeCandidate(line!, 0, line!.text.length, line!.text)], features: [{}] },
  };
  return resolveCandidates(fields as Parameters<typeof resolveCandidates>[0], all(model) as unknown as Models)
    .SELLER_NAME!.share;
}

test('an only candidate is as sure as its field is rarely absent', () => {
  expect(shareAbove(0.01)).toBeGreaterThan(0.9);
  expect(shareAbove(0.1)).toBeCloseTo(0.5);
});

test('of two totals that look as sure the one without an earlier balance is this bill’s', () => {
  const nothing = { candidates: [], features: [] };
  const model = { features: [], bias: 0, trees: [], threshold: 0.04, calibration: [] };
  const all = <T>(value: T) => Object.fromEntries(KEY_FIELDS.map((field) => [field, value]));
  const [row] = layoutDocument(typedDocument('Now due 1,289.02')).rows[0]!.segments;
  const amount = (value: string) => ({
    ...makeCandidate(row!, 0, row!.text.length, value),
    money: { amount: value, currency: null },
  });
  const fields = {
    ...all(nothing),
    TOTAL_AMOUNT: {
      candidates: [amount('1289.02'), amount('940.86')],
      features: [{ prior: 3, withBalance: 1 }, { prior: 2 }],
    },
  };
  const { TOTAL_AMOUNT } = resolveCandidates(
    fields as unknown as Parameters<typeof resolveCandidates>[0],
    all(model) as unknown as Models,
  );
  expect(TOTAL_AMOUNT!.candidate.value).toBe('940.86');
});
