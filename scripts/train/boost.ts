import { leafOf, type TreeNode } from '#core/extraction/scorer/boosted-trees.ts';
import { createRandom } from '#samples/random.ts';

/** Rows of equal length, their labels (1 right, 0 wrong) and weights. */
export interface TrainingRows {
  values: number[][];
  labels: number[];
  weights: number[];
  /** The document of each row, counted from 0: rows of one document stay together. */
  documents: number[];
  /** Log odds that each row starts from. */
  priors: number[];
}

export interface BoostOptions {
  trees: number;
  depth: number;
  /** Share of the features each tree may ask about. */
  features: number;
  /** Share of the documents each tree is grown on. */
  documents: number;
  learningRate: number;
  /** Regularisation of leaf values. */
  lambda: number;
  /** Fewest weighted curvature in a leaf. */
  minCurvature: number;
}

/**
 * Many weak trees, each on a part of the features and documents: what one label or one sender explains alone cannot
 * hide the other signs, and layouts that nobody has seen gain by that (leave-one-out errors fell by more than half).
 * Friedman 2002, stochastic gradient boosting.
 */
export const BOOST_OPTIONS: BoostOptions = {
  trees: 300,
  depth: 2,
  features: 0.4,
  documents: 0.7,
  learningRate: 0.05,
  lambda: 2,
  minCurvature: 0.8,
};

const MAX_BINS = 32;

/** Trains boosted trees with logistic loss on histograms. Deterministic: the draws are seeded, ties go to the first feature. */
export function boost(rows: TrainingRows, options: BoostOptions): { bias: number; trees: TreeNode[] } {
  const count = rows.labels.length;
  const features = rows.values[0]?.length ?? 0;
  const cuts = Array.from({ length: features }, (_, feature) => cutsOf(rows.values, feature));
  const bins = cuts.map((cut, feature) => Uint8Array.from(rows.values, (row) => binOf(cut, row[feature]!)));
  const bias = biasOf(rows);
  const sums = Float64Array.from(rows.priors, (prior) => bias + prior);
  const gradients = new Float64Array(count);
  const curvatures = new Float64Array(count);
  const trees: TreeNode[] = [];
  const random = createRandom(1).next;
  for (let round = 0; round < options.trees; round++) {
    for (let i = 0; i < count; i++) {
      const p = 1 / (1 + Math.exp(-sums[i]!));
      gradients[i] = (rows.labels[i]! - p) * rows.weights[i]!;
      curvatures[i] = Math.max(1e-9, p * (1 - p) * rows.weights[i]!);
    }
    const asked = bins.flatMap((_, feature) => (random() < options.features ? [feature] : []));
    const grow = (members: Int32Array, depth: number): TreeNode => {
      const split = depth > 0 ? bestSplit(members, asked, bins, cuts, gradients, curvatures, options) : null;
      if (!split) return leafValue(members, gradients, curvatures, options);
      const bin = bins[split.feature]!;
      const low = members.filter((i) => bin[i]! <= split.bin);
      const high = members.filter((i) => bin[i]! > split.bin);
      const node = { feature: split.feature, threshold: cuts[split.feature]![split.bin]! };
      return { ...node, low: grow(low, depth - 1), high: grow(high, depth - 1) };
    };
    const tree = grow(drawnRows(rows.documents, options.documents, random), options.depth);
    trees.push(tree);
    for (let i = 0; i < count; i++) sums[i]! += leafOf(tree, rows.values[i]!);
  }
  return { bias, trees };
}

/** The rows of a share of the documents, at least of one. */
function drawnRows(documents: readonly number[], share: number, random: () => number): Int32Array {
  const count = documents.reduce((most, document) => Math.max(most, document + 1), 0);
  const drawn = Array.from({ length: count }, () => random() < share);
  if (!drawn.includes(true)) drawn.fill(true);
  return Int32Array.from(documents.flatMap((document, row) => (drawn[document] ? [row] : [])));
}

/** The constant on top of the priors at which as many rights are expected as there are, by bisection. */
function biasOf({ labels, weights, priors }: TrainingRows): number {
  let [low, high] = [-20, 20];
  for (let step = 0; step < 40; step++) {
    const bias = (low + high) / 2;
    let surplus = 0;
    for (let i = 0; i < labels.length; i++) {
      surplus += (labels[i]! - 1 / (1 + Math.exp(-bias - priors[i]!))) * weights[i]!;
    }
    if (surplus > 0) low = bias;
    else high = bias;
  }
  return rounded((low + high) / 2);
}

/** Thresholds between neighbouring values; a value below cut k falls into bin k or lower. */
function cutsOf(values: readonly number[][], feature: number): number[] {
  const distinct = [...new Set(values.map((row) => row[feature]!))].sort((a, b) => a - b);
  const between = distinct.slice(1).map((value, index) => rounded((value + distinct[index]!) / 2));
  if (between.length < MAX_BINS) return between;
  const step = between.length / (MAX_BINS - 1);
  return Array.from({ length: MAX_BINS - 1 }, (_, index) => between[Math.floor(index * step)]!);
}

function binOf(cuts: readonly number[], value: number): number {
  let bin = 0;
  while (bin < cuts.length && value >= cuts[bin]!) bin++;
  return bin;
}

function bestSplit(
  members: Int32Array,
  asked: readonly number[],
  bins: readonly Uint8Array[],
  cuts: readonly number[][],
  gradients: Float64Array,
  curvatures: Float64Array,
  options: BoostOptions,
): { feature: number; bin: number } | null {
  let total = 0;
  let curvature = 0;
  for (const i of members) {
    total += gradients[i]!;
    curvature += curvatures[i]!;
  }
  const gainOf = (g: number, h: number) => (g * g) / (h + options.lambda);
  const base = gainOf(total, curvature);
  let best: { feature: number; bin: number } | null = null;
  let bestGain = 0.02;
  const g = new Float64Array(MAX_BINS + 1);
  const h = new Float64Array(MAX_BINS + 1);
  for (const feature of asked) {
    const bin = bins[feature]!;
    g.fill(0);
    h.fill(0);
    for (const i of members) {
      g[bin[i]!]! += gradients[i]!;
      h[bin[i]!]! += curvatures[i]!;
    }
    let left = 0;
    let leftCurvature = 0;
    for (let cut = 0; cut < cuts[feature]!.length; cut++) {
      left += g[cut]!;
      leftCurvature += h[cut]!;
      const rightCurvature = curvature - leftCurvature;
      if (leftCurvature < options.minCurvature || rightCurvature < options.minCurvature) continue;
      const gain = gainOf(left, leftCurvature) + gainOf(total - left, rightCurvature) - base;
      if (gain > bestGain + 1e-9) {
        bestGain = gain;
        best = { feature, bin: cut };
      }
    }
  }
  return best;
}

function leafValue(
  members: Int32Array,
  gradients: Float64Array,
  curvatures: Float64Array,
  { lambda, learningRate }: BoostOptions,
): number {
  let g = 0;
  let h = 0;
  for (const i of members) {
    g += gradients[i]!;
    h += curvatures[i]!;
  }
  return rounded((learningRate * g) / (h + lambda));
}

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
