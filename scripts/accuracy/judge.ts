import type { Extraction } from '#core/entity.ts';
import type { KeyField } from '#core/labels.ts';
import { isRight, isScored, isStated, KEY_FIELDS, type TruthDocument } from '../train/truth.ts';

export interface FieldVerdict {
  field: KeyField;
  stated: boolean;
  /** Null when nothing was predicted. */
  confidence: number | null;
  right: boolean;
}

export interface Judged {
  id: string;
  family: string;
  language: string;
  verdicts: FieldVerdict[];
}

/** Holds an extraction against its truth, field by field; what the truth leaves open is left out. */
export function judge(truth: TruthDocument, extraction: Extraction): Judged {
  const verdicts = KEY_FIELDS.filter((field) => isScored(truth, field)).map((field) => {
    const entity = extraction.entities[field]?.[0];
    return {
      field,
      stated: isStated(truth, field),
      confidence: entity ? entity.confidence : null,
      right: entity ? isRight(truth, field, entity.value) === true : false,
    };
  });
  return { id: truth.id, family: truth.family, language: truth.language, verdicts };
}

export interface Counts {
  tp: number;
  fp: number;
  fn: number;
}

export interface Summary {
  documents: number;
  fields: Record<string, Counts>;
  languages: Record<string, Counts>;
  macroF1: number;
  familyMeanF1: number;
  allRight: number;
  /** Of values with a confidence of at least 0.9: the share that is right, and their share of all values. */
  sure: { right: number; share: number };
  /** The share of wrong values with a confidence below 0.8; null where no value is wrong. */
  doubted: number | null;
  bins: { from: number; count: number; right: number }[];
  worst: { id: string; wrong: string[] }[];
}

export function f1({ tp, fp, fn }: Counts): number {
  return tp + fp + fn === 0 ? 1 : (2 * tp) / (2 * tp + fp + fn);
}

function countsIn(groups: Record<string, Counts>, name: string): Counts {
  groups[name] ??= { tp: 0, fp: 0, fn: 0 };
  return groups[name];
}

/** A wrong value counts as false positive and, where a value is stated, as missed as well. */
export function summarise(documents: readonly Judged[]): Summary {
  const fields: Record<string, Counts> = {};
  const languages: Record<string, Counts> = {};
  const families: Record<string, Counts> = {};
  const worst: Summary['worst'] = [];
  let allRight = 0;
  for (const { id, family, language, verdicts } of documents) {
    for (const verdict of verdicts) {
      for (const counts of [
        countsIn(fields, verdict.field),
        countsIn(languages, language),
        countsIn(families, family),
      ]) {
        if (verdict.right) counts.tp++;
        else if (verdict.confidence !== null) counts.fp++;
        if (verdict.stated && !verdict.right) counts.fn++;
      }
    }
    const wrong = verdicts.filter(({ right, stated, confidence }) => !right && (stated || confidence !== null));
    if (verdicts.every(({ stated, right }) => !stated || right)) allRight++;
    if (wrong.length > 0)
      worst.push({
        id,
        wrong: wrong.map(({ field, confidence }) => `${field}${confidence === null ? ' (not found)' : ''}`),
      });
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const given = documents.flatMap(({ verdicts }) => verdicts.filter(({ confidence }) => confidence !== null));
  const sure = given.filter(({ confidence }) => confidence! >= 0.9);
  const wrong = given.filter(({ right }) => !right);
  return {
    documents: documents.length,
    fields,
    languages,
    macroF1: mean(KEY_FIELDS.map((field) => f1(fields[field] ?? { tp: 0, fp: 0, fn: 0 }))),
    familyMeanF1: mean(Object.values(families).map(f1)),
    allRight: allRight / Math.max(1, documents.length),
    sure: { right: mean(sure.map(({ right }) => Number(right))), share: sure.length / Math.max(1, given.length) },
    doubted: wrong.length > 0 ? mean(wrong.map(({ confidence }) => Number(confidence! < 0.8))) : null,
    bins: Array.from({ length: 10 }, (_, bin) => {
      const inside = given.filter(({ confidence }) => Math.min(9, Math.floor(confidence! * 10)) === bin);
      return { from: bin / 10, count: inside.length, right: mean(inside.map(({ right }) => Number(right))) };
    }),
    worst: worst.sort((a, b) => b.wrong.length - a.wrong.length || a.id.localeCompare(b.id)).slice(0, 12),
  };
}
