import type { Choice } from '../../candidates/choices.ts';
import type { KeyField } from '../../labels.ts';
import { type BoostedTrees, confidenceOf } from './boosted-trees.ts';
import sureness from './weights/sureness.json' with { type: 'json' };

/** A rising line in log odds: what a field's confidence says is turned into how often it was right on strangers. */
export type Sureness = Readonly<Record<KeyField, readonly [slope: number, shift: number]>>;

/** No certainty, either way, that a value of one in some thousands could contradict. */
const SUREST = 1e-4;

/** As `npm run train -- --sureness` fitted it. */
const SURENESS = sureness as unknown as Sureness;

/**
 * How sure a choice looks: of how often such scores were right, and how clearly it beats its rivals on this very document
 * (layouts that nobody has seen are rarer in the former than outside). Either alone can bring the geometric mean down.
 */
export function lookOf(choice: Choice, model: BoostedTrees): number {
  return Math.sqrt(confidenceOf(model, choice.score) * choice.share);
}

/** The share of choices of this field that were right on strangers where they looked as this one does. */
export function choiceConfidence(field: KeyField, choice: Choice, model: BoostedTrees): number {
  const [slope, shift] = SURENESS[field];
  return 1 / (1 + Math.exp(-(slope * logOdds(lookOf(choice, model)) + shift)));
}

/** Log odds of a look, within what can be told. */
export function logOdds(look: number): number {
  const bounded = Math.min(1 - SUREST, Math.max(SUREST, look));
  return Math.log(bounded / (1 - bounded));
}
