import type { Features } from '#core/candidates/choices.ts';
import { KEY_FIELDS, type KeyField } from '#core/labels.ts';
import type { DescribedDocument } from './read-documents.ts';
import type { FeatureTable, TableDocument } from './train-models.ts';
import { isRight, isScored, isStated } from './truth.ts';

/** At most so many wrong candidates per document and field; evenly spread ones are kept. */
const MAX_WRONG = 60;

/** Turns described documents into numbers: no text of any document is kept. */
export function featureTable(documents: readonly DescribedDocument[]): FeatureTable {
  const table = {} as FeatureTable;
  for (const field of KEY_FIELDS) {
    const names = documents.flatMap((one) => one.fields[field].features).find(Boolean);
    const features = Object.keys(names ?? {});
    const rows: TableDocument[] = [];
    for (const { truth, origin, fields } of documents) {
      if (!isScored(truth, field)) continue;
      const { candidates, features: described } = fields[field];
      const labels = candidates.map((candidate) => (isRight(truth, field, candidate.value) ? 1 : 0));
      const kept = keptIndexes(labels).filter((index) => isName(field) || isAnnounced(index, labels, described));
      rows.push({
        group: `${origin}:${truth.family}`,
        origin,
        stated: isStated(truth, field),
        rows: kept.map((index) => features.map((name) => Math.round((described[index]![name] ?? 0) * 1000) / 1000)),
        labels: kept.map((index) => labels[index]!),
      });
    }
    table[field] = { features, documents: rows };
  }
  return table;
}

function isName(field: KeyField): boolean {
  return field === 'SELLER_NAME' || field === 'BUYER_NAME';
}

/** Log odds by which a repetition of the value may be announced worse than the best one. */
const REPETITION = 3;

/** "Departure 19 July" is no invoice date, even where both are one day: such repetitions teach nothing. */
function isAnnounced(index: number, labels: readonly number[], described: readonly Features[]): boolean {
  if (labels[index] === 0) return true;
  const best = Math.max(...described.filter((_, other) => labels[other] === 1).map(({ prior }) => prior ?? 0));
  return (described[index]!.prior ?? 0) >= best - REPETITION;
}

function keptIndexes(labels: readonly number[]): number[] {
  const wrong = labels.flatMap((label, index) => (label === 0 ? [index] : []));
  const step = Math.max(1, wrong.length / MAX_WRONG);
  const kept = new Set(wrong.filter((_, order) => Math.floor(order / step) !== Math.floor((order - 1) / step)));
  return labels.flatMap((label, index) => (label === 1 || kept.has(index) ? [index] : []));
}
