import type { Features } from '#core/candidates/choices.ts';
import { KEY_FIELDS, type KeyField } from '#core/labels.ts';
import type { DescribedDocument } from './read-documents.ts';
import type { FeatureTable, TableDocument } from './train-models.ts';
import { isRight, isScored, isStated, type TruthDocument, termsOverlap } from './truth.ts';

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
      const right = candidates.filter(({ value }) => isRight(truth, field, value));
      const labels = candidates.map((one) => (right.includes(one) && !isLabelled(one.value, right) ? 1 : 0));
      const whole = field === 'PAYMENT_TERMS' ? wholeTerms(truth, candidates) : null;
      const kept = keptIndexes(labels)
        .filter((index) => isName(field) || isAnnounced(index, labels, described))
        .filter((index) => labels[index] === 0 || !whole || whole[index]);
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

/** Words by which the best cut of a sentence agrees better with the truth than one that teaches nothing. */
const WORSE = 0.08;

/** Of the cuts of one sentence that would all count as right, those that say what the truth says and no more. */
function wholeTerms(truth: TruthDocument, candidates: readonly { value: string }[]): boolean[] {
  const answers = [truth.fields.PAYMENT_TERMS, ...(truth.accept?.PAYMENT_TERMS ?? [])].filter(
    (answer) => typeof answer === 'string',
  );
  const overlaps = candidates.map(({ value }) => Math.max(0, ...answers.map((answer) => termsOverlap(answer, value))));
  const best = Math.max(...overlaps);
  return overlaps.map((overlap) => overlap >= best - WORSE);
}

/** "Terms: 30 days net" where "30 days net" is offered as well: the label in front of it is none of it. */
function isLabelled(value: string, right: readonly { value: string }[]): boolean {
  return right.some(
    (one) =>
      value.length > one.value.length && value.endsWith(one.value) && LABEL.test(value.slice(0, -one.value.length)),
  );
}

const LABEL = /:\s*$/;

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
