import type { Candidate } from '../../candidates/candidate.ts';
import type { Features } from '../../candidates/choices.ts';

/** The values of candidates with what labels and words alone say for them (log odds), the likeliest first. */
export function ranked(
  candidates: readonly Candidate[],
  features: readonly Features[],
): { value: string; prior: number }[] {
  return candidates
    .map(({ value }, index) => ({ value, prior: features[index]!.prior! }))
    .sort((a, b) => b.prior - a.prior);
}
