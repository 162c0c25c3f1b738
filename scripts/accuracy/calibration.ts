import type { Judged } from './judge.ts';

export interface Calibration {
  /** Expected calibration error over ten equal bins: how far confidence is from the share that is right, weighed. */
  ece: number;
  /** The lowest confidence from which on at least 99 % of the values are right; null where there is none. */
  threshold: number | null;
  /** The share of all stated values that are right and at least that sure. */
  coverage: number;
}

const BINS = 10;
const PRECISION = 0.99;

/** How far the confidence of the given values can be believed. */
export function calibrationOf(documents: readonly Judged[]): Calibration {
  const verdicts = documents.flatMap((document) => document.verdicts);
  const given = verdicts
    .flatMap(({ confidence, right }) => (confidence === null ? [] : [{ confidence, right }]))
    .sort((a, b) => b.confidence - a.confidence);
  const bins = Map.groupBy(given, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  let ece = 0;
  for (const values of bins.values()) {
    const sure = values.reduce((sum, { confidence }) => sum + confidence, 0);
    const right = values.filter((value) => value.right).length;
    ece += Math.abs(sure - right) / given.length;
  }
  const stated = verdicts.filter((verdict) => verdict.stated).length;
  let [right, covered] = [0, 0];
  let threshold: number | null = null;
  for (const [index, value] of given.entries()) {
    if (value.right) right++;
    // Values of one confidence are taken together.
    if (given[index + 1]?.confidence === value.confidence) continue;
    if (right / (index + 1) >= PRECISION) [covered, threshold] = [right, value.confidence];
  }
  return { ece, threshold, coverage: covered / Math.max(1, stated) };
}

/** One sentence of figures. */
export function calibrationLine(documents: readonly Judged[]): string {
  const { ece, threshold, coverage } = calibrationOf(documents);
  const sure = threshold === null ? 'no confidence' : `a confidence of ${threshold.toFixed(2)} or more`;
  return `ECE ${ece.toFixed(3)}; 99 % of the values are right at ${sure}, which ${(coverage * 100).toFixed(0)} % of the stated values have.`;
}
