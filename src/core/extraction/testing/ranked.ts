import type { Candidate } from '../../candidates/candidate.ts';
import type { DescribedCandidates } from '../../candidates/choices.ts';

/** The values of candidates with what the table of signs alone says for them (log odds), the likeliest first. */
export function ranked(
  candidates: readonly Candidate[],
  { features }: DescribedCandidates,
): { value: string; prior: number }[] {
  return candidates
    .map(({ value }, index) => ({ value, prior: features[index]!.prior! }))
    .sort((a, b) => b.prior - a.prior);
}
