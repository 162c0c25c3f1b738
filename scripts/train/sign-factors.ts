import { SIGN_FACTORS, type SignFactors } from '#core/candidates/fitted-signs.ts';
import type { WeighedSign } from '#core/candidates/signs.ts';
import type { KeyField } from '#core/labels.ts';
import type { DescribedDocument } from './read-documents.ts';
import { isRight, isStated } from './truth.ts';

/**
 * The fields whose signs are weighed as learned. Those of names, terms and the invoice's day keep the weights of their
 * tables: with learned ones invoices that nobody had seen were read no better (see docs/accuracy.md).
 */
export const FITTED_FIELDS: readonly KeyField[] = ['TAX_AMOUNT'];

/** One of the values that a document offers for a field, with what its signs say in log odds. */
export interface ToldCandidate {
  right: boolean;
  told: readonly WeighedSign[];
}

/** So strongly a factor is held at 1: as many documents as would have to agree on another one. */
const HELD = 10;
/** A sign that fewer documents show keeps the weight of its table. */
const LEAST_SHOWN = 20;
const STEPS = 80;
const STEP = 0.3;
/** A sign that few documents need keeps half its say, and none shouts all others down. */
const LEAST = 0.5;
const MOST = 2.5;

/** Factors of all signs of the fields in `FITTED_FIELDS`, of documents in which a right value is offered. */
export function signFactors(documents: readonly DescribedDocument[]): SignFactors {
  return Object.fromEntries(
    FITTED_FIELDS.map((field) => [field, fitFactors(documents.map((one) => toldOf(one, field)))]),
  );
}

function toldOf({ truth, fields }: DescribedDocument, field: KeyField): ToldCandidate[] {
  if (!isStated(truth, field)) return [];
  const used = SIGN_FACTORS[field] ?? {};
  const { candidates, told } = fields[field];
  return candidates.map(({ value }, index) => ({
    right: isRight(truth, field, value) === true,
    told: told(index).map(({ code, odds }) => ({ code, odds: odds / (used[code] ?? 1) })),
  }));
}

/**
 * By code, what each sign's odds are multiplied with so that the right candidates of all documents are most likely among
 * their rivals: a conditional logit (McFadden 1974), its factors drawn towards 1 and kept between a half and 2.5, climbed
 * with steps that shrink as they add up (Duchi 2011, AdaGrad). Two decimals.
 */
export function fitFactors(documents: readonly (readonly ToldCandidate[])[]): Record<string, number> {
  const telling = documents.filter((candidates) => candidates.some(({ right }) => right));
  const shown = new Map<string, number>();
  for (const candidates of telling)
    for (const code of new Set(candidates.flatMap(({ told }) => told.map((sign) => sign.code))))
      shown.set(code, (shown.get(code) ?? 0) + 1);
  const codes = [...shown.keys()].sort();
  const factors = new Map(codes.map((code) => [code, 1]));
  const climbed = new Map(codes.map((code) => [code, 1e-8]));
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Map(codes.map((code) => [code, HELD * (1 - factors.get(code)!)]));
    for (const candidates of telling) addGradient(candidates, factors, gradient);
    for (const [code, slope] of gradient) {
      if (shown.get(code)! < LEAST_SHOWN) continue;
      const sum = climbed.get(code)! + slope * slope;
      climbed.set(code, sum);
      const moved = factors.get(code)! + (STEP * slope) / Math.sqrt(sum);
      factors.set(code, Math.min(MOST, Math.max(LEAST, moved)));
    }
  }
  return Object.fromEntries([...factors].map(([code, factor]) => [code, Math.round(factor * 100) / 100]));
}

/** Adds one document's slope of the log likelihood. */
function addGradient(
  candidates: readonly ToldCandidate[],
  factors: ReadonlyMap<string, number>,
  gradient: Map<string, number>,
): void {
  const odds = candidates.map(({ told }) => told.reduce((sum, sign) => sum + factors.get(sign.code)! * sign.odds, 0));
  const most = Math.max(...odds);
  const weights = odds.map((one) => Math.exp(one - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const right = weights.reduce((sum, weight, index) => sum + (candidates[index]!.right ? weight : 0), 0);
  for (const [index, candidate] of candidates.entries()) {
    const pull = (candidate.right ? weights[index]! / right : 0) - weights[index]! / all;
    for (const { code, odds } of candidate.told) gradient.set(code, gradient.get(code)! + pull * odds);
  }
}
