import type { BoostedTrees } from '#core/extraction/scorer/boosted-trees.ts';
import { scoreOf } from '#core/extraction/scorer/boosted-trees.ts';
import type { Models } from '#core/extraction/scorer/resolve-candidates.ts';
import { KEY_FIELDS, type KeyField } from '#core/labels.ts';
import { BOOST_OPTIONS, boost } from './boost.ts';
import type { DescribedDocument } from './read-documents.ts';

/** The candidates of one document for one field, as numbers only. */
export interface TableDocument {
  /** Documents of one group are never split between training and measuring. */
  group: string;
  origin: DescribedDocument['origin'];
  /** Whether the truth states a value at all. */
  stated: boolean;
  rows: number[][];
  labels: number[];
}

export interface FieldTable {
  features: string[];
  documents: TableDocument[];
}

export type FeatureTable = Record<KeyField, FieldTable>;

/** Real documents are rarer than generated ones and count more. */
const CORPUS_WEIGHT = 5;
const FOLDS = 5;
/** Hardly an invoice lacks its parties: a doubtful name with a low confidence is worth more than none. */
const MOST_THRESHOLD: Partial<Record<KeyField, number>> = { SELLER_NAME: 0.01, BUYER_NAME: 0.04 };

/** Some bills bear no number or terms at all, samples and corpus hardly ever: what looks like none is none. */
const LEAST_THRESHOLD: Partial<Record<KeyField, number>> = {
  INVOICE_NUMBER: 0.06,
  TAX_AMOUNT: 0.24,
  PAYMENT_TERMS: 0.15,
};

/** Trains all models on all documents whose group is not left out. */
export function trainModels(table: FeatureTable, leftOut: (group: string) => boolean = () => false): Models {
  return Object.fromEntries(
    KEY_FIELDS.map((field) => {
      const kept = table[field].documents.filter((document) => !leftOut(document.group));
      return [field, trainField(field, { features: table[field].features, documents: kept })];
    }),
  ) as Models;
}

function trainTrees({ features, documents }: FieldTable): BoostedTrees {
  const perGroup = new Map<string, number>();
  for (const { group } of documents) perGroup.set(group, (perGroup.get(group) ?? 0) + 1);
  const values: number[][] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  const rowDocuments: number[] = [];
  for (const [number, document] of documents.entries()) {
    // Many near-equal files of one layout weigh as a few.
    const weight = (document.origin === 'corpus' ? CORPUS_WEIGHT : 1) / Math.sqrt(perGroup.get(document.group)!);
    for (const [index, row] of document.rows.entries()) {
      values.push(row);
      labels.push(document.labels[index]!);
      weights.push(weight * (document.labels[index] ? 2 : 1));
      rowDocuments.push(number);
    }
  }
  if (values.length === 0) return { features, bias: -5, trees: [], threshold: 0.5, calibration: [] };
  const prior = features.indexOf('prior');
  const priors = values.map((row) => (prior < 0 ? 0 : row[prior]!));
  return {
    features,
    ...boost({ values, labels, weights, documents: rowDocuments, priors }, BOOST_OPTIONS),
    threshold: 0.5,
    calibration: [],
  };
}

/** Trees on everything; threshold and calibration from folds in which the measured groups were left out. */
function trainField(field: KeyField, table: FieldTable): BoostedTrees {
  const groups = [...new Set(table.documents.map((document) => document.group))].sort();
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  const decided: Decision[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const inside = table.documents.filter((document) => foldOf.get(document.group) !== fold);
    const model = trainTrees({ features: table.features, documents: inside });
    for (const document of table.documents) {
      if (foldOf.get(document.group) === fold) decided.push(decide(model, document, table.features));
    }
  }
  const best = Math.max(bestThreshold(decided), LEAST_THRESHOLD[field] ?? 0);
  const threshold = Math.min(best, MOST_THRESHOLD[field] ?? 1);
  return { ...trainTrees(table), threshold, calibration: calibrate(decided, threshold) };
}

interface Decision {
  score: number;
  right: boolean;
  stated: boolean;
  weight: number;
}

function decide(model: BoostedTrees, document: TableDocument, features: string[]): Decision {
  let best = -1;
  let right = false;
  for (const [index, row] of document.rows.entries()) {
    const score = scoreOf(model, Object.fromEntries(features.map((name, i) => [name, row[i]!])));
    if (score > best) {
      best = score;
      right = document.labels[index] === 1;
    }
  }
  return {
    score: Math.max(0, best),
    right,
    stated: document.stated,
    weight: document.origin === 'corpus' ? CORPUS_WEIGHT : 1,
  };
}

/** The score below which "absent" gives the best F1. */
function bestThreshold(decisions: readonly Decision[]): number {
  let best = 0.5;
  let bestF1 = -1;
  for (let threshold = 0.02; threshold < 0.8; threshold += 0.02) {
    let [tp, fp, fn] = [0, 0, 0];
    for (const { score, right, stated, weight } of decisions) {
      const given = score >= threshold;
      if (given && right) tp += weight;
      if (given && !right) fp += weight;
      if (stated && !(given && right)) fn += weight;
    }
    const f1 = (2 * tp) / Math.max(1, 2 * tp + fp + fn);
    // Scores fall on unseen layouts, so that a low threshold carries over best.
    const value = f1 - 0.03 * threshold;
    if (value > bestF1) {
      bestF1 = value;
      best = threshold;
    }
  }
  return Math.round(best * 1000) / 1000;
}

/** Isotonic: pools neighbours until confidence rises with the score, then keeps a few points. */
function calibrate(decisions: readonly Decision[], threshold: number): [number, number][] {
  const given = decisions.filter(({ score }) => score >= threshold).sort((a, b) => a.score - b.score);
  const pools: { score: number; right: number; weight: number }[] = [];
  for (const { score, right, weight } of given) {
    pools.push({ score: score * weight, right: right ? weight : 0, weight });
    while (pools.length > 1) {
      const [before, last] = [pools.at(-2)!, pools.at(-1)!];
      if (before.right / before.weight < last.right / last.weight && before.weight >= 4) break;
      pools.splice(-2, 2, {
        score: before.score + last.score,
        right: before.right + last.right,
        weight: before.weight + last.weight,
      });
    }
  }
  // One imagined half-wrong value per pool keeps few documents from claiming certainty.
  return pools.map(({ score, right, weight }) => [
    Math.round((score / weight) * 1e4) / 1e4,
    Math.round(((right + 0.5) / (weight + 1)) * 1e4) / 1e4,
  ]);
}
