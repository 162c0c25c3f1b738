import type { Features } from '../../candidates/choices.ts';

/** A decision: below the threshold to `low`, else to `high`. A leaf holds only a value (log odds). */
export type TreeNode = { feature: number; threshold: number; low: TreeNode; high: TreeNode } | number;

/** Gradient-boosted decision trees for one field, as trained by `npm run train`. */
export interface BoostedTrees {
  features: string[];
  /** Log odds before any tree, added to the candidate's `prior`. */
  bias: number;
  trees: TreeNode[];
  /** Scores below this are taken for absent. */
  threshold: number;
  /** Points of a rising line from score to the share of right values; see docs/accuracy.md. */
  calibration: [score: number, confidence: number][];
}

/** The score of one candidate between 0 and 1. Features that the model does not know are ignored; missing ones are 0. */
export function scoreOf(model: BoostedTrees, features: Features): number {
  const values = model.features.map((name) => features[name] ?? 0);
  let sum = model.bias + (features.prior ?? 0);
  for (const tree of model.trees) sum += leafOf(tree, values);
  return 1 / (1 + Math.exp(-sum));
}

/** The value of the leaf that a row of numbers ends in, in log odds. */
export function leafOf(tree: TreeNode, values: readonly number[]): number {
  let node = tree;
  while (typeof node !== 'number') node = values[node.feature]! < node.threshold ? node.low : node.high;
  return node;
}

/** The calibrated confidence of a score: a line through the model's calibration points. */
export function confidenceOf(model: BoostedTrees, score: number): number {
  const points = model.calibration;
  if (points.length === 0) return score;
  if (score <= points[0]![0]) return points[0]![1];
  for (let index = 1; index < points.length; index++) {
    const [x1, y1] = points[index - 1]!;
    const [x2, y2] = points[index]!;
    if (score <= x2) return x2 === x1 ? y2 : y1 + ((score - x1) / (x2 - x1)) * (y2 - y1);
  }
  return points.at(-1)![1];
}
