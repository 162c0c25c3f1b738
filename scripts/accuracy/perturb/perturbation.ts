import type { Random } from '#samples/random.ts';
import type { TrueDocument } from '../score-set.ts';

/** A change that leaves an invoice's meaning as it is; null where it has nothing to change. */
export interface Perturbation {
  name: string;
  change(original: TrueDocument, random: Random, other: TrueDocument): TrueDocument | null;
}
