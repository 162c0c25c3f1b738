import type { Candidate } from '../../candidates/candidate.ts';
import { deniesDiscount, speaksOfDiscount } from '../terms/offers.ts';
import { endsInUntil } from '../terms/terms-language.ts';

/** What is said of a day ends with its clause, and where the next day is named. */
const CLAUSE_END = /[,;](?!\d)|[.!?](?:\s|$)|\d{1,2}[./-]\d{1,2}[./-]/u;

/**
 * The days until which less is enough, where a later day is named in the same way without a discount: "Bis 25.11.2024
 * erhalten Sie 3 % Skonto / Bis 11.12.2024 ohne Abzug".
 */
export function daysOfDiscount(candidates: readonly Candidate[]): Set<Candidate> {
  const named = candidates.filter(({ segment, start }) => endsInUntil(segment.text.slice(0, start)));
  const found = new Set(named.filter(isDiscounted));
  const whole = named.filter((candidate) => !found.has(candidate));
  return new Set([...found].filter(({ value }) => whole.some((other) => other.value > value)));
}

function isDiscounted({ segment, end }: Candidate): boolean {
  const clause = segment.text.slice(end).split(CLAUSE_END, 1)[0]!;
  return speaksOfDiscount(clause) && !deniesDiscount(clause);
}
